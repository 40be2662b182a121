"""Things to fill in, and the prompts made of them: a form, a grid, the sheet of house rules."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Literal

from companion.core.text import Text
from companion.core.value import Sparse, field
from companion.core.words.prompts.base import Item, Prompt

Value = bool | int | str
"""What a field may hold."""


class Known(Sparse):
    """Words that were written before: a tap writes them again."""

    words: str
    """Empty if nothing was written."""
    fills: Mapping[str, int | str] = field(default_factory=dict)
    """Values of other fields that the tap fills in."""
    note: str = ""
    """Shown beside the words («2/3»)."""


class Field(Sparse):
    """One thing to fill in, in any prompt that has fields."""

    id: str
    sort: Literal["seat", "choice", "words", "number", "switch"]
    """`seat`: one of `seats`. `choice`: one of `items`. `words`: a line of text, up to `high`
    characters, empty only if `low` is 0. `number`: whole, `low … high`, in `step`s; one that may be
    below 0 is a change and drawn with its sign. `switch`: on or off."""
    label: Text
    seats: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    of: str = ""
    """In `Lines`: name of the list in which the choice is made."""
    low: int = 0
    high: int = 0
    step: int = 1
    timed: bool = False
    """Whether the number is seconds and drawn as minutes."""
    value: Value | None = None
    """Initial value."""
    note: Text | None = None
    known: tuple[Known, ...] = ()
    """What was written here before, newest first."""
    changed: bool = False
    """In `Rules`: whether the rule is not at its default."""
    origin: Text | None = None
    """In `Rules`: where the value comes from; the `note` of an item says it for that item."""
    heading: Text | None = None
    """In `Rules`: heading of the part of the sheet that begins here."""
    idle: bool = False
    """In `Rules`: whether it has no effect beside the other rules; it is kept and not asked."""

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


class Form(Prompt):
    """Several fields, one button. The answer is `{field id: value, …}`."""

    fields: tuple[Field, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for values in product(*(one.samples() for one in self.fields)):
            yield {one.id: value for one, value in zip(self.fields, values, strict=True)}


class Row(Sparse):
    """One row: its label, its initial values, and the key that is sent before them."""

    label: Text
    values: tuple[Value, ...]
    key: tuple[int | str, ...] = ()
    now: tuple[int, ...] = ()
    """By column: the current number that the entry changes."""


class Grid(Prompt, one_game=True):
    """Fill in a table. The answer is `{field: [[*key, *values], …], field id: value, …}`, all rows
    in order; `fields` stand below it. The browser fills in `label` with how many numbers are not 0
    (variable `$n`), and with the only one in words (`$what`)."""

    field: str = "rows"
    columns: tuple[Field, ...] = ()
    rows: tuple[Row, ...] = ()
    fields: tuple[Field, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """A fair sample: as it stands, all at the least, all at the most."""
        more = {one.id: one.samples()[0] for one in self.fields}
        yield self._filled([row.values for row in self.rows]) | more
        for held in zip(*(column.limits() for column in self.columns), strict=True):
            yield self._filled([held] * len(self.rows)) | more

    def _filled(self, values: list[tuple[Value, ...]]) -> dict[str, Any]:
        rows = zip(self.rows, values, strict=True)
        return {self.field: [[*row.key, *held] for row, held in rows]}


class Rules(Prompt):
    """The sheet of house rules. Each change is sent at once as `{option: id, value: value}`."""

    whole: str
    """Name of the command that sets several rules, as `{values: {id: value}}`."""
    rules: tuple[Field, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for rule in self.rules:
            yield {"option": rule.id, "value": rule.value}
