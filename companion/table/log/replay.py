"""The game on the table: one step further, or back to where it stood.

Taking back folds again, but not from the beginning: a state is marked now and then on the way.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from operator import attrgetter

from companion.core import log
from companion.core.event import RingChanged
from companion.core.log import Step
from companion.core.seat import Ring
from companion.games.registry import Games
from companion.table.state import Running

MARKED_EVERY = 32
_NUMBER = attrgetter("number")


def told_to(running: Running, step: Step, games: Games) -> Running:
    """The game after one more step."""
    state = log.fold(games[running.id].evolve, running.state, (step,))
    ring = _ring_told(running.ring, (step,))
    steps = (*running.steps, step)
    marks = running.marks
    if len(steps) % MARKED_EVERY == 0:
        marks = (*marks, (len(steps), state, ring))
    return replace(
        running, state=state, ring=ring, log=(*running.log, step), steps=steps, marks=marks
    )


def back_to(running: Running, number: int, games: Games) -> Running:
    """The game as it stood after the step with this number, by the steps that stand now. Its
    `log` is not shortened: taking back is one more entry."""
    steps = running.steps[: bisect_right(running.steps, number, key=_NUMBER)]
    marks = tuple(mark for mark in running.marks if mark[0] <= len(steps))
    many, state, ring = marks[-1] if marks else (0, running.opening, running.opening_ring)
    rest = steps[many:]
    return replace(
        running,
        state=log.fold(games[running.id].evolve, state, rest),
        ring=_ring_told(ring, rest),
        steps=steps,
        marks=marks,
    )


def _ring_told(ring: Ring, steps: Iterable[Step]) -> Ring:
    for step in steps:
        for event in step.events:
            if isinstance(event, RingChanged):
                ring = event.ring
    return ring
