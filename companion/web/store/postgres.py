"""PostgreSQL through SQLAlchemy, with time limits.

Nothing here waits for ever: a locked table, a server that hangs and a lost network each end within
about a second, as an error that the tablet is told.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from traceback import clear_frames
from typing import Any

import gevent
import sqlalchemy
from sqlalchemy import URL, CursorResult, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidatePoolError
from sqlalchemy.exc import TimeoutError as PoolIsEmpty

from companion.web.store.database import DatabaseConnection, NoAnswer, Values, reason
from companion.web.store.writer import OutOfStep

ANSWERS_WITHIN = 0.8
"""Seconds for one attempt to read or write; after two of them the tablet must have been told."""
LOCK_WAIT = "300ms"
"""How long PostgreSQL waits for a row or table locked by another session."""
SESSION = (
    f"SET lock_timeout = '{LOCK_WAIT}'",
    # Only a backstop: after we have given up, the server would work on in vain.
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
"""Parameters for libpq; the database's address overrides them."""
CONNECTIONS, MORE_CONNECTIONS = 5, 10
QUIET = 5.0
"""Seconds for which an idle connection is trusted without a test."""
ALL_IN_ONE = """
INSERT INTO records (code, number, record) SELECT code, number, record FROM unnest(
    CAST(:code AS text[]), CAST(:number AS int[]), CAST(:record AS bytea[]), CAST(:after AS int[])
) AS new (code, number, record, after)
WHERE after = 0 OR EXISTS (SELECT FROM records WHERE code = new.code AND number = after)
"""
"""One statement for all waiting records, which is its own transaction. A database that has lost the
last steps (a replica took over, an older copy was put back) gets no gap."""
_statement = lru_cache(maxsize=128)(text)


class PostgresDatabase:
    """One server with a pool of connections."""

    errors: type[Exception] = DBAPIError
    duplicate: type[Exception] = IntegrityError
    shared = True
    trial = "INSERT INTO records SELECT * FROM records WHERE false"

    def __init__(self, address: str) -> None:
        self.url = make_url(address)
        self._engine = _server(self.url)

    @contextmanager
    def connect(
        self, within: float | None = None, *, transaction: bool = False
    ) -> Iterator[PostgresConnection]:
        try:
            with time_limit(within), self._connected(transaction=transaction) as connection:
                yield connection
        except DBAPIError as error:
            raise NoAnswer(reason(error)) from error

    def write(self, work: Callable[[DatabaseConnection], None], *, transaction: bool) -> None:
        with time_limit(), self._connected(transaction=transaction) as connection:
            work(connection)
            connection.commit()

    @contextmanager
    def _connected(self, *, transaction: bool) -> Iterator[PostgresConnection]:
        with self._engine.connect() as connection:
            if transaction:
                connection.execution_options(isolation_level="READ COMMITTED")
            yield PostgresConnection(connection)

    def append(self, connection: DatabaseConnection, rows: Sequence[Values]) -> None:
        if rows:
            values = {name: [row[name] for row in rows] for name in rows[0]}
            if connection.execute(ALL_IN_ONE, values).rowcount != len(rows):
                raise OutOfStep

    def is_in_place(self) -> bool:
        return True

    def close(self) -> None:
        self._engine.dispose()


class PostgresConnection:
    """SQLAlchemy's connection with the methods of `DatabaseConnection`."""

    def __init__(self, connection: sqlalchemy.Connection) -> None:
        self._connection = connection
        self.commit, self.rollback = connection.commit, connection.rollback

    def execute(self, statement: str, values: Any = None, /) -> CursorResult[Any]:
        return self._connection.execute(_statement(statement), values)

    executemany = execute


def network(url: URL) -> dict[str, Any]:
    """The connection parameters that the address does not set."""
    return {name: value for name, value in NETWORK.items() if name not in url.query}


def _server(url: URL) -> Engine:
    # Each query is a transaction of its own: one round trip instead of four. Queries that belong
    # together ask for a `transaction`.
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
    def _set_limits(connection: Any, _: Any) -> None:
        with connection.cursor() as cursor:
            cursor.execute("; ".join(SESSION))
        connection.commit()

    broken: type[Exception] = engine.dialect.loaded_dbapi.Error

    @event.listens_for(engine, "checkout")
    def _test_connection(connection: Any, record: Any, _: Any) -> None:
        now = time.monotonic()
        before, record.info["at"] = record.info.get("at", now), now
        if not _is_open(connection, broken, test=now - before > QUIET):
            raise InvalidatePoolError

    return engine


def _is_open(connection: Any, broken: type[Exception], *, test: bool) -> bool:
    """Whether psycopg's connection is still open: what the server has sent is read without waiting;
    `test`: it is tested, too."""
    try:
        # The first call reads what the server has sent, the second one finds the end.
        connection.pgconn.consume_input()
        connection.pgconn.consume_input()
        if test:
            connection.execute("SELECT 1")
    except broken:
        return False
    return not connection.closed


@contextmanager
def time_limit(within: float | None = None) -> Iterator[None]:
    """Limit the work in this block to so many seconds (None: ANSWERS_WITHIN). Raises NoAnswer, and
    then closes the connection."""
    # gevent.Timeout is no Exception: SQLAlchemy closes a connection only for such an error.
    limit = gevent.Timeout.start_new(ANSWERS_WITHIN if within is None else within)
    try:
        yield
    except gevent.Timeout as over:
        if over is not limit:
            raise
        clear_frames(over.__traceback__)  # reference cycles: a half open connection would stay
        raise NoAnswer("no answer in time") from over
    except PoolIsEmpty as error:
        raise NoAnswer("all connections are waiting for an answer") from error
    finally:
        limit.close()
