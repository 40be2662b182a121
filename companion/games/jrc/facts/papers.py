"""Facts about sealed papers (§9): written, taken back, destroyed unread, opened together."""

from __future__ import annotations

from typing import ClassVar

from companion.core.kit.facts import Fact
from companion.core.kit.rounds import SealedRound
from companion.core.seat import Ring
from companion.core.value import replace
from companion.games.jrc.facts.setup import with_player
from companion.games.jrc.phase import phase_of
from companion.games.jrc.state import Change, JrcState, Lines, Phase


class PapersAsked(Fact[JrcState]):
    """A step begins in which `awaited` write; the app has filed the empty papers of `filed`. A late
    comer gets a column."""

    phase: Phase
    awaited: Ring
    filed: Ring = ()

    def apply(self, state: JrcState) -> JrcState:
        for seat in self.awaited:
            state = with_player(state, seat)
        return replace(
            state.at(self.phase),
            papers=SealedRound.of(self.awaited, self.filed, ()),
            asked=state.asked + 1,
        )


class PaperSealed(Fact[JrcState]):
    """A seat has written. The content is secret until the table is opened, and never in a copy."""

    paper: ClassVar[bool] = True
    seat: int
    lines: Lines

    def apply(self, state: JrcState) -> JrcState:
        if state.papers is None:
            return state
        return replace(state, papers=state.papers.give(self.seat, self.lines))


class PaperTakenBack(Fact[JrcState]):
    """The author has the paper again."""

    seat: int

    def apply(self, state: JrcState) -> JrcState:
        if state.papers is None:
            return state
        return replace(state, papers=state.papers.take_back(self.seat))


class NoLongerAwaited(Fact[JrcState]):
    """No paper of this seat is wanted any more; one that lies there is destroyed unread."""

    seat: int

    def apply(self, state: JrcState) -> JrcState:
        if state.papers is None:
            return state
        return replace(state, papers=state.papers.excuse(self.seat))


class PapersOpened(Fact[JrcState]):
    """The host has opened the table: all `papers` at once, and what they change."""

    shows: ClassVar[bool] = True
    papers: tuple[tuple[int, Lines], ...]
    changes: tuple[Change, ...] = ()

    def apply(self, state: JrcState) -> JrcState:
        return phase_of(state).papers_open(state.moved(self.changes), dict(self.papers))
