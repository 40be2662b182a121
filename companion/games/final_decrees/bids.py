"""The blind bids for Human Resources, and the first posting (D-S2, D-S3)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.chance import Chance
from companion.core.command import Caller
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import Refusal, refuse
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.events_setup import HR, BidSealed, BidsOpened, Posted
from companion.games.final_decrees.events_turn import TurnBegan
from companion.games.final_decrees.state import DecreesState

LEAST, MOST = 1, 6
LOWEST_PAYS, TIED_PAY = 5, 2


@answers(do.Bid)
def bid(state: DecreesState, command: do.Bid, seat: int, chance: Chance) -> Decision:
    """One sealed bid; the last of a round opens them all."""
    assert state.bids is not None
    if not LEAST <= command.amount <= MOST:
        return refuse("E_BID_RANGE")
    wrong = state.bids.refusal(seat, "E_NOT_A_BIDDER", "E_ALREADY_BID")
    if wrong is not None:
        return wrong
    draft = Draft(state)
    draft.tell(BidSealed(seat, command.amount))
    bids = draft.state.bids
    assert bids is not None
    if not bids.missing:
        draft.tell(opened(draft.state, dict(bids.opened()), chance))
    return draft.decision


def opened(state: DecreesState, bids: Mapping[int, int], chance: Chance) -> BidsOpened:
    """What the bids of a complete round lead to."""
    order = tuple((seat, bids[seat]) for seat in state.ring if seat in bids)
    high, low = max(bids.values()), min(bids.values())
    top = tuple(seat for seat, amount in order if amount == high)
    costs = {
        seat: amount + (LOWEST_PAYS if amount == low else 0)
        for seat, amount in order
        if seat not in top
    }
    if len(top) == 1:
        gains = tuple((seat, costs.get(seat, amount)) for seat, amount in order)
        return BidsOpened(order, gains, (), top[0], by_lot=False)
    gains = tuple((seat, costs.get(seat, TIED_PAY)) for seat, _ in order)
    last = len(state.rounds) + 1 == state.options.bid_rounds_max
    winner = chance.one_of(top) if last else None
    return BidsOpened(order, gains, top, winner, by_lot=last)


@answers(do.Post)
def post(state: DecreesState, command: do.Post, caller: Caller) -> Decision:
    """The director of Human Resources places everybody else; the first turn begins."""
    if caller.seat != state.head:
        return refuse("E_NOT_DIRECTOR")
    wrong = posting_refusal(state, command.places)
    if wrong is not None:
        return wrong
    others = tuple((seat, at) for seat, at in command.places if seat != state.head)
    draft = Draft(state).tell(Posted(others))
    first = draft.state.director("executive")
    # D-S3: an empty Executive (house rule) leaves the first turn to Human Resources.
    starter = state.head if first is None else first
    assert starter is not None
    return draft.tell(TurnBegan(starter)).decision


def posting_refusal(state: DecreesState, places: tuple[tuple[int, str], ...]) -> Refusal | None:
    """The first objection of D-S3 against these places."""
    if any(at not in state.ministries for _, at in places):
        return refuse("E_UNKNOWN_MINISTRY")
    if any(at == "reform" for _, at in places):
        return refuse("E_REFORM_CLOSED")
    if any(seat not in state.ring for seat, _ in places):
        return refuse("E_NO_SUCH_SEAT")
    taken = [at for seat, at in places if seat != state.head] + [HR]
    twice = len({seat for seat, _ in places}) < len(places)
    if (
        twice
        or len(set(taken)) < len(taken)
        or any(seat == state.head and at != HR for seat, at in places)
    ):
        return refuse("E_POSTING_DUPLICATE")
    if not set(state.ring) - {state.head} <= {seat for seat, _ in places}:
        return refuse("E_POSTING_INCOMPLETE")
    if "executive" not in taken and not state.options.four_player_empty_executive:
        return refuse("E_EXECUTIVE_EMPTY")
    return None
