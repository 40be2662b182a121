"""Texts for saints, and the arguments of prompts by their key."""

from collections.abc import Iterable
from functools import reduce
from typing import Any

from companion.core import Param, Text, labelled, text
from companion.games.sancta.state import Saint


def saint_word(name: str, level: int, *, starts: bool = False) -> Param:
    """«Rita», or «un santo di livello 2». `starts`: at the beginning of a sentence."""
    return name or text("sancta-nameless", level=level, at="start" if starts else "within")


def saint_and_level(name: str, level: int, *, starts: bool = True) -> Text:
    """«Rita, livello 2», or «Un santo di livello 2»."""
    if name:
        return text("sancta-saint", name=name, level=level)
    return text("sancta-nameless", level=level, at="start" if starts else "within")


def saint_and_sort(saint: Saint) -> Text:
    """As `saint_and_level`, with its type where one was entered (N-3)."""
    called = saint_and_level(saint.name, saint.level)
    return text("sancta-saint-sort", saint=called, sort=saint.sort) if saint.sort else called


def comma_list(words: Iterable[Param]) -> Param:
    """The words with commas between; "" without any."""
    parts = list(words) or [""]
    return reduce(lambda one, other: text("sancta-both", first=one, second=other), parts)


def prompt_args(key: str, *parts: str, words: str = "", **more: Any) -> dict[str, Any]:
    """Arguments of a prompt: its key, its label `sancta-<words>` and each of its `parts` ("title",
    "hint", "warn") `sancta-<words>-<part>`. `words`: the key, where they are not given."""
    return {"key": key, **labelled(f"sancta-{words or key}", *parts), **more}
