"""Help in play: the part of the game that is on, the rules of this table, the words of the game."""

from __future__ import annotations

from typing import NamedTuple

from companion.core.kit.rules import HouseRules
from companion.core.memory import memoize
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, terms


class HelpPlace(NamedTuple):
    """The part of the game that the help is about."""

    part: str
    """The variable `at` of its title, `<family>-help-now`."""
    steps: tuple[str, ...]
    """How that part goes on: `<family>-help-step-<step>`."""
    now: int | None = None
    """The index of the step that is being played; None: all of them belong to now."""


@memoize
def help_in_play(
    part: str, steps: tuple[str, ...], now: int | None, words: tuple[str, ...], options: HouseRules
) -> tuple[Panel, ...]:
    """The panel of help: the same for every eye, by public facts alone. `words`: as in `terms`."""
    family = options.family
    return (
        Help(
            title=text(f"{family}-help-now", at=part),
            steps=tuple(text(f"{family}-help-step-{one}") for one in steps),
            at=now,
            rules=options.in_force(),
            terms=terms(family, *words),
        ),
    )
