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


class Source(Protocol):
    """A source of random numbers, with the names that the standard library gives these."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """`k` of these, in a random order."""

    def choice(self, seq: Sequence[T]) -> T:
        """One of these."""

    def uniform(self, a: float, b: float) -> float:
        """A number in `a … b`."""


class SourceChance:
    """The `Chance` of a server or pocket, drawn from its own random source."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All of `things` in a uniformly random order."""
        return tuple(self._source.sample(things, len(things)))

    def one_of(self, things: Sequence[T]) -> T:
        """One of `things`, each equally likely."""
        return self._source.choice(things)

    def between(self, low: float, high: float) -> float:
        """A uniform number in `low … high`."""
        return self._source.uniform(low, high)
