"""The effects of a card, or corrections (§11)."""

from abc import abstractmethod

from companion.core import Fact, SeatName, Text, replace, text
from companion.games.final_decrees import names
from companion.games.final_decrees.control_graph import Arrow, with_change
from companion.games.final_decrees.state import DecreesState


class CardText(Fact[DecreesState]):
    """One change by a card."""

    @abstractmethod
    def effect(self) -> Text:
        """The change, as a part of a sentence."""


class BlameAdjusted(CardText):
    """The blame of a player (seat number) or a ministry (id) changes."""

    place: int | str
    change: int

    def apply(self, state: DecreesState) -> DecreesState:
        return state.with_blame(self.place, self.change)

    def effect(self) -> Text:
        return names.blame_change(self.place, self.change)


class MarkerPlaced(CardText):
    """A card has put a marker on a ministry, or away (None)."""

    who: int
    ministry: str | None

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, marker={**state.marker, self.who: self.ministry})

    def effect(self) -> Text:
        who = SeatName(self.who)
        if self.ministry is None:
            return text("decrees-effect-away", who=who)
        return text("decrees-effect-marker", who=who, at=names.ministry_at(self.ministry))


class ArrowsAdjusted(CardText):
    """A card has drawn an arrow or taken one away."""

    gone: Arrow | None
    drawn: Arrow | None

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, arrows=with_change(state.arrows, self.gone, self.drawn))

    def effect(self) -> Text:
        kind = "drawn" if self.drawn else "gone"
        return text(f"decrees-effect-{kind}", arrow=names.arrow_name(self.drawn, self.gone))


class DecreePlaced(CardText):
    """A card has moved a decree."""

    decree: int
    ministry: str

    def apply(self, state: DecreesState) -> DecreesState:
        one = state.decrees[self.decree]
        path = (*one.path, self.ministry)
        return state.with_decree(self.decree, replace(one, place=self.ministry, path=path))

    def effect(self) -> Text:
        return text("decrees-effect-place", n=self.decree + 1, at=names.ministry_at(self.ministry))


class StampAdjusted(CardText):
    """A card has set a stamp (+1) or taken the last one away (−1)."""

    decree: int
    change: int

    def apply(self, state: DecreesState) -> DecreesState:
        one = state.decrees[self.decree]
        stamps = (*one.stamps, None) if self.change > 0 else one.stamps[:-1]
        one = replace(one, done=one.done + self.change, stamps=stamps)
        return state.with_decree(self.decree, one)

    def effect(self) -> Text:
        return text("decrees-effect-stamp", n=self.decree + 1, way=names.sign_word(self.change))


class CountsAdjusted(Fact[DecreesState]):
    """Changes of the actions left, the deck, the discards, or the hand of `seat`."""

    actions: int = 0
    deck: int = 0
    discard: int = 0
    seat: int | None = None
    hand: int = 0

    def apply(self, state: DecreesState) -> DecreesState:
        turn = state.now()
        hands = dict(state.hands)
        if self.seat is not None:
            hands[self.seat] += self.hand
        return replace(
            state,
            turn=replace(turn, actions_left=turn.actions_left + self.actions),
            deck_left=state.deck_left + self.deck,
            discard=state.discard + self.discard,
            hands=hands,
        )


class Adjusted(Fact[DecreesState], diary="decrees-diary-adjusted", who="player"):
    """The effects of a card are entered."""

    player: int

    def apply(self, state: DecreesState) -> DecreesState:
        return replace(state, turn=replace(state.now(), card_open=False))
