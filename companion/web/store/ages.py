"""The age of each table, computed so that a wrong clock makes no table old.

The time counts for which a program had the database in use. The pauses between, when no program
ran, are known from the clock alone, which may be wrong by days or years: a pause counts for at most
half of the time that a table is kept. So one jump of the clock deletes nothing. With a right clock
a table is deleted at the second start after its time, or earlier if the program keeps running. The
first update comes some time after a start: the pause before does not count for records that it
finds new.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.web.store.database import DatabaseConnection

EVERY = 600.0
"""Seconds between two updates."""
RUNNING = 2 * EVERY
"""Up to this many seconds between two updates count as time in use, the rest as a pause."""
REMEMBERED = 100
"""Pauses that are kept; each halves what is left, so older ones do not matter."""

_BEGUN = "INSERT INTO in_use (id, seconds, looked) VALUES (1, 0, :clock) ON CONFLICT DO NOTHING"
_HELD = "UPDATE in_use SET id = 1"
"""Locks the row, so that another process that counts waits."""
_IN_USE = "SELECT seconds, looked FROM in_use"
_COUNT = "UPDATE in_use SET seconds = :seconds, looked = :clock"
_KNOWN = "SELECT name, number, found FROM last_steps"
_FORGET = "DELETE FROM last_steps WHERE name = :name"
_FOUND = "INSERT INTO last_steps (name, number, found) VALUES (:name, :number, :found)"
_PAUSED = "INSERT INTO pauses (began, seconds) VALUES (:began, :seconds)"
_OLD_PAUSES = (
    "DELETE FROM pauses WHERE id NOT IN"
    f" (SELECT id FROM pauses ORDER BY id DESC LIMIT {REMEMBERED})"
)


@dataclass(frozen=True, slots=True)
class Ages:
    """How long tables have been unused, in seconds during which the program ran."""

    now: float
    """Seconds in use until now."""
    found: Mapping[str, float]
    """By table: when its last step was found, in the same seconds."""
    pauses: Sequence[tuple[float, float]]
    """Pauses of the program: (when, how many seconds)."""

    def of(self, name: str, kept: float) -> float:
        """Seconds since the last step of a table that is kept for `kept` seconds."""
        if (since := self.found.get(name)) is None:
            return 0.0
        between = sum(min(long, kept / 2) for began, long in self.pauses if began > since)
        return self.now - since + between


def update(
    connection: DatabaseConnection, clock: float, newest: Mapping[str, int], *, first: bool
) -> Ages:
    """Count time in use and note new records. `newest`: number of the last record by name. `first`:
    the first update of this process. The caller must commit."""
    now = _count_time(connection, clock, first=first)
    known = {name: (number, found) for name, number, found in connection.execute(_KNOWN)}
    _forget(connection, known.keys() - newest.keys())
    new = {name for name, number in newest.items() if known.get(name, (None, 0))[0] != number}
    _forget(connection, new & known.keys())
    if new:
        rows = [{"name": one, "number": newest[one], "found": now} for one in sorted(new)]
        connection.executemany(_FOUND, rows)
    found = {name: now if name in new else known[name][1] for name in newest}
    between = connection.execute("SELECT began, seconds FROM pauses")
    return Ages(now, found, [(began, long) for began, long in between])


def _count_time(connection: DatabaseConnection, clock: float, *, first: bool) -> float:
    """Seconds in use until now."""
    connection.execute(_BEGUN, {"clock": clock})
    connection.execute(_HELD)
    seconds: float
    seconds, looked = connection.execute(_IN_USE).fetchone()
    gap = clock - looked
    if gap < 0 and first:
        # The clock was set back, perhaps only until it is set from the network: that would then
        # look like a pause.
        return seconds
    running = max(0.0, min(gap, RUNNING))
    seconds += running
    if gap > running:
        connection.execute(_PAUSED, {"began": seconds, "seconds": gap - running})
        connection.execute(_OLD_PAUSES)
    connection.execute(_COUNT, {"seconds": seconds, "clock": clock})
    return seconds


def _forget(connection: DatabaseConnection, names: set[str]) -> None:
    if names:
        connection.executemany(_FORGET, [{"name": one} for one in sorted(names)])
