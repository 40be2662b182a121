"""Base class of the facts, and changes of the state that several of them make."""

from companion.core import Fact, Text, replace
from companion.games.sancta.state import CardPile, SanctaState, StoryLine
from companion.games.sancta.typed_words import REMEMBERED


class StoryFact(Fact[SanctaState]):
    """A fact whose diary line is the newest line of the story, which the screens show."""

    def change(self, state: SanctaState) -> SanctaState:
        """The state after this fact, if it changes more than the story."""
        return state

    def story_line(self, state: SanctaState) -> Text | None:
        """Its line in the story, where that is another one than in the diary."""
        return self.diary_line()

    def apply(self, state: SanctaState) -> SanctaState:
        line, after = self.story_line(state), self.change(state)
        if line is None:
            return after
        story = (*after.story, StoryLine(after.number, after.active, line))
        return replace(after, story=story)


def discard(state: SanctaState, seat: int, cards: int, *, from_hand: bool = True) -> SanctaState:
    """The state with `cards` of `seat` moved to its discards (below 0: back)."""
    state = with_pile(state, seat, discard=cards)
    if from_hand:
        state = state.changed(seat, hand=max(0, state.players[seat].hand - cards))
    return state


def with_pile(state: SanctaState, seat: int, left: int = 0, discard: int = 0) -> SanctaState:
    """The state with the counted deck and discards of `seat` changed by so many cards."""
    key = state.pile_of(seat)
    pile = state.piles.get(key)
    if pile is None:
        return state
    pile = CardPile(max(0, pile.left + left), max(0, pile.discard + discard))
    return replace(state, piles={**state.piles, key: pile})


def add_race(state: SanctaState) -> SanctaState:
    """The state with the current finished saints added to `race`."""
    now = tuple((seat, len(state.players[seat].rose)) for seat in state.ring)
    return replace(state, race=(*state.race, now))


def with_known_name(state: SanctaState, name: str, level: int) -> SanctaState:
    """The state with this saint of a `level` as the newest known name; unchanged without one."""
    if not name:
        return state
    others = tuple(one for one in state.names if one[0] != name)
    return replace(state, names=((name, level), *others)[:REMEMBERED])
