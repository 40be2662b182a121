"""The rounds of bids that lie open: while more bids come in, and in the recap (D-S2)."""

from __future__ import annotations

from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.words.panels.base import Note
from companion.games.final_decrees.state import BidRound, DecreesState


def round_title(number: int) -> Text:
    """What the round of this number (from 1) is called."""
    return text("decrees-bid-opened", n=number)


def round_lines(one: BidRound) -> tuple[Text, ...]:
    """Every bid with what it has cost, and who has won."""
    gains = dict(one.gains)
    bids = (
        text("decrees-bid-was", who=SeatName(seat), n=n, gain=gains[seat]) for seat, n in one.bids
    )
    if one.winner is None:
        return (*bids, text("decrees-bid-tied", who=SeatNames(one.tied)))
    way = "won" if one.lot is None else "lot"
    return (*bids, text(f"decrees-bid-{way}", who=SeatName(one.winner)))


def opened_bids(state: DecreesState) -> tuple[Note, ...]:
    """The rounds that were opened, newest first."""
    rounds = enumerate(state.rounds, 1)
    return tuple(Note(title=round_title(n), lines=round_lines(one)) for n, one in rounds)[::-1]
