"""The records on disk: appended with the expected number, never changed.

Whatever is acknowledged was committed here before. A database that is locked, full or read-only
raises CannotSave; it never stops the other tables for longer than one attempt.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, create_engine, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from companion.web.schema import records, tables

MIGRATIONS = Path(__file__).resolve().parents[1] / "migrations"
PATIENCE = 1.0
"""Seconds that a save waits for a lock to go; the tablet has to hear of trouble within two."""
PAUSE = 0.05


class CannotSave(Exception):
    """The database does not take it now. Nothing was written."""


class OutOfStep(Exception):
    """Somebody else has written this number, or this code, before us."""


class Store:
    """One database. Under gevent `time.sleep` gives way to the other tables."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self._engine = _engine(url)
        self._url = url
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)

    def migrate(self) -> None:
        """Bring the database to today's shape."""
        command.upgrade(migrations(self._url), "head")

    def open_table(self, code: str, created: float, *written: bytes) -> None:
        """A new table with its first records. Raises OutOfStep where the code is taken."""
        rows = [
            {"code": code, "number": number, "record": record}
            for number, record in enumerate(written, start=1)
        ]

        def write(connection: Any) -> None:
            connection.execute(insert(tables).values(code=code, created=created))
            connection.execute(insert(records), rows)

        self._save(write)

    def append(self, code: str, number: int, record: bytes) -> None:
        """One more record. Raises OutOfStep where the number exists, CannotSave."""
        row = insert(records).values(code=code, number=number, record=record)
        self._save(lambda connection: connection.execute(row))

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

    def close(self) -> None:
        """Let go of the files."""
        self._engine.dispose()

    def _save(self, write: Callable[[Any], Any]) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with self._engine.begin() as connection:
                    write(connection)
                return
            except IntegrityError as error:
                raise OutOfStep from error
            except DBAPIError as error:
                if "locked" not in str(error.orig) or time.monotonic() > deadline:
                    raise CannotSave from error
            time.sleep(PAUSE)


def migrations(url: str) -> AlembicConfig:
    """Alembic's configuration; there is no ini file."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    # No waiting inside SQLite: that would stop every greenlet (see PATIENCE).
    engine = create_engine(url, connect_args={"timeout": 0, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
