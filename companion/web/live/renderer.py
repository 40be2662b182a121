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
from dataclasses import dataclass, field
from typing import Any

import structlog

from companion.core.words.panels.base import Circle
from companion.table.device import Kind, Viewer
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
class Recipient:
    """One device to serve: who looks, what it was sent, and its new documents."""

    viewer: Viewer
    sent: DeviceState
    always: bool = False
    """Whether it is served even if nothing changed."""
    plain: bool = False
    """Whether no secret part has changed (as in `Push`)."""
    known: Layer | None = None
    secret: SecretView | None = None
    desk: Any = None
    group: str = ""


@dataclass(slots=True)
class Members:
    """Documents as members of the JSON object of a frame."""

    whole: list[bytes] = field(default_factory=list)
    changed: list[bytes] = field(default_factory=list)
    """Members with a difference instead of the whole document."""

    def add(self, name: bytes, old: object, new: object) -> None:
        """Add what leads from the old document to the new one; None: the device has none."""
        if old is new:
            return
        if old is None:
            self.whole.append(b'"%b":%b' % (name, encode(new)))
        elif changes := difference(old, new):
            self.changed.append(b'"%b":[%b]' % (name, b",".join(changes)))

    def __add__(self, other: Members) -> Members:
        return Members(self.whole + other.whole, self.changed + other.changed)

    def frame(self) -> bytes | None:
        """The event with these documents; None: there are none."""
        whole = self.whole
        if self.changed:
            whole = [*whole, b'"changed":{%b}' % b",".join(self.changed)]
        return frames.event("view", b"{%b}" % b",".join(whole)) if whole else None


Shared = tuple[tuple[object, ...], Members, bytes | None]
"""What several devices are sent: the documents that it depends on, the members, the frame. The
documents stay alive with it, so that no other object gets their identity."""


class Renderer:
    """One moment of a table, for devices that are served together."""

    def __init__(self, showing: Showing, devices: Iterable[Recipient]) -> None:
        self._showing, self._dark, self._wall = showing, showing.dark, showing.wall_document
        self._in_play, self._eliminated = showing.in_play, _eliminated(showing)
        self._shared: dict[tuple[int, ...], Shared] = {}
        self._layers: list[Layer] = []
        self._groups = set[str]()
        self._send_whole = False
        for device in devices:
            try:
                self._prepare(device)
            except Exception:
                log.exception("a view failed", kind=device.viewer.kind.value)

    def _prepare(self, device: Recipient) -> None:
        """Render the device's documents, and note what its whole group must be sent. An unchanged
        document is the same object that the device has."""
        viewer, sent, showing = device.viewer, device.sent, self._showing
        known, secret = showing.documents(viewer)
        device.known = sent.known if sent.known == known else self._same_object(known)
        device.secret = sent.secret if sent.secret == secret else secret
        if viewer.kind is Kind.TABLET:
            device.desk = showing.desk_document
        elif viewer.seat in self._in_play:
            # Eliminated players, as the wall shows them, are a group of their own.
            device.group = "out" if viewer.seat in self._eliminated else "in"
        if sent.known is None:
            return
        if self._dark and device.group:
            # In the dark nobody may be sent a document alone: all get both whole.
            self._send_whole |= sent.known is not device.known or sent.wall != self._wall
        if sent.secret is not device.secret:
            self._groups.add(device.group)

    def _same_object(self, known: Layer) -> Layer:
        """One object for all devices with the same known document, so that it is encoded once."""
        for layer in self._layers:
            if layer == known:
                return layer
        self._layers.append(known)
        return known

    def frame(self, device: Recipient) -> bytes | None:
        """Its frame; None: it is up to date. Raises ValueError: the view failed or is too long."""
        if device.known is None:
            raise ValueError("no view")
        sent, hides = device.sent, bool(device.group)
        whole = hides and self._send_whole
        _, members, frame = self._shared_members(sent, device.known, whole=whole)
        own = None
        if sent.secret is None or (hides and self._gets_secret(device)):
            own = Members([b'"secret":%b' % self._secret(device)])
        elif not hides:
            own = Members()
            own.add(b"secret", sent.secret, device.secret)
        if own is not None:
            own.add(b"desk", sent.desk, device.desk)
        sent.wall, sent.known, sent.secret = self._wall, device.known, device.secret
        sent.desk = device.desk
        return frame if own is None else (own + members).frame()

    def _shared_members(self, sent: DeviceState, known: Layer, *, whole: bool) -> Shared:
        """The wall's and the known document for a device. `whole`: both whole."""
        was = None if whole else sent.known
        wall = self._wall_members(None if whole else sent.wall)
        if was is known:
            return wall
        key = id(sent.wall), id(was), id(known)
        shared = self._shared.get(key)
        if shared is None:
            members = Members()
            members.add(b"known", was, known)
            members = wall[1] + members
            shared = self._shared[key] = (sent.wall, was, known), members, members.frame()
        return shared

    def _wall_members(self, was: WallView | None) -> Shared:
        key = (id(was),)
        shared = self._shared.get(key)
        if shared is None:
            members = Members()
            members.add(b"wall", was, self._wall)
            shared = self._shared[key] = (was,), members, members.frame()
        return shared

    def whole(self, viewer: Viewer) -> bytes:
        """The frame with all documents, for a device that was not sent the last ones."""
        device = Recipient(viewer, DeviceState())
        self._prepare(device)
        frame = self.frame(device)
        assert frame is not None
        return frame

    def _gets_secret(self, device: Recipient) -> bool:
        new = device.group in self._groups
        return device.always or not device.plain or self._dark or new

    def _secret(self, device: Recipient) -> bytes:
        assert device.secret is not None
        text = self._showing.padded(device.viewer, device.secret)
        if device.group and not self._dark and len(text) > self._showing.room(device.viewer):
            log.error("a document is longer than its room", bytes=len(text))
        return text


def _eliminated(showing: Showing) -> frozenset[int]:
    rings = (panel for panel in showing.wall.panels if isinstance(panel, Circle))
    return frozenset(mark.seat for ring in rings for mark in ring.marks if mark.dead)
