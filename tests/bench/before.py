"""Our server beside itself as it was at an earlier commit: what has become slower on SQLite."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from tests.bench import servers, tables
from tests.bench.drive import House, Spell
from tests.bench.measures import COST, Ratio, Scale, scratch

FURNISH = """
import inspect, re, sys
from pathlib import Path
from tests.bench import tables
from tests.bench.work import DEVICES

def written(self, store, table):
    keys = {tables.SEAL.of(tables.token(place)): place for place in range(DEVICES + 1)}
    own = {old: tables.SEAL.of(f"{table:0>40}{place:03d}") for old, place in keys.items()}
    own[tables.STAND_IN] = table
    of = lambda found: own[found[0].decode()].encode()
    one = re.compile("|".join(own).encode())
    store.open_table(table, self._now, *(one.sub(of, record) for record in self._records))

if len(inspect.signature(tables.token).parameters) == 1:
    tables.Template.write = written
tables.furnish(Path(sys.argv[1]), playing=int(sys.argv[2]))
"""
"""Run among the older sources. Before 1c590a8 all tables had the same tokens: they get those that
`tables.cookie` gives today's devices."""
MADE = ("static/built", "static/vendor")
"""What is built from the sources and lies in no commit; the sockets do not need it."""


def told(commit: str, scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """The same load on both, in turns; each line is ours ÷ theirs."""
    with ExitStack() as stack:
        pair = _opened(stack, commit, scale)
        lines = _lines(commit)
        for number in range(scale.rounds):
            note(f"beside {commit}, round {number + 1} of {scale.rounds}")
            _one_round(pair if number % 2 else pair[::-1], lines, scale)
        for house in pair:
            house.leave()
    return list(lines.values())


def _opened(stack: ExitStack, commit: str, scale: Scale) -> list[House]:
    """Ours, and the older one: its own sources, its own tables."""
    folder = stack.enter_context(scratch())
    then = folder / "then"
    _sources(commit, then)
    data = folder / "data"
    furnish = [sys.executable, "-c", FURNISH, data / "then", str(scale.tables)]
    subprocess.run(furnish, cwd=then, check=True)
    tables.furnish(data / "now", playing=scale.tables)
    pair = []
    for name, root in (("now", servers.ROOT), ("then", then)):
        server = servers.ours(data / name)
        server.name, server.root = f"Veglia {name}", root
        stack.enter_context(servers.running(server))
        pair.append(House(server, scale.tables))
        pair[-1].arrive()
    return pair


def _sources(commit: str, folder: Path) -> None:
    folder.mkdir()
    archive = subprocess.run(
        ["git", "archive", commit], cwd=servers.ROOT, check=True, capture_output=True
    )
    subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)
    for one in MADE:
        shutil.copytree(servers.ROOT / one, folder / one, dirs_exist_ok=True)


def _lines(commit: str) -> dict[str, Ratio]:
    what = {
        "rate": ("commands/s, one at a time at each table", "commands/s"),
        "cost": ("processor of a command, one at a time", COST),
        "rate at once": ("commands/s, all phones at once", "commands/s"),
        "cost at once": ("processor of a command, all phones at once", COST),
        "answer": ("acknowledgement p50, 50/s", "ms"),
        "view": ("last view p50, 50/s", "ms"),
        "memory": ("memory of the process", "MiB"),
    }
    return {
        id: Ratio("B", f"now ÷ {commit}: {told}", "", unit) for id, (told, unit) in what.items()
    }


def _one_round(pair: list[House], lines: dict[str, Ratio], scale: Scale) -> None:
    found = {house.server.name: dict(_figures(house, scale)) for house in pair}
    for id, line in lines.items():
        line.add(found["Veglia now"][id], found["Veglia then"][id])


def _figures(house: House, scale: Scale) -> Iterator[tuple[str, float]]:
    for at_once, told in ((False, ""), (True, " at once")):
        spell: Spell = house.saturate(scale.seconds, at_once=at_once)
        yield f"rate{told}", spell.rate
        yield f"cost{told}", 1e6 * spell.cost
    spell = house.stroll(2 * scale.seconds, scale.strolling)
    yield "answer", 1e3 * median(spell.answers)
    yield "view", 1e3 * median(spell.pushes)
    yield "memory", house.server.memory() / 2**20
