"""Titles of an evening: who or what stood out in a game that is over, if it was one alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from companion.core.text import Text
from companion.core.words.panels.base import Chapter

T = TypeVar("T")
OFTEN = 2
"""A title needs at least so many of the acts that it counts."""


def alone(counts: Mapping[T, int]) -> tuple[T, int] | None:
    """The one with the highest count, and that count; None where it is shared, or small."""
    ranked = sorted(counts.items(), key=lambda one: -one[1])
    if not ranked or ranked[0][1] < OFTEN:
        return None
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return None
    return ranked[0]


def titled(heading: Text, lines: Iterable[Text]) -> tuple[Chapter, ...]:
    """The chapter of the titles; none where nothing was remarkable."""
    told = tuple(lines)
    return (Chapter(heading, told, titles=True),) if told else ()
