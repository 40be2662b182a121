"""What counts that a person changes have to keep to, said while they are changed."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.text import Text
from companion.core.value import Sparse


class Bound(Sparse):
    """The counts of `values` add up to `low` to `high`, and not to `but`; else `why` is said."""

    values: tuple[str, ...]
    low: int
    high: int
    why: Text
    but: int | None = None

    def admits(self, counts: Mapping[str, int]) -> bool:
        """Whether these counts keep to it."""
        many = sum(counts.get(value, 0) for value in self.values)
        return self.low <= many <= self.high and many != self.but
