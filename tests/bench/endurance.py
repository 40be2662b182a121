"""The ratios S4 to S7: coming back after a power cut, memory, old tables, idle ones."""

import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack

from tests.bench import servers, tables
from tests.bench.drive import House
from tests.bench.measures import COST, Ratio, Scale, scratch
from tests.bench.servers import Server
from tests.bench.work import DEVICES


def storms(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """S4, S5: the power fails, and everybody comes back; what a phone weighs."""
    phones = scale.storm * DEVICES
    back = Ratio(
        "S4", f"{phones} back: kill, start, logs, views ÷ bare, its start too", "≤ 1.5, 1.0", "s"
    )
    alone = Ratio("S4 alone", "the same ÷ the bare storm, without its start", "", "s")
    served = Ratio("S4 served", "from the first door opened ÷ the bare storm", "", "s")
    weight = Ratio("S5", "memory a connected phone ÷ bare", "≤ 1.3, 1.0", "kB")
    with scratch() as folder:
        tables.furnish(folder / "ours", playing=scale.storm)
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
    house = House(server, scale.storm)
    house.arrive()
    house.leave()
    began = time.perf_counter()
    server.kill()
    server.start()
    empty = server.memory()
    arrived = house.arrive()
    whole = time.perf_counter() - began
    weight = server.memory() - empty
    house.leave()
    server.stop()
    return whole, arrived, weight


BRISK = 100.0
"""Commands a second at one table: 24 honest phones may ask for 120."""


def ages(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """S6: what a command costs at an old table."""
    line = Ratio("S6", f"cost of a command at {scale.older} events ÷ at 67", "≤ 1.1, 1.05", COST)
    return _side_by_side(line, ({"older": scale.older}, {"older": 0}), scale, note)


def idling(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """S7: what a command costs beside tables where nothing happens, each with one phone."""
    few, many = scale.idle
    line = Ratio("S7", f"cost of a command beside {many} idle tables ÷ {few}", "≤ 1.1, 1.05", COST)
    return _side_by_side(line, ({"idle": many}, {"idle": few}), scale, note)


def _side_by_side(
    line: Ratio, furnished: Iterable[dict[str, int]], scale: Scale, note: Callable[[str], None]
) -> list[Ratio]:
    """What a command costs in two houses, with one table at play in each, and this beside it."""
    with ExitStack() as stack:
        folder, houses = stack.enter_context(scratch()), []
        for number, more in enumerate(furnished):
            tables.furnish(folder / str(number), playing=1, **more)
            server = stack.enter_context(servers.running(servers.ours(folder / str(number))))
            houses.append(House(server, 1))
            houses[-1].arrive()
            houses[-1].wake(range(1, more.get("idle", 0) + 1))
        for number in range(scale.rounds):
            note(f"{line.id}, round {number + 1} of {scale.rounds}")
            heavy, light = (house.stroll(2 * scale.seconds, BRISK).cost for house in houses)
            line.add(1e6 * heavy, 1e6 * light)
        for house in houses:
            house.leave()
    return [line]
