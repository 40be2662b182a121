"""A prompt for one whole number, openly or sealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.words.prompts.base import Prompt


class Amount(Prompt, one_game=True):
    """Choose a number from `low` to `high`, then confirm. The answer is `{field: number}`.

    The browser fills in `label` with the number (variable `$n`).
    """

    field: str = "amount"
    low: int = 0
    high: int = 0
    sealed: bool = False
    """Whether nobody else may see it: it is hidden when the device lies untouched, and a tablet
    that asks for a seat is handed over (static/js/desk/sheets/sealed.js)."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for number in range(self.low, self.high + 1):
            yield {self.field: number}
