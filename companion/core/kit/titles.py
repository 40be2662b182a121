"""Titles at the end of an evening: players who stood out in the finished game."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from companion.core.text import Text
from companion.core.words.panels.base import Chapter

T = TypeVar("T")
MIN_COUNT = 2
"""Smallest count that earns a title."""


def leader(counts: Mapping[T, int]) -> tuple[T, int] | None:
    """The one with the highest count, and the count; None if it is shared or below MIN_COUNT."""
    ranked = sorted(counts.items(), key=lambda one: -one[1])
    if not ranked or ranked[0][1] < MIN_COUNT:
        return None
    if len(ranked) > 1 and ranked[1][1] == ranked[0][1]:
        return None
    return ranked[0]


def titles_chapter(heading: Text, lines: Iterable[Text]) -> tuple[Chapter, ...]:
    """The chapter with the titles; empty if there are none."""
    titles = tuple(lines)
    return (Chapter(heading, titles, titles=True),) if titles else ()
