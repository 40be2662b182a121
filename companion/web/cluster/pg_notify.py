"""Notifications between processes by PostgreSQL's LISTEN and NOTIFY. They contain no table and no
secret.

A notification says that a record with this number exists; a process that misses it polls once a
second anyway (`sync`). They are not sent in the transaction of the record: a transaction that
notifies holds a lock of the whole server until it is on the disk, which would serialise all
commits. They are sent afterwards, together, in a transaction that does not wait for the disk.
"""

from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from typing import Any

import gevent
import structlog
from sqlalchemy import Engine, NullPool, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from companion.web.store.database import Database, NoAnswer
from companion.web.store.postgres import network

CHANNEL = "veglia"
LISTENER = "veglia listens"
"""Name of the listening connection in pg_stat_activity."""
AT_MOST = 150
"""Notifications in one payload, which PostgreSQL limits to 8,000 bytes."""
AGAIN = 1.0
"""Seconds until a broken connection is opened again."""
QUIET = 30.0
"""Seconds of silence after which the connection is tested."""
_SEND = "SELECT set_config('synchronous_commit', 'off', true), pg_notify(:channel, :payload)"
log = structlog.get_logger()

OnNotice = Callable[[str, int], None]
"""Called with the key of a table and the number of a record."""


class PgNotify:
    """One listening connection, and the sending of notifications."""

    def __init__(self, database: Database, url: str) -> None:
        self._database, self._url = database, make_url(url)
        self._waiting: dict[str, int] = {}
        self._sending = False
        self.listening = False

    def notify(self, key: str, number: int) -> None:
        """Notify other processes that the table with this key has a record with this number (0:
        something else has changed). Waiting notifications are sent together."""
        self._put(key, max(number, self._waiting.get(key, 0)))

    def count(self, key: str) -> None:
        """Notify other processes that this was done once more; waiting ones are added up."""
        self._put(key, self._waiting.get(key, 0) + 1)

    def _put(self, key: str, number: int) -> None:
        self._waiting[key] = number
        if not self._sending:
            self._sending = True
            gevent.spawn(self._send)

    def listen(self, on_notice: OnNotice, on_listening: Callable[[], object]) -> None:
        """Listen for ever. `on_listening` is called whenever the connection is open again: notices
        sent in between are lost."""
        engine = create_engine(
            self._url,
            poolclass=NullPool,
            connect_args=network(self._url) | {"application_name": LISTENER},
            hide_parameters=True,
        )
        broken: type[Exception] = engine.dialect.loaded_dbapi.Error
        logged = False
        while True:
            try:
                self._listen(engine, on_notice, on_listening)
            except (broken, DBAPIError, gevent.Timeout):
                if self.listening or not logged:
                    log.warning("notices are not heard")
                logged = True
            self.listening = False
            gevent.sleep(AGAIN)

    def _listen(
        self, engine: Engine, on_notice: OnNotice, on_listening: Callable[[], object]
    ) -> None:
        pooled = engine.raw_connection()
        line: Any = pooled.driver_connection
        pooled.detach()  # otherwise the pool would log errors of this connection, too
        with closing(line):
            line.autocommit = True
            line.execute(f"LISTEN {CHANNEL}")
            self.listening = True
            on_listening()
            while True:
                for notice in line.notifies(timeout=QUIET):
                    for key, number in _read(notice.payload):
                        on_notice(key, number)
                with gevent.Timeout(AGAIN):
                    line.execute("SELECT 1")

    def _send(self) -> None:
        try:
            while self._waiting:
                notices, self._waiting = self._waiting, {}
                with suppress(NoAnswer):  # the others poll within a second
                    self._sent(list(notices.items()))
        finally:
            self._sending = False

    def _sent(self, notices: list[tuple[str, int]]) -> None:
        with self._database.connect() as connection:
            for at in range(0, len(notices), AT_MOST):
                payload = " ".join(f"{key}:{number}" for key, number in notices[at : at + AT_MOST])
                connection.execute(_SEND, {"channel": CHANNEL, "payload": payload})
            connection.commit()


def _read(payload: str) -> Iterator[tuple[str, int]]:
    """The notifications in a payload; anything else is ignored."""
    for notice in payload.split():
        key, _, number = notice.partition(":")
        if number.isdecimal():
            yield key, int(number)
