"""Keeps the tables of this process in step with other processes on the same PostgreSQL.

Notices (`pg_notify`) wake it. Once a second it also polls all tables with open sockets here, so a
lost notice costs a second. With SQLite nothing of this runs.
"""

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import gevent
import structlog
from gevent.event import Event

from companion.table.log.stored import Unreadable
from companion.web import counters
from companion.web.clock import SharedClock
from companion.web.cluster.processes import HEARTBEAT, Seen
from companion.web.cluster.sole_owner import SoleOwner
from companion.web.http.limits import RateLimits
from companion.web.live.table_actor import TableActor
from companion.web.live.tables import Tables
from companion.web.store.records import CannotSave, Store
from companion.web.tokens import Seal

if TYPE_CHECKING:
    from companion.web.cluster.pg_notify import PgNotify

Here = list[tuple[int, float | None]]
"""Seats (0: the tablet) connected to this process, and since when (server time; None: now)."""
EVERY = 0.9
"""Seconds between two polls: what another process stored is shown here about a second later."""
log = structlog.get_logger()


class ClusterSync:
    """What one process knows of the others. `since`: server time since when at least one process
    has been running."""

    def __init__(self, store: Store, seal: Seal, clock: SharedClock) -> None:
        self._store, self._clock = store, clock
        self._me = secrets.token_hex(8)
        self._key: Callable[[str], str] = seal.notice_key
        self._processes = store.processes(self._me)
        self._notices: PgNotify | None = None
        self._tables: Tables
        self._limits: RateLimits
        self._changed = set[str]()
        self._noticed = set[str]()
        self._codes = dict[str, str]()
        self._announced = dict[str, Here]()
        self._sole = SoleOwner()
        self._wake = Event()
        self._next_poll_at = 0.0
        self.since = clock()
        if store.shared:
            self.since = self._read_registry() or clock()

    @property
    def listening(self) -> bool | None:
        """Whether notifications arrive; None without PostgreSQL."""
        return None if self._notices is None else self._notices.listening

    def start(self, tables: Tables, limits: RateLimits) -> None:
        if not self._store.shared:
            return
        self._tables, self._limits = tables, limits
        self._notices = self._store.notices()
        self._store.on_stored = self._on_stored
        tables.on_devices_changed, limits.on_count = self._places_changed, self._on_count
        gevent.spawn(self._notices.listen, self._on_notice, self._poll_all)
        gevent.spawn(self._beat)
        gevent.spawn(self._run)

    def stop(self) -> None:
        """Remove this process from the registry. A process that dies is forgotten after a while."""
        if self._notices is not None:
            with suppress(CannotSave):
                self._processes.leave()

    def _on_stored(self, code: str, number: int) -> None:
        """This process has stored a record with this number. If a proxy sends all devices of a
        table to one process, no notification is needed."""
        if not self._sole.withholds(code, number):
            self._notify(code, number)

    def _notify(self, code: str, number: int) -> None:
        if number:
            counters.NOTICES_SENT.inc()
        if self._notices is not None:
            self._notices.notify(self._key(code), number)

    def _places_changed(self, code: str) -> None:
        self._codes[self._key(code)] = code
        self._changed.add(code)
        self._wake.set()

    def _on_count(self, what: str, who: str) -> None:
        if self._notices is not None:
            self._notices.count(f"{what}.{self._me[:8]}.{who}")

    def _on_notice(self, key: str, number: int) -> None:
        """A notification of a record, connected devices (`number` 0), or a counted attempt."""
        code = self._codes.get(key)
        if code is None:
            what, _, of = key.partition(".")
            sender, _, who = of.partition(".")
            if who and sender != self._me[:8]:
                self._limits.add_counts(what, who, number)
            return
        if not number:
            self._release_notice(code)
            self._noticed.add(code)
            self._wake.set()
        elif (actor := self._tables.loaded(code)) is not None:
            actor.catch_up_to(number)

    def _release_notice(self, code: str) -> None:
        """Another process may have devices of this table: send the notification held back."""
        if number := self._sole.end(code):
            self._notify(code, number)

    def _read_registry(self) -> float | None:
        """Set the clock, and return since when a process has been running. Raises CannotSave."""
        database_time, since = self._processes.living()
        self._clock.add_sample(*database_time)
        return since

    def _poll_all(self) -> None:
        """Notifications may have been lost: poll all tables at once."""
        self._next_poll_at = 0.0
        self._wake.set()

    def _beat(self) -> None:
        while True:
            with suppress(CannotSave):
                if self._processes.beat(self.since):
                    self._announced.clear()
                    self._changed |= {one.table.code for one in self._actors_with_sockets()}
            gevent.sleep(HEARTBEAT)

    def _run(self) -> None:
        while True:
            self._wake.wait(max(0.0, self._next_poll_at - time.monotonic()))
            self._wake.clear()
            try:
                self._announce_presence()
                self._poll()
            except CannotSave:
                gevent.sleep(EVERY)
            except Exception:
                log.exception("sync failed")
                gevent.sleep(EVERY)

    def _poll(self) -> None:
        """Check the tables that a notification named, once a second all with open sockets."""
        noticed, self._noticed = self._noticed, set()
        tables, poll_all = self._actors_with_sockets(), time.monotonic() >= self._next_poll_at
        if poll_all:
            self._next_poll_at = time.monotonic() + EVERY
            self._codes = {self._key(one.table.code): one.table.code for one in tables}
            self._sole.sweep()
            self._read_registry()
            counters.POLLS.inc()
        else:
            tables = [one for one in tables if one.table.code in noticed]
        if tables:
            seen = self._processes.poll([one.table.code for one in tables], self._clock())
            for actor in tables:
                self._apply_poll(actor, seen[actor.table.code])

    def _actors_with_sockets(self) -> list[TableActor]:
        return [one for one in self._tables.in_memory() if one.devices.by_sid]

    def _announce_presence(self) -> None:
        """Store which seats are connected here; of spectators only whether there are any."""
        changed, self._changed = self._changed, set()
        actors = {one.table.code: one for one in self._actors_with_sockets()}
        places: dict[str, Here | None] = {
            code: actors[code].devices.places() if code in actors else None for code in changed
        }
        news = {code: one for code, one in places.items() if one != self._announced.get(code)}
        if not news:
            return
        try:
            now = self._processes.store_places(news)
        except CannotSave:
            self._changed |= changed
            raise
        for code, here in news.items():
            if here is None:
                self._announced.pop(code, None)
            else:
                self._announced[code] = [(place, since or now) for place, since in here]
                actors[code].devices.mark_recorded(now)
            self._notify(code, 0)
        self._noticed |= news.keys()

    def _apply_poll(self, actor: TableActor, seen: Seen) -> None:
        actor.connected_elsewhere(seen.places)
        if seen.elsewhere:
            self._release_notice(actor.table.code)
        else:
            self._sole.confirm(actor.table.code)
        if seen.number > actor.table.version:
            actor.catch_up_to(seen.number)
        elif seen.number == 0:
            with suppress(Unreadable):
                actor.catch_up()  # it was deleted
