"""The recap's pictures: everybody's Rose with its saints and their turns."""

from companion.core import SeatName, Tile, Tiles, text
from companion.games.sancta.names import comma_list, saint_word
from companion.games.sancta.state import SanctaState


def pictures(state: SanctaState) -> tuple[Tiles, ...]:
    """The panel, winners first; only for a game that is over."""
    if not state.winners:
        return ()
    order = sorted(state.ring, key=lambda seat: -len(state.players[seat].rose))
    tiles = tuple(_rose(state, seat) for seat in order if not state.players[seat].gone)
    line = text("sancta-tiles-line", n=state.number)
    return (Tiles(title=text("sancta-race"), tiles=tiles, line=line),)


def _rose(state: SanctaState, seat: int) -> Tile:
    rose = state.players[seat].rose
    saints = [
        text(
            "sancta-tile-saint",
            saint=saint_word(one.name, one.level, starts=True),
            turn=one.finished,
        )
        for one in rose
    ]
    return Tile(
        text("sancta-tile-of", n=len(rose), of=state.goal),
        text("sancta-who", who=SeatName(seat)),
        "rose",
        text("sancta-words", words=comma_list(saints)) if saints else None,
        count=len(rose),
        of=state.goal,
        inked=seat in state.winners,
    )
