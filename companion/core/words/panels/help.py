"""A panel of help in play: what is done now, the rules of this table, the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from companion.core.option import Option, Value
from companion.core.text import Text, text
from companion.core.words.panels.base import Panel


@dataclass(frozen=True, slots=True)
class InForce:
    """A rule that this table plays by, as one sentence. `own`: a house rule that was changed."""

    words: Text
    own: bool = False


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, and what it means in a few words."""

    name: Text
    means: Text


@dataclass(frozen=True, kw_only=True)
class Help(Panel):
    """The same for every eye, so it follows from public facts alone.

    `title`: what part of the game this is. `steps`: how that part goes on; `at`: the index of
    the step that is being played, None where all of them belong to now.
    """

    kind: ClassVar[str] = "help"
    title: Text
    steps: tuple[Text, ...]
    at: int | None = None
    rules: tuple[InForce, ...] = ()
    terms: tuple[Term, ...] = ()


def terms(family: str, *ids: str) -> tuple[Term, ...]:
    """The words `<family>-word-<id>`, each with its `<family>-word-<id>-means`."""
    return tuple(Term(text(f"{family}-word-{id}"), text(f"{family}-word-{id}-means")) for id in ids)


def in_force(
    family: str,
    options: Iterable[Option],
    value: Callable[[str], Value],
) -> tuple[InForce, ...]:
    """The sentence of each option whose value is not the default, and of those told `always`.

    The sentence is `<family>-help-<id>`; it takes `value`: a number, the word of a choice, or
    "on" and "off" for a switch. What was changed comes first.
    """
    found = [
        InForce(rule_told(family, one.id, value(one.id)), value(one.id) != one.default)
        for one in options
        if value(one.id) != one.default or one.always
    ]
    return tuple(sorted(found, key=lambda rule: not rule.own))


def rule_told(family: str, id: str, value: Value) -> Text:
    """A house rule as it is now, in one sentence: of the help, and of the diary."""
    told = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
    word = id.replace("_", "-")
    return text(f"{family}-help-{word}", value=told)
