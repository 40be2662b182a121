"""The duel that is just over: why it was won, its last board, and how it is taken back."""

from __future__ import annotations

from typing import Any

from companion.core.game import Decision
from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.base import Press
from companion.games.cities.components.board import board
from companion.games.cities.components.card_counting import taking_back
from companion.games.cities.components.character_names import slots
from companion.games.cities.duel import COMBAT, TURN, Duel, Phase
from companion.games.cities.facts.clock import ClockStarted
from companion.games.cities.facts.match import DuelReopened
from companion.games.cities.state import CitiesState, Draft, Past

ENDS = ("capital", "deck", "conceded", "cities")
"""How a duel is won."""
_CAPITAL = ("cities-why-capital", "cities-why-capital-you")
_OTHERS = {
    "deck": ("cities-why-deck", "cities-why-deck-lost"),
    "conceded": ("cities-why-conceded", "cities-why-conceded-lost"),
    "cities": ("cities-why-cities", "cities-why-cities-lost"),
}
"""The sentence for everybody, and for whom it speaks to."""


def why(state: CitiesState, seat: int | None) -> Text | None:
    """Why it was won; the loser and the winner are spoken to."""
    last = state.past[-1]
    if last.winner is None or last.how not in ENDS or state.ended is None:
        return None
    loser = state.other(last.winner)
    if last.how == "capital":
        return text(_CAPITAL[seat == last.winner], **_held(state, last))
    return text(_OTHERS[last.how][seat == loser], who=SeatName(loser))


def _held(state: CitiesState, last: Past) -> dict[str, Any]:
    """The capital and the other cities of the winner, by their slots."""
    assert state.ended is not None
    duel = state.ended.duel
    others = [city.slot for city in duel.cities if city.owner == last.winner]
    others = [slot for slot in others if slot != duel.capital]
    return {"n": len(others), "others": slots(others)}


def ended_board(state: CitiesState, seat: int | None) -> tuple[Panel, ...]:
    """The row of cities as it lay at the end."""
    if state.ended is None:
        return ()
    duel: Duel = state.ended.duel
    return (board(state, duel, seat, over=True),)


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
    draft = Draft(state).record(DuelReopened())
    clock = draft.state.clock
    if not state.paused and not state.rung and clock is not None and clock.since is None:
        draft.record(ClockStarted(now))
    return draft.decision


def reopening(state: CitiesState, seat: int) -> tuple[Press, ...]:
    """The player whose step ended the duel may undo it."""
    if not may_reopen(state, seat):
        return ()
    return (taking_back(text("cities-back-duel", n=state.past[-1].number)),)
