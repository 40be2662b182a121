"""How long a table is kept after its last step, and the deletion of those whose time is over.

The host chooses the hours, 24 at first (`Table.keep_hours`). Answers to commands go with their
table (answers.py).
"""

from collections.abc import Iterator
from contextlib import suppress

import gevent
import structlog

from companion.core.game import Stage
from companion.games.registry import Games
from companion.table.people.seating import stage_of
from companion.table.state import Table
from companion.web.live.context import Context
from companion.web.live.tables import Tables
from companion.web.store.ages import EVERY, Ages
from companion.web.store.records import CannotSave, OutOfStep

NEVER = float("inf")
SHORTEST = 3600.0
"""Seconds that every table is kept at least."""
INTERRUPTED = 720
"""Hours that a table with a running game is kept at least."""
log = structlog.get_logger()


def kept_for(table: Table, games: Games) -> float:
    """Seconds after its last step when the table is deleted, or NEVER."""
    running = table.game
    if table.rehearsal:
        return SHORTEST
    if table.keep_hours is None or (running is not None and games[running.id].lasting):
        return NEVER
    hours = table.keep_hours
    if stage_of(table, games) is Stage.PLAY:
        hours = max(hours, INTERRUPTED)
    return hours * 3600.0


class Sweeper:
    """Looks at all tables of the store in the background; a table is folded again only if it has
    new records. Reports to `tables` those that would be expired by the clock alone (see `ages`)."""

    def __init__(self, context: Context, tables: Tables) -> None:
        self._context = context
        self._tables = tables
        self._known: dict[str, tuple[int, float]] = {}
        self._first = True

    def start(self) -> None:
        gevent.spawn_later(EVERY, self._again)

    def stop(self) -> None:
        """Store the newest record numbers; time goes on counting from here at the next start. No
        table is folded, because a service manager waits only some seconds."""
        with suppress(CannotSave):
            self._update_ages(dict(self._newest_records()))

    def sweep(self) -> int:
        """Delete expired tables without connected devices; returns how many. Tables that were not
        used since the last sweep leave the memory. Raises CannotSave."""
        self._tables.unload_idle()
        newest = dict(self._newest_records())
        now = self._context.clock()
        self._tables.expired = frozenset(
            code
            for code, (number, at) in newest.items()
            if at + SHORTEST <= now and at + self._kept(code, number) <= now
        )
        ages = self._update_ages(newest)
        self._context.store.tidy(ages)
        self._known = {code: one for code, one in self._known.items() if code in newest}
        return sum(self._expire(code, ages, number) for code, (number, _) in newest.items())

    def _update_ages(self, newest: dict[str, tuple[int, float]]) -> Ages:
        numbers = {code: number for code, (number, _) in newest.items()}
        ages = self._context.store.update_ages(self._context.clock(), numbers, first=self._first)
        self._first = False
        return ages

    def _newest_records(self) -> Iterator[tuple[str, tuple[int, float]]]:
        """Number and time of the last record of each table that can be read."""
        for code, record in self._context.store.newest().items():
            with suppress(ValueError, LookupError, TypeError):
                yield code, self._context.codec.number_and_time(record)

    def _again(self) -> None:
        try:
            self.sweep()
        except Exception:
            log.exception("sweep failed")
        self.start()

    def _expire(self, code: str, ages: Ages, number: int) -> bool:
        """Delete the table if it is expired; whether it was."""
        if ages.of(code, NEVER) < SHORTEST:
            return False
        kept = self._kept(code, number)
        if kept == NEVER or ages.of(code, kept) < kept:
            return False
        try:
            return self._tables.forget(code, number)
        except (CannotSave, OutOfStep):
            return False

    def _kept(self, code: str, number: int) -> float:
        """Seconds for which the table is kept; folded only if it has new records."""
        known = self._known.get(code)
        if known is None or known[0] != number:
            gevent.sleep(0)  # folding many old tables must not keep those in play waiting
            known = self._known[code] = (number, self._read(code))
        return known[1]

    def _read(self, code: str) -> float:
        try:
            return kept_for(self._tables.peek(code), self._context.games)
        except Exception:
            # A log of a later version, a game that is not installed: not ours to delete.
            log.exception("a table cannot be read")
            return NEVER
