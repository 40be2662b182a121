"""The ratios S4 to S7: reconnecting after a power cut, memory, old tables, idle ones."""

import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack

from tests.bench import servers, tables
from tests.bench.drive import Load
from tests.bench.measures import COST, Ratio, Scale, scratch
from tests.bench.servers import Server
from tests.bench.work import DEVICES


def storms(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """S4, S5: all reconnect after a power cut; memory of a phone."""
    phones = scale.storm * DEVICES
    back = Ratio(
        "S4", f"{phones} back: kill, start, logs, views ÷ bare, its start too", "≤ 1.5, 1.0", "s"
    )
    alone = Ratio("S4 alone", "the same ÷ the bare storm, without its start", "", "s")
    served = Ratio("S4 served", "from the first door opened ÷ the bare storm", "", "s")
    weight = Ratio("S5", "memory a connected phone ÷ bare", "≤ 1.3, 1.0", "kB")
    with scratch() as folder:
        tables.write_tables(folder / "ours", playing=scale.storm)
        for number in range(scale.rounds):
            note(f"storm, round {number + 1} of {scale.rounds}")
            ours = _storm(servers.ours(folder / "ours"), scale)
            bare = _storm(servers.bare(), scale)
            back.add(ours[0], bare[0])
            alone.add(ours[0], bare[1])
            served.add(ours[1], bare[1])
            weight.add(ours[2] / phones / 1e3, bare[2] / phones / 1e3)
    return [back, alone, served, weight]


def _storm(server: Server, scale: Scale) -> tuple[float, float, float]:
    """Seconds from the kill, and from the open door, until everybody has a view; bytes."""
    server.start()
    load = Load(server, scale.storm)
    load.arrive()
    load.leave()
    began = time.perf_counter()
    server.kill()
    server.start()
    empty = server.memory()
    arrived = load.arrive()
    whole = time.perf_counter() - began
    weight = server.memory() - empty
    load.leave()
    server.stop()
    return whole, arrived, weight


BRISK = 100.0
"""Commands a second at one table: 24 honest phones may ask for 120."""


def ages(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """S6: the cost of a command at an old table."""
    line = Ratio("S6", f"cost of a command at {scale.older} events ÷ at 67", "≤ 1.1, 1.05", COST)
    return _side_by_side(line, ({"older": scale.older}, {"older": 0}), scale, note)


def idling(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """S7: the cost of a command beside idle tables with one phone each."""
    few, many = scale.idle
    line = Ratio("S7", f"cost of a command beside {many} idle tables ÷ {few}", "≤ 1.1, 1.05", COST)
    return _side_by_side(line, ({"idle": many}, {"idle": few}), scale, note)


def _side_by_side(
    line: Ratio, furnished: Iterable[dict[str, int]], scale: Scale, note: Callable[[str], None]
) -> list[Ratio]:
    """Compare the cost of a command on two servers with one active table and these others."""
    with ExitStack() as stack:
        folder, loads = stack.enter_context(scratch()), []
        for number, more in enumerate(furnished):
            tables.write_tables(folder / str(number), playing=1, **more)
            server = stack.enter_context(servers.running(servers.ours(folder / str(number))))
            loads.append(Load(server, 1))
            loads[-1].arrive()
            loads[-1].add_idle(range(1, more.get("idle", 0) + 1))
        for number in range(scale.rounds):
            note(f"{line.id}, round {number + 1} of {scale.rounds}")
            heavy, light = (load.at_rate(2 * scale.seconds, BRISK).cost for load in loads)
            line.add(heavy, light)
        for load in loads:
            load.leave()
    return [line]
