"""A prompt in two movements: first one of a few ways, then one of the things that way leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from companion.core.text import Text
from companion.core.words.prompts.base import Item, Prompt


@dataclass(frozen=True, slots=True)
class Way:
    """One way: `args` are sent with it; one without `items` is complete by itself. `items`: values
    of the things that it leads to."""

    value: str
    label: Text
    items: tuple[str, ...] = ()
    args: Mapping[str, Any] = field(default_factory=dict)
    note: Text | None = None


@dataclass(frozen=True, kw_only=True)
class Branch(Prompt):
    """Choose a way, then what it leads to. The answer is the way's args and `{field: [value]}`,
    or `{field: []}` for a way without items.

    `items`: every thing once, however many ways lead to it. `sealed`, and what happens to a draft:
    as in `Allocate`. `label` is completed by the twin with the way and the thing chosen (variables
    `$way` and `$name`).
    """

    kind: ClassVar[str] = "branch"
    field: str = "values"
    ways: tuple[Way, ...] = ()
    items: tuple[Item, ...] = ()
    sealed: bool = False

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for way in self.ways:
            if not way.items:
                yield {**way.args, self.field: []}
            for item in way.items:
                yield {**way.args, self.field: [item]}
