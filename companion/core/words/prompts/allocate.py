"""A prompt that divides points: so many over several rows, with a cap, a price and a remainder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.prompts.base import Prompt


class Share(Sparse):
    """One row: from 0 to `high` units of `value`, each for `price` points of the budget.

    `count`: what the row holds at first. `enough`: more units than this are allowed, but lost
    (the prompt's `beyond` says so while they are written). `before`, `becomes`: a number that the
    answer changes, as it stands, and what it would be for 0, 1, … `high` units.
    """

    value: str
    label: Text
    high: int
    count: int = 0
    price: int = 1
    enough: int | None = None
    note: Text | None = None
    before: int | None = None
    becomes: tuple[int, ...] = ()


class Consequence(Sparse):
    """What the highest of the numbers in `becomes` leads to, said while the figures change.

    The rows are seats, by number as a word. `others`: numbers of seats without a row, which stay.
    `alone`: the sentence for each seat that may be highest alone. `shared`: several are (variable
    `$who`). `nobody`: all numbers are 0.
    """

    others: Mapping[str, int]
    alone: Mapping[str, Text]
    shared: Text
    nobody: Text


class Allocate(Prompt):
    """Divide `budget` points over the rows. The answer is
    `{field: {value: units}}` with every row in it.

    `exact`: all points must be given, else some may be kept. `left`: what the remainder is called.
    `label` is completed by the twin with the number of points given (variable `$sum`); `nothing`
    stands on the button instead while there are none. `short`: asked once, with that number as
    `$sum`, before fewer are sent; the great button of this question leads back.
    `sealed`: the figures cover themselves when the device lies untouched. What is being written
    stays on the device, under the prompt's `key`, until it is sent. `same`: what it holds at
    first is no answer, and this is why. `outcome`: what the numbers come to.
    """

    field: str = "points"
    rows: tuple[Share, ...] = ()
    budget: int = 0
    exact: bool = False
    left: Text | None = None
    nothing: Text | None = None
    short: Text | None = None
    beyond: Text | None = None
    sealed: bool = False
    same: Text | None = None
    outcome: Consequence | None = None

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """A fair sample: as it stands, and everything into the first rows from each row on."""
        counts = {row.value: row.count for row in self.rows}
        found = [counts]
        if not self.exact:
            found.append(dict.fromkeys(counts, 0))
        for start in range(len(self.rows)):
            found.append(self._poured(self.rows[start:] + self.rows[:start]))
        for one in found:
            if self._admits(one) and not (self.same and one == counts):
                yield {self.field: one}

    def _poured(self, rows: Sequence[Share]) -> dict[str, int]:
        left, counts = self.budget, {row.value: 0 for row in self.rows}
        for row in rows:
            counts[row.value] = min(row.high, left // row.price)
            left -= counts[row.value] * row.price
        return counts

    def _admits(self, counts: dict[str, int]) -> bool:
        spent = sum(counts[row.value] * row.price for row in self.rows)
        fits = all(0 <= counts[row.value] <= row.high for row in self.rows)
        return fits and (spent == self.budget if self.exact else spent <= self.budget)
