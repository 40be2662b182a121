"""The blind bids for Human Resources: sealed, opened together, again for those tied (D-S2)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.chance import Chance
from companion.core.game import Decision, Moment
from companion.core.kit.commands import answers
from companion.core.kit.facts import Draft
from companion.core.refusal import refuse
from companion.core.text import Text, text
from companion.core.view import ALL, View
from companion.core.words.panels.base import Panel
from companion.core.words.prompts.amount import Amount
from companion.core.words.prompts.base import Prompt, Weight
from companion.games.final_decrees import commands as do
from companion.games.final_decrees.components import chart
from companion.games.final_decrees.components.bids import opened_bids
from companion.games.final_decrees.components.recipe import recipe
from companion.games.final_decrees.components.turns import abandon_press
from companion.games.final_decrees.facts.setup import BidSealed, BidsOpened
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import Bids, DecreesState, Phase

LEAST, MOST = 1, 6
LOWEST_PAYS, TIED_PAY = 5, 2


def _round(state: DecreesState) -> Bids:
    assert state.bids is not None
    return state.bids


@answers(do.Bid)
def bid(state: DecreesState, command: do.Bid, seat: int, chance: Chance) -> Decision:
    """One sealed bid; the last of a round opens them all."""
    if not LEAST <= command.amount <= MOST:
        return refuse("E_BID_RANGE")
    wrong = _round(state).refusal(seat, "E_NOT_A_BIDDER", "E_ALREADY_BID")
    if wrong is not None:
        return wrong
    draft = Draft(state).tell(BidSealed(seat, command.amount))
    bids = _round(draft.state)
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


class Bid(DecreesPhase):
    """Everybody bids for Human Resources; who ties for the highest bids again (D-S2)."""

    id = Phase.BID
    follows = (Phase.POSTING,)
    by_hand = (Phase.OVER,)
    help_step = "bid"
    help_steps = ("bid", "blame", "tie")

    def title(self, state: DecreesState) -> Text:
        return text("decrees-bid-round", n=len(state.rounds) + 1)

    def own_title(self, state: DecreesState, seat: int, wall: View) -> Text:
        return text("decrees-bid-sealed") if seat in _round(state) else wall.title

    def line(self, state: DecreesState) -> Text:
        asked = _round(state).asked
        again = len(asked) < len(state.ring) or bool(state.rounds)
        return text("decrees-bid-again" if again else "decrees-bid-line", n=len(asked))

    def own_line(self, state: DecreesState, seat: int, wall: View) -> Text | None:
        return text("decrees-bid-waits") if seat in _round(state) else wall.line

    def panels(self, state: DecreesState) -> tuple[Panel, ...]:
        return _panels(state, None)

    def own_panels(self, state: DecreesState, seat: int) -> tuple[Panel | str, ...]:
        return _panels(state, seat)

    def asks(self, state: DecreesState, seat: int) -> tuple[Prompt, ...]:
        return (_question(state),) if seat in _round(state).missing else ()

    def desk_panels(self, state: DecreesState, moment: Moment) -> tuple[Panel | str, ...]:
        """Meanwhile the deck is built."""
        return (ALL, recipe(state))

    def desk_asks(self, state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
        return (_question(state, _round(state).missing), abandon_press())


def _panels(state: DecreesState, own: int | None) -> tuple[Panel, ...]:
    # Before the first bids are opened nobody has any blame: a table of noughts says nothing.
    blame = (chart.blame(state, own),) if state.rounds else ()
    return (_round(state).told(), *opened_bids(state), chart.chart(state, own), *blame)


def _question(state: DecreesState, act_for: tuple[int, ...] = ()) -> Amount:
    """Ask for a sealed bid: on the phone, or on the tablet for a seat without a phone."""
    return Amount(
        key=f"bid-{len(state.rounds)}",
        command="bid",
        label=text("decrees-bid-seal"),
        title=text("decrees-bid-title"),
        hint=text("decrees-bid-hint"),
        act_for=act_for,
        low=LEAST,
        high=MOST,
        sealed=True,
        weight=Weight.QUIET if act_for else Weight.MAIN,
    )
