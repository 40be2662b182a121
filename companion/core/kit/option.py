"""Kinds of house rules: the values that each allows, and how the sheet asks for them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from companion.core.value import Frozen
from companion.core.words.prompts.field import Value

T = TypeVar("T")


class Origin(StrEnum):
    """Where the value of a house rule comes from; the sheet shows it beside the value."""

    PRINTED = "printed"  # the game's own text: rule, example or idea of its author
    OURS = "ours"  # the text is silent or open: our reading, or only what the program does
    OWN = "own"  # another way than the text's


PRINTED, OURS, OWN = Origin


def of_the_kind(now: object, value: T) -> T:
    """`value`, which replaces `now` in a set of rules. Raises ValueError if the two differ in type,
    which only a damaged copy can contain."""
    if type(value) is not type(now):
        raise ValueError(f"{value!r} cannot stand where {now!r} stood")
    return value


class _Option(Frozen, kw_only=True):
    """The fields that all kinds of house rules have."""

    part: str = ""
    """Heading of the part of the sheet that begins with this rule; "": the part goes on."""
    always: bool = False
    """Whether the help names the rule even at its default."""


class Switch(_Option):
    """A rule that is on or off."""

    id: str
    default: bool
    off: Origin
    on: Origin

    def admits(self, value: Value) -> bool:
        return isinstance(value, bool)

    def origin(self, value: Value) -> Origin:
        return self.on if value else self.off


class Choice(_Option):
    """A rule with one of `values`; the first is the default."""

    id: str
    values: Mapping[str, Origin]

    @property
    def default(self) -> str:
        return next(iter(self.values))

    def admits(self, value: Value) -> bool:
        return isinstance(value, str) and value in self.values

    def origin(self, value: Value) -> Origin:
        return self.values[str(value)]


class Number(_Option):
    """A whole number in `low … high` (points, seconds). One tap changes it by `step`."""

    id: str
    default: int
    low: int
    high: int
    printed: range = range(0)
    """The value of the printed rules; a default outside it is ours, any other value the table's."""
    step: int = 1
    timed: bool = False
    """Whether the number is seconds and drawn as minutes."""

    def admits(self, value: Value) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.low <= value <= self.high

    def origin(self, value: Value) -> Origin:
        if value in self.printed:
            return PRINTED
        return OURS if value == self.default else OWN


Option = Switch | Choice | Number
