"""A prompt that is answered by tapping things of a graph, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.core.text import Text
from companion.core.value import field
from companion.core.words.prompts.base import Item, Prompt


class Route(Prompt, one_game=True):
    """Tap one thing, then perhaps another that it leads to; only legal ones can be tapped.

    `ways`: for each first thing the second ones it leads to (none: it is complete by itself).
    `fields`: the arguments that the taps are sent as, in order. Things are named as the view's
    graph names them: a node by its id, an arrow as `a>b`; all others by `items`. `label` is
    completed by the twin with what was chosen (variables `$first` and `$second`). `marks`: for a
    first thing the second one that most lead to, and what is said beside it there; it is chosen
    at once (variable `$marked`: 1 while it is).
    """

    fields: tuple[str, ...] = ("first", "second")
    ways: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    items: tuple[Item, ...] = ()
    marks: Mapping[str, tuple[str, Text]] = field(default_factory=dict)

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for first, seconds in self.ways.items():
            if not seconds:
                yield {self.fields[0]: first}
            for second in seconds:
                yield {self.fields[0]: first, self.fields[1]: second}
