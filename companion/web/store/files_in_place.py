"""Check that the files of an SQLite database are still where they were opened.

SQLite keeps writing to a file that was moved or deleted without an error; what is written then is
lost. So both names are checked before every acknowledgement.
"""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from companion.web.store.database import CannotSave


class FilesInPlace:
    """The database `file`, which exists, and its write-ahead log. `broken`: its connections were
    opened with a log that is gone."""

    def __init__(self, file: Path) -> None:
        self._file, self._log = file, file.with_name(file.name + "-wal")
        self._known = _identity(file)
        self._known_log: tuple[int, int] | None = None
        self.broken = False

    def remember_log(self) -> None:
        self._known_log, self.broken = _identity(self._log), False

    def database_moved(self) -> bool:
        return _identity(self._file) != self._known

    def are_in_place(self) -> bool:
        """Whether both files are where they were opened."""
        gone = self._known_log is not None and _identity(self._log) != self._known_log
        return not (self.database_moved() or gone or self.broken)

    def check(self, connection: sqlite3.Connection) -> None:
        """Raises CannotSave if a file is gone. `connection` still has its log open and moves its
        content into the database."""
        if self.are_in_place():
            return
        if self.database_moved():
            raise CannotSave("the database is not at its place any more")
        if not self.broken:
            with suppress(sqlite3.Error):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.broken = True
        raise CannotSave("the log of the database is gone")


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_dev, status.st_ino
