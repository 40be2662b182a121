"""A prompt to choose several of a few values, in the order in which they are tapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.words.prompts.base import Item, Prompt


class Several(Prompt):
    """Choose from `least` to `most` of the items, then confirm. The answer is `{field: [value…]}`.

    The browser fills in `label` with the chosen names (variable `$names`).
    """

    field: str = "values"
    items: tuple[Item, ...] = ()
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    times: int = 1
    """How often each item may be chosen."""
    ordered: bool = True
    """Whether the order of the taps counts and is shown."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """A fair sample: the first, middle and last run of each allowed length, and the first as
        often as it may be."""
        values = [item.value for item in self.items]
        for length in range(self.least, min(self.most, len(values)) + 1):
            for start in sorted({0, (len(values) - length) // 2, len(values) - length}):
                yield {self.field: values[start : start + length]}
        if self.times > 1:
            yield {self.field: values[:1] * self.times}
