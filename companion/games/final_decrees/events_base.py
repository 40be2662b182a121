"""What all facts of the ministries share."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from companion.core.event import Event
from companion.games.final_decrees.state import DecreesState


@dataclass(frozen=True)
class Fact(Event):
    """A fact that knows what is true after it."""

    @abstractmethod
    def apply(self, state: DecreesState) -> DecreesState:
        """The state after this fact; `state` is the one it was decided in."""


@dataclass(frozen=True)
class Talk(Fact):
    """What is said between those named on a proposal: nobody else is told (§7, §10)."""

    public: ClassVar[bool] = False
    silent: ClassVar[bool] = True
    whisper: ClassVar[bool] = True
