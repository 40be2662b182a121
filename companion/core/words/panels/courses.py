"""A panel of pictures: the way of each thing through lanes over time, and who left a mark where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Leg(Sparse):
    """A stretch of a course: from `x` on it is in `lane` (an index of the panel's `lanes`)."""

    x: float
    """Start, in the panel's units of time; 0 is the start of the first."""
    lane: int
    mark: int = 0
    """Number of the mark left there at this moment; 0: none."""
    seat: int | None = None
    """Who left the mark, if known."""


class Course(Sparse):
    """The line of one thing through the lanes."""

    label: Text
    legs: tuple[Leg, ...]
    until: float
    """End of its line, in the panel's units of time."""
    over: bool = False
    """Whether it has arrived there."""
    note: Text | None = None
    """How it ended, in words."""


class Courses(Panel, one_game=True):
    """Lines of several things through lanes, drawn side by side over time."""

    title: Text
    lanes: tuple[Text, ...]
    points: tuple[Text, ...]
    """Names of the units of time."""
    courses: tuple[Course, ...]
    note: Text | None = None
    emblem: str | None = None
    """Drawn where a course has arrived."""
    unmarked: Text
    """Stands in for a name where no single person left the mark."""


def spread(moments: Sequence[int]) -> tuple[float, ...]:
    """Where events stand in time, given the point of each (ascending): those of one point share
    its room evenly, in their order."""
    many, seen, placed = Counter(moments), Counter[int](), []
    for point in moments:
        seen[point] += 1
        placed.append(round(point + seen[point] / (many[point] + 1), 3))
    return tuple(placed)
