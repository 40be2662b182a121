"""The open sockets of one table: who looks through each, and what it was shown last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

import orjson
import structlog

from companion.table.device import Kind, Looker
from companion.table.effects import Push
from companion.table.picture import Picture
from companion.table.picture import Table as Head
from companion.table.present import looker_of
from companion.table.state import Table
from companion.table.view_cache import Kept
from companion.web.live.encoding import spelled
from companion.web.live.messages import Around, Moved, trouble
from companion.web.live.transport import frames

log = structlog.get_logger()
ONLOOKERS_AT_MOST = 128
"""Sockets of one table that hold no place: screens, and phones without a seat. Seats and the tablet
are not counted at all: each has one socket, and the newest wins."""

Emit = Callable[[str, str, Any], None]
"""Send the named event with this content to the socket with this id."""
Show = Callable[[str, bytes], None]
"""Send this frame of a picture, instead of any that waits, to the socket with this id."""
Paint = Callable[[Looker], Picture]


@dataclass(slots=True)
class Device:
    """One socket. `token` is the hash of what it holds; `address`: where it comes from (as in
    limits.network_of); `shown`: the hash of what it was sent last (a thousand pictures would be
    megabytes), `around`: the name of the table part that it has."""

    sid: str
    kind: Kind
    token: str | None
    looker: Looker
    address: str = ""
    shown: int | None = None
    around: str = ""

    @property
    def looks_on(self) -> bool:
        """Whether it holds no place: neither a seat nor the tablet."""
        return self.looker.seat is None and self.kind is not Kind.TABLET


@dataclass(slots=True)
class Devices:
    """All sockets of one table, by socket id."""

    emit: Emit
    show_one: Show
    close: Callable[[str], None]
    by_sid: dict[str, Device] = field(default_factory=dict)
    kept: Kept = field(default_factory=Kept)
    _holders: Mapping[int, str] | None = None
    _tablet: str | None = None
    _named: tuple[Head | None, str] = (None, "")

    def add(self, device: Device) -> None:
        """A new socket; an older one of the same place is told `moved` and closed."""
        if device.looks_on:
            self._make_room()
        else:
            self.move([one for one in self.by_sid.values() if one.looker == device.looker])
        self.by_sid[device.sid] = device

    def _make_room(self) -> None:
        """Where too many look on, the oldest onlooker of the address that has most of them goes.

        The television of the room is older than any stranger, but the only one of its address.
        """
        onlookers = [one for one in self.by_sid.values() if one.looks_on]
        if len(onlookers) < ONLOOKERS_AT_MOST:
            return
        (most, _), *_ = Counter(one.address for one in onlookers).most_common(1)
        oldest = next(one for one in onlookers if one.address == most)
        del self.by_sid[oldest.sid]
        self.close(oldest.sid)

    def move(self, gone: Iterable[Device], why: str = "") -> None:
        """These places have gone to other devices, or there is a reason `why` (effects.Moved)."""
        said: Moved = {"why": why} if why else {}
        for device in tuple(gone):
            del self.by_sid[device.sid]
            self.emit(device.sid, "moved", said)
            self.close(device.sid)

    def holding(self, token: str) -> list[Device]:
        """The sockets that came with this token (hash)."""
        return [one for one in self.by_sid.values() if one.token == token]

    def seats(self) -> frozenset[int]:
        """The seats whose phone is connected now."""
        lookers = (one.looker for one in self.by_sid.values())
        return frozenset(one.seat for one in lookers if one.seat is not None)

    def tell_tablet(self, name: str, content: Any) -> None:
        """An event for the tablet alone."""
        for device in self.by_sid.values():
            if device.kind is Kind.TABLET:
                self.emit(device.sid, name, content)

    def tell_saving(self, works: bool) -> None:
        """The tablet hears whether the table can be written down."""
        self.tell_tablet("trouble", trouble(works))

    def identify(self, table: Table) -> None:
        """Who looks through each socket now: a seat may have been taken or given up."""
        if self._holders is table.holders and self._tablet == table.tablet:
            return
        self._holders, self._tablet = table.holders, table.tablet
        for device in tuple(self.by_sid.values()):
            looker = looker_of(table, device.kind, device.token)
            if looker is None:
                self.move([device])
            else:
                device.looker = looker

    def show(self, pushes: Iterable[Push], picture: Paint) -> None:
        """Send the picture to everybody whom one of `pushes` means and for whom it is new.

        What all eyes see alike and what seldom changes, the table itself, goes ahead of it, and
        only to a socket that has another one: decision 0001.
        """
        drawn: dict[Looker, Drawn | None] = {}
        wanted = tuple(pushes)
        for device in tuple(self.by_sid.values()):
            looker = device.looker
            meant = [push for push in wanted if push.everybody or means(push, looker)]
            if not meant:
                continue
            if looker not in drawn:
                drawn[looker] = self._painted(picture, looker)
            if (painted := drawn[looker]) is None:
                continue
            around, table, whole, frame = painted
            if (name := hash(whole)) != device.shown or any(push.always for push in meant):
                if around != device.around:
                    said: Around = {"n": around, "table": table}
                    self.emit(device.sid, "table", said)
                device.shown, device.around = name, around
                self.show_one(device.sid, frame)

    def _painted(self, picture: Paint, looker: Looker) -> Drawn | None:
        """What `looker` is shown; None where it cannot be drawn, which must not blind others."""
        try:
            shown = picture(looker)
            table = shown["table"]
            if table is not self._named[0]:
                self._named = table, _name(table)
            name = self._named[1]
            whole = spelled({**shown, "table": name})
            return Drawn(name, table, whole, frames.event("view", whole))
        except Exception:
            log.exception("a picture failed", kind=looker.kind.value)
            return None


def means(push: Push, looker: Looker) -> bool:
    """Whether `push` is for this pair of eyes."""
    if push.everybody:
        return True
    if looker.kind is Kind.TABLET:
        return push.tablet
    return push.onlookers if looker.seat is None else looker.seat in push.seats


class Drawn(NamedTuple):
    """The table's name and content, what is compared, and the frame that is sent."""

    around: str
    table: Head
    whole: bytes
    frame: bytes


def _name(table: Head) -> str:
    # It follows from the content: a socket that comes back needs no memory of ours.
    return blake2b(orjson.dumps(table), digest_size=8).hexdigest()
