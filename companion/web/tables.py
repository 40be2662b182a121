"""All tables of this process, read from the store when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gevent.lock import Semaphore

from companion.table.copies import restored
from companion.table.facts import Record
from companion.table.fold import fold
from companion.table.handle import open_table
from companion.table.state import Table
from companion.web.codes import new_code, typed
from companion.web.devices import Devices, Emit, Show
from companion.web.house import House
from companion.web.inbox import Inbox
from companion.web.store import OutOfStep
from companion.web.tokens import new_token

Grant = tuple[str, float]
"""The hash of a secret, and until when it is good."""
Begun = Callable[[str, Grant, float], list[Record]]
HOST_SECONDS = 3600.0
"""The first link waits in a terminal while somebody looks for the tablet."""


class Tables:
    """Tables by code. `emit`, `show` and `close` are set by whoever owns the sockets."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._inboxes: dict[str, Inbox] = {}
        self._reading: dict[str, Semaphore] = {}
        self.emit: Emit = lambda sid, name, content: None
        self.show: Show = lambda sid, frame: None
        self.close: Callable[[str], None] = lambda sid: None

    def find(self, code: str) -> Inbox | None:
        """The table that somebody means by `code`, however typed."""
        known = typed(code)
        if known is None:
            return None
        if known in self._inboxes:
            return self._inboxes[known]
        with self._reading.setdefault(known, Semaphore()):
            if known not in self._inboxes:
                load = self._house.codec.load
                records = [load(one) for one in self._house.store.records(known)]
                if records:
                    self._inboxes[known] = self._inbox(records)
        self._reading.pop(known, None)
        return self._inboxes.get(known)

    def peek(self, code: str) -> Table:
        """The table as it stands, without keeping it in memory for players."""
        inbox = self._inboxes.get(code)
        if inbox is not None:
            return inbox.table
        house = self._house
        return fold((house.codec.load(one) for one in house.store.records(code)), house.games)

    def forget(self, code: str) -> bool:
        """Delete a table for good; False while a device looks at it. Raises CannotSave, OutOfStep
        where it goes on meanwhile."""
        inbox = self.find(code)
        if inbox is None or not inbox.delete():
            return False
        del self._inboxes[code]
        return True

    def in_memory(self) -> tuple[Inbox, ...]:
        """The tables that somebody has asked for since the process began."""
        return tuple(self._inboxes.values())

    def here(self, code: str) -> Inbox | None:
        """The table with exactly this code, where it is in memory already."""
        return self._inboxes.get(code)

    def newest(self) -> Inbox | None:
        """The table that was opened last."""
        codes = self._house.store.codes()
        return self.find(codes[0]) if codes else None

    def open(self, *, hosted: bool) -> tuple[Inbox, str]:
        """A new table, and the secret that makes a device its tablet. Raises CannotSave."""

        def first(code: str, grant: Grant, now: float) -> list[Record]:
            record = open_table(code, "", now, self._house.games, *grant).record
            assert record is not None  # the first record of every table
            return [record]

        return self._opened(first, hosted=hosted)

    def restore(self, copy: Mapping[str, Any], *, hosted: bool) -> tuple[Inbox, str]:
        """A new table that goes on with a copy, and the secret that makes a device its tablet.
        Raises BadCopy, CannotSave."""
        house = self._house

        def all_of_it(code: str, grant: Grant, now: float) -> list[Record]:
            return list(restored(copy, code, grant, now, house.games, house.codec.read))

        return self._opened(all_of_it, hosted=hosted)

    def _opened(self, begun: Begun, *, hosted: bool) -> tuple[Inbox, str]:
        house = self._house
        while True:
            code, secret, now = new_code(hosted=hosted), new_token(), house.clock()
            written = begun(code, (house.seal.of(secret), now + HOST_SECONDS), now)
            try:
                house.store.open_table(code, now, *map(house.codec.dump, written))
            except OutOfStep:
                continue
            # By the door of everybody else, who may have found it meanwhile: there is one of it.
            inbox = self.find(code)
            assert inbox is not None  # it has just been written
            return inbox, secret

    def welcome_host(self, inbox: Inbox) -> str:
        """A new secret that makes a device the tablet, for whoever started the program. Raises
        CannotSave."""
        secret = new_token()
        inbox.welcome_host(self._house.seal.of(secret), self._house.clock() + HOST_SECONDS)
        return secret

    def _inbox(self, records: list[Record]) -> Inbox:
        return Inbox(self._house, records, Devices(self.emit, self.show, self.close))
