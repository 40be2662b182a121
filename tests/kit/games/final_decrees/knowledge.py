"""What each eye may know of the ministries: the secrecy table (§10), in words of its own."""

from collections.abc import Hashable
from typing import Any

from companion.core.eye import Eye
from companion.games.final_decrees.state import DecreesState
from tests.kit.laws.world import LastState

HIDDEN = ("round", "trades", "fallen")
"""Parts of the state that not everybody may know; all others are public."""


def public(state: DecreesState) -> Hashable:
    """What the whole room knows: everything on the table, and who has bid (not what)."""
    names = (name for name in state.__struct_fields__ if name not in HIDDEN)
    papers = state.round
    bidding = None if papers is None else (papers.asked, tuple(sorted(papers.given)))
    return (*(repr(getattr(state, name)) for name in names), bidding)


def of_seats(state: DecreesState, seats: tuple[int, ...]) -> Hashable:
    """The proposals that name one of `seats`, and how theirs came to nothing."""
    trades = tuple(repr(one) for one in state.trades if set(seats) & set(one.named))
    return trades, tuple(repr(state.fallen.get(seat)) for seat in seats)


class Knowledge(LastState):
    """What one eye knows; nothing is ever learnt that has to be remembered.

    `phones`: a tablet is the phone of players without one.
    """

    def __init__(self, eye: Eye, phones: frozenset[int]) -> None:
        super().__init__(eye)
        self.phones = phones

    def known(self) -> Hashable:
        state = self.state
        if self.eye.moderates:
            served = tuple(seat for seat in state.ring if seat not in self.phones)
            return (public(state), of_seats(state, served))
        seat = self.eye.seat
        if seat is None:
            return public(state)
        own = None if state.round is None else state.round.given.get(seat)
        return (public(state), of_seats(state, (seat,)), own)


def alike_seats(state: Any, phones: frozenset[int]) -> tuple[int, ...]:
    """No phone is ever hushed in this game: who has bid, and whose turn it is, everybody knows."""
    return ()
