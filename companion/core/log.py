"""The log of a game. It is append-only: an undo is one more entry, and so is its redo."""

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
    """An undo: the steps with a number above `to` no longer count. `number` and `at` as in Step."""

    number: int
    at: float
    to: int


class Reapply(Frozen):
    """A redo: the steps that the rewind `undo` took back count again, and those taken since do not.
    `number` and `at` as in Step."""

    number: int
    at: float
    undo: int


Entry = Step | Rewind | Reapply


def fold(evolve: Callable[[S, Event], S], start: S, steps: Iterable[Step]) -> S:
    """The state after `steps`."""
    return reduce(evolve, (event for step in steps for event in step.events), start)
