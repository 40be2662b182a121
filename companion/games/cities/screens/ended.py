"""The end of a duel as a screen: who has won and why, the board, the score, what follows."""

from __future__ import annotations

from typing import Any

from companion.core.text import SeatName, Text, text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.versus import Side, Versus
from companion.games.cities import clocks
from companion.games.cities.duel.character_words import slots
from companion.games.cities.lobby import starts_next
from companion.games.cities.results import Past
from companion.games.cities.screens.panels import board, near
from companion.games.cities.state import CitiesState, Duel

ENDS = ("capital", "deck", "conceded", "cities")
"""How a duel is won."""
_CAPITAL = ("cities-why-capital", "cities-why-capital-you")
_OTHERS = {
    "deck": ("cities-why-deck", "cities-why-deck-lost"),
    "conceded": ("cities-why-conceded", "cities-why-conceded-lost"),
    "cities": ("cities-why-cities", "cities-why-cities-lost"),
}
"""The sentence for everybody, and for whom it speaks to."""


def shown(state: CitiesState) -> bool:
    """Whether the duel that is just over is the screen: it was won, and the next one waits."""
    return state.duel is None and state.ended is not None and state.past[-1].winner is not None


def title(state: CitiesState, seat: int | None) -> Text:
    """«Anna vince il duello 1», to the winner «Vinci il duello 1»."""
    last = state.past[-1]
    assert last.winner is not None
    if seat == last.winner:
        return text("cities-won-you", n=last.number)
    return text("cities-won", who=SeatName(last.winner), n=last.number)


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


def versus(state: CitiesState, seat: int | None) -> Versus:
    """The duels won by both, the other player first, and what follows."""
    own = near(state, seat)
    winner = state.past[-1].winner if state.past else None
    return Versus(
        label=text("cities-count-won"),
        sides=(_side(state, state.other(own), winner), _side(state, own, winner)),
        own=seat if seat in state.players else None,
        following=_following(state, seat),
    )


def _side(state: CitiesState, seat: int, winner: int | None) -> Side:
    deck, note = state.decks.get(seat), None
    if deck is not None and state.result is None:
        ready = int(seat in state.ready)
        note = text("cities-side-deck", main=deck.main, side=deck.side, ready=ready)
    return Side(seat, state.wins[seat], note=note, leads=seat == winner)


def _following(state: CitiesState, seat: int | None) -> Text | None:
    """«Poi: mazzi laterali, e si gioca il duello 2. Comincia Bruno, che ha perso.»"""
    if state.result is not None:
        return None
    if clocks.time_is_up(state):
        return text("cities-then-time")
    known = starts_next(state)
    if known is None:
        return text("cities-then", n=state.number, begins=text("cities-then-drawn"))
    starter, reason = known
    to = "-you" if starter == seat else ""
    begins = text(f"cities-then-{reason}{to}", who=SeatName(starter))
    return text("cities-then", n=state.number, begins=begins)
