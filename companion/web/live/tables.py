"""All tables of this process, read from the store when needed."""

from collections.abc import Callable, Collection, Container
from contextlib import suppress
from functools import partial
from math import inf

import gevent
from gevent.lock import Semaphore

from companion.table.handle import open_table
from companion.table.state import Table
from companion.web.join_codes import new_code, typed
from companion.web.live.context import Context
from companion.web.live.devices import Devices, Emit, Show
from companion.web.live.table_actor import TableActor
from companion.web.live.table_log import TableLog
from companion.web.store.copy_reader import read_in_subprocess
from companion.web.store.records import CannotSave, OutOfStep
from companion.web.tokens import new_token

HostInvite = tuple[str, float]
"""The hash of a secret, and its expiry."""
FirstRecords = Callable[[str, HostInvite, float], list[bytes]]
"""The encoded first records of a table with this code."""
INVITE_TRIES = 10
WATCH_SECONDS = 1.0
"""Seconds between two looks at the disk; tablets must be told of trouble within two."""
HOST_SECONDS = 3600.0
"""How long an invite for the tablet is valid: its link stands in a terminal until one is found."""


class Tables:
    """Tables by code. `emit`, `show` and `close` are set by `sockets`. `on_devices_changed` is
    called with the code of a table, `on_unload` with that of one that leaves the memory. `expired`:
    codes of tables that are expired by the clock."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._actors: dict[str, TableActor] = {}
        self._reading: dict[str, Semaphore] = {}
        self.emit: Emit = lambda sid, name, content: None
        self.show: Show = lambda sid, frame, whole: None
        self.close: Callable[[str], None] = lambda sid: None
        self.on_devices_changed: Callable[[str], object] = lambda code: None
        self.on_unload: Callable[[str], object] = lambda code: None
        self.expired: Container[str] = ()

    def find(self, code: str) -> TableActor | None:
        """The table with the typed `code`, as new as the store. Raises CannotSave if the store does
        not answer, Unreadable."""
        known = typed(code)
        if known is None:
            return None
        if (actor := self.loaded(known)) is None:
            if (actor := self._load(known)) is None:
                self._context.store.version(known)  # as for a loaded one: both take as long
            return actor
        actor.catch_up()
        return self.loaded(known)

    def _load(self, code: str) -> TableActor | None:
        with self._reading.setdefault(code, Semaphore()):
            if self.loaded(code) is None:
                self._remove(code)
                devices = Devices(
                    self.emit, self.show, self.close, lambda: self.on_devices_changed(code)
                )
                log = TableLog(self._context, code, devices.report_saving)
                if (table := log.read()).version:
                    self._actors[code] = TableActor(self._context, table, devices, log)
        self._reading.pop(code, None)
        return self.loaded(code)

    def fake_lookup(self) -> None:
        """Look up as for an unknown code, so that a known table takes the same time."""
        tuple(self._context.store.records(""))

    def peek(self, code: str) -> Table:
        """The table, not loaded; version 0: there is none. Raises CannotSave, Unreadable."""
        if (actor := self.loaded(code)) is not None:
            return actor.table
        return TableLog(self._context, code, lambda works: None).read()

    def played_at(self, codes: Collection[str]) -> dict[str, float]:
        """Server time of the last step at each of these tables that exists. Raises CannotSave."""
        read, newest = self._context.codec.number_and_time, self._context.store.newest
        times = {}
        for code, record in newest(codes).items() if codes else ():
            times[code] = inf
            with suppress(ValueError, LookupError, TypeError):  # of a later version
                times[code] = read(record)[1]
        return times

    def forget(self, code: str, version: int) -> bool:
        """Delete a table that is still at this version; False: a device is connected, or it has
        newer records. Raises CannotSave, OutOfStep."""
        actor = self.find(code)
        if actor is None or actor.table.version != version or not actor.delete():
            return False
        self._remove(code)
        return True

    def drop(self, actor: TableActor) -> None:
        """Close all devices of a table and delete it. Raises CannotSave, OutOfStep."""
        actor.unload()
        self._context.store.delete(actor.table.code, actor.table.version)
        self._remove(actor.table.code)

    def unload_idle(self) -> None:
        """Remove tables from memory that were not used since the last call and have no alarm."""
        for code, actor in tuple(self._actors.items()):
            if actor.is_idle():
                actor.unload()
            if actor.closed:
                self._remove(code)

    def _remove(self, code: str) -> None:
        if self._actors.pop(code, None) is not None:
            self.on_unload(code)

    def in_memory(self) -> tuple[TableActor, ...]:
        return tuple(actor for actor in self._actors.values() if not actor.closed)

    def watch(self) -> None:
        """Never returns. Tells tablets when the database was moved away, even if nobody plays."""
        worked = True
        while True:
            gevent.sleep(WATCH_SECONDS)
            works = self._context.store.is_in_place()
            if works != worked or not works:
                for actor in self.in_memory():
                    actor.devices.report_saving(works)
            worked = works

    def loaded(self, code: str) -> TableActor | None:
        """The table with exactly this code, if it is in memory."""
        actor = self._actors.get(code)
        return None if actor is None or actor.closed else actor

    def newest(self) -> TableActor | None:
        """The table opened last, no rehearsal or `expired` one. Raises CannotSave, Unreadable."""
        tables = (self.find(one) for one in self._codes() if one not in self.expired)
        return next((one for one in tables if one is not None and not one.table.rehearsal), None)

    def newest_if_expired(self) -> str | None:
        """The code of the table that was opened last, if it is expired by the clock."""
        last = next(iter(self._codes()), None)
        return last if last in self.expired else None

    def _codes(self) -> tuple[str, ...]:
        return self._context.store.codes(self._context.clock())

    def open(self, *, hosted: bool, rehearsal: str | None = None) -> tuple[TableActor, str]:
        """A new table, and the secret that makes a device its tablet. `rehearsal`: the game that
        imaginary friends rehearse there. Raises CannotSave."""
        games = self._context.games

        def first(code: str, invite: HostInvite, now: float) -> list[bytes]:
            record = open_table(code, "", now, games, *invite, rehearsal=rehearsal).record
            assert record is not None  # the first record of every table
            return [self._context.codec.dump(record)]

        return self._open_with(first, hosted=hosted)

    def restore(self, copy: bytes, *, hosted: bool) -> tuple[TableActor, str]:
        """As `open`, with a table that continues a copy. Raises Refused, CannotSave."""
        return self._open_with(partial(read_in_subprocess, copy), hosted=hosted)

    def _open_with(self, first_records: FirstRecords, *, hosted: bool) -> tuple[TableActor, str]:
        context = self._context
        while True:
            code, secret, now = new_code(hosted=hosted), new_token(), context.clock()
            records = first_records(code, (context.seal.of(secret), now + HOST_SECONDS), now)
            try:
                context.store.open_table(code, now, *records)
            except OutOfStep:
                continue
            # Another request may have read it meanwhile: a table has one actor.
            actor = self.find(code)
            assert actor is not None  # it has just been written
            return actor, secret

    def invite_host(self, actor: TableActor) -> str:
        """A new secret that makes a device the tablet, for the terminal. Raises CannotSave."""
        secret = new_token()
        key, until = self._context.seal.of(secret), self._context.clock() + HOST_SECONDS
        for _ in range(INVITE_TRIES):
            with suppress(OutOfStep):  # others play on meanwhile, in another process
                actor.invite_host(key, until)
                return secret
        raise CannotSave("others write all the time")
