"""The open sockets of one table: who looks through each, and what it was sent last."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import structlog

from companion.core.text import text
from companion.table.device import Kind, Viewer
from companion.table.effects import Push
from companion.table.screens.present import Showing, viewer_of
from companion.table.screens.view_cache import ViewCache
from companion.table.state import Table
from companion.web.live.messages import MovedMessage, Trouble
from companion.web.live.renderer import DeviceState, Recipient, Renderer

log = structlog.get_logger()
SPECTATORS_AT_MOST = 128
"""Most sockets of one table without a place: screens, and phones without a seat. A seat and the
tablet have one socket each, the newest."""

Emit = Callable[[str, str, Any], None]
"""Send the named event with this content to the socket with this id."""
Show = Callable[[str, bytes, Callable[[], bytes]], None]
"""Send this frame to the socket with this id; if another one still waits there, send the frame of
the whole picture instead."""


@dataclass(slots=True)
class Device:
    """One socket."""

    sid: str
    kind: Kind
    token: str | None
    viewer: Viewer
    address: str = ""
    """Network of its address, as by `limits.network_of`."""
    sent: DeviceState = field(default_factory=DeviceState)
    """The documents it was sent last."""
    since: float | None = None
    """Database time when the cluster recorded it; None: not yet."""
    sounds: bool = False
    """Whether it plays the voice, as it reports itself."""

    @property
    def place(self) -> int:
        """The seat that it holds, or 0 for the tablet."""
        return self.viewer.seat or 0

    @property
    def is_spectator(self) -> bool:
        """Whether it holds neither a seat nor the tablet."""
        return self.viewer.seat is None and self.kind is not Kind.TABLET


@dataclass(slots=True)
class Devices:
    """All sockets of one table in this process, by socket id."""

    emit: Emit
    show_one: Show
    close: Callable[[str], None]
    changed: Callable[[], object] = lambda: None
    by_sid: dict[str, Device] = field(default_factory=dict)
    elsewhere: Mapping[int, float] = field(default_factory=dict)
    """Places connected to other processes, each with its newest time."""
    cache: ViewCache = field(default_factory=ViewCache)
    _holders: Mapping[int, str] | None = None
    _tablet: str | None = None

    def add(self, device: Device) -> None:
        """A new socket; an older one of the same place is told `moved` and closed."""
        if device.is_spectator:
            self._make_room()
        else:
            self.evict([one for one in self.by_sid.values() if one.viewer == device.viewer])
        self.by_sid[device.sid] = device
        self.changed()
        if device.kind is Kind.SCREEN:
            self.emit_to_tablet("screen", {})

    def remove(self, sid: str) -> bool:
        """A socket has closed; False: it had been closed by us before."""
        if self.by_sid.pop(sid, None) is None:
            return False
        self.changed()
        return True

    def places(self) -> list[tuple[int, float | None]]:
        return [(one.place, one.since) for one in self.by_sid.values() if not one.is_spectator]

    def mark_recorded(self, now: float) -> None:
        """The cluster has recorded all places here, new ones at `now`."""
        for device in self.by_sid.values():
            device.since = device.since or now

    def set_elsewhere(self, places: Mapping[int, float]) -> bool:
        """Set the places connected to other processes; the newest connection of a place wins.
        Returns whether they have changed."""
        self.evict(
            one
            for one in self.by_sid.values()
            if not one.is_spectator and one.since is not None
            if places.get(one.place, 0.0) > one.since
        )
        before, self.elsewhere = self.elsewhere.keys(), places
        return before != places.keys()

    def _make_room(self) -> None:
        """If there are too many spectators, close the oldest of the address that has most. A
        television in the room is older than any stranger, but the only one of its address."""
        spectators = [one for one in self.by_sid.values() if one.is_spectator]
        if len(spectators) < SPECTATORS_AT_MOST:
            return
        (most, _), *_ = Counter(one.address for one in spectators).most_common(1)
        oldest = next(one for one in spectators if one.address == most)
        del self.by_sid[oldest.sid]
        self.close(oldest.sid)

    def evict(self, devices: Iterable[Device], why: str = "") -> None:
        """Send `moved` and close: other devices hold these places now, or `why` (PlaceLost)."""
        content: MovedMessage = {"why": why} if why else {}
        for device in tuple(devices):
            del self.by_sid[device.sid]
            self.emit(device.sid, "moved", content)
            self.close(device.sid)
            self.changed()

    def with_token(self, token: str) -> list[Device]:
        return [one for one in self.by_sid.values() if one.token == token]

    def seats(self) -> frozenset[int]:
        """The seats whose phone is connected, to any process."""
        viewers = (one.viewer for one in self.by_sid.values())
        here = frozenset(one.seat for one in viewers if one.seat is not None)
        return here | (self.elsewhere.keys() - {0})

    def report_sound(self, sid: str, works: bool | None) -> int | None:
        """How many devices play the voice, phones not counted; `works`: what this one reports
        (None: nothing). None: not known, because some are connected to another process."""
        device = self.by_sid.get(sid)
        if device is not None and device.kind is not Kind.PHONE and works is not None:
            device.sounds = works
        count = sum(one.sounds for one in self.by_sid.values())
        return None if self.elsewhere and not count else count

    def emit_to_tablet(self, name: str, content: Any) -> None:
        for device in self.by_sid.values():
            if device.kind is Kind.TABLET:
                self.emit(device.sid, name, content)

    def share_wifi(self, sid: str, content: Any) -> bool:
        """Send the network (messages.Wifi) to all screens; False: this is no longer the tablet."""
        if sid not in self.by_sid:
            return False
        for device in self.by_sid.values():
            if device.kind is Kind.SCREEN:
                self.emit(device.sid, "wifi", content)
        return True

    def renew_codes(self) -> None:
        """Close the sockets of pages with a QR: they come back with a new address (`build`)."""
        for device in tuple(self.by_sid.values()):
            if device.kind is not Kind.TABLET:
                self.close(device.sid)

    def report_saving(self, works: bool) -> None:
        message: Trouble = {"text": None if works else text("E_CANNOT_SAVE")}
        self.emit_to_tablet("trouble", message)

    def identify(self, table: Table) -> None:
        """Work out again who looks through each socket, after a seat was taken or given up."""
        if self._holders is table.holders and self._tablet == table.tablet:
            return
        self._holders, self._tablet = table.holders, table.tablet
        for device in tuple(self.by_sid.values()):
            viewer = viewer_of(table, device.kind, device.token)
            if viewer is None:
                self.evict([device])
            else:
                device.viewer = viewer

    def show(self, pushes: Iterable[Push], showing: Showing) -> None:
        """Send each device that one of `pushes` is for what is new in its view. Whether a secret
        document is sent must tell nothing: at night every phone gets its own each time, by day all
        phones of the game do after every event that is not plain."""
        wanted = tuple(pushes)
        meant = [
            (device, recipient(device, mine))
            for device in tuple(self.by_sid.values())
            if (mine := [push for push in wanted if is_for(push, device.viewer)])
        ]
        if not meant:
            return
        if (before := showing.before_announcement) is None:
            self.cache.memory.run(self._show, meant, showing)
            return
        # While the wall announces news, most devices still show the table before them.
        for moment in (before, showing):
            group = [pair for pair in meant if showing.moment_for(pair[1].viewer) is moment]
            if group:
                self.cache.memory.run(self._show, group, moment)

    def _show(self, meant: list[tuple[Device, Recipient]], showing: Showing) -> None:
        renderer = Renderer(showing, [one for _, one in meant])
        for device, receiver in meant:
            try:
                frame = renderer.frame(receiver)
            except Exception:
                device.sent = DeviceState()
                log.exception("a view failed", kind=device.kind.value)
            else:
                if frame is not None:
                    self.show_one(device.sid, frame, partial(renderer.whole, receiver.viewer))


def recipient(device: Device, pushes: Sequence[Push]) -> Recipient:
    """The device as the recipient of the pushes that are for it."""
    always, plain = any(one.always for one in pushes), all(one.plain for one in pushes)
    return Recipient(device.viewer, device.sent, always, plain)


def is_for(push: Push, viewer: Viewer) -> bool:
    """Whether the push is meant for this viewer."""
    if push.everybody:
        return True
    if viewer.kind is Kind.TABLET:
        return push.tablet
    return push.spectators if viewer.seat is None else viewer.seat in push.seats
