"""All tables of this process, read from the store when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gevent.lock import Semaphore

from companion.table.copies import restored
from companion.table.facts import Record
from companion.table.handle import open_table
from companion.web.codes import new_code, typed
from companion.web.devices import Devices, Emit
from companion.web.inbox import House, Inbox
from companion.web.store import OutOfStep
from companion.web.tokens import new_token

Grant = tuple[str, float]
"""The hash of a secret, and until when it is good."""
Begun = Callable[[str, Grant, float], list[Record]]
HOST_SECONDS = 3600.0
"""The first link waits in a terminal while somebody looks for the tablet."""


class Tables:
    """Tables by code. `emit` and `close` are set by whoever owns the sockets."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._inboxes: dict[str, Inbox] = {}
        self._reading = Semaphore()
        self.emit: Emit = lambda sid, name, content: None
        self.close = lambda sid: None

    def find(self, code: str) -> Inbox | None:
        """The table that somebody means by `code`, however typed."""
        known = typed(code)
        if known is None:
            return None
        with self._reading:
            if known not in self._inboxes:
                load = self._house.codec.load
                records = [load(one) for one in self._house.store.records(known)]
                if not records:
                    return None
                self._inboxes[known] = self._inbox(records)
        return self._inboxes[known]

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
            inbox = self._inboxes[code] = self._inbox(written)
            return inbox, secret

    def welcome_host(self, inbox: Inbox) -> str:
        """A new secret that makes a device the tablet, for whoever started the program. Raises
        CannotSave."""
        secret = new_token()
        inbox.welcome_host(self._house.seal.of(secret), self._house.clock() + HOST_SECONDS)
        return secret

    def _inbox(self, records: list[Record]) -> Inbox:
        devices = Devices(
            lambda sid, name, content: self.emit(sid, name, content),
            lambda sid: self.close(sid),
        )
        return Inbox(self._house, records, devices)
