"""How the tables of this process follow what happens in others on the same PostgreSQL.

Notices wake; beneath them all tables that somebody looks at here are looked at once a second. A
line that has gone deaf costs a second, and never an evening. With SQLite nothing of this runs.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress

import gevent
import structlog
from gevent.event import Event

from companion.table.log.stored import Unreadable
from companion.web import metrics
from companion.web.clock import SharedClock
from companion.web.http.limits import RateLimits
from companion.web.live.alone import Alone
from companion.web.live.inbox import Inbox
from companion.web.live.tables import Tables
from companion.web.store.neighbours import HEARTBEAT, Seen
from companion.web.store.notices import Notices
from companion.web.store.records import CannotSave, Store
from companion.web.tokens import Seal

Here = list[tuple[int, float | None]]
"""The places that are connected here, and since when. There is none where nobody looks at all."""
EVERY = 0.9
"""Seconds between two looks: what they find is read and drawn a second after it was stored."""
log = structlog.get_logger()


class Following:
    """What one process hears of the others; `since`: since when there has always been one of them
    (server's seconds)."""

    def __init__(self, store: Store, seal: Seal, clock: SharedClock) -> None:
        self._store, self._clock = store, clock
        self._me = secrets.token_hex(8)
        self._key: Callable[[str], str] = seal.notice_key
        self._neighbours = store.neighbours(self._me)
        self._notices: Notices | None = None
        self._tables: Tables
        self._limits: RateLimits
        self._changed = set[str]()
        self._called = set[str]()
        self._codes = dict[str, str]()
        self._said = dict[str, Here]()
        self._alone = Alone()
        self._woken = Event()
        self._all_at = 0.0
        self.since = clock()
        if store.shared:
            self.since = self._met() or clock()

    @property
    def listening(self) -> bool | None:
        """Whether notices are heard; None where there are none to hear."""
        return None if self._notices is None else self._notices.listening

    def start(self, tables: Tables, limits: RateLimits) -> None:
        """Follow in the background."""
        if not self._store.shared:
            return
        self._tables, self._limits = tables, limits
        self._notices = self._store.notices()
        self._store.written = self._written
        tables.changed, limits.counted_here = self._places_changed, self._counted
        gevent.spawn(self._notices.listen, self._heard, self._missed)
        gevent.spawn(self._beat)
        gevent.spawn(self._look)

    def stop(self) -> None:
        """Say that we are gone; who is not heard is forgotten after a while all the same."""
        if self._notices is not None:
            with suppress(CannotSave):
                self._neighbours.leave()

    def _written(self, code: str, number: int) -> None:
        """There is a record with this number. Where a proxy keeps tables together nobody else looks
        at one that is looked at here, and nobody has to be woken."""
        if not self._alone.keeps(code, number):
            self._tell(code, number)

    def _tell(self, code: str, number: int) -> None:
        if number:
            metrics.TOLD.inc()
        if self._notices is not None:
            self._notices.tell(self._key(code), number)

    def _places_changed(self, code: str) -> None:
        """Somebody has come to a table here, or gone."""
        self._codes[self._key(code)] = code
        self._changed.add(code)
        self._woken.set()

    def _counted(self, what: str, who: str) -> None:
        if self._notices is not None:
            self._notices.count(f"{what}.{self._me[:8]}.{who}")

    def _heard(self, key: str, number: int) -> None:
        """A notice: of a record, or (0) of places; or of what somebody has tried so often."""
        code = self._codes.get(key)
        if code is None:
            what, _, of = key.partition(".")
            sender, _, who = of.partition(".")
            if who and sender != self._me[:8]:
                self._limits.counted_elsewhere(what, who, number)
            return
        if not number:
            self._not_alone(code)
            self._called.add(code)
            self._woken.set()
        elif (inbox := self._tables.here(code)) is not None:
            inbox.heard(number)

    def _not_alone(self, code: str) -> None:
        """Somebody may look on elsewhere by now; he is told what was not told before."""
        if number := self._alone.ended(code):
            self._tell(code, number)

    def _met(self) -> float | None:
        """Ask for the time, and since when there has always been a process. Raises CannotSave."""
        told, since = self._neighbours.living()
        self._clock.told(*told)
        return since

    def _missed(self) -> None:
        """Nobody knows what was said meanwhile."""
        self._all_at = 0.0
        self._woken.set()

    def _beat(self) -> None:
        while True:
            with suppress(CannotSave):
                if self._neighbours.beat(self.since):
                    self._said.clear()
                    self._changed |= {one.table.code for one in self._looked_at()}
            gevent.sleep(HEARTBEAT)

    def _look(self) -> None:
        while True:
            self._woken.wait(max(0.0, self._all_at - time.monotonic()))
            self._woken.clear()
            try:
                self._say_who_is_here()
                self._glance_at_those_who_called()
            except CannotSave:
                gevent.sleep(EVERY)
            except Exception:
                log.exception("following failed")
                gevent.sleep(EVERY)

    def _glance_at_those_who_called(self) -> None:
        """Once a second, all tables that somebody looks at."""
        called, self._called = self._called, set()
        tables, everybody = self._looked_at(), time.monotonic() >= self._all_at
        if everybody:
            self._all_at = time.monotonic() + EVERY
            self._codes = {self._key(one.table.code): one.table.code for one in tables}
            self._alone.sweep()
            self._met()
            metrics.LOOKED.inc()
        else:
            tables = [one for one in tables if one.table.code in called]
        if tables:
            self._glance(tables)

    def _looked_at(self) -> list[Inbox]:
        return [one for one in self._tables.in_memory() if one.devices.by_sid]

    def _say_who_is_here(self) -> None:
        """Of those who only look on the first and the last are told: that somebody does."""
        changed, self._changed = self._changed, set()
        inboxes = {one.table.code: one for one in self._looked_at()}
        places: dict[str, Here | None] = {
            code: inboxes[code].devices.places() if code in inboxes else None for code in changed
        }
        news = {code: one for code, one in places.items() if one != self._said.get(code)}
        if not news:
            return
        try:
            now = self._neighbours.connected(news)
        except CannotSave:
            self._changed |= changed
            raise
        for code, some in news.items():
            if some is None:
                self._said.pop(code, None)
            else:
                self._said[code] = [(place, since or now) for place, since in some]
                inboxes[code].devices.counted(now)
            self._tell(code, 0)
        self._called |= news.keys()

    def _glance(self, inboxes: list[Inbox]) -> None:
        seen = self._neighbours.glance([one.table.code for one in inboxes], self._clock())
        for inbox in inboxes:
            self._found(inbox, seen[inbox.table.code])

    def _found(self, inbox: Inbox, seen: Seen) -> None:
        inbox.connected_elsewhere(seen.places)
        if seen.elsewhere:
            self._not_alone(inbox.table.code)
        else:
            self._alone.seen(inbox.table.code)
        if seen.number > inbox.table.version:
            inbox.heard(seen.number)
        elif seen.number == 0:
            with suppress(Unreadable):
                inbox.catch_up()  # it was deleted
