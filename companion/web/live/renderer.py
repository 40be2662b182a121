"""What each device of a table is sent once something has happened: its view as documents.

A device has three documents, *wall*, *known* and *secret* (table/screens/documents.py), and the
tablet the *desk*. The first two and all of the tablet's are sent as differences to what the device
has. The secret document of a phone in play is sent whole, at one size for all, at moments that tell
nothing (promises P3 and P14 of decision 22):

- after what is not plain to everybody, all phones in play get it, new or not;
- after what is plain, all phones of a group get it where it is new for one of them;
- in the dark all get it on each beat.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import structlog

from companion.core.words.panels.base import Circle
from companion.table.device import Kind, Looker
from companion.table.screens.difference import difference, encode
from companion.table.screens.documents import Layer, SecretView, WallView
from companion.table.screens.present import Showing
from companion.web.live.transport import frames

log = structlog.get_logger()


@dataclass(slots=True)
class DeviceState:
    """The documents that a device has; None: not one yet."""

    wall: WallView | None = None
    known: Layer | None = None
    secret: SecretView | None = None
    desk: Any = None


@dataclass(slots=True)
class Served:
    """One device to be served: who looks, and what it has. `always`: it is served in any case;
    `plain`: nothing that only some may know is another (as in `Push`)."""

    looker: Looker
    has: DeviceState
    always: bool = False
    plain: bool = False


@dataclass(slots=True)
class _Now:
    """The newest documents of one device, beside the wall's."""

    known: Layer
    secret: SecretView
    desk: Any
    group: str


class Renderer:
    """One moment of a table, for the devices that are served together."""

    def __init__(self, showing: Showing, devices: Iterable[Served]) -> None:
        self._showing, self._dark, self._wall = showing, showing.dark, showing.wall_document
        self._out = _out(showing)
        self._written: dict[int, tuple[Any, bytes]] = {}
        self._changes: dict[tuple[int, int], tuple[object, object, bytes]] = {}
        self._frames: dict[bytes, bytes] = {}
        self._layers: list[Layer] = []
        self._now: dict[int, _Now] = {}
        self._groups = set[str]()
        self._public = False
        for device in devices:
            self._look(device)

    def _look(self, device: Served) -> None:
        """Render the device's documents, and note what all of its group must be sent."""
        has = device.has
        try:
            now = self._now[id(device)] = self._rendered(device)
        except Exception:
            log.exception("a view failed", kind=device.looker.kind.value)
            return
        if has.known is not None:
            if self._dark and now.group:
                # In the dark who was served alone must not be told from the others.
                self._public |= has.known is not now.known or has.wall != self._wall
            if has.secret is not now.secret:
                self._groups.add(now.group)

    def _rendered(self, device: Served) -> _Now:
        """What is as it was is the very object that the device has."""
        looker, has = device.looker, device.has
        known, secret = self._showing.documents(looker)
        known = has.known if has.known == known else self._shared(known)
        secret = has.secret if has.secret == secret else secret
        desk = self._showing.desk_document if looker.kind is Kind.TABLET else None
        return _Now(known, secret, desk, self._group(looker))

    def _shared(self, known: Layer) -> Layer:
        """One object for all devices that know the same, so that it is written once."""
        for one in self._layers:
            if one == known:
                return one
        self._layers.append(known)
        return known

    def frame(self, device: Served) -> bytes | None:
        """What the device is sent now; None: it has all of it. Raises KeyError where its view
        failed, and TooMuchToSay."""
        has, now = device.has, self._now[id(device)]
        whole: list[bytes] = []
        changed: list[bytes] = []

        def tell(name: bytes, old: object, new: object, *, anew: bool = False) -> None:
            if old is None or anew:
                whole.append(b'"%b":%b' % (name, self._whole(new)))
            elif old is not new and (told := self._difference(old, new)):
                changed.append(b'"%b":[%b]' % (name, told))

        public = bool(now.group) and self._public
        tell(b"wall", has.wall, self._wall, anew=public)
        if has.known is not now.known or public:
            tell(b"known", has.known, now.known, anew=public)
        if not now.group and has.secret is not None:
            tell(b"secret", has.secret, now.secret)
        elif has.secret is None or self._gets_secret(device, now.group):
            whole.append(b'"secret":%b' % self._secret(device.looker, now))
        if now.desk is not None:
            tell(b"desk", has.desk, now.desk)
        has.wall, has.known, has.secret, has.desk = self._wall, now.known, now.secret, now.desk
        if changed:
            whole.append(b'"changed":{%b}' % b",".join(changed))
        return self._framed(whole) if whole else None

    def whole(self, looker: Looker) -> bytes:
        """All documents, for a device that was not sent the last ones."""
        device = Served(looker, DeviceState())
        self._look(device)
        frame = self.frame(device)
        assert frame is not None
        return frame

    def _gets_secret(self, device: Served, group: str) -> bool:
        return device.always or not device.plain or self._dark or group in self._groups

    def _whole(self, document: object) -> bytes:
        """A document in JSON; it stays alive, so that no other one gets its identity."""
        known = self._written.get(id(document))
        if known is None:
            known = self._written[id(document)] = document, encode(document)
        return known[1]

    def _difference(self, was: object, now: object) -> bytes:
        """What leads from one document to another; empty where they are the same."""
        key = id(was), id(now)
        known = self._changes.get(key)
        if known is None:
            known = self._changes[key] = was, now, b",".join(difference(was, now))
        return known[2]

    def _secret(self, looker: Looker, now: _Now) -> bytes:
        """The secret document as it travels. Raises TooMuchToSay."""
        text = self._showing.padded(looker, now.secret)
        if now.group and not self._dark and len(text) > self._showing.room(looker):
            log.error("a document is longer than its room", bytes=len(text))
        return text

    def _group(self, looker: Looker) -> str:
        """With which phones this one is served: those who play, and apart from them those who are
        out, as the wall shows. Empty for all who have nothing to hide."""
        if looker.seat is None or not self._showing.plays(looker):
            return ""
        return "out" if looker.seat in self._out else "in"

    def _framed(self, members: list[bytes]) -> bytes:
        text = b"{%b}" % b",".join(members)
        frame = self._frames.get(text)
        if frame is None:
            frame = self._frames[text] = frames.event("view", text)
        return frame


def _out(showing: Showing) -> frozenset[int]:
    rings = (panel for panel in showing.wall.panels if isinstance(panel, Circle))
    return frozenset(mark.seat for ring in rings for mark in ring.marks if mark.dead)
