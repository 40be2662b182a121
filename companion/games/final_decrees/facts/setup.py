"""Facts of the lobby, the bids and the first posting (§4)."""

from companion.core import AnswersOpened, Fact, SealedAnswer, SealedRound, replace
from companion.core.kit import rules
from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.final_decrees.control_graph import FIRST_ARROWS, ministries_for
from companion.games.final_decrees.deck import recipe
from companion.games.final_decrees.names import decree_name, new_place, with_figures
from companion.games.final_decrees.options import Options
from companion.games.final_decrees.state import DecreesState, Phase
from companion.games.final_decrees.state_parts import BidRound, Decree, Plan, Template


class OptionSet(rules.OptionSet[DecreesState], of=Options):
    """One house rule is changed."""


class DecreeSet(Fact[DecreesState]):
    """The decree of a slot is entered or changed."""

    slot: int
    plan: Plan

    def apply(self, state: DecreesState) -> DecreesState:
        before, after = state.plans[: self.slot], state.plans[self.slot + 1 :]
        return replace(state, plans=(*before, self.plan, *after))

    def diary_line(self) -> Text:
        return text("decrees-diary-decree", what=decree_name(self.slot, self.plan))


class TemplateSaved(Fact[DecreesState], diary="decrees-diary-template", name="name"):
    """The five decrees are kept under a name; one of that name before is replaced."""

    name: str

    def apply(self, state: DecreesState) -> DecreesState:
        others = tuple(one for one in state.templates if one.name != self.name)
        return replace(state, templates=(*others, Template(self.name, state.plans)))


class TemplateUsed(Fact[DecreesState], diary="decrees-diary-decrees"):
    """The decrees of a template take the place of those entered."""

    plans: tuple[Plan, ...]


class TemplateDropped(Fact[DecreesState], diary="decrees-diary-template-gone", name="name"):
    """A template is forgotten."""

    name: str

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, templates=tuple(t for t in state.templates if t.name != self.name))


class Begun(Fact[DecreesState], diary="decrees-diary-begun"):
    """Control, deck and decrees lie ready (D-S1, D-S4, D-S5), and everybody bids."""

    decrees: tuple[Plan, ...]
    """With the steps that count."""

    def apply(self, state: DecreesState) -> DecreesState:
        ministries = ministries_for(len(state.ring))
        deck = recipe(state.options, len(state.ring)).deck
        return replace(
            state,
            phase=Phase.BID,
            ministries=ministries,
            personal=dict.fromkeys(state.ring, 0),
            ministry=dict.fromkeys(ministries, 0),
            marker=dict.fromkeys(state.ring),
            hands=dict.fromkeys(state.ring, 1),
            arrows=tuple(one for one in FIRST_ARROWS if {*one} <= {*ministries}),
            decrees=tuple(Decree(one.name, one.steps) for one in self.decrees),
            deck_start=deck,
            deck_left=deck,
            round=SealedRound(state.ring),
        )


class BidSealed(SealedAnswer[int], diary="decrees-diary-bid", who="seat"):
    """A bid that nobody sees until all are in; that it is in, everybody may know."""


class BidsOpened(AnswersOpened[int]):
    """All bids of a round lie open; `lot` as in `BidRound`."""

    lot: int | None = None

    def apply(self, state: DecreesState) -> DecreesState:
        opened = BidRound(self.answers, self.lot)
        for seat, gain in opened.gains:
            state = state.with_blame(seat, gain)
        state = replace(state, rounds=(*state.rounds, opened))
        if opened.winner is None:
            return replace(state, round=SealedRound(opened.tied))
        marker = {**state.marker, opened.winner: "hr"}
        return replace(state, phase=Phase.POSTING, head=opened.winner, marker=marker, round=None)

    def diary_line(self) -> Text:
        opened = BidRound(self.answers, self.lot)
        if opened.winner is not None:
            return text("decrees-bid-won", who=SeatName(opened.winner))
        return text("decrees-diary-tied", who=SeatNames(opened.tied))


class Posted(Fact[DecreesState]):
    """Everybody else has a ministry (D-S3)."""

    places: tuple[tuple[int, str], ...]

    def apply(self, state: DecreesState) -> DecreesState:
        marker = {**state.marker, **dict(self.places)}
        return replace(state, phase=Phase.PLAY, marker=marker)

    def diary_line(self) -> Text:
        places = tuple(new_place(*one) for one in self.places)
        return with_figures(text("decrees-diary-posted"), places)
