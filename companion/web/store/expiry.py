"""Deletes what is over: tables whose evening ended as long ago as their host chose to keep it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import gevent
import structlog

from companion.table.retention import SHORTEST, expires_at
from companion.web.live.context import Context
from companion.web.live.tables import Tables
from companion.web.store.records import CannotSave, OutOfStep

EVERY = 600.0
"""Seconds between two looks. The shortest time that a host can choose is an hour."""
NEVER = float("inf")
log = structlog.get_logger()


class Sweeper:
    """Looks at all tables of the store; each is folded again only when it has gone on."""

    def __init__(self, context: Context, tables: Tables) -> None:
        self._context = context
        self._tables = tables
        self._known: dict[str, tuple[int, float]] = {}

    def start(self) -> None:
        """Sweep again and again in the background."""
        gevent.spawn_later(EVERY, self._again)

    def sweep(self) -> int:
        """Delete what has expired and is looked at by nobody; how many tables that were. Others at
        which nobody has been since the last time leave the memory."""
        self._tables.put_idle_away()
        newest = dict(self._glanced())
        self._context.store.wipe(self._context.clock())
        self._known = {code: one for code, one in self._known.items() if code in newest}
        return sum(self._swept(code, number, at) for code, (number, at) in newest.items())

    def _glanced(self) -> Iterator[tuple[str, tuple[int, float]]]:
        """Number and time of the last record of each table, as far as they can be read."""
        for code, record in self._context.store.newest().items():
            with suppress(ValueError, LookupError, TypeError):
                yield code, self._context.codec.glance(record)

    def _again(self) -> None:
        try:
            self.sweep()
        except Exception:
            log.exception("sweep failed")
        self.start()

    def _swept(self, code: str, number: int, at: float) -> bool:
        now = self._context.clock()
        if at + SHORTEST > now or self._expiry(code, number) > now:
            return False
        try:
            return self._tables.forget(code)
        except (CannotSave, OutOfStep):
            return False

    def _expiry(self, code: str, number: int) -> float:
        known = self._known.get(code)
        if known is None or known[0] != number:
            gevent.sleep(0)  # folding many old tables must not keep those in play waiting
            known = self._known[code] = (number, self._read(code))
        return known[1]

    def _read(self, code: str) -> float:
        try:
            expiry = expires_at(self._tables.peek(code), self._context.games)
        except Exception:
            # A log of a later version, a game that is not installed: not ours to delete.
            log.exception("a table cannot be read")
            return NEVER
        return NEVER if expiry is None else expiry
