"""The end of a game as pictures: everybody's blame as a pile of paper, a sheet a point."""

from __future__ import annotations

from companion.core import SeatName, SeatNames, Tile, Tiles, text
from companion.games.final_decrees.state import DecreesState


def pictures(state: DecreesState) -> tuple[Tiles, ...]:
    """The panel; only for a game that is over."""
    if state.result is None:
        return ()
    winners = state.result.winners
    most = max(state.personal.values(), default=0)
    tiles = (
        Tile(
            text("decrees-tile-blame", n=blame),
            text("decrees-tile-of", who=SeatName(seat)),
            "pile",
            count=blame,
            of=most,
            inked=seat in winners,
        )
        for seat, blame in state.personal.items()
    )
    won = text("decrees-win", who=SeatNames(winners), n=len(winners))
    line = won if winners else text("decrees-nobody-wins")
    return (Tiles(title=text("decrees-tiles"), tiles=tuple(tiles), line=line),)
