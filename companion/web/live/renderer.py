"""What each device of a table is sent once something has happened: its view as documents.

A device has up to three documents: *known* and *secret* (table/screens/documents.py), and the
tablet the *desk*. The known one and all of the tablet's are sent as differences to what the device
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
from companion.table.screens.difference import Differences, encode
from companion.table.screens.documents import KnownView, SecretView
from companion.table.screens.present import Showing
from companion.web.live.transport import frames

log = structlog.get_logger()


@dataclass(slots=True)
class DeviceState:
    """The documents that a device has; None: not one yet."""

    known: KnownView | None = None
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
    """The newest documents of one device."""

    known: KnownView
    secret: SecretView
    desk: Any
    group: str


class Renderer:
    """One moment of a table, for the devices that are served together."""

    def __init__(self, showing: Showing, devices: Iterable[Served]) -> None:
        self._showing = showing
        self._out = _out(showing)
        self._frames: dict[bytes, bytes] = {}
        self._differences = Differences()
        self._alike: KnownView | None = None
        self._now: dict[int, _Now] = {}
        self._groups = set[str]()
        self._public = False
        for device in devices:
            self._look(device)

    def _look(self, device: Served) -> None:
        """Render the device's documents, and note what all of its group must be sent."""
        has = device.has
        try:
            now = self._now[id(device)] = self._rendered(device.looker)
        except Exception:
            log.exception("a view failed", kind=device.looker.kind.value)
            return
        if has.known is not None:
            # In the dark who was served alone must not be told from the others.
            news = self._showing.dark and has.known != now.known
            self._public = self._public or (news and bool(now.group))
            if has.secret != now.secret:
                self._groups.add(now.group)

    def _rendered(self, looker: Looker) -> _Now:
        showing = self._showing
        known, secret = showing.documents(looker)
        # Many phones know the same: one object, so that its difference is worked out once.
        if self._alike is not None and self._alike == known:
            known = self._alike
        self._alike = known
        desk = showing.desk_document if looker.kind is Kind.TABLET else None
        return _Now(known, secret, desk, self._group(looker))

    def frame(self, device: Served) -> bytes | None:
        """What the device is sent now; None: it has all of it. Raises KeyError where its view
        failed, and TooMuchToSay."""
        has, now = device.has, self._now[id(device)]
        whole: list[bytes] = []
        changed: list[bytes] = []
        if has.known is None or (now.group and self._public):
            whole.append(b'"known":%b' % encode(now.known))
        elif told := self._difference(has.known, now.known):
            changed.append(b'"known":[%b]' % told)
        if now.group or has.secret is None:
            if has.secret is None or self._gets_secret(device, now.group):
                whole.append(b'"secret":%b' % self._secret(device.looker, now))
        elif told := self._difference(has.secret, now.secret):
            changed.append(b'"secret":[%b]' % told)
        if now.desk is not None:
            if has.desk is None:
                whole.append(b'"desk":%b' % encode(now.desk))
            elif told := self._difference(has.desk, now.desk):
                changed.append(b'"desk":[%b]' % told)
        has.known, has.secret, has.desk = now.known, now.secret, now.desk
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
        return device.always or not device.plain or self._showing.dark or group in self._groups

    def _difference(self, was: Any, now: Any) -> bytes:
        return b",".join(self._differences.of(was, now))

    def _secret(self, looker: Looker, now: _Now) -> bytes:
        """The secret document as it travels. Raises TooMuchToSay."""
        text = self._showing.padded(looker, now.secret)
        if now.group and not self._showing.dark and len(text) > self._showing.room(looker):
            log.error("a document is longer than its room", bytes=len(text))
        return text

    def _group(self, looker: Looker) -> str:
        """With which phones this one is served: those who play, and apart from them those who are
        out, as the wall shows. Empty for all who have nothing to hide."""
        if looker.kind is not Kind.PHONE or not self._showing.plays(looker):
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
