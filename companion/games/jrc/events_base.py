"""What all facts of the campaign share."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from companion.core.event import Event
from companion.games.jrc.state import JrcState


@dataclass(frozen=True)
class Fact(Event):
    """A fact that knows what is true after it."""

    @abstractmethod
    def apply(self, state: JrcState) -> JrcState:
        """The state after this fact; `state` is the one it was decided in."""
