"""What all facts of the saints' game share."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar

from companion.core.event import Event
from companion.core.text import Text
from companion.games.sancta.names import REMEMBERED
from companion.games.sancta.state import SanctaState, Told


@dataclass(frozen=True)
class Fact(Event):
    """A fact that knows what is true after it, and how it is told. `of_turn`: its sentence belongs
    to the story of the turn (and is the last thing said on the screens)."""

    of_turn: ClassVar[bool] = True

    @abstractmethod
    def change(self, state: SanctaState) -> SanctaState:
        """What is true after this fact; `state` is the one it was decided in."""

    def told(self) -> Text | None:
        """One sentence for everybody, without a secret; None: not worth one."""
        return None

    def apply(self, state: SanctaState) -> SanctaState:
        """The state after this fact, its sentence included."""
        after = self.change(state)
        said = self.told()
        if said is None or not self.of_turn:
            return after
        told = Told(after.number, after.active, said)
        return replace(after, story=(*after.story, told))


def remembering(state: SanctaState, name: str, level: int) -> SanctaState:
    """The state in which this saint, with the `level` on its card, has been heard of just now."""
    others = tuple(one for one in state.names if one[0] != name)
    return replace(state, names=((name, level), *others)[:REMEMBERED])
