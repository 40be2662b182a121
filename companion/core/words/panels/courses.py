"""A panel of pictures: the way of each thing through lanes over time, and who left a mark where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Leg(Sparse):
    """From `x` on it is in `lane` (an index of the panel's `lanes`).

    `x`: in points of time, 0 at the beginning of the first. `mark`: the number of the mark that
    was left there at this moment, 0 for none. `seat`: by whom, where that is known.
    """

    x: float
    lane: int
    mark: int = 0
    seat: int | None = None


class Course(Sparse):
    """The way of one thing. `until`: where its line ends, in points of time. `over`: it has
    arrived there. `note`: in words, how it ended."""

    label: Text
    legs: tuple[Leg, ...]
    until: float
    over: bool = False
    note: Text | None = None


class Courses(Panel, one_game=True):
    """Several ways, drawn one beside the other. `points`: what the units of time are called.

    `emblem`: stands where something has arrived. `unmarked`: what stands for a person where nobody
    in particular left a mark.
    """

    title: Text
    lanes: tuple[Text, ...]
    points: tuple[Text, ...]
    courses: tuple[Course, ...]
    note: Text | None = None
    emblem: str | None = None
    unmarked: Text


def spread(moments: Sequence[int]) -> tuple[float, ...]:
    """Where events stand in time, given the point of each (ascending): those of one point share
    its room evenly, in their order."""
    many, seen, placed = Counter(moments), Counter[int](), []
    for point in moments:
        seen[point] += 1
        placed.append(round(point + seen[point] / (many[point] + 1), 3))
    return tuple(placed)
