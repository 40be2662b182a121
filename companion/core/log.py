"""The log: steps that are only ever appended; an undo is one more entry, and so is its redo."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import TypeVar

from companion.core.event import Event
from companion.core.value import Frozen

S = TypeVar("S")


class Step(Frozen):
    """One command with all its events; fields as in `Record`."""

    number: int
    at: float
    name: str
    seat: int | None
    events: tuple[Event, ...]


class Rewind(Frozen):
    """The steps with a number above `to` no longer count (`number` and `at` as in Step)."""

    number: int
    at: float
    to: int


class Reapply(Frozen):
    """The steps that the rewind with the number `undo` took back count again, and what came after
    it does not (`number` and `at` as in Step)."""

    number: int
    at: float
    undo: int


Entry = Step | Rewind | Reapply


def fold(evolve: Callable[[S, Event], S], start: S, steps: Iterable[Step]) -> S:
    """The state after `steps`."""
    return reduce(evolve, (event for step in steps for event in step.events), start)
