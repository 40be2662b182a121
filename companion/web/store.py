"""The records on disk: appended with the expected number, never changed.

Whatever is acknowledged was committed here before. A database that is locked, full or read-only
raises CannotSave; it never stops the other tables for longer than one attempt.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from companion.web.schema import records, tables
from companion.web.scribe import CannotSave, Job, OutOfStep, Scribe

__all__ = ["CannotSave", "OutOfStep", "Store", "migrations"]

if TYPE_CHECKING:
    from alembic.config import Config as AlembicConfig

NEWEST = "0001"
"""The revision that `migrations/versions` leads to."""
MIGRATIONS = Path(__file__).resolve().parents[1] / "migrations"
TROUBLED = 10.0
"""Seconds after a save that failed in which this process does not call itself ready."""


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self._engine = _engine(url)
        self._url = url
        self._scribe = Scribe(self._engine)
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)

    def migrate(self) -> None:
        """Bring the database to today's shape. Raises CannotSave where it has a later one."""
        if self._revision() == NEWEST:
            return
        # Alembic takes longer to load than all else that a start after a power cut has to do.
        from alembic import command
        from alembic.util import CommandError

        try:
            command.upgrade(migrations(self._url), "head")
        except CommandError as error:
            raise CannotSave(str(error)) from error

    def _revision(self) -> str | None:
        """The shape of the database; None where it has none yet."""
        try:
            with self._engine.connect() as connection:
                said = connection.exec_driver_sql("SELECT version_num FROM alembic_version")
                return said.scalar()
        except DBAPIError:
            return None

    def open_table(self, code: str, created: float, *written: bytes) -> None:
        """A new table with its first records. Raises OutOfStep where the code is taken."""
        row = insert(tables).values(code=code, created=created)
        self._scribe.save(Job(_rows(code, 1, written), lambda connection: connection.execute(row)))

    def append(self, code: str, number: int, *written: bytes) -> None:
        """More records, all or none; the first has this number. Raises OutOfStep where a number
        exists, CannotSave."""
        self._scribe.save(Job(_rows(code, number, written)))

    def records(self, code: str, after: int = 0) -> Iterator[bytes]:
        """The records of a table, in order."""
        wanted = (
            select(records.c.record)
            .where(records.c.code == code, records.c.number > after)
            .order_by(records.c.number)
        )
        with self._engine.connect() as connection:
            yield from connection.execute(wanted).scalars().all()

    def codes(self) -> tuple[str, ...]:
        """The codes of all tables, the newest first."""
        wanted = select(tables.c.code).order_by(tables.c.created.desc())
        with self._engine.connect() as connection:
            return tuple(connection.execute(wanted).scalars())

    def newest(self) -> dict[str, bytes]:
        """The last record of every table, by code."""
        # One step into the index for each table, however long its log is.
        last = select(func.max(records.c.number)).where(records.c.code == tables.c.code)
        wanted = select(records.c.code, records.c.record).join(
            tables,
            (records.c.code == tables.c.code)
            & (records.c.number == last.correlate(tables).scalar_subquery()),
        )
        with self._engine.connect() as connection:
            return dict(connection.execute(wanted).all())

    def delete(self, code: str, number: int) -> None:
        """Delete a table whose last record has this number, so that its pages are overwritten.
        Raises OutOfStep where it has gone on, CannotSave."""
        newest = select(func.max(records.c.number)).where(records.c.code == code)

        def write(connection: Connection) -> None:
            # The rows first: whoever appends now waits for us, and then finds no table.
            gone = connection.execute(
                delete(records).where(records.c.code == code, newest.scalar_subquery() == number)
            )
            if gone.rowcount != number:
                raise OutOfStep
            connection.execute(delete(tables).where(tables.c.code == code))

        self._scribe.save(Job([], write))
        self.wipe()

    def wipe(self) -> None:
        """Overwrite what was deleted in SQLite's log of writes, too. While somebody reads it stays
        until the next time."""
        if self._engine.name == "sqlite":
            with suppress(DBAPIError), self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def writable(self) -> bool:
        """Whether a write could begin now, and the last one that failed is not just behind us."""
        if time.monotonic() - self._scribe.failed_at < TROUBLED:
            return False
        if self._scribe.busy:
            return True
        try:
            with self._engine.connect() as connection:
                if self._engine.name == "sqlite":
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                else:
                    connection.execute(select(1))
                connection.rollback()
        except DBAPIError:
            return False
        return True

    def close(self) -> None:
        """Let go of the files."""
        self._engine.dispose()


def _rows(code: str, number: int, written: Iterable[bytes]) -> list[dict[str, Any]]:
    return [
        {"code": code, "number": one, "record": record}
        for one, record in enumerate(written, start=number)
    ]


def migrations(url: str) -> AlembicConfig:
    """Alembic's configuration; there is no ini file."""
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, hide_parameters=True)
    # No waiting inside SQLite: the scribe has a patience of its own.
    engine = create_engine(
        url, connect_args={"timeout": 0, "check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        # What was deleted is overwritten, and not only forgotten.
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    return engine
