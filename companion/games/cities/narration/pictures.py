"""The story of a match as pictures: a wall of five towers for each duel."""

from __future__ import annotations

from companion.core import SeatName, Text, Tile, Tiles, text
from companion.games.cities.state import CitiesState, Past


def pictures(state: CitiesState) -> tuple[Tiles, ...]:
    """The panel; none where no duel was begun."""
    if not state.past:
        return ()
    first, second = (SeatName(seat) for seat in state.players)
    line = text("cities-tiles-line", first=first, second=second)
    tiles = tuple(_duel(state, one) for one in state.past)
    return (Tiles(title=text("cities-tiles"), tiles=tiles, line=line),)


def _duel(state: CitiesState, past: Past) -> Tile:
    first = state.players[0]
    sides = {None: 0, first: 1}
    return Tile(
        text("cities-duel", n=past.number),
        _winner(past),
        "towers",
        _reason(state, past),
        towers=tuple(sides.get(owner, -1) for owner in past.owners),
        capital=None if past.capital is None else past.capital - 1,
        inked=past.winner == first,
    )


def _winner(past: Past) -> Text:
    if past.winner is not None:
        return text("cities-tile-winner", who=SeatName(past.winner))
    return text("cities-tile-nobody" if past.how == "left" else "cities-tile-drawn")


def _reason(state: CitiesState, past: Past) -> Text:
    """How the duel was won, with the cities of winner and loser."""
    if past.winner is None:
        return text("cities-tile-left" if past.how == "left" else "cities-tile-time")
    held = dict(past.occupied)
    mine, theirs = held[past.winner], held[state.other(past.winner)]
    return text(f"cities-tile-{past.how}", mine=mine, theirs=theirs)
