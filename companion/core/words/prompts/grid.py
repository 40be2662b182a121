"""A small table that people fill in: named rows, columns of numbers, words, switches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.prompts.base import Prompt
from companion.core.words.prompts.field import Field, Value


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
