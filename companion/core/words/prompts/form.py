"""A prompt of several fields sent together: corrections with a reason, invented cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, ClassVar

from companion.core.text import Text
from companion.core.words.prompts.base import Item, Prompt


@dataclass(frozen=True, slots=True)
class Known:
    """Words that were written before: a tap writes them again, and `fills` other fields.

    `note`: what stands beside them («2/3»); the words may be "" where nobody wrote any.
    """

    words: str
    fills: Mapping[str, int | str] = field(default_factory=dict)
    note: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a form.

    `sort`: "seat" (one of `seats`), "choice" (one of `items`), "words" (a line of text, up to
    `high` characters, empty only where `low` is 0) or "number" (`low … high`). `value` is what
    it holds at first. `known`: words that were written here before, newest first.
    `otherwise`: what a line of text says where nothing is written, in the words of whoever fills
    it in; the other fields are its variables.
    """

    id: str
    sort: str
    label: Text
    seats: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    low: int = 0
    high: int = 0
    value: int | str | None = None
    note: Text | None = None
    known: tuple[Known, ...] = ()
    otherwise: Text | None = None

    def samples(self) -> tuple[int | str, ...]:
        """Values that may be sent: all seats and choices, the limits of the others."""
        if self.sort == "seat":
            return self.seats
        if self.sort == "choice":
            return tuple(item.value for item in self.items)
        if self.sort == "number":
            return (self.low, self.high)
        return ("x" * max(1, self.low),)


@dataclass(frozen=True, kw_only=True)
class Form(Prompt):
    """Several fields, one button. The answer is `{field id: value, …}`."""

    kind: ClassVar[str] = "form"
    fields: tuple[Field, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for values in product(*(one.samples() for one in self.fields)):
            yield {one.id: value for one, value in zip(self.fields, values, strict=True)}
