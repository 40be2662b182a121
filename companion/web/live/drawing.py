"""The pictures of one moment as bytes, part by part: what goes to several is written once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from itertools import count, islice
from operator import is_
from typing import Any, NamedTuple

import structlog
from msgspec.json import encode

from companion.core.slip import NOTHING, Slip
from companion.core.value import payload
from companion.core.words.panels.base import Circle
from companion.table.device import Kind, Looker
from companion.table.screens.picture import TableShape
from companion.table.screens.picture_parts import changes
from companion.table.screens.present import Showing
from companion.web.live.encoding import members
from companion.web.live.transport import frames

log = structlog.get_logger()


class Part(NamedTuple):
    """A part of a picture. `name` follows from what it says, and costs less to keep."""

    name: int
    text: bytes


class Basis(NamedTuple):
    """What the bytes of one looker's own part follow from."""

    slip: Slip
    me: tuple[Any, ...]
    plays: bool


class Followed:
    """A part of which the next one is told by what is new in it: written down where somebody has
    to be sent the whole. `name`: of one content only."""

    def __init__(self, name: int, shape: Any) -> None:
        self.name, self.shape = name, shape

    @cached_property
    def text(self) -> bytes:
        """The whole of it."""
        return encode(self.shape)


PLACES = 40
"""In so many places a part may be new; one that is new in more is sent whole."""
Follows = tuple[object, ...] | None
NO_CUE = Part(hash(b"{}"), b"{}")


class NamedParts:
    """What earlier moments of the same table have named. `own`: by looker, what its newest own
    part followed from (as the game says, and as it is written), and its name; `head`: the
    table itself, and its name; `latest`: by looker (None: for all), the newest part that may travel
    as its changes."""

    def __init__(self) -> None:
        self.own: dict[Looker, tuple[Follows, Basis, int]] = {}
        self.head: tuple[TableShape | None, str] = (None, "")
        self.latest: dict[Looker | None, Followed] = {}
        self.names = count()


class Drawing:
    """What can be shown of a table at one moment, to every looker."""

    def __init__(self, showing: Showing, memory: NamedParts) -> None:
        self._showing, self._memory = showing, memory
        self._slips: dict[Looker, Slip] = {}
        self._owns: dict[Looker, Part | Followed] = {}
        self._changes: dict[Looker | None, tuple[int, bytes]] = {}

    @cached_property
    def head(self) -> tuple[TableShape, str]:
        """The table itself, and the name by which the public part speaks of it. The name follows
        from the content: a socket that comes back needs no memory of ours."""
        head = self._showing.head
        if head is not self._memory.head[0]:
            name = blake2b(encode(head), digest_size=8).hexdigest()
            self._memory.head = head, name
        return head, self._memory.head[1]

    @cached_property
    def public(self) -> Followed:
        """What everybody may know."""
        return self._followed(None, {**self._showing.public, "table": self.head[1]})

    def changes(self, looker: Looker | None, had: int | None) -> bytes | None:
        """What leads from the part named `had` to that of today: the public one (None), or what is
        for the tablet. None: it has to be sent whole, and in the dark it always is."""
        before, text = self._changes.get(looker, (None, None))
        return None if before != had or self.dark else text

    def _followed(self, looker: Looker | None, shape: Any) -> Followed:
        """The part, and what leads to it from the one before."""
        known, shape = self._memory.latest.get(looker), payload(shape)
        if known is not None:
            told = list(islice(changes(known.shape, shape), PLACES + 1))
            if not told:
                return known
            if len(told) <= PLACES:
                self._changes[looker] = known.name, encode(told)
        part = self._memory.latest[looker] = Followed(next(self._memory.names), shape)
        return part

    def cue(self, looker: Looker) -> Part | None:
        """What follows from it for one seat; None for a device that is no phone."""
        if looker.kind is not Kind.PHONE:
            return None
        cue = self._showing.cue(looker)
        return NO_CUE if cue is NOTHING else _part(cue)

    def own_name(self, looker: Looker) -> int:
        """The name of what is for this looker alone; it is written only where it is new."""
        known, follows = self._memory.own.get(looker), self._showing.follows(looker)
        if known is not None and follows is not None and _same(known[0], follows):
            return known[2]
        if known is None or known[1] != self._basis(looker):
            return self.own(looker).name
        self._memory.own[looker] = follows, known[1], known[2]
        return known[2]

    def own(self, looker: Looker) -> Part | Followed:
        """What is for this looker alone. Raises `TooMuchToSay`."""
        if (part := self._owns.get(looker)) is None:
            basis = self._basis(looker)
            shape = self._showing.own(looker, basis.slip)
            tablet = looker.kind is Kind.TABLET
            part = self._owns[looker] = self._followed(looker, shape) if tablet else _part(shape)
            if not self.dark and self.group(looker) and len(part.text) > self._showing.room(looker):
                log.error("a part is longer than its room", bytes=len(part.text))
            self._memory.own[looker] = self._showing.follows(looker), basis, part.name
        return part

    @cached_property
    def desk(self) -> dict[str, Part]:
        """The tablet's desk without its diary, each part under its own key."""
        told: dict[str, Any] = {"v": self._showing.version, "undo": None, "redo": None}
        told |= self._showing.desk
        return {key: _part(part) for key, part in told.items() if key != "diary"}

    @cached_property
    def diary(self) -> dict[int, Part]:
        """The lines of the diary, newest first, by their number."""
        return {line["n"]: _part(line) for line in self._showing.desk["diary"]}

    @property
    def dark(self) -> bool:
        """Whether the phones must not be told from each other now."""
        return self._showing.dark

    def group(self, looker: Looker) -> str:
        """With whom a phone is served: those who play, and apart from them those who everybody
        knows to be out. Empty for all who have nothing to hide."""
        if looker.kind is not Kind.PHONE or not self._showing.plays(looker):
            return ""
        return "out" if looker.seat in self._out else "in"

    @cached_property
    def _out(self) -> frozenset[int]:
        panels = self._showing.public["view"].panels
        rings = (panel.marks for panel in panels if isinstance(panel, Circle))
        return frozenset(mark.seat for ring in rings for mark in ring if mark.dead)

    def frame(self, parts: Mapping[str, bytes]) -> bytes:
        """The frame that brings these parts."""
        return frames.event("view", members(parts))

    def _basis(self, looker: Looker) -> Basis:
        showing, slip = self._showing, self._slip(looker)
        me = tuple(showing.me(looker).values())
        return Basis(slip, me, showing.plays(looker))

    def _slip(self, looker: Looker) -> Slip:
        if (slip := self._slips.get(looker)) is None:
            slip = self._slips[looker] = self._showing.slip(looker)
        return slip


def _same(before: Follows, now: tuple[object, ...]) -> bool:
    return before is not None and len(before) == len(now) and all(map(is_, before, now))


def _part(content: Any) -> Part:
    text = encode(content)
    return Part(hash(text), text)
