"""What all facts of the saints' game share."""

from __future__ import annotations

from companion.core.kit.facts import Fact
from companion.core.value import replace
from companion.games.sancta.state import SanctaState, Told
from companion.games.sancta.typed_words import REMEMBERED


class StoryFact(Fact[SanctaState]):
    """A fact whose diary line belongs to the story of the turn, and is the last thing said on the
    screens."""

    def change(self, state: SanctaState) -> SanctaState:
        """What is true after this fact, where it changes more than the story; `state` is the one
        it was decided in."""
        return state

    def apply(self, state: SanctaState) -> SanctaState:
        """The state after this fact, its line in the story included."""
        after, said = self.change(state), self.diary_line()
        if said is None:
            return after
        return replace(after, story=(*after.story, Told(after.number, after.active, said)))


def remembering(state: SanctaState, name: str, level: int) -> SanctaState:
    """The state in which this saint, with the `level` on its card, has been heard of just now. One
    without a name is not remembered."""
    if not name:
        return state
    others = tuple(one for one in state.names if one[0] != name)
    return replace(state, names=((name, level), *others)[:REMEMBERED])
