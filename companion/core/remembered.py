"""Answers of pure functions, kept for the very same arguments: what is public is worked out once.

Only identity is compared, so that looking up costs next to nothing; a rule stays a pure function.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

A = TypeVarTuple("A")
R = TypeVar("R")
MANY = 1024
"""Answers that one function keeps; the oldest goes first. The largest (the ring of a full table,
with its shapes) weighs some 15 kB, and what is kept outlives its table."""


def remembered(function: Callable[[*A], R]) -> Callable[[*A], R]:
    """`function` with its newest answers at hand. It must be pure, and take what never changes."""
    kept: dict[tuple[int, ...], tuple[Any, R]] = {}

    @wraps(function)
    def asked(*args: *A) -> R:
        key = tuple(map(id, args))
        found = kept.get(key)
        if found is not None:
            return found[1]
        answer = function(*args)
        if len(kept) >= MANY:
            del kept[next(iter(kept))]
        # With the arguments alive nobody else can have their identity.
        kept[key] = (args, answer)
        return answer

    return asked
