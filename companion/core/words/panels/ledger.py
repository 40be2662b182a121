"""Panels of whole numbers by seat: a table of rows, and a change explained line by line."""

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class LedgerLine(Sparse):
    """One row: a number for each seat of the ledger, in its order."""

    label: Text
    values: tuple[int, ...]
    tops: tuple[int, ...] = ()
    """Seats with the highest number; they get a ring."""
    changes: tuple[tuple[int, int], ...] = ()
    """Change by the last step: (seat, difference)."""
    side: int | None = None
    """Number in the last column."""
    note: Text | None = None
    """A remark on the row, in words."""
    broken: bool = False
    """Whether several seats tie, so that nobody holds the row; the ring is drawn broken."""


class Sum(Sparse):
    """One row below the line."""

    label: Text
    values: tuple[int, ...]
    changes: tuple[tuple[int, int], ...] = ()
    of: int = 0
    """If set, the number is also drawn as pips out of this many."""
    note: Text | None = None


class Ledger(Panel, one_game=True):
    """The table of numbers by row and seat."""

    seats: tuple[int, ...]
    """The columns."""
    lines: tuple[LedgerLine, ...]
    sums: tuple[Sum, ...] = ()
    own: int | None = None
    """The reader's."""
    gone: tuple[int, ...] = ()
    """Columns of people who have left."""
    title: Text | None = None
    side: Text | None = None
    """Heading of the last column."""
    holds: Text | None = None
    """What the ring means, for screen readers."""
    note: Text | None = None
    """One sentence of advice below."""


class AccountLine(Sparse):
    """One line: `before` → `after`, and the sentence between them (`how`)."""

    seat: int
    before: int
    after: int
    how: Text


class Account(Panel, one_game=True):
    """Before → after for several seats, with the rule in a sentence (`rule`)."""

    title: Text
    entries: tuple[AccountLine, ...] = ()
    rule: Text | None = None
