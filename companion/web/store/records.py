"""The store: records are appended with the expected number and never changed.

Everything that is acknowledged was committed here before. A database that is locked, full or
read-only raises CannotSave; it blocks other tables for one attempt at most.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import gevent

from companion.web.cluster.processes import ProcessRegistry, in_use
from companion.web.store import ages, keys, shape
from companion.web.store.ages import Ages
from companion.web.store.answers import AnswerStore
from companion.web.store.database import CannotSave, Database, DatabaseConnection, NoAnswer, Values
from companion.web.store.files_beside import (
    ASIDE_SECONDS,
    asides,
    delete_asides,
    delete_drafts,
    make_private,
)
from companion.web.store.sqlite import SqliteDatabase, file_of
from companion.web.store.writer import OutOfStep, WriteJob, Writer

if TYPE_CHECKING:
    from companion.web.cluster.pg_notify import PgNotify

__all__ = ["CannotSave", "NoAnswer", "OutOfStep", "Store"]

T = TypeVar("T")
LONG = 5.0
"""Seconds for reading a whole table, or something of all tables."""
AHEAD = 3600.0
"""Seconds by which correct clocks may differ."""
TROUBLED = 10.0
"""Seconds after a failed save during which this process is not ready."""
WITHOUT_PAUSE = 50
"""Records read without a pause, some milliseconds."""
PAUSE = 0.001
PREPARE_AGAIN_SECONDS = 0.05
BUSY_SECONDS = 0.8
"""Seconds for which our own writes may hold a file."""
_RECORDS = "SELECT record FROM records WHERE code = :code AND number > :after ORDER BY number"
_VERSION = "SELECT max(number) FROM records WHERE code = :code"
_CODES = "SELECT code FROM tables ORDER BY created > :late, created DESC"
_NEWEST = """
SELECT records.code, record FROM records JOIN tables ON records.code = tables.code
AND number = (SELECT max(number) FROM records AS last WHERE last.code = tables.code)
"""
"""One step into the index for each table, however long its log is."""
_OPEN = "INSERT INTO tables (code, created) VALUES (:code, :created)"
_DELETE_RECORDS = """
DELETE FROM records WHERE code = :code
AND (SELECT max(number) FROM records WHERE code = :code) = :number
"""
_DELETE_TABLE = "DELETE FROM tables WHERE code = :code"


class Store:
    """One database. `shared`: several processes use it. `on_stored` is called with the code of a
    table and the number of its newest record after it was stored."""

    def __init__(self, url: str) -> None:
        self._url, self._file = url, file_of(url)
        if self._file is not None:
            make_private(self._file)
        self._database = _database(url)
        self.on_stored: Callable[[str, int], object] = lambda code, number: None
        self.shared = self._database.shared
        self._writer = Writer(self._database)

    def prepare(self) -> None:
        """Make the tables of an empty database. Raises LaterSchema, CannotSave."""
        until = time.monotonic() + shape.WAIT
        while (found := self._shape()) != shape.NEWEST:
            if found is not None:
                raise shape.LaterSchema(found)
            try:
                with self._database.connect(shape.WAIT, transaction=True) as connection:
                    shape.create(connection, shared=self.shared)
            except NoAnswer as error:
                # A second process waits here with SQLite, inside the statement with PostgreSQL.
                if "locked" not in str(error) or time.monotonic() > until:
                    raise
                gevent.sleep(PREPARE_AGAIN_SECONDS)

    def _shape(self) -> str | None:
        """The version of the schema; None: the database is empty."""
        with suppress(NoAnswer), self._database.connect(LONG) as connection:
            row = connection.execute("SELECT version FROM shape").fetchone()
            return None if row is None else str(row[0])
        return None

    def records(self, code: str, after: int = 0) -> Sequence[bytes]:
        """The records of a table, in order. Raises NoAnswer."""
        with self._database.connect(LONG) as connection:
            return [one for (one,) in connection.execute(_RECORDS, {"code": code, "after": after})]

    def version(self, code: str) -> int:
        """The number of a table's newest record; 0: there is no such table. Raises NoAnswer."""
        with self._database.connect() as connection:
            number: int | None = connection.execute(_VERSION, {"code": code}).fetchone()[0]
        return number or 0

    def codes(self, now: float = float("inf")) -> tuple[str, ...]:
        """The codes of all tables, newest first; those dated far after `now` by a wrong clock come
        last. Raises NoAnswer."""
        with self._database.connect(LONG) as connection:
            return tuple(code for (code,) in connection.execute(_CODES, {"late": now + AHEAD}))

    def newest(self, codes: Collection[str] | None = None) -> dict[str, bytes]:
        """The last record of every table, or of these (at least one), by code. Raises NoAnswer."""
        named = {f"code_{number}": code for number, code in enumerate(codes or ())}
        these = f"WHERE tables.code IN ({', '.join(f':{one}' for one in named)})" if named else ""
        with self._database.connect(LONG if codes is None else None) as connection:
            return dict(iter(connection.execute(_NEWEST + these, named)))

    def open_table(self, code: str, created: float, *records: bytes) -> None:
        """Store a new table with its first records. Raises OutOfStep if the code is taken."""
        row = {"code": code, "created": created}
        job = WriteJob(code, _rows(code, 1, records), lambda first: first.execute(_OPEN, row))
        self._writer.save(job)

    def append(self, code: str, number: int, *records: bytes) -> None:
        """Append records, all or none; the first one has this number. Raises OutOfStep if a number
        exists or the one before is missing, CannotSave."""
        self._writer.save(WriteJob(code, _rows(code, number, records)))
        self.on_stored(code, number + len(records) - 1)

    def processes(self, me: str) -> ProcessRegistry:
        return ProcessRegistry(self._database, me)

    def answers(self) -> AnswerStore | None:
        """Stored answers that are in no record; None if the database is not shared."""
        return AnswerStore(self._database) if self.shared else None

    def notices(self) -> PgNotify:
        from companion.web.cluster.pg_notify import PgNotify  # only here: it needs SQLAlchemy

        return PgNotify(self._database, self._url)

    def delete(self, code: str, number: int, *, unused: bool = False) -> None:
        """Delete a table whose last record has this number; `unused`: only if no device is
        connected to any process. SQLite overwrites its pages at once, PostgreSQL later
        (deployment.md). Raises OutOfStep if it has newer records or is in use, CannotSave."""

        def write(connection: DatabaseConnection) -> None:
            if unused and self.shared and in_use(connection, code):
                raise OutOfStep
            # The rows first: a program that appends now waits for us, and then finds no table.
            deleted = connection.execute(_DELETE_RECORDS, {"code": code, "number": number})
            if deleted.rowcount != number:
                raise OutOfStep
            connection.execute(_DELETE_TABLE, {"code": code})

        self._writer.save(WriteJob(code, [], write))
        self._overwrite_log()

    def claim(self, fingerprint: str, *, anew: bool = False) -> bool:
        """Whether the database belongs to this fingerprint's key. Raises CannotSave."""
        work = partial(keys.claim, fingerprint=fingerprint, anew=anew)
        try:
            return self._in_transaction(work)
        except OutOfStep:  # another process was first
            return self._in_transaction(work)

    def update_ages(self, clock: float, newest: Mapping[str, int], *, first: bool) -> Ages:
        """The ages of tables and of files left by restores (ages.update). Raises CannotSave."""
        left = asides(self._file) if self._file is not None else []
        known = {**newest, **{one.name: 0 for one in left}}
        return self._in_transaction(partial(ages.update, clock=clock, newest=known, first=first))

    def _in_transaction(self, work: Callable[[DatabaseConnection], T]) -> T:
        """The result of `work` in a transaction of its own."""
        results = list[T]()
        self._writer.save(WriteJob("", [], lambda connection: results.append(work(connection))))
        return results[-1]

    def tidy(self, old: Ages) -> None:
        """Delete what restores have left for a week or were killed with; then overwrite SQLite's
        log. PostgreSQL overwrites at its own time."""
        if self._file is not None:
            with suppress(OSError):  # the folder may not be ours
                delete_drafts(self._file.parent)
                delete_asides(self._file, lambda name: old.of(name, ASIDE_SECONDS))
            self._overwrite_log()

    def _overwrite_log(self) -> None:
        """Overwrite SQLite's write-ahead log, which still contains deleted rows. If a connection is
        reading it, the next call does it."""
        if self._file is not None:
            with suppress(NoAnswer), self._database.connect() as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    def is_in_place(self) -> bool:
        """Whether its files are where they were opened. If the log is gone, a new one is started,
        and the next call succeeds."""
        if self._database.is_in_place():
            return True
        with suppress(CannotSave):
            self._in_transaction(lambda connection: None)
        return False

    def writable(self) -> bool:
        """Whether a write can begin now, and none has failed in the last TROUBLED seconds."""
        writer = self._writer
        if time.monotonic() - writer.failed_at < TROUBLED or not self.is_in_place():
            return False
        if not self.shared and writer.busy_for:
            return writer.busy_for < BUSY_SECONDS  # what holds the file are we ourselves
        with suppress(NoAnswer), self._database.connect() as connection:
            connection.execute(self._database.trial)
            connection.rollback()
            return True
        return False

    def close(self) -> None:
        self._database.close()


def _database(url: str) -> Database:
    if (file := file_of(url)) is not None:
        return SqliteDatabase(file)
    from companion.web.store.postgres import PostgresDatabase  # only here: a fifth of a start

    return PostgresDatabase(url)


def with_pauses(stored: Iterable[bytes], pause: float = PAUSE) -> Iterator[bytes]:
    """The records, with pauses of `pause` seconds in a long log, so that other greenlets run."""
    for number, one in enumerate(stored, start=1):
        yield one
        if number % WITHOUT_PAUSE == 0:
            gevent.sleep(pause)


def _rows(code: str, number: int, records: Iterable[bytes]) -> list[Values]:
    return [
        {"code": code, "number": one, "record": record, "after": number - 1}
        for one, record in enumerate(records, start=number)
    ]
