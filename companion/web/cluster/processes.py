"""The registry of processes in PostgreSQL: heartbeats, connected seats, newest record numbers.

All times here are the database's. A process without a heartbeat for `LAPSE` seconds counts as dead,
with everything connected to it.
"""

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from companion.web.store.database import Database, DatabaseConnection

HEARTBEAT = 10.0
LAPSE = 2.5 * HEARTBEAT
FORGOTTEN = 20 * HEARTBEAT
"""Seconds after which its row is deleted."""
Places = Mapping[int, float]
"""By seat number (0: the tablet): database time since when it is connected."""

_TIME = "SELECT extract(epoch FROM clock_timestamp())::float8"
_ALL = """
    SELECT now, min(since)
    FROM (SELECT extract(epoch FROM clock_timestamp())::float8 AS now) AS clock
    LEFT JOIN processes ON seen > now - :lapse GROUP BY now
"""
_ALIVE = (
    "INSERT INTO processes (id, since, seen) VALUES (:me, :since, :now)"
    " ON CONFLICT (id) DO UPDATE SET seen = :now RETURNING xmax = 0"
)
_DEAD = "DELETE FROM processes WHERE seen < :before"
_LEFT = "DELETE FROM processes WHERE id = :me"
_POLL = """
    SELECT wanted.code, newest.number, there.process, there.places
    FROM unnest(CAST(:codes AS text[])) AS wanted (code)
    LEFT JOIN LATERAL (
        SELECT number FROM records WHERE code = wanted.code ORDER BY number DESC LIMIT 1
    ) AS newest ON true
    LEFT JOIN LATERAL (
        SELECT process, places FROM presence JOIN processes ON processes.id = presence.process
        WHERE presence.code = wanted.code AND process <> :me AND seen > :now - :lapse
    ) AS there ON true
"""
_CONNECTED = (
    "INSERT INTO presence (code, process, places)"
    " SELECT code, :me, :places FROM tables WHERE code = :code"
    " ON CONFLICT (code, process) DO UPDATE SET places = excluded.places"
)
_NOBODY = "DELETE FROM presence WHERE code = :code AND process = :me"
_LOCK = "SELECT code FROM tables WHERE code = :code FOR UPDATE"
_IN_USE = """
    SELECT count(*) FROM presence JOIN processes ON processes.id = presence.process
    WHERE code = :code AND seen > :now - :lapse
"""


class Seen(NamedTuple):
    """What the database says about one table."""

    number: int
    """Number of its newest record; 0: there is no such table."""
    places: Places
    """Places connected to other processes, each with its newest time."""
    elsewhere: bool
    """Whether any device is connected to another process."""


class ProcessRegistry:
    """The row of this process, `me`, and those of the others."""

    def __init__(self, database: Database, me: str) -> None:
        self._connect, self._me = database.connect, me

    def living(self) -> tuple[tuple[float, float, float], float | None]:
        """The time, between the two monotonic times of the query, and since when at least one
        process has been running without a gap (database time, or None). Raises NoAnswer."""
        with self._connect() as connection:
            sent = time.monotonic()
            now, since = connection.execute(_ALL, {"lapse": LAPSE}).fetchone()
            return (now, sent, time.monotonic()), since

    def beat(self, since: float) -> bool:
        """Write a heartbeat; True if this process was not registered. Raises NoAnswer."""
        with self._connect() as connection:
            now = _time(connection)
            row = {"me": self._me, "since": since, "now": now}
            (anew,) = connection.execute(_ALIVE, row).fetchone()
            connection.execute(_DEAD, {"before": now - FORGOTTEN})
            connection.commit()
        return bool(anew)

    def leave(self) -> None:
        with self._connect() as connection:
            connection.execute(_LEFT, {"me": self._me})
            connection.commit()

    def poll(self, codes: Sequence[str], now: float) -> dict[str, Seen]:
        """What the database says about these tables at `now` (database time). Raises NoAnswer."""
        seen = dict[str, Seen]()
        with self._connect() as connection:
            wanted = {"codes": list(codes), "me": self._me, "now": now, "lapse": LAPSE}
            for code, number, process, places in connection.execute(_POLL, wanted):
                before = seen[code].places if code in seen else {}
                now_there = _newest(before, _read(places))
                seen[code] = Seen(number or 0, now_there, process is not None)
        return seen

    def store_places(
        self, tables: Mapping[str, Iterable[tuple[int, float | None]] | None]
    ) -> float:
        """Store the places connected to this process, by table; new ones (None) get the time that
        is returned. A table without devices here has None. Raises NoAnswer."""
        with self._connect(transaction=True) as connection:
            now = _time(connection)
            for code in sorted(tables):  # in one order in all processes: no deadlock
                here = tables[code]
                if here is not None:
                    places = {place: since or now for place, since in here}
                    row = {"code": code, "me": self._me, "places": json.dumps(places)}
                    connection.execute(_CONNECTED, row)
                else:
                    connection.execute(_NOBODY, {"code": code, "me": self._me})
            connection.commit()
        return now


def in_use(connection: DatabaseConnection, code: str) -> bool:
    """Whether a device is connected to any process. Until the transaction ends, none is stored as
    connected and no record is appended."""
    connection.execute(_LOCK, {"code": code})
    wanted = {"code": code, "now": _time(connection), "lapse": LAPSE}
    (connected,) = connection.execute(_IN_USE, wanted).fetchone()
    return bool(connected)


def _time(connection: DatabaseConnection) -> float:
    (now,) = connection.execute(_TIME).fetchone()
    return float(now)


def _read(places: str | None) -> Places:
    return {int(place): since for place, since in json.loads(places or "{}").items()}


def _newest(one: Places, other: Places) -> Places:
    return {
        place: max(one.get(place, 0.0), other.get(place, 0.0))
        for place in one.keys() | other.keys()
    }
