"""What each eye may know of the ministries: the secrecy table (§10), in words of its own."""

from collections.abc import Hashable, Iterator

from companion.games.final_decrees.state import DecreesState
from tests.kit.laws.world import HOST

HIDDEN = ("round", "trades", "fallen")
"""Parts of the state that not everybody may know; all others are public."""


def public(state: DecreesState) -> Hashable:
    """What the whole room knows: everything on the table, and who has bid (not what)."""
    names = (name for name in state.__struct_fields__ if name not in HIDDEN)
    papers = state.round
    bidding = None if papers is None else (papers.asked, tuple(sorted(papers.given)))
    return (*(repr(getattr(state, name)) for name in names), bidding)


def secrets(
    state: DecreesState, phones: frozenset[int]
) -> Iterator[tuple[Hashable, tuple[int, ...]]]:
    """Each proposal, the end of a seat's own ones, and each bid. Those whom a proposal names know
    it. The tablet is the phone of players without one, but shows no bid."""
    for trade in state.trades:
        yield repr(trade), (*trade.named, *(HOST for seat in trade.named if seat not in phones))
    for seat, fallen in state.fallen.items():
        yield repr((seat, fallen)), (seat,) if seat in phones else (seat, HOST)
    for seat, bid in () if state.round is None else state.round.given.items():
        yield bid, (seat,)
