"""What each device of a table is sent once something has happened: its view as documents.

A device has three documents, *wall*, *known* and *secret* (table/screens/documents.py), and the
tablet the *desk*. The first two and all of the tablet's are sent as differences to what the device
has. The secret document of a phone in play is sent whole, at one size for all, at moments that tell
nothing (promises P3 and P14 of decision 22):

- after an event that is not plain, all phones in play get it, new or not.
- after a plain one, all phones of a group get it where it is new for one of them.
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
    """The documents that a device has; None: none yet."""

    wall: WallView | None = None
    known: Layer | None = None
    secret: SecretView | None = None
    desk: Any = None


@dataclass(slots=True)
class Served:
    """One device to serve: who looks, what it has, and what the renderer works out."""

    looker: Looker
    has: DeviceState
    always: bool = False
    """Whether it is served even if nothing changed."""
    plain: bool = False
    """Whether no secret part has changed (as in `Push`)."""
    known: Layer | None = None
    secret: SecretView | None = None
    desk: Any = None
    group: str = ""


class Renderer:
    """One moment of a table, for devices that are served together."""

    def __init__(self, showing: Showing, devices: Iterable[Served]) -> None:
        self._showing, self._dark, self._wall = showing, showing.dark, showing.wall_document
        self._out = _out(showing)
        self._written: dict[int, tuple[Any, bytes]] = {}
        self._changes: dict[tuple[int, int], tuple[object, object, bytes]] = {}
        self._frames: dict[bytes, bytes] = {}
        self._layers: list[Layer] = []
        self._groups = set[str]()
        self._public = False
        for device in devices:
            try:
                self._look(device)
            except Exception:
                log.exception("a view failed", kind=device.looker.kind.value)

    def _look(self, device: Served) -> None:
        """Render the device's documents, and note what its whole group must be sent. An unchanged
        document is the same object that the device has."""
        looker, has, showing = device.looker, device.has, self._showing
        known, secret = showing.documents(looker)
        device.known = has.known if has.known == known else self._shared(known)
        device.secret = has.secret if has.secret == secret else secret
        if looker.kind is Kind.TABLET:
            device.desk = showing.desk_document
        if showing.plays(looker):
            # Eliminated players, as the wall shows them, are a group of their own.
            device.group = "out" if looker.seat in self._out else "in"
        if has.known is None:
            return
        if self._dark and device.group:
            # In the dark who was served alone must not be told from the others.
            self._public |= has.known is not device.known or has.wall != self._wall
        if has.secret is not device.secret:
            self._groups.add(device.group)

    def _shared(self, known: Layer) -> Layer:
        """One object for all devices with the same known document, so that it is encoded once."""
        for one in self._layers:
            if one == known:
                return one
        self._layers.append(known)
        return known

    def frame(self, device: Served) -> bytes | None:
        """The frame for this device; None: it is up to date. Raises ValueError if its view failed
        or is too long."""
        if device.known is None:
            raise ValueError("no view")
        has, hides = device.has, bool(device.group)
        anew = hides and self._public
        documents = [
            (b"wall", has.wall, self._wall, anew),
            (b"known", has.known, device.known, anew),
            (b"desk", has.desk, device.desk, False),
        ]
        whole: list[bytes] = []
        changed: list[bytes] = []
        if has.secret is None or (hides and self._gets_secret(device)):
            whole.append(b'"secret":%b' % self._secret(device))
        elif not hides:
            documents.append((b"secret", has.secret, device.secret, False))
        for name, old, new, again in documents:
            if again or (old is None and new is not None):
                whole.append(b'"%b":%b' % (name, self._whole(new)))
            elif old is not new and (change := self._difference(old, new)):
                changed.append(b'"%b":[%b]' % (name, change))
        has.wall, has.known, has.secret = self._wall, device.known, device.secret
        has.desk = device.desk
        if changed:
            whole.append(b'"changed":{%b}' % b",".join(changed))
        return self._framed(whole) if whole else None

    def whole(self, looker: Looker) -> bytes:
        """The frame with all documents, for a device that was not sent the last ones."""
        device = Served(looker, DeviceState())
        self._look(device)
        frame = self.frame(device)
        assert frame is not None
        return frame

    def _gets_secret(self, device: Served) -> bool:
        new = device.group in self._groups
        return device.always or not device.plain or self._dark or new

    def _whole(self, document: object) -> bytes:
        """A document as JSON; it is kept alive, so that its identity is not reused."""
        known = self._written.get(id(document))
        if known is None:
            known = self._written[id(document)] = document, encode(document)
        return known[1]

    def _difference(self, was: object, now: object) -> bytes:
        """The difference between two documents; empty if they are equal."""
        key = id(was), id(now)
        known = self._changes.get(key)
        if known is None:
            known = self._changes[key] = was, now, b",".join(difference(was, now))
        return known[2]

    def _secret(self, device: Served) -> bytes:
        """The secret document as it is sent. Raises TooMuchToSay."""
        assert device.secret is not None
        text = self._showing.padded(device.looker, device.secret)
        if device.group and not self._dark and len(text) > self._showing.room(device.looker):
            log.error("a document is longer than its room", bytes=len(text))
        return text

    def _framed(self, members: list[bytes]) -> bytes:
        text = b"{%b}" % b",".join(members)
        frame = self._frames.get(text)
        if frame is None:
            frame = self._frames[text] = frames.event("view", text)
        return frame


def _out(showing: Showing) -> frozenset[int]:
    rings = (panel for panel in showing.wall.panels if isinstance(panel, Circle))
    return frozenset(mark.seat for ring in rings for mark in ring.marks if mark.dead)
