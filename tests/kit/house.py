"""Several programs on one PostgreSQL, and tables whose devices are spread over all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.kit.people import Program
from tests.kit.postgres import Postgres, postgres
from tests.kit.wire.pages import Place
from tests.kit.wire.phone import Party, Phone, place_of

KEY = "a key that all processes of one house share"


@dataclass
class House:
    """Programs that serve the same tables. `server`: their PostgreSQL."""

    server: Postgres
    programs: list[Program] = field(default_factory=list)

    def place(self, number: int) -> Place:
        """Where the program with this number, counted round and round, is reached."""
        return place_of(self.programs[number % len(self.programs)])

    async def table(self, at: Callable[[int], int], names: Sequence[str]) -> Party:
        """A new table: its tablet at program `at(0)`, its guests at `at(1)`, `at(2)` …, all of whom
        arrive in the same moment."""
        tablet = Phone(self.place(at(0)), "", "tablet")
        opened = await tablet.browser.post("/tables", {})
        tablet.code = opened.header("location").rpartition("/")[2]
        await tablet.connect()
        phones = [Phone(self.place(at(n)), tablet.code) for n, _ in enumerate(names, 1)]
        await asyncio.gather(*map(_arrive, phones, names))
        return Party(tablet, sorted(phones, key=lambda one: one.picture["me"]["seat"]))

    def rows(self, code: str) -> list[bytes]:
        """The records of a table, as they are stored."""
        with self.server.connect() as asking:
            wanted = "SELECT record FROM records WHERE code = %s ORDER BY number"
            return [bytes(row[0]) for row in asking.execute(wanted, (code,))]


@contextmanager
def house(rig: Any, count: int, *circumstances: str, **environ: str) -> Iterator[House]:
    """So many programs, with the faults of this rig put in, started and at last stopped."""
    with postgres() as server:
        one = House(server)
        try:
            for number in range(count):
                where = {"DATABASE_URL": server.url, "SECRET_KEY": KEY, **environ}
                given = ["--beside"] if number else []
                one.programs.append(rig.one_more(*circumstances, given=given, **where))
                rig.program = one.programs[0]
                one.programs[-1].start()
            yield one
        finally:
            for program in one.programs:
                if program.process is not None:
                    program.stop()


async def _arrive(phone: Phone, name: str) -> None:
    assert (await phone.join(name)).status == 303, name
    await phone.connect()
