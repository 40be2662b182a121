"""Several programs on one PostgreSQL, and tables whose devices are spread over all of them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.kit.people import Program
from tests.kit.postgres import Postgres, postgres
from tests.kit.wire.pages import Place
from tests.kit.wire.party import Party, place_of
from tests.kit.wire.phone import Phone

KEY = "a key that all processes of one house share"
TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Spent:
    """Seconds of processor that each process has used so far, by its id. `busy` and `all`: those of
    the whole machine's cores, in all that is running and with their idle ones."""

    programs: dict[int, float]
    database: dict[int, float]
    busy: float
    all: float

    def since(self, before: Spent) -> tuple[float, float, float]:
        """Seconds of all programs and of all of PostgreSQL, whose processes come and go; and what
        part of the machine was busy."""
        pairs = ((before.programs, self.programs), (before.database, self.database))
        programs, database = (
            sum(used - was.get(pid, 0.0) for pid, used in now.items()) for was, now in pairs
        )
        return programs, database, (self.busy - before.busy) / (self.all - before.all)


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

    def spent(self) -> Spent:
        """What has been used until now."""
        first = self.server.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        cores = [int(one) / TICK for one in Path("/proc/stat").read_text().split()[1:9]]
        idle = cores[3] + cores[4]
        programs = used(one.process.pid for one in self.programs)
        return Spent(programs, used(map(int, children)), sum(cores) - idle, sum(cores))


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


def used(pids: Iterable[int]) -> dict[int, float]:
    """Seconds of processor that these processes have used, as far as they are still there."""
    found = dict[int, float]()
    for pid in pids:
        with suppress(FileNotFoundError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            found[pid] = (int(fields[11]) + int(fields[12])) / TICK
    return found


async def _arrive(phone: Phone, name: str) -> None:
    assert (await phone.join(name)).status == 303, name
    await phone.connect()
