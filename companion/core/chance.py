"""Randomness as an argument; every outcome is stored in an event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """The random choices that rules may make. The shell uses the operating system's source."""

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All of `things` in a uniformly random order."""

    def one_of(self, things: Sequence[T]) -> T:
        """One of `things` (not empty), each equally likely."""

    def between(self, low: float, high: float) -> float:
        """A uniform number in `low … high`."""


class Source(Protocol):
    """A source of random numbers with the method names of the standard library."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """`k` items in random order."""

    def choice(self, seq: Sequence[T]) -> T:
        """A random item."""

    def uniform(self, a: float, b: float) -> float:
        """A random number in `a … b`."""


class SourceChance:
    """A `Chance` that draws from a `Source`."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """See `Chance.shuffled`."""
        return tuple(self._source.sample(things, len(things)))

    def one_of(self, things: Sequence[T]) -> T:
        """See `Chance.one_of`."""
        return self._source.choice(things)

    def between(self, low: float, high: float) -> float:
        """See `Chance.between`."""
        return self._source.uniform(low, high)
