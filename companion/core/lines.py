"""A prompt for a list of small forms: the terms of a deal, several changes made at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Any, ClassVar

from companion.core.prompt import Item, Prompt
from companion.core.text import Text


@dataclass(frozen=True, slots=True)
class Blank:
    """One place to fill in. `sort`: "seat" (one of the prompt's `seats`), "choice" (one of its
    list `of`) or "number" (`low … high`, at first `value`)."""

    id: str
    sort: str
    label: Text
    of: str = ""
    low: int = 0
    high: int = 0
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Sort:
    """One sort of line: its blanks, filled in one after the other."""

    id: str
    label: Text
    fields: tuple[Blank, ...]


@dataclass(frozen=True, kw_only=True)
class Lines(Prompt):
    """Put together up to `most` lines of these sorts, then send them all at once.

    The answer is `{field: [{"sort": id, blank id: value, …}, …]}`. `proposed`: lines that are
    there at first, in the same shape. `least`: 0 where nothing at all may be sent. `lists`: the
    choices, each list once, however many blanks choose from it.
    """

    kind: ClassVar[str] = "lines"
    field: str = "lines"
    sorts: tuple[Sort, ...] = ()
    lists: Mapping[str, tuple[Item, ...]] = made(default_factory=dict)
    seats: tuple[int, ...] = ()
    most: int = 1
    proposed: tuple[Mapping[str, Any], ...] = ()
    least: int = 1

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """What is proposed is all that is sure to be accepted, and nothing where that may be."""
        if len(self.proposed) >= self.least:
            yield {self.field: [dict(line) for line in self.proposed]}
