"""A prompt for a list of small forms: the terms of a deal, several changes made at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from companion.core.form import Field
from companion.core.prompt import Prompt
from companion.core.text import Text


@dataclass(frozen=True, slots=True)
class Sort:
    """One sort of line: its fields, filled in one after the other."""

    id: str
    label: Text
    fields: tuple[Field, ...]


@dataclass(frozen=True, kw_only=True)
class Lines(Prompt):
    """Put together up to `most` lines of these sorts, then send them all at once.

    The answer is `{field: [{"sort": id, field id: value, …}, …]}`. `proposed`: lines that are
    there at first, in the same shape. `least`: 0 where nothing at all may be sent.
    """

    kind: ClassVar[str] = "lines"
    field: str = "lines"
    sorts: tuple[Sort, ...] = ()
    most: int = 1
    proposed: tuple[Mapping[str, Any], ...] = ()
    least: int = 1

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """What is proposed is all that is sure to be accepted."""
        if len(self.proposed) >= self.least:
            yield {self.field: [dict(line) for line in self.proposed]}
