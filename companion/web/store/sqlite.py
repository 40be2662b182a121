"""SQLite: one file with one writing and one reading connection, both kept open.

Nothing here waits for ever; the writer has its own limit. A commit waits for the disk in a thread,
so that sockets are served meanwhile.
"""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import gevent

from companion.web.store.database import DatabaseConnection, NoAnswer, Values, reason
from companion.web.store.files_in_place import FilesInPlace

SCHEME = "sqlite:///"
OPENS_WITHIN, OPENS_AGAIN = 1.0, 0.01
"""Seconds for opening a file that others have locked, and between two attempts."""
PRIMARY = 0xFF
"""The bits of SQLite's error code with its kind."""
PRAGMAS = (
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",  # what was deleted is overwritten, and not only forgotten
)
INTO_FILE = "INSERT INTO records (code, number, record) VALUES (:code, :number, :record)"


def file_of(url: str) -> Path | None:
    """The file in this database address; None: it is not SQLite."""
    if not url.startswith(SCHEME):
        return None
    return Path(url.removeprefix(SCHEME).partition("?")[0]).expanduser()


class SqliteDatabase:
    """One existing file; a file that was moved away is never created anew."""

    errors: type[Exception] = sqlite3.Error
    duplicate: type[Exception] = sqlite3.IntegrityError
    shared = False
    trial = "BEGIN IMMEDIATE"

    def __init__(self, file: Path) -> None:
        self._address = f"{file.absolute().as_uri()}?mode=rw"
        self._files = FilesInPlace(file)
        self._reader: sqlite3.Connection | None = None
        self._writer: sqlite3.Connection | None = None

    @contextmanager
    def connect(
        self, within: float | None = None, *, transaction: bool = False
    ) -> Iterator[sqlite3.Connection]:
        """The connection that reads. Raises NoAnswer."""
        try:
            self._reader = self._reader or self._opened()
            yield self._reader
        except sqlite3.Error as error:
            self._close_reader()
            raise NoAnswer(reason(error)) from error

    def write(self, work: Callable[[DatabaseConnection], None], *, transaction: bool) -> None:
        """Do this in one transaction, in a thread. Raises sqlite3.Error, CannotSave."""
        connection, self._writer = self._writer or self._new(), None
        try:
            self._files.check(connection)
            _in_a_thread(_transaction, connection, work)
            self._files.check(connection)  # otherwise it was written to a deleted file
        except BaseException:
            connection.close()
            raise
        self._writer = connection

    def append(self, connection: DatabaseConnection, rows: Sequence[Values]) -> None:
        connection.executemany(INTO_FILE, rows)

    def is_in_place(self) -> bool:
        return self._files.are_in_place()

    def close(self) -> None:
        self._close_reader()
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _new(self) -> sqlite3.Connection:
        if self._files.broken:
            self._close_reader()  # the last one to close a log lets a new one begin
        connection = self._opened()
        self._files.remember_log()
        return connection

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._address, uri=True, timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            write_ahead(connection, OPENS_WITHIN)
            for one in PRAGMAS:
                connection.execute(one)
        except BaseException:
            connection.close()
            raise
        return connection

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None


def write_ahead(connection: sqlite3.Connection, within: float) -> None:
    """Switch the file to write-ahead logging, and read once. Connections that open or close at the
    same moment lock the file for an instant, which SQLite's own timeout does not cover. After the
    read no closing connection locks this one out. `within`: seconds. Raises OperationalError."""
    deadline = time.monotonic() + within
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > deadline:
                raise
            gevent.sleep(OPENS_AGAIN)
        else:
            return


def _transaction(
    connection: sqlite3.Connection, work: Callable[[DatabaseConnection], None]
) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        work(connection)
        connection.commit()
    except BaseException:
        with suppress(sqlite3.Error):
            connection.rollback()
        raise


def _in_a_thread(work: Callable[..., None], *arguments: Any) -> None:
    """Run `work` in a thread while other greenlets go on. Raises its exception, which gevent's pool
    would print as well."""

    def caught() -> Exception | None:
        try:
            work(*arguments)
        except Exception as error:
            return error
        return None

    error = gevent.get_hub().threadpool.apply(caught)
    if error is not None:
        raise error
