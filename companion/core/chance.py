"""The shape of randomness: handed in, and what it gave is written into an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """What rules may ask of luck; the shell takes it from the operating system."""

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All of `things` in a uniformly random order."""

    def one_of(self, things: Sequence[T]) -> T:
        """One of `things` (not empty), each equally likely."""

    def between(self, low: float, high: float) -> float:
        """A uniform number in `low … high`."""
