"""What all facts of the werewolf game share."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from companion.core.event import Event
from companion.games.lupus.state import LupusState


@dataclass(frozen=True)
class Fact(Event):
    """A fact that knows what is true after it."""

    @abstractmethod
    def apply(self, state: LupusState) -> LupusState:
        """The state after this fact; `state` is the one it was decided in."""
