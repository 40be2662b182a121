"""How old tables are, in a way that no wrong clock makes one old that is not.

What counts is the time for which a program has had the database. The time between, when it was off,
is known from the clock alone, which may be wrong by days or years: such a pause counts for at most
half of what a table is kept for. So one jump of the clock deletes nothing; where the clock is right
a table is gone at the second start after its time, or earlier where the program keeps running.
The first look comes some time after a start: what it finds new has nothing to do with the pause
before, which counts for no such table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from companion.web.store.schema import in_use, last_steps, pauses

EVERY = 600.0
"""Seconds between two looks."""
RUNNING = 2 * EVERY
"""What lies between two looks counts as time in use up to here, the rest as a pause."""
REMEMBERED = 100
"""Pauses, of which each halves what is left: long before so many everything is over that ends."""

_KNOWN = select(last_steps.c.name, last_steps.c.number, last_steps.c.found)
_FORGET = delete(last_steps).where(last_steps.c.name == bindparam("of"))
_LAST = select(pauses.c.id).order_by(pauses.c.id.desc()).limit(REMEMBERED)
_ONE = in_use.c.id == 1


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
        """Seconds since the last step of a table that is kept for so many."""
        if (since := self.found.get(name)) is None:
            return 0.0
        between = sum(min(long, kept / 2) for began, long in self.pauses if began > since)
        return self.now - since + between


def look(connection: Connection, clock: float, newest: Mapping[str, int], *, first: bool) -> Ages:
    """Count on, and note what is new. `newest`: the number of the last record by name, `first`:
    this process has not looked before. The transaction has to be committed."""
    now = _counted(connection, clock, first=first)
    known = {name: (number, found) for name, number, found in connection.execute(_KNOWN)}
    _forget(connection, known.keys() - newest.keys())
    new = {name for name, number in newest.items() if known.get(name, (None, 0))[0] != number}
    _forget(connection, new & known.keys())
    if new:
        rows = [{"name": one, "number": newest[one], "found": now} for one in sorted(new)]
        connection.execute(insert(last_steps), rows)
    found = {name: now if name in new else known[name][1] for name in newest}
    between = connection.execute(select(pauses.c.began, pauses.c.seconds))
    return Ages(now, found, [(began, long) for began, long in between])


def _counted(connection: Connection, clock: float, *, first: bool) -> float:
    """Seconds in use until now."""
    asked = select(in_use.c.seconds, in_use.c.looked).where(_ONE).with_for_update()
    row = connection.execute(asked).one_or_none()
    if row is None:
        connection.execute(insert(in_use).values(id=1, seconds=0.0, looked=clock))
        return 0.0
    seconds, looked = row
    gap = clock - looked
    if gap < 0 and first:
        # Set back, perhaps only until it is set from the network: the pause that this would then
        # be was none.
        return seconds
    running = max(0.0, min(gap, RUNNING))
    seconds += running
    if gap > running:
        connection.execute(insert(pauses).values(began=seconds, seconds=gap - running))
        connection.execute(delete(pauses).where(pauses.c.id.not_in(_LAST)))
    connection.execute(update(in_use).where(_ONE).values(seconds=seconds, looked=clock))
    return seconds


def _forget(connection: Connection, names: set[str]) -> None:
    if names:
        connection.execute(_FORGET, [{"of": one} for one in sorted(names)])
