"""The kinds of house rule: what values each admits, and how the sheet asks for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from companion.core.words.prompts.field import Value

T = TypeVar("T")


def of_the_kind(now: object, value: T) -> T:
    """`value`, which replaces `now` in a set of rules. Raises ValueError where the two are of
    different kinds: no table decides that, so only a damaged copy can say it."""
    if type(value) is not type(now):
        raise ValueError(f"{value!r} cannot stand where {now!r} stood")
    return value


@dataclass(frozen=True, slots=True, kw_only=True)
class _Option:
    """`part`: the part of the sheet that begins with this rule ("": it goes on). `always`: the
    help names the rule even where the table has left it as it is."""

    part: str = ""
    always: bool = False


@dataclass(frozen=True, slots=True)
class Switch(_Option):
    """A rule that is on or off."""

    id: str
    default: bool = False

    def admits(self, value: Value) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Choice(_Option):
    """A rule with one of `values`; the first is the default."""

    id: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def admits(self, value: Value) -> bool:
        return isinstance(value, str) and value in self.values


@dataclass(frozen=True, slots=True)
class Number(_Option):
    """A whole number in `low … high` (points, seconds). One tap changes it by `step`. `timed`: it
    is seconds, and drawn as minutes."""

    id: str
    default: int
    low: int
    high: int
    step: int = 1
    timed: bool = False

    def admits(self, value: Value) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.low <= value <= self.high


Option = Switch | Choice | Number
