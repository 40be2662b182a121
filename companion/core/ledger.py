"""A panel of whole numbers: a column a seat, who leads a row, and where two claim the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.panel import Panel
from companion.core.text import Text


@dataclass(frozen=True, slots=True)
class Cell:
    """One number. `mark`: "whole" (holds the row), "broken" (claims it like another) or "".
    `change`: what the last step added or took."""

    value: int = 0
    mark: str = ""
    change: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """One row; `side` stands in a column of its own at the end. `broken`: nobody holds it,
    because several claim it; `note` says so in words."""

    label: Text
    cells: tuple[Cell, ...]
    side: int | None = None
    note: Text | None = None
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """One row below the line. `of`: drawn as so many pips of `of`, besides the number."""

    label: Text
    cells: tuple[Cell, ...]
    of: int = 0
    note: Text | None = None


@dataclass(frozen=True, kw_only=True)
class Ledger(Panel):
    """The great table. `seats`: one a column; `own`: the reader's; `gone`: columns of people who
    have left. `side`: heading of the column at the end. `holds` and `claims`: what the two marks
    mean, for who does not see them. `note`: one sentence of advice below."""

    kind: ClassVar[str] = "ledger"
    seats: tuple[int, ...]
    lines: tuple[Line, ...]
    sums: tuple[Sum, ...] = ()
    own: int | None = None
    gone: tuple[int, ...] = ()
    title: Text | None = None
    side: Text | None = None
    holds: Text | None = None
    claims: Text | None = None
    note: Text | None = None
