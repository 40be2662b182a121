"""Chance as the operating system gives it; a seed never exists."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_SYSTEM = secrets.SystemRandom()


class Luck:
    """The `Chance` that the shell hands to the rules."""

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All of `things` in a uniformly random order."""
        return tuple(_SYSTEM.sample(things, len(things)))

    def one_of(self, things: Sequence[T]) -> T:
        """One of `things`, each equally likely."""
        return _SYSTEM.choice(things)

    def between(self, low: float, high: float) -> float:
        """A uniform number in `low … high`."""
        return _SYSTEM.uniform(low, high)
