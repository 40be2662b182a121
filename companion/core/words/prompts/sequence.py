"""A prompt for a list in order in which things may come again: stops of a way, steps of a plan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.words.prompts.base import Item, Prompt
from companion.core.words.prompts.field import Field


class Sequence(Prompt, one_game=True):
    """Tap things in sequence, each as often as needed, at most `most` in all.

    The answer is `{field: [value, …]}`, and `{name.id: words}` if the list has a name.
    """

    field: str = "values"
    items: tuple[Item, ...] = ()
    chosen: tuple[str, ...] = ()
    most: int = 1
    name: Field | None = None

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """As it stands, and each thing alone."""
        named = {} if self.name is None else {self.name.id: self.name.value or ""}
        if self.chosen:
            yield {**named, self.field: list(self.chosen)}
        for item in self.items:
            yield {**named, self.field: [item.value]}
