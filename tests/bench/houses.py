"""What it costs that a table's devices are at several processes of one house."""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.bench.measures import Ratio
from tests.kit.house import House, house
from tests.kit.rig import Rig
from tests.kit.wire.party import Party
from tests.kit.wire.phone import names

WARM = 20
"""Commands before anything is measured."""
HOSTED = ("a_house_for_all", "no_limits")


@dataclass(frozen=True)
class Size:
    """Tables of so many guests. `commands` in all, `pace` a second. `rounds`: how often the
    compared programs are measured, in turns."""

    tables: int = 8
    guests: int = 24
    commands: int = 400
    pace: float = 50.0
    rounds: int = 5


QUICK = Size(tables=2, guests=4, commands=20, rounds=1)


@dataclass(frozen=True)
class Cost:
    """Of one command: milliseconds of processor of all programs and of PostgreSQL, bytes of its
    log, milliseconds to the answer and from there to the picture of another device (median and
    99th percentile). `opening`: bytes of log of a table until all have a seat. `memory`: KiB a
    table; `connections` to PostgreSQL, of all programs."""

    programs: float
    database: float
    wal: float
    opening: float
    answered: tuple[float, float]
    seen: tuple[float, float]
    memory: float
    connections: int

    def figures(self) -> dict[str, tuple[str, float]]:
        """Each with its unit, by what it is."""
        return {
            "processor of a command": ("ms", self.programs),
            "processor of PostgreSQL": ("ms", self.database),
            "its log": ("bytes", self.wal),
            "log of a table until all are seated": ("bytes", self.opening),
            "answered, median": ("ms", self.answered[0]),
            "answered, p99": ("ms", self.answered[1]),
            "seen by another after that, median": ("ms", self.seen[0]),
            "seen by another after that, p99": ("ms", self.seen[1]),
            "memory of a table": ("KiB", self.memory),
            "connections to PostgreSQL": ("", self.connections),
        }


WAYS: dict[str, tuple[int, Callable[[int, int], int], tuple[str, ...]]] = {
    "one process": (1, lambda table, device: 0, ()),
    "two, each table in one": (2, lambda table, device: table, ()),
    "two, each table in both": (2, lambda table, device: table + device, ()),
    "two, each table in both, no notices": (2, lambda table, device: device, ("no_notices",)),
}
"""How many programs, and at which of them a device of a table is."""


def told(size: Size, note: Callable[[str], None]) -> Iterator[dict[str, Any]]:
    """A line for each figure of each way."""
    for name, (programs, at, circumstances) in WAYS.items():
        note(name)
        with (
            tempfile.TemporaryDirectory() as folder,
            _house(Path(folder), programs, circumstances) as one,
        ):
            cost = asyncio.run(_one_way(one, size, at))
        for what, (unit, value) in cost.figures().items():
            yield {"id": "H", "what": f"{name}: {what}", "unit": unit, "ours": value}
    note("two, each table in one, beside one process, in turns")
    with tempfile.TemporaryDirectory() as folder, _house(Path(folder), 2, ()) as one:
        yield asyncio.run(_in_turns(one, size)).row()


@contextmanager
def _house(folder: Path, count: int, circumstances: tuple[str, ...]) -> Iterator[House]:
    with house(Rig(folder), count, *HOSTED, *circumstances) as one:
        yield one


async def _one_way(one: House, size: Size, at: Callable[[int, int], int]) -> Cost:
    before, written, commands = _memory(one), _wal(one), size.commands // size.tables
    parties = [await _seated(one, number, size.guests, at) for number in range(size.tables)]
    memory = (_memory(one) - before) / size.tables / 1024
    opening = (_wal(one) - written) / size.tables
    await asyncio.gather(*_all_play(parties, range(WARM), size))
    began, written = one.spent(), _wal(one)
    measured = range(WARM, WARM + commands)
    waits = await asyncio.gather(*_all_play(parties, measured, size))
    programs, database, _ = one.spent().since(began)
    wal = _wal(one) - written
    answered, seen = zip(*(pair for some in waits for pair in some), strict=True)
    count = len(answered)
    with one.server.connect() as asking:
        wanted = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
        connections = asking.execute(wanted).fetchone()[0] - 1
    for party in parties:
        await party.__aexit__()
    each = programs * 1000 / count, database * 1000 / count, wal / count
    return Cost(*each, opening, _two(answered), _two(seen), memory, connections)


async def _in_turns(one: House, size: Size) -> Ratio:
    """What routing costs: the same commands at tables that are divided among two processes, and at
    tables of the first one, which alone is counted then."""
    what = "two, each table in one ÷ one process: processor of a command"
    line, each = Ratio("H routing", what, "≤ 1.1", "ms"), size.commands // size.tables
    divided = [
        await _seated(one, n, size.guests, lambda table, _: table) for n in range(size.tables)
    ]
    together = [await _seated(one, n, size.guests, lambda *_: 0) for n in range(size.tables)]
    for turn in range(size.rounds + 1):
        commands = range(turn * each, turn * each + each)
        ours = await _spent(one, divided, commands, size, slice(None))
        theirs = await _spent(one, together, commands, size, slice(1))
        if turn:  # the first was to warm up
            line.add(ours, theirs)
    for party in (*divided, *together):
        await party.__aexit__()
    return line


async def _spent(
    one: House, parties: list[Party], commands: range, size: Size, counted: slice
) -> float:
    """Milliseconds of processor a command, of the programs that are counted."""
    before = one.spent().programs
    waits = await asyncio.gather(*_all_play(parties, commands, size))
    spent = [used - before[pid] for pid, used in one.spent().programs.items()]
    return sum(spent[counted]) * 1000 / sum(map(len, waits))


def _seated(
    one: House, number: int, guests: int, at: Callable[[int, int], int]
) -> Awaitable[Party]:
    return one.table(partial(at, number), [f"Guest {n:02d}" for n in range(1, guests + 1)])


def _all_play(
    parties: list[Party], commands: range, size: Size
) -> Iterator[Awaitable[list[tuple[float, float]]]]:
    """One table after the other, evenly, and not all in the same moment."""
    for number, party in enumerate(parties):
        yield _play(party, commands, size, number / size.pace)


async def _play(
    party: Party, commands: range, size: Size, after: float
) -> list[tuple[float, float]]:
    """Guests change their names in turn, each time to one that nobody has had; milliseconds to each
    answer, and on to the next guest's picture."""
    loop, pause, found = asyncio.get_running_loop(), size.tables / size.pace, []
    await asyncio.sleep(after)
    for count in commands:
        seat = count % len(party.phones)
        watch, called = party.phones[seat - 1], f"C{count:05d}"
        began = loop.time()
        wish = {"seat": seat + 1, "called": called}
        answer = await party.phones[seat].do("table.rename", wish)
        assert answer["ok"], answer
        answered = loop.time()
        await watch.see(lambda picture, called=called: called in names(picture))
        found.append(((answered - began) * 1000, (loop.time() - answered) * 1000))
        await asyncio.sleep(max(0.0, began + pause - loop.time()))
    return found


def _two(waits: Any) -> tuple[float, float]:
    """Median and 99th percentile."""
    return statistics.median(waits), sorted(waits)[int(len(waits) * 0.99)]


def _memory(one: House) -> int:
    """Bytes that the programs hold."""
    pages = (Path(f"/proc/{p.process.pid}/statm").read_text().split()[1] for p in one.programs)
    return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")


def _wal(one: House) -> int:
    with one.server.connect() as asking:
        wanted = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"
        return int(asking.execute(wanted).fetchone()[0])
