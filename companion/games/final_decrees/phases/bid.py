"""The blind bids for Human Resources: sealed, opened together, again for those tied (D-S2)."""

from companion.core import ALL, Amount, Chance, Moment, Prompt, SealedPhase, Shown, Text, View, text
from companion.core.kit.questions import AnswerCommand
from companion.core.words.panels.base import Awaited, Panel
from companion.games.final_decrees.components import chart
from companion.games.final_decrees.components.turns import abandon_press
from companion.games.final_decrees.deck import recipe_panel
from companion.games.final_decrees.facts.setup import BidSealed, BidsOpened
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.state import BidRound, DecreesState, Phase


class Bid(AnswerCommand, phases=(Phase.BID,)):
    """A bid of 1 to 6 blame for Human Resources. Nobody can take a bid back."""

    amount: int


class BidPhase(SealedPhase[DecreesState], DecreesPhase):
    """Everybody bids for Human Resources; players tied for the highest bid again (D-S2)."""

    id = Phase.BID
    follows = (Phase.POSTING,)
    by_hand = (Phase.OVER,)
    help_step = "bid"
    help_steps = ("bid", "blame", "tie")
    uses = ()
    command = Bid
    fact = BidSealed
    final = True
    answers_for_phones = True
    unoffered = "E_BID_RANGE"
    stranger = "E_NOT_A_BIDDER"
    again = "E_ALREADY_BID"

    def about(self, state: DecreesState) -> tuple[int | str, ...]:
        return (len(state.rounds),)

    def question(self, state: DecreesState, seat: int) -> Amount:
        return Amount(
            key="",
            command="",
            label=text("decrees-bid-seal"),
            title=text("decrees-bid-title"),
            hint=text("decrees-bid-hint", then="lot" if _last(state) else "again"),
            low=1,
            high=6,
            sealed=True,
        )

    def opening(self, state: DecreesState, answers: Shown[int], chance: Chance) -> BidsOpened:
        tied = BidRound(answers).tied
        return BidsOpened(answers, chance.one_of(tied) if tied and _last(state) else None)

    def title(self, state: DecreesState) -> Text:
        return text("decrees-bid-round", n=len(state.rounds) + 1)

    def own_title(self, state: DecreesState, seat: int, wall: View) -> Text:
        return text("decrees-bid-sealed") if seat in self.round(state) else wall.title

    def line(self, state: DecreesState) -> Text:
        again = "again" if state.rounds else "line"
        return text(f"decrees-bid-{again}", n=len(self.round(state).asked))

    def own_line(self, state: DecreesState, seat: int, wall: View) -> Text | None:
        return text("decrees-bid-waits") if seat in self.round(state) else wall.line

    def panels(self, state: DecreesState) -> tuple[Panel, ...]:
        return (*super().panels(state), *_panels(state, None))

    def own_panels(self, state: DecreesState, seat: int) -> tuple[Panel | str, ...]:
        return (Awaited.kind, *_panels(state, seat))

    def desk_panels(self, state: DecreesState, moment: Moment) -> tuple[Panel | str, ...]:
        return (ALL, recipe_panel(state))

    def desk_asks(self, state: DecreesState, moment: Moment) -> tuple[Prompt, ...]:
        return (*super().desk_asks(state, moment), abandon_press())


def _last(state: DecreesState) -> bool:
    """Whether a tie in this round is decided by lot (`bid_rounds_max`)."""
    return len(state.rounds) + 1 == state.options.bid_rounds_max


def _panels(state: DecreesState, own: int | None) -> tuple[Panel, ...]:
    # Before the first bids are opened nobody has any blame: a table of noughts says nothing.
    blame = (chart.blame(state, own),) if state.rounds else ()
    return (*chart.opened_bids(state), chart.chart(state, own), *blame)
