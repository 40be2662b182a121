"""A prompt for a list of small forms: the terms of a deal, several changes made at once."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.value import field as made
from companion.core.words.prompts.base import Item, Prompt
from companion.core.words.prompts.field import Field


class Sort(Sparse):
    """One sort of line, with its fields."""

    id: str
    label: Text
    fields: tuple[Field, ...]


class TickRow(Sparse):
    """One row of `Ticks`. `value` replaces "$" in its lines."""

    value: str | int
    label: Text
    low: int
    high: int
    before: int | None = None
    """The current number, if there is one; it changes by `low` to `high`."""
    note: Text | None = None


class Ticks(Sparse):
    """Numbers beside names, each changed with a touch: a changed row is one line of the answer.

    The line has the `sort`, the change in the field `number`, and the fields of `up`, or those of
    `down` for a smaller number (None: those of `up` with a negative number).
    """

    sort: str
    number: str
    rows: tuple[TickRow, ...]
    sentence: Text
    """A sentence with `$what`, `$n`, `$way` ("more" or "less"), `$before` and `$after`."""
    brief: Text
    """The same for a button."""
    up: Mapping[str, Any] = made(default_factory=dict)
    down: Mapping[str, Any] | None = None
    title: Text | None = None


class ListPage(Sparse):
    """A part of the lines: what is ticked there, and the ids of the sorts filled in there."""

    label: Text
    ticks: tuple[Ticks, ...] = ()
    sorts: tuple[str, ...] = ()


class Lines(Prompt, one_game=True):
    """Put together up to `most` lines of these sorts, then send them all at once.

    With `pages` the first one lies open and the others are a touch away; `label` is then completed
    with the number of changes to what is `proposed` (`$n`), and what the only one is (`$what`).

    The answer is `{field: [{"sort": id, field id: value, …}, …]}`.
    """

    field: str = "lines"
    sorts: tuple[Sort, ...] = ()
    lists: Mapping[str, tuple[Item, ...]] = made(default_factory=dict)
    """Lists of choices by name; several fields may use one."""
    seats: tuple[int, ...] = ()
    most: int = 1
    proposed: tuple[Mapping[str, Any], ...] = ()
    """Initial lines, in the shape of the answer."""
    least: int = 1
    """Fewest lines to send."""
    pages: tuple[ListPage, ...] = ()
    need: Text | None = None
    """Shown while there is nothing to send."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """What is proposed is all that is sure to be accepted, and nothing where that may be."""
        if len(self.proposed) >= self.least:
            yield {self.field: [dict(line) for line in self.proposed]}
