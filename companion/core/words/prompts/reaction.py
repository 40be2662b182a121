"""A prompt that asks everybody the same thing at the same moment for the same time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.clock import Clock
from companion.core.words.prompts.base import Item, Prompt


class Reaction(Prompt, one_game=True):
    """One tap on one of the items, within the time of `clock` (None: no limit). The answer is
    `{field: value}`."""

    field: str = "answer"
    items: tuple[Item, ...] = ()
    clock: Clock | None = None
    chosen: str | None = None
    """The current answer; it may still be changed, and the screen looks the same before and after.
    """
    warns: str | None = None
    """The value that needs the confirmation `warn`; all others are sent at once."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for item in self.items:
            if item.value != self.chosen:
                yield {self.field: item.value}
