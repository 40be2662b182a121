"""Prompts of one number, one die, or one tap in time."""

from collections.abc import Iterator
from typing import Any

from companion.core.clock import Clock
from companion.core.words.prompts.base import Item, Prompt


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


class Throw(Prompt, one_game=True):
    """Throw a die."""

    field: str = "face"
    typed: bool = False
    """Whether a real die was thrown, the answer being `{field: 1 … 6}`; otherwise the program
    throws it, and the answer is `{field: null}`."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        if not self.typed:
            yield {self.field: None}
            return
        for face in range(1, 7):
            yield {self.field: face}


class Reaction(Prompt, one_game=True):
    """One tap on one of the items, within the time of `clock` (None: no limit). The answer is
    `{field: value}`."""

    field: str = "answer"
    items: tuple[Item, ...] = ()
    clock: Clock | None = None
    chosen: str | None = None
    """The current answer, which may be changed; the screen looks the same before and after."""
    warns: str | None = None
    """The value that needs the confirmation `warn`; all others are sent at once."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for item in self.items:
            if item.value != self.chosen:
                yield {self.field: item.value}
