"""The ratios S1 to S8: the same work on our server and on another one, in turns."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from tests.bench import servers, tables
from tests.bench.drive import House, Spell
from tests.bench.servers import Server
from tests.bench.work import DEVICES, PHONES, TABLES

COST = "µs of processor a command"


@dataclass(frozen=True)
class Scale:
    """How much of everything; `QUICK` shows only that it works."""

    rounds: int = 5
    seconds: float = 2.0
    tables: int = TABLES
    storm: int = 40
    older: int = 5000
    idle: tuple[int, int] = (10, 1000)
    strolling: float = 50.0


QUICK = Scale(rounds=1, seconds=0.3, tables=2, storm=2, older=200, idle=(1, 3), strolling=20.0)


@dataclass
class Ratio:
    """One line of the table: a figure of ours by a figure of another, round by round."""

    id: str
    what: str
    target: str
    unit: str = ""
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)

    @property
    def ratios(self) -> list[float]:
        return [one / other for one, other in zip(self.ours, self.theirs, strict=True) if other]

    def add(self, ours: float, theirs: float) -> None:
        self.ours.append(ours)
        self.theirs.append(theirs)

    def row(self) -> dict[str, object]:
        """As it is written down."""
        found = self.ratios or [float("nan")]
        return {
            "id": self.id,
            "what": self.what,
            "target": self.target,
            "unit": self.unit,
            "ours": median(self.ours or [float("nan")]),
            "theirs": median(self.theirs or [float("nan")]),
            "ratio": median(found),
            "from": min(found),
            "to": max(found),
            "rounds": len(self.ratios),
        }


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder on a real disk, for databases that are committed to."""
    with tempfile.TemporaryDirectory(prefix="veglia-bench-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def throughput(scale: Scale, note: Callable[[str], None], *, profile: bool) -> list[Ratio]:
    """S1, S2, S3, S8: commands a second, latencies, bursts."""
    with ExitStack() as stack:
        houses = _opened(stack, scale, profile=profile)
        lines = _lines()
        for number in range(scale.rounds):
            note(f"throughput, round {number + 1} of {scale.rounds}")
            _one_by_one(houses, lines, scale)
            _all_at_once(houses, lines, scale)
            _strolling(houses, lines, scale)
            if "S8" in lines:
                views = houses["ours"].burst().views
                lines["S8"].add(views, PHONES * DEVICES)
        for house in houses.values():
            house.leave()
    return [line for line in lines.values() if line.ours]


def _opened(stack: ExitStack, scale: Scale, *, profile: bool) -> dict[str, House]:
    folder = stack.enter_context(scratch())
    tables.furnish(folder / "ours", playing=scale.tables)
    wanted: dict[str, Callable[[], Server]] = {
        "ours": lambda: servers.ours(folder / "ours", profile=profile),
        "stock": lambda: servers.bare("stock"),
        "nodelay": lambda: servers.bare("nodelay"),
        "packets": lambda: servers.bare("packets"),
        "node": lambda: servers.node(None),
        "node full": lambda: servers.node(folder / "node.db"),
    }
    chosen = ["ours"] if profile else list(wanted)
    started = {name: stack.enter_context(servers.running(wanted[name]())) for name in chosen}
    houses = {name: House(server, scale.tables) for name, server in started.items()}
    for house in houses.values():
        house.arrive()
    return houses


def _lines() -> dict[str, Ratio]:
    each, all_ = "one at a time at each table", "all phones at once"
    rate, ms, us = "commands/s", "ms", COST
    lines = (
        Ratio("S1", f"commands/s ÷ bare Flask-SocketIO, no store; {each}", "≥ 1.6, 3.0", rate),
        Ratio("S1 at once", f"the same; {all_}", "", rate),
        Ratio("S1 packets", f"÷ Flask-SocketIO with plain packets and orjson; {each}", "", rate),
        Ratio("S1 cost", f"processor time ÷ bare; {each}", "", us),
        Ratio("S1 cost at once", f"processor time ÷ bare; {all_}", "", us),
        Ratio("S2", f"commands/s ÷ Node socket.io + FULL commit; {each}", "≥ 0.7, 1.2", rate),
        Ratio("S2 at once", f"the same; {all_}", "", rate),
        Ratio("S2 no commit", f"÷ Node socket.io without any store; {each}", "", rate),
        Ratio("S2 cost", f"processor time ÷ Node + FULL commit; {each}", "", us),
        Ratio("S3", "acknowledgement p50 ÷ bare with TCP_NODELAY, 50/s", "≤ 1.5, 1.2", ms),
        Ratio("S3 push", "last view p50 ÷ the same", "", ms),
        Ratio("S8", "views of 24 votes in a burst ÷ 24 × 25", "≤ 0.4, 0.2", "views"),
    )
    return {line.id: line for line in lines}


def _one_by_one(houses: dict[str, House], lines: dict[str, Ratio], scale: Scale) -> None:
    spells = {name: house.saturate(scale.seconds) for name, house in houses.items()}
    ours = spells.pop("ours")
    _compare(lines["S1"], ours, spells.get("stock"))
    _compare(lines["S1 packets"], ours, spells.get("packets"))
    _compare(lines["S2"], ours, spells.get("node full"))
    _compare(lines["S2 no commit"], ours, spells.get("node"))
    _costs(lines["S1 cost"], ours, spells.get("stock"))
    _costs(lines["S2 cost"], ours, spells.get("node full"))


def _all_at_once(houses: dict[str, House], lines: dict[str, Ratio], scale: Scale) -> None:
    chosen = [name for name in ("ours", "stock", "node full") if name in houses]
    spells = {name: houses[name].saturate(scale.seconds, at_once=True) for name in chosen}
    ours = spells.pop("ours")
    _compare(lines["S1 at once"], ours, spells.get("stock"))
    _compare(lines["S2 at once"], ours, spells.get("node full"))
    _costs(lines["S1 cost at once"], ours, spells.get("stock"))


def _strolling(houses: dict[str, House], lines: dict[str, Ratio], scale: Scale) -> None:
    if "nodelay" not in houses:
        return
    ours, bare = (
        houses[name].stroll(2 * scale.seconds, scale.strolling) for name in ("ours", "nodelay")
    )
    lines["S3"].add(1e3 * median(ours.answers), 1e3 * median(bare.answers))
    lines["S3 push"].add(1e3 * median(ours.pushes), 1e3 * median(bare.pushes))


def _compare(line: Ratio, ours: Spell, theirs: Spell | None) -> None:
    if theirs is not None:
        line.add(ours.rate, theirs.rate)


def _costs(line: Ratio, ours: Spell, theirs: Spell | None) -> None:
    if theirs is not None:
        line.add(1e6 * ours.cost, 1e6 * theirs.cost)
