"""Help during play: the current part of the game, the rules of this table, and terms."""

from typing import NamedTuple

from companion.core.kit.rules import HouseRules
from companion.core.memory import memoize
from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.core.words.panels.help import Help, terms


class HelpPlace(NamedTuple):
    """The part of the game that the help describes."""

    part: str
    """The variable `at` of its title, `<family>-help-now`."""
    steps: tuple[str, ...]
    """Its steps; each has the text `<family>-help-step-<step>`."""
    now: int | None = None
    """Index of the current step; None: all steps are current."""


@memoize  # 75 µs a picture
def help_in_play(
    part: str, steps: tuple[str, ...], now: int | None, words: tuple[str, ...], options: HouseRules
) -> tuple[Panel, ...]:
    """The help panel. It is the same for every eye and depends on public facts only. `words`: ids
    of the terms to explain."""
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
