"""A prompt that is answered by tapping things of a graph."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.text import Text
from companion.core.value import field
from companion.core.words.prompts.base import Item, Prompt


class Route(Prompt, one_game=True):
    """Tap one thing, then perhaps another that it leads to; only legal ones can be tapped.

    Things are named as on the view's graph: a node by its id, an arrow as `a>b`; all others are
    `items`. The browser fills in `label` with the choice (variables `$first` and `$second`).
    """

    fields: tuple[str, ...] = ("first", "second")
    """Names of the arguments for the taps, in order."""
    ways: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By first thing: the second ones it leads to; empty: it is complete by itself."""
    items: tuple[Item, ...] = ()
    marks: Mapping[str, tuple[str, Text]] = field(default_factory=dict)
    """By first thing: the second one that is selected at first, and a note beside it. Variable
    `$marked` is 1 while it is selected."""

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for first, seconds in self.ways.items():
            if not seconds:
                yield {self.fields[0]: first}
            for second in seconds:
                yield {self.fields[0]: first, self.fields[1]: second}
