"""Facts of a turn: cards played, the die, what a text gives back (§6, §8)."""

from collections.abc import Mapping
from typing import Any

from companion.core import Fact, replace
from companion.games.sancta.facts.base import StoryFact, discard
from companion.games.sancta.state import CurrentTurn, Face, PendingRoll, PendingTrial, SanctaState


def with_turn(
    state: SanctaState, turn: CurrentTurn, pending: PendingRoll | PendingTrial | None = None
) -> SanctaState:
    """The state with other flags and something waited for."""
    return replace(state, turn=turn, pending=pending)


class BeatitudePlayed(StoryFact, diary="sancta-told-beatitude", who="seat"):
    """A beatitude was played; it is this turn's source, cancelled or not (G9)."""

    seat: int

    def change(self, state: SanctaState) -> SanctaState:
        return discard(with_turn(state, replace(state.turn, source="beatitude")), self.seat, 1)


class DieRolled(StoryFact, diary="sancta-told-die", who="seat", face="face"):
    """The die shows `face`."""

    seat: int
    face: int
    words: str
    """From the die table."""
    asks: bool
    """Points are still to be entered."""

    def change(self, state: SanctaState) -> SanctaState:
        waits = PendingRoll(self.face, state.active_id(self.seat)) if self.asks else None
        after = with_turn(state, replace(state.turn, source="die"), waits)
        return replace(after, die=Face(self.face, self.words))


class CardDieRolled(StoryFact, diary="sancta-told-card-die", who="seat", face="face"):
    """A card's text asks for the die: no table, no points, nothing used up (§8)."""

    seat: int
    face: int

    def change(self, state: SanctaState) -> SanctaState:
        return replace(state, die=Face(self.face, card=True))


class PointsEntered(Fact[SanctaState], diary="sancta-diary-points", n="points"):
    """The points for the die, read in the printed table."""

    seat: int
    points: int

    def apply(self, state: SanctaState) -> SanctaState:
        return replace(state, pending=None)


class TrialPassed(StoryFact, diary="sancta-told-trial", who="seat", level="difficulty"):
    """A trial: the level is high enough."""

    seat: int
    difficulty: int
    saint: int
    opens: bool
    """Its effect comes before its point."""

    def change(self, state: SanctaState) -> SanctaState:
        after = PendingTrial(self.saint) if self.opens else None
        return discard(with_turn(state, replace(state.turn, task="trial"), after), self.seat, 1)


class TrialEnded(Fact[SanctaState], diary="sancta-diary-trial-ended"):
    """The effect of the trial is applied."""

    def apply(self, state: SanctaState) -> SanctaState:
        return replace(state, pending=None)


class SuffragePlayed(StoryFact, diary="sancta-told-suffrage", who="seat", level="level"):
    """A saint from hand was discarded."""

    seat: int
    level: int

    def change(self, state: SanctaState) -> SanctaState:
        return discard(with_turn(state, replace(state.turn, task="suffrage")), self.seat, 1)


SPENT: Mapping[str, Mapping[str, Any]] = {
    "source": {"source": None},
    "task": {"task": None},
    "substitution": {"substituted": False},
}
"""By what a turn may use once: the fields of `CurrentTurn` that free it again."""


def used_up(turn: CurrentTurn) -> tuple[str, ...]:
    """Which of `SPENT` the turn has used up."""
    return tuple(what for what, free in SPENT.items() if replace(turn, **free) != turn)


class Permitted(StoryFact, diary="sancta-told-permitted", who="seat", what="what"):
    """A card's text gives back what the turn had used up: one of `SPENT`."""

    seat: int
    what: str

    def change(self, state: SanctaState) -> SanctaState:
        return replace(state, turn=replace(state.turn, **SPENT[self.what]))
