"""The log: steps that are only ever appended; an undo is one more entry, and so is its redo."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import TypeVar

from companion.core.event import Event

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Step:
    """One command with all its events. `number` counts from 1; `at` is the server's time in
    seconds; `name` is the command's; `seat` acted (None: the tablet or the alarm)."""

    number: int
    at: float
    name: str
    seat: int | None
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Rewind:
    """The steps with a number above `to` no longer count (`number` and `at` as in Step)."""

    number: int
    at: float
    to: int


@dataclass(frozen=True, slots=True)
class Reapply:
    """The steps that the rewind with the number `undo` took back count again, and what came after
    it does not (`number` and `at` as in Step)."""

    number: int
    at: float
    undo: int


Entry = Step | Rewind | Reapply


def fold(evolve: Callable[[S, Event], S], start: S, steps: Iterable[Step]) -> S:
    """The state after `steps`."""
    return reduce(evolve, (event for step in steps for event in step.events), start)
