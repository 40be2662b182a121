"""A prompt to divide points over several rows, with a cap, a price and a remainder."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.prompts.base import Prompt


class Share(Sparse):
    """One row: from 0 to `high` units of `value`, each for `price` points of the budget."""

    value: str
    label: Text
    high: int
    count: int = 0
    """Units at first."""
    price: int = 1
    enough: int | None = None
    """Units above this number are allowed but lost; the prompt's `beyond` then says so."""
    note: Text | None = None
    before: int | None = None
    """A number that the answer changes, as it is now."""
    becomes: tuple[int, ...] = ()
    """What that number would be for 0, 1, … `high` units."""


class Consequence(Sparse):
    """What the highest of the numbers in `becomes` leads to; shown while the answer is changed.

    Keys are seat numbers as strings.
    """

    others: Mapping[str, int]
    """Numbers of the seats without a row; they do not change."""
    alone: Mapping[str, Text]
    """By seat: the sentence if it alone is highest."""
    shared: Text
    """The sentence if several are highest (variable `$who`)."""
    nobody: Text
    """The sentence if all numbers are 0."""


class Allocate(Prompt):
    """Divide `budget` points over the rows. The answer is `{field: {value: units}}` with every row.

    The browser fills in `label` with the number of points given (variable `$sum`).
    """

    field: str = "points"
    rows: tuple[Share, ...] = ()
    budget: int = 0
    exact: bool = False
    """Whether all points must be given; otherwise some may be kept."""
    left: Text | None = None
    """Name of the remainder."""
    nothing: Text | None = None
    """Stands on the button instead of `label` while no points are given."""
    short: Text | None = None
    """Asked once before fewer points are sent (variable `$sum`); its main button leads back."""
    beyond: Text | None = None
    """Warning while a row holds more than `enough`."""
    sealed: bool = False
    """Whether the numbers are hidden when the device lies untouched. A draft stays on the device,
    under the prompt's `key`, until it is sent."""
    same: Text | None = None
    """Set if the initial values are no valid answer: the reason."""
    outcome: Consequence | None = None
    """What the numbers lead to."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """A fair sample: as it stands, and everything into the first rows from each row on."""
        counts = {row.value: row.count for row in self.rows}
        samples = [counts]
        if not self.exact:
            samples.append(dict.fromkeys(counts, 0))
        for start in range(len(self.rows)):
            samples.append(self._poured(self.rows[start:] + self.rows[:start]))
        for one in samples:
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
