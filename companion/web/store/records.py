"""The records on disk: appended with the expected number, never changed.

Whatever is acknowledged was committed here before. A database that is locked, full or read-only
raises CannotSave; it never stops the other tables for longer than one attempt.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from companion.web.cluster.pg_notify import PgNotify
from companion.web.cluster.processes import ProcessRegistry
from companion.web.store import ages, keys, shape
from companion.web.store.ages import Ages
from companion.web.store.answers import AnswerStore
from companion.web.store.engines import (
    ANSWERS_WITHIN,
    CannotSave,
    NoAnswer,
    answered,
    engine_of,
)
from companion.web.store.files_beside import (
    ASIDE_SECONDS,
    asides,
    forget_asides,
    forget_drafts,
    make_private,
)
from companion.web.store.files_in_place import FilesInPlace
from companion.web.store.record_reader import LONG, RecordReader
from companion.web.store.schema import records, tables
from companion.web.store.writer import OutOfStep, WriteJob, Writer

__all__ = ["CannotSave", "NoAnswer", "OutOfStep", "Store"]

T = TypeVar("T")
TROUBLED = 10.0
"""Seconds after a save that failed in which this process does not call itself ready."""
_TRIAL = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "INSERT INTO records SELECT * FROM records WHERE false",
}
"""What fails where a write would fail, too, and changes nothing."""


class Store(RecordReader):
    """One database. `shared`: several processes have it together; `written` is called with the code
    of a table and the number of its newest record, once that is stored."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        super().__init__(engine_of(url))
        self._url = url
        self.written: Callable[[str, int], object] = lambda code, number: None
        self.shared = parsed.get_backend_name() != "sqlite"
        self._file: Path | None = None
        self._files: FilesInPlace | None = None
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            self._file = Path(parsed.database).expanduser()
            make_private(self._file)
            self._files = FilesInPlace(self._file)
        self._writer = Writer(self._engine, self._files)

    def migrate(self) -> None:
        """Bring the database to today's shape. Raises LaterShape, SQLAlchemyError."""
        shape.migrate(self._url, self._revision())

    def _revision(self) -> str | None:
        """The shape of the database; None where it has none yet."""
        try:
            with answered(self._engine, LONG), self._engine.connect() as connection:
                row = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
                return row.scalar()
        except DBAPIError:
            return None

    def open_table(self, code: str, created: float, *written: bytes) -> None:
        """A new table with its first records. Raises OutOfStep where the code is taken."""
        row = insert(tables).values(code=code, created=created)
        self._writer.save(
            WriteJob(code, _rows(code, 1, written), lambda connection: connection.execute(row))
        )

    def append(self, code: str, number: int, *written: bytes) -> None:
        """More records, all or none; the first has this number. Raises OutOfStep where a number
        exists, CannotSave."""
        self._writer.save(WriteJob(code, _rows(code, number, written)))
        self.written(code, number + len(written) - 1)

    def processes(self, me: str) -> ProcessRegistry:
        """What the processes leave for each other; we are `me`."""
        return ProcessRegistry(self._engine, me)

    def answers(self) -> AnswerStore | None:
        """What was answered and stands in no record; None where nobody else may be asked."""
        return AnswerStore(self._engine) if self.shared else None

    def notices(self) -> PgNotify:
        """What wakes the other processes."""
        return PgNotify(self._engine, self._url)

    def delete(self, code: str, number: int) -> None:
        """Delete a table whose last record has this number. SQLite overwrites its pages at once,
        PostgreSQL when it clears up (deployment.md). Raises OutOfStep where it has gone on,
        CannotSave."""
        newest = select(func.max(records.c.number)).where(records.c.code == code)

        def write(connection: Connection) -> None:
            # The rows first: a program that appends now waits for us, and then finds no table.
            gone = connection.execute(
                delete(records).where(records.c.code == code, newest.scalar_subquery() == number)
            )
            if gone.rowcount != number:
                raise OutOfStep
            connection.execute(delete(tables).where(tables.c.code == code))

        self._writer.save(WriteJob(code, [], write))
        self._overwrite_log()

    def claim(self, fingerprint: str, *, anew: bool = False) -> bool:
        """Whether the database belongs to the key with this fingerprint (keys.claimed). Raises
        CannotSave."""
        ask = partial(keys.claimed, fingerprint=fingerprint, anew=anew)
        try:
            return self._done(ask)
        except OutOfStep:  # another process was first
            return self._done(ask)

    def look(self, clock: float, newest: Mapping[str, int], *, first: bool) -> Ages:
        """How old the tables are with these newest records, and what restores have left (ages.look
        says more). Raises CannotSave."""
        left = asides(self._file) if self._file is not None else []
        known = {**newest, **{one.name: 0 for one in left}}
        return self._done(partial(ages.look, clock=clock, newest=known, first=first))

    def _done(self, ask: Callable[[Connection], T]) -> T:
        """What it answers, in a transaction of its own."""
        answers = list[T]()
        self._writer.save(WriteJob("", [], lambda connection: answers.append(ask(connection))))
        return answers[-1]

    def tidy(self, old: Ages) -> None:
        """Delete what a restore has left for a week, and what one that was killed has left; then
        overwrite SQLite's log. PostgreSQL overwrites in its own time."""
        if self._file is not None:
            with suppress(OSError):  # the folder may not be ours
                forget_drafts(self._file.parent)
                forget_asides(self._file, lambda name: old.of(name, ASIDE_SECONDS))
            self._overwrite_log()

    def _overwrite_log(self) -> None:
        """Overwrite SQLite's log of writes, where deleted rows remain. While a connection reads the
        log, the next call does it."""
        if self._file is not None:
            with suppress(DBAPIError), self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def stands(self) -> bool:
        """Whether its files are where they were opened. Where the log is gone a new one begins, and
        all is well when this is asked again."""
        if self._files is None or self._files.whole():
            return True
        with suppress(CannotSave):
            self._done(lambda connection: None)
        return False

    def writable(self) -> bool:
        """Whether a write can begin now, and none has failed in the last TROUBLED seconds."""
        writer = self._writer
        if time.monotonic() - writer.failed_at < TROUBLED or not self.stands():
            return False
        if self._engine.name == "sqlite" and writer.busy_for:
            return writer.busy_for < ANSWERS_WITHIN  # what holds the file are we ourselves
        try:
            with self._reading() as connection:
                connection.exec_driver_sql(_TRIAL[self._engine.name])
                connection.rollback()
        except NoAnswer:
            return False
        return True

    def close(self) -> None:
        """Let go of the files."""
        self._writer.close()
        self._engine.dispose()


def _rows(code: str, number: int, written: Iterable[bytes]) -> list[dict[str, Any]]:
    return [
        {"code": code, "number": one, "record": record}
        for one, record in enumerate(written, start=number)
    ]
