"""Panels of several phases: the chart, personal blame (§10), opened bids (D-S2)."""

from collections.abc import Iterator

from companion.core import Note, Score, Scores, SeatName, SeatNames, Text, memoize, replace, text
from companion.core.words.panels.graph import Graph, Node, Spot, Token, arrange
from companion.games.final_decrees.names import decree_name, ministry_name
from companion.games.final_decrees.state import DecreesState


def chart(state: DecreesState, own: int | None = None) -> Graph:
    """The ministries, their arrows, directors and decrees. `own`: the reader's seat."""
    shown = _chart(state, own is not None)
    if own is None or state.posting(own) is None:
        return shown
    nodes = tuple(replace(one, own=True) if one.seat == own else one for one in shown.nodes)
    return replace(shown, nodes=nodes)


@memoize  # 130 µs in the view of each phone
def _chart(state: DecreesState, on_a_phone: bool) -> Graph:
    spots = arrange(state.ministries, state.arrows)
    return Graph(
        nodes=tuple(_node(state, id, spot, on_a_phone) for id, spot in spots.items()),
        arrows=state.arrows,
        columns=max(spot.x for spot in spots.values()) + 1,
        rows=max(spot.row for spot in spots.values()) + 1,
        empty=text("decrees-nobody"),
        counted=text("decrees-blame"),
        title=text("decrees-chart"),
        tip="game-final_decrees",
    )


def _node(state: DecreesState, id: str, spot: Spot, on_a_phone: bool) -> Node:
    seat, turn = state.director(id), state.turn
    pool = on_a_phone and seat is not None and turn is not None
    return Node(
        id,
        ministry_name(id),
        spot.x,
        spot.row,
        spot.line,
        spot.depth,
        seat=seat,
        count=state.ministry[id],
        tokens=tuple(
            Token(str(slot), str(slot + 1), decree_name(slot, one), one.done, len(one.steps))
            for slot, one in enumerate(state.decrees)
            if one.place == id
        ),
        turn=seat is not None and turn is not None and seat == turn.player,
        note=text("decrees-pool", n=state.personal[seat]) if seat is not None and pool else None,
    )


def blame(state: DecreesState, own: int | None = None) -> Scores:
    """The personal blame of each player; the least leads."""
    turn = state.turn
    leaders = state.leaders() if turn is not None else ()
    if len(leaders) == len(state.ring):
        leaders = ()
    scores = tuple(
        Score(
            seat,
            state.personal[seat],
            note=_note(state, seat),
            leads=seat in leaders,
            turn=turn is not None and seat == turn.player,
        )
        for seat in state.ring
    )
    lead = text("decrees-least")
    return Scores(title=text("decrees-personal"), lead=lead, scores=scores, own=own)


def _note(state: DecreesState, seat: int) -> Text | None:
    if state.turn is not None:
        return text("decrees-cards", n=state.hands.get(seat, 0))
    at = state.posting(seat)
    return None if at is None else ministry_name(at)


def bid_rounds(state: DecreesState) -> Iterator[tuple[Text, tuple[Text, ...]]]:
    """The title of each round and its sentences: every bid with its cost, and the result."""
    for number, one in enumerate(state.rounds, 1):
        gains = dict(one.gains)
        bids = (
            text("decrees-bid-was", who=SeatName(seat), n=n, gain=gains[seat])
            for seat, n in one.bids
        )
        end = text("decrees-bid-tied", who=SeatNames(one.tied))
        if one.winner is not None:
            way = "won" if one.lot is None else "lot"
            end = text(f"decrees-bid-{way}", who=SeatName(one.winner))
        yield text("decrees-bid-opened", n=number), (*bids, end)


def opened_bids(state: DecreesState) -> tuple[Note, ...]:
    """The rounds that were opened, newest first."""
    return tuple(Note(title=title, lines=lines) for title, lines in bid_rounds(state))[::-1]
