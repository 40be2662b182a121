"""What a database of ours is asked, whichever it is: SQLite (`sqlite`) or PostgreSQL (`postgres`).

Statements are written for both, with named parameters (`:code`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

Values = Mapping[str, Any]
"""Values of one record, or of one statement, by name."""


class CannotSave(Exception):
    """The database does not take it now, for the reason that this says. It was not written, or the
    database has not told whether it was: the next try finds out (see table_log)."""


class NoAnswer(CannotSave):
    """The database does not answer now."""


class DatabaseConnection(Protocol):
    """An open connection. What `execute` returns can be iterated over, row by row, and has
    `fetchone()` and `rowcount`."""

    def execute(self, statement: str, values: Values = ..., /) -> Any:
        """Ask this."""

    def executemany(self, statement: str, values: Sequence[Values], /) -> Any:
        """Ask this for each of these values."""

    def commit(self) -> None:
        """Keep what was written."""

    def rollback(self) -> None:
        """Take it back."""


class Database(Protocol):
    """`errors`: what its driver raises, `taken` where a key exists already. `shared`: several
    processes may have it together. `trial`: what fails where a write would fail, too, and changes
    nothing."""

    errors: type[Exception]
    taken: type[Exception]
    shared: bool
    trial: str

    def asking(
        self, within: float | None = None, *, several: bool = False
    ) -> AbstractContextManager[DatabaseConnection]:
        """A connection for questions that have an answer within so many seconds (None: the usual
        ones). `several`: what is asked is one transaction, which the caller commits. Raises
        NoAnswer."""

    def write(self, work: Callable[[DatabaseConnection], None], *, several: bool) -> None:
        """Do this in one transaction, and come back when it is committed. `several`: it is more
        than one statement. Raises `errors`, CannotSave."""

    def append(self, connection: DatabaseConnection, rows: Sequence[Values]) -> None:
        """Write records: rows with `code`, `number` and `record`."""

    def stands(self) -> bool:
        """Whether it is where it was opened."""

    def close(self) -> None:
        """Close all connections."""


def reason(error: Exception) -> str:
    """The database's message, without the values of the statement."""
    return str(getattr(error, "orig", error)).partition("\n")[0]
