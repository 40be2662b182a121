"""The opened rounds of bids in sentences, for later rounds and the recap (D-S2)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core import Note, SeatName, SeatNames, Text, text
from companion.games.final_decrees.state import DecreesState


def bid_rounds(state: DecreesState) -> Iterator[tuple[Text, tuple[Text, ...]]]:
    """The title of each round, and its sentences: every bid with what it has cost, and the end."""
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
