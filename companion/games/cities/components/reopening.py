"""The step that has ended a duel is taken back, until the other player has gone on."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.text import text
from companion.core.words.prompts.base import Press
from companion.games.cities.components.card_counting import taking_back
from companion.games.cities.draft import Draft
from companion.games.cities.duel import COMBAT, TURN, Phase
from companion.games.cities.facts.clock import ClockStarted
from companion.games.cities.facts.match import DuelReopened
from companion.games.cities.state import CitiesState

REOPENED = (*TURN, *COMBAT, Phase.EFFECT)
"""The phases that may be on again."""


def may_reopen(state: CitiesState, seat: int | None) -> bool:
    """Whether `seat` may take back the step that has just ended the duel."""
    ended = state.ended
    if state.duel is not None or ended is None or ended.before is None or state.paused:
        return False
    return seat is not None and ended.by == seat and not state.extra


def reopened(state: CitiesState, now: float) -> Decision:
    """The duel goes on as before that step; so does the clock, if it stood between two duels."""
    draft = Draft(state).tell(DuelReopened())
    clock = draft.state.clock
    if not state.paused and not state.rung and clock is not None and clock.since is None:
        draft.tell(ClockStarted(now))
    return draft.decision


def reopening(state: CitiesState, seat: int) -> tuple[Press, ...]:
    """The player whose step ended the duel may undo it."""
    if not may_reopen(state, seat):
        return ()
    return (taking_back(text("cities-back-duel", n=state.past[-1].number)),)
