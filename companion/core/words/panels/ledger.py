"""A panel of whole numbers: a column a seat, who leads a row, and where two claim the same."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class LedgerLine(Sparse):
    """One row: a number for each seat of the ledger, in its order.

    `tops`: seats with the highest number, drawn in a ring. `broken`: several have it, so
    nobody holds the row and the ring is broken. `note`: says so in words. `changes`: what the last
    step added or took, by seat. `side` stands in a column of its own at the end.
    """

    label: Text
    values: tuple[int, ...]
    tops: tuple[int, ...] = ()
    changes: tuple[tuple[int, int], ...] = ()
    side: int | None = None
    note: Text | None = None
    broken: bool = False


class Sum(Sparse):
    """One row below the line. `of`: drawn as so many pips of `of`, besides the number."""

    label: Text
    values: tuple[int, ...]
    changes: tuple[tuple[int, int], ...] = ()
    of: int = 0
    note: Text | None = None


class Ledger(Panel, one_game=True):
    """The great table. `seats`: one a column. `own`: the reader's. `gone`: columns of people who
    have left. `side`: heading of the column at the end. `holds`: what the ring
    means, for who does not see it. `note`: one sentence of advice below."""

    seats: tuple[int, ...]
    lines: tuple[LedgerLine, ...]
    sums: tuple[Sum, ...] = ()
    own: int | None = None
    gone: tuple[int, ...] = ()
    title: Text | None = None
    side: Text | None = None
    holds: Text | None = None
    note: Text | None = None
