"""Panels of things on their way: a picture of lanes over time, and the stops of each."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

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


class Stop(Sparse):
    """One stop of a trail."""

    label: Text
    state: Literal["done", "next", "later"]
    seat: int | None = None
    """Who completed it, if known."""


class Trail(Sparse):
    """One thing on its way: its stops in order, and its place in words."""

    label: Text
    stops: tuple[Stop, ...]
    place: Text
    over: bool = False
    """Whether it has arrived."""
    id: str = ""
    """Id of its token on a graph, if it has one."""
    arrival: tuple[Text, ...] = ()
    """If it has just arrived, for a page of its own on the public screen: which one it is, where
    it arrived, and, if anything follows, what and a remark on that."""


class Trails(Panel, one_game=True):
    """Several things on their way."""

    title: Text
    trails: tuple[Trail, ...]
