"""Randomness as an argument; every outcome is stored in an event."""

from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Chance:
    """The random choices of the rules, from a `random.Random`; the shell's is the system's."""

    def __init__(self, source: Any) -> None:
        self._source = source

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All of `things` in a uniformly random order."""
        return tuple(self._source.sample(things, len(things)))

    def one_of(self, things: Sequence[T]) -> T:
        """One of `things` (not empty), each equally likely."""
        chosen: T = self._source.choice(things)
        return chosen

    def between(self, low: float, high: float) -> float:
        """A uniform number in `low … high`."""
        return float(self._source.uniform(low, high))
