"""The interface to a database, SQLite (`sqlite`) or PostgreSQL (`postgres`).

Statements are valid for both, with named parameters (`:code`).
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

Values = Mapping[str, Any]
"""The values of a record, or of a statement's parameters, by name."""


class CannotSave(Exception):
    """The database refuses to write, for this reason. Nothing was written, or the database has not
    said whether it was: the next attempt finds out (see table_log)."""


class NoAnswer(CannotSave):
    """The database does not answer."""


class DatabaseConnection(Protocol):
    """An open connection. What `execute` returns: rows, with `fetchone()` and `rowcount`."""

    def execute(self, statement: str, values: Values = ..., /) -> Any:
        """Execute a statement."""

    def executemany(self, statement: str, values: Sequence[Values], /) -> Any:
        """Execute a statement for each of these values."""

    def commit(self) -> None:
        """Commit the transaction."""

    def rollback(self) -> None:
        """Roll the transaction back."""


class Database(Protocol):
    """`errors`: exceptions of its driver; `duplicate`: the one for an existing key. `shared`:
    whether several processes may use it. `trial`: a statement that changes nothing and fails if a
    write would fail."""

    errors: type[Exception]
    duplicate: type[Exception]
    shared: bool
    trial: str

    def connect(
        self, within: float | None = None, *, transaction: bool = False
    ) -> AbstractContextManager[DatabaseConnection]:
        """A connection for queries that must answer within so many seconds (None: the default).
        `transaction`: they are one transaction, which the caller commits. Raises NoAnswer."""

    def write(self, work: Callable[[DatabaseConnection], None], *, transaction: bool) -> None:
        """Do this, and return when it is committed. `transaction`: it is more than one statement.
        Raises `errors`, CannotSave."""

    def append(self, connection: DatabaseConnection, rows: Sequence[Values]) -> None:
        """Write records: rows with `code`, `number`, `record`, and the number `after` which they
        come. Raises OutOfStep if PostgreSQL does not have that one."""

    def is_in_place(self) -> bool:
        """Whether its files are where they were opened."""

    def close(self) -> None:
        """Close all connections."""


def reason(error: Exception) -> str:
    """The database's message, without the values of the statement."""
    return str(getattr(error, "orig", error)).partition("\n")[0]
