"""What saints are called in a sentence: by name, or by level where the table has typed no name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from companion.core.text import Param, Text, text
from companion.games.sancta.state import Saint


def saint_word(name: str, level: int, *, starts: bool = False) -> Param:
    """«Rita», or «un santo di livello 2». `starts`: the sentence begins with it."""
    return name or text("sancta-nameless", level=level, at="start" if starts else "within")


def saint_and_level(name: str, level: int, *, starts: bool = True) -> Text:
    """«Rita, livello 2», or «Un santo di livello 2»."""
    if name:
        return text("sancta-saint", name=name, level=level)
    return text("sancta-nameless", level=level, at="start" if starts else "within")


def saint_and_sort(saint: Saint) -> Text:
    """As `saint_and_level`, with its type where it was noted (N-3)."""
    told = saint_and_level(saint.name, saint.level)
    return text("sancta-saint-sort", saint=told, sort=saint.sort) if saint.sort else told


def joined(words: Iterable[Param]) -> Param:
    """All of them in the order they lie; "" where there are none."""
    told = list(words) or [""]
    return reduce(lambda one, other: text("sancta-both", first=one, second=other), told)
