"""One thing to fill in: a line of a form, a column of a grid, a blank of a term, a house rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from companion.core.text import Text
from companion.core.value import Sparse, field
from companion.core.words.prompts.base import Item

Value = bool | int | str
"""What a field may hold."""


class Known(Sparse):
    """Words that were written before: a tap writes them again, and `fills` other fields.

    `note`: what stands beside them («2/3»); the words may be "" where nobody wrote any.
    """

    words: str
    fills: Mapping[str, int | str] = field(default_factory=dict)
    note: str = ""


class Field(Sparse):
    """One thing to fill in, wherever a prompt asks for it.

    `sort`: "seat" (one of `seats`), "choice" (one of `items`), "words" (a line of text, up to
    `high` characters, empty only where `low` is 0), "number" (whole, `low … high`, in `step`s; one
    that may be below 0 is a change, and drawn with its sign) or "switch" (on or off). `value` is
    what it holds at first. `timed`: the number is seconds, drawn as minutes. `known`: words that
    were written here before, newest first.

    In `Lines`, `of` names the list of the prompt that a choice is made from. In `Rules`, `changed`
    marks a rule that is not at its default, `origin` says where its value comes from (the `note` of
    an item: the same for that one), and a new part of the sheet begins at a `heading`. One that is
    `idle` changes nothing beside the others as they are: it is kept with them, and not asked.
    """

    id: str
    sort: Literal["seat", "choice", "words", "number", "switch"]
    label: Text
    seats: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    of: str = ""
    low: int = 0
    high: int = 0
    step: int = 1
    timed: bool = False
    value: Value | None = None
    note: Text | None = None
    known: tuple[Known, ...] = ()
    changed: bool = False
    origin: Text | None = None
    heading: Text | None = None
    idle: bool = False

    def samples(self) -> tuple[Value, ...]:
        """Values that may be sent: all seats and choices, the limits of the others."""
        if self.sort == "seat":
            return self.seats
        if self.sort == "choice":
            return tuple(item.value for item in self.items)
        if self.sort == "words":
            return ("x" * max(1, self.low),)
        return self.limits()

    def limits(self) -> tuple[Value, Value]:
        """The least and the most that a number, a line of text or a switch may hold."""
        if self.sort == "number":
            return self.low, self.high
        return ("", "x" * self.high) if self.sort == "words" else (False, True)
