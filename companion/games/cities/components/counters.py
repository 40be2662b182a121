"""Duels, conquests and cards of both players."""

from __future__ import annotations

from companion.core.text import text
from companion.core.words.panels.counters import Counter, Counters, Tray
from companion.games.cities.state import CitiesState

FEW = 5
"""Cards of a deck that is nearly gone."""


def counters(state: CitiesState, seat: int | None) -> Counters:
    """Duels, conquests and cards of both players, the reader's first."""
    own = state.near(seat)
    order = (own, state.other(own))
    return Counters(
        title=text("cities-counters"),
        trays=tuple(_tray(state, one) for one in order),
        own=seat if seat in state.players else None,
    )


def _tray(state: CitiesState, seat: int) -> Tray:
    score = (
        Counter(text("cities-count-wins"), state.wins[seat], large=True),
        Counter(text("cities-count-conquests"), state.conquests[seat], large=True),
    )
    duel = state.duel
    if duel is None:
        note = text("cities-is-ready") if seat in state.ready else None
        return Tray(seat, (*score, *_sizes(state, seat)), note=note)
    cards = duel.counts[seat]
    return Tray(
        seat,
        (
            *score,
            Counter(text("cities-count-cities"), duel.occupied(seat), large=True),
            Counter(text("cities-count-hand"), cards.hand),
            Counter(text("cities-count-deck"), cards.deck, low=cards.deck <= FEW),
            Counter(text("cities-count-graveyard"), cards.graveyard),
        ),
        turn=duel.active == seat,
    )


def _sizes(state: CitiesState, seat: int) -> tuple[Counter, ...]:
    deck = state.decks.get(seat)
    if deck is None:
        return ()
    return (
        Counter(text("cities-count-deck"), deck.main),
        Counter(text("cities-count-side"), deck.side),
    )
