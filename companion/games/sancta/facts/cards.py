"""Facts of decks and hands: cards drawn, shuffled, discarded, counted (§5)."""

from companion.core import Fact, replace
from companion.games.sancta.facts.base import StoryFact, discard, with_pile
from companion.games.sancta.state import CardPile, PendingTrial, SanctaState, Shuffle


class CardsDrawn(Fact[SanctaState], diary="sancta-told-drawn", who="seat", n="cards"):
    """`seat` has drawn so many cards."""

    seat: int
    cards: int
    by_text: bool = False
    """For a card's text, not at START."""

    def apply(self, state: SanctaState) -> SanctaState:
        state = with_pile(state, self.seat, left=-self.cards)
        state = state.changed(self.seat, hand=state.players[self.seat].hand + self.cards)
        if self.by_text:
            return state
        return replace(state, turn=replace(state.turn, drawn=state.turn.drawn + self.cards))


class ShuffleAsked(Fact[SanctaState], diary="sancta-diary-deck-ends", who="seat"):
    """The deck is empty and `owed` cards are to be drawn: how many were shuffled in?"""

    seat: int
    owed: int
    by_text: bool = False

    def apply(self, state: SanctaState) -> SanctaState:
        behind = state.pending if isinstance(state.pending, PendingTrial) else None
        return replace(state, pending=Shuffle(self.seat, self.owed, behind, self.by_text))


class DeckShuffled(StoryFact, diary="sancta-told-shuffled", n="cards"):
    """The discards have become the deck of `seat`, so many cards (0: there were none)."""

    seat: int
    cards: int

    def change(self, state: SanctaState) -> SanctaState:
        piles = {**state.piles, state.pile_of(self.seat): CardPile(self.cards)}
        behind = state.pending.behind if isinstance(state.pending, Shuffle) else None
        return replace(state, piles=piles, pending=behind)


class ShuffleNoted(StoryFact, diary="sancta-told-shuffle-noted"):
    """Without counted cards: the deck was shuffled anew."""


class CardsDiscarded(Fact[SanctaState], diary="sancta-told-discarded", who="seat", n="cards"):
    """Cards of the hand lie on the discards (the end of the turn, an effect)."""

    seat: int
    cards: int

    def apply(self, state: SanctaState) -> SanctaState:
        return discard(state, self.seat, self.cards)


class HandSet(Fact[SanctaState], diary="sancta-told-hand", who="seat", n="cards"):
    """A card's text leaves `seat` with so many cards."""

    seat: int
    cards: int

    def apply(self, state: SanctaState) -> SanctaState:
        return state.changed(self.seat, hand=self.cards)
