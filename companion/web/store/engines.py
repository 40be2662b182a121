"""How a database is reached, and how long anything may take there before we say that it failed.

Nothing here waits for ever: a table that is locked, a server that hangs and a network that is gone
each end within about a second, as an error that the tablet is told.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gevent
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InvalidatePoolError
from sqlalchemy.exc import TimeoutError as PoolIsEmpty

ANSWERS_WITHIN = 0.8
"""Seconds that PostgreSQL has for one attempt to read or write: two of them, one behind the other,
are told within two."""
LOCK_WAIT = "300ms"
"""How long PostgreSQL waits for a row or a table that another session has locked."""
SESSION = (
    f"SET lock_timeout = '{LOCK_WAIT}'",
    # Only a backstop: the server goes on working for nobody after we have given up.
    "SET statement_timeout = '10s'",
    # A process of ours that is stopped while it writes must not hold its rows for ever.
    "SET idle_in_transaction_session_timeout = '10s'",
)
NETWORK = {
    "connect_timeout": "2",  # s
    "tcp_user_timeout": "3000",  # ms without a sign from the other machine
    "keepalives_idle": "5",  # s
    "keepalives_interval": "2",  # s
    "keepalives_count": "3",
}
"""For libpq; what the address itself says wins."""
OPENS_WITHIN, OPENS_AGAIN = 1.0, 0.01
"""Seconds that a file which others have locked has to open, and between two tries."""
PRIMARY = 0xFF
"""The bits of SQLite's error code that tell its kind."""
CONNECTIONS, MORE_CONNECTIONS = 5, 10
QUIET = 5.0
"""Seconds for which a connection that has said nothing is believed without being asked."""


class CannotSave(Exception):
    """The database does not take it now, for the reason that this says. It was not written, or the
    database has not told whether it was: the next try finds out (see table_log)."""


class NoAnswer(CannotSave):
    """The database does not answer now."""


def network(url: URL) -> dict[str, Any]:
    """The limits of a connection, as far as its address has none."""
    if url.get_backend_name() == "sqlite":
        return {}
    return {name: value for name, value in NETWORK.items() if name not in url.query}


def engine_of(address: str) -> Engine:
    """The way to a database that may be read and written at any moment of an evening."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return _server(url)
    # No waiting inside SQLite: the writer has a patience of its own.
    engine = create_engine(
        _there(url), connect_args={"timeout": 0, "check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _: Any) -> None:
        write_ahead(connection, OPENS_WITHIN)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        # What was deleted is overwritten, and not only forgotten.
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    return engine


def _there(url: URL) -> URL:
    """A file that was moved away is not begun anew by the next who opens it."""
    if not url.database or url.database == ":memory:":
        return url
    file = Path(url.database).expanduser().absolute()
    return url.set(database=file.as_uri(), query={**url.query, "mode": "rw", "uri": "true"})


def write_ahead(connection: sqlite3.Connection, within: float) -> None:
    """Switch the file to write-ahead logging, and read once. Connections that open or close at
    the same moment lock the file for an instant, for which SQLite's own timeout does not count.
    After the read no closing connection locks out this one. `within`: seconds. Raises
    OperationalError."""
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


def _server(url: URL) -> Engine:
    # Each question is a transaction of its own, and one way there and back instead of four; what
    # belongs together says so (`together`).
    engine = create_engine(
        url,
        isolation_level="AUTOCOMMIT",
        connect_args=network(url),
        hide_parameters=True,
        pool_use_lifo=True,
        pool_size=CONNECTIONS,
        max_overflow=MORE_CONNECTIONS,
        pool_timeout=ANSWERS_WITHIN,
    )

    @event.listens_for(engine, "connect")
    def _impatient(connection: Any, _: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute("; ".join(SESSION))
        connection.commit()

    broken: type[Exception] = engine.dialect.loaded_dbapi.Error

    @event.listens_for(engine, "checkout")
    def _stands(connection: Any, record: Any, _: Any) -> None:
        now = time.monotonic()
        before, record.info["at"] = record.info.get("at", now), now
        if not _open(connection, broken, ask=now - before > QUIET):
            raise InvalidatePoolError

    return engine


def _open(connection: Any, broken: type[Exception], *, ask: bool) -> bool:
    """Whether psycopg's connection stands. A server that goes away says so, and what it has said
    is read without waiting; `ask`: it is asked, too."""
    try:
        # The first time its last words are read, and the second time that there is no more.
        connection.pgconn.consume_input()
        connection.pgconn.consume_input()
        if ask:
            connection.execute("SELECT 1")
    except broken:
        return False
    return not connection.closed


@contextmanager
def together(engine: Engine) -> Iterator[Connection]:
    """A connection with a transaction, which the caller commits."""
    with engine.connect() as connection:
        if engine.name != "sqlite":
            connection.execution_options(isolation_level="READ COMMITTED")
        yield connection


@contextmanager
def answered(engine: Engine, within: float | None = None) -> Iterator[None]:
    """Limit the work in this block to so many seconds (None: ANSWERS_WITHIN), where the database is
    a server. Raises NoAnswer, and the connection is closed then."""
    if engine.name == "sqlite":
        yield
        return
    # No Exception of its own: SQLAlchemy closes a connection only for what is no mere Exception.
    limit = gevent.Timeout.start_new(ANSWERS_WITHIN if within is None else within)
    try:
        yield
    except gevent.Timeout as over:
        if over is not limit:
            raise
        raise NoAnswer("no answer in time") from over
    except PoolIsEmpty as error:
        raise NoAnswer("all connections are waiting for an answer") from error
    finally:
        limit.close()


def reason(error: DBAPIError) -> str:
    """The database's message, without the values of the statement."""
    return str(error.orig).partition("\n")[0]


def because(error: Exception, cause: Exception) -> Exception:
    """The error, with its cause."""
    error.__cause__ = cause
    return error


def in_a_thread(work: Callable[..., None], *arguments: Any) -> None:
    """Run `work` in a thread while other greenlets go on. Raises what `work` raises, which gevent's
    pool would print besides."""

    def caught() -> Exception | None:
        try:
            work(*arguments)
        except Exception as error:
            return error
        return None

    error = gevent.get_hub().threadpool.apply(caught)
    if error is not None:
        raise error
