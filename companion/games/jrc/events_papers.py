"""Facts about sealed papers (§9): written, taken back, destroyed unread, opened together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.core.kit.rounds import SealedRound
from companion.core.seat import Ring
from companion.games.jrc.events_setup import with_player
from companion.games.jrc.state import Change, JrcState, Lines, Phase


@dataclass(frozen=True)
class PapersAsked(Fact[JrcState]):
    """A step begins in which `awaited` write; the app has filed the empty papers of `filed`."""

    wire: ClassVar[str] = "jrc.papers_asked"
    phase: Phase
    awaited: Ring
    filed: Ring = ()

    def apply(self, state: JrcState) -> JrcState:
        if self.phase is Phase.LATE_ALLOCATE:
            for seat in self.awaited:
                state = with_player(state, seat)
        return replace(
            state.at(self.phase),
            papers=SealedRound.of(self.awaited, self.filed, ()),
            asked=state.asked + 1,
        )


@dataclass(frozen=True)
class PaperSealed(Fact[JrcState]):
    """Somebody has written; what, is nobody's until the table is opened, and in no copy."""

    wire: ClassVar[str] = "jrc.paper_sealed"
    paper: ClassVar[bool] = True
    seat: int
    lines: Lines

    def apply(self, state: JrcState) -> JrcState:
        if state.papers is None:
            return state
        return replace(state, papers=state.papers.give(self.seat, self.lines))


@dataclass(frozen=True)
class PaperTakenBack(Fact[JrcState]):
    """The author has the paper again."""

    wire: ClassVar[str] = "jrc.paper_taken_back"
    seat: int

    def apply(self, state: JrcState) -> JrcState:
        if state.papers is None:
            return state
        return replace(state, papers=state.papers.take_back(self.seat))


@dataclass(frozen=True)
class PapersSeen(Fact[JrcState]):
    """The host has taken an opening back: the papers of `seats`, which everybody has seen, are
    final (decision 0014)."""

    wire: ClassVar[str] = "jrc.papers_seen"
    seats: Ring

    def apply(self, state: JrcState) -> JrcState:
        if state.papers is None:
            return state
        return replace(state, papers=state.papers.finish(self.seats))


@dataclass(frozen=True)
class NoLongerAwaited(Fact[JrcState]):
    """No paper of this seat is wanted any more; one that lies there is destroyed unread."""

    wire: ClassVar[str] = "jrc.no_longer_awaited"
    seat: int

    def apply(self, state: JrcState) -> JrcState:
        if state.papers is None:
            return state
        return replace(state, papers=state.papers.excuse(self.seat))


@dataclass(frozen=True)
class PapersOpened(Fact[JrcState]):
    """The host has opened the table: all `papers` at once, and what they change."""

    wire: ClassVar[str] = "jrc.papers_opened"
    shows: ClassVar[bool] = True
    papers: tuple[tuple[int, Lines], ...]
    changes: tuple[Change, ...] = ()
    cities: tuple[str, ...] = ()

    def apply(self, state: JrcState) -> JrcState:
        written = dict(self.papers)
        state = state.moved(self.changes)
        if state.phase in (Phase.ALLOCATE, Phase.LATE_ALLOCATE):
            return _allocated(state, tuple(written))
        if state.phase is Phase.METHUSELAH_ORDERS:
            turn = replace(state.turns[-1], orders=written, moved=self.changes)
            return state.with_turn(turn).at(Phase.METHUSELAH_REVEAL)
        if state.phase is Phase.CITY_SELECT:
            picked = state.with_turn(replace(state.turns[-1], picks=written))
            return replace(picked, papers=None, picked=True, chosen=self.cities)
        if state.phase is Phase.COUNTER:
            session = replace(state.hall, plans=written, left=_left(state, written))
            return replace(state.at(Phase.COUNTER_REVEAL), session=session)
        session = replace(state.hall, bought=written)
        return replace(state.at(Phase.ADVANTAGES_REVEAL), session=session)


def _allocated(state: JrcState, seats: Ring) -> JrcState:
    opened = replace(state.at(Phase.REVEAL_ALLOCATION), arrivals=(), latest=())
    if state.phase is Phase.ALLOCATE:
        return replace(opened, past=(state.snapshot,))
    return replace(opened, came={**state.came, **dict.fromkeys(seats, state.turn + 1)})


def _left(state: JrcState, plans: dict[int, Lines]) -> dict[int, int]:
    """§7.2: what remains after one's own plan and everybody else's, never below 0."""
    left = dict(state.hall.fi0)
    for seat, lines in plans.items():
        for target, points in lines:
            left[seat] -= points
            left[int(target)] -= points
    return {seat: max(0, points) for seat, points in left.items()}
