"""What the lobbies of all games have in common: the sheet of house rules, the chairs."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.core.kit.rules import HouseRules, SetOption, UseRules
from companion.core.seat import Ring
from companion.core.text import Text, text
from companion.core.value import replace
from companion.core.words.panels.base import Circle, Mark
from companion.core.words.prompts.base import Weight
from companion.core.words.prompts.field import Field
from companion.core.words.prompts.rules import Rules


def rules_prompt(
    options: HouseRules,
    command: str = SetOption.name,
    whole: str = UseRules.name,
    *,
    title: Text | None = None,
    hint: Text | None = None,
    without: Collection[str] = (),
    idle: Collection[str] = (),
    weight: Weight = Weight.LINK,
) -> Rules:
    """The sheet of house rules, called `<family>-rules`; no question for those in `without`. Those
    in `idle` change nothing as the others are: they are kept, and not asked."""
    return Rules(
        key="rules",
        command=command,
        whole=whole,
        label=text(f"{options.family}-rules"),
        title=title,
        hint=hint,
        rules=tuple(_asked(options.sheet(without), idle)),
        weight=weight,
        group="rules",
    )


def _asked(sheet: tuple[Field, ...], idle: Collection[str]) -> Iterator[Field]:
    """Marks those in `idle`; a part that one of them would begin begins at the next question."""
    heading: Text | None = None
    for one in sheet:
        heading, hidden = one.heading or heading, one.id in idle
        yield replace(one, idle=hidden, heading=None if hidden else heading)
        heading = heading if hidden else None


def chairs(ring: Ring) -> Circle:
    """Those who are here, of a game that nobody moderates; the tablet draws the chairs."""
    return Circle(marks=tuple(Mark(seat=seat) for seat in ring), moderator=False)
