"""The ratios V1 to V6, S1, S2, S8: the same work on our server and on others, by turns."""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path
from statistics import median

from companion.web.live.transport.session import BURST, PER_SECOND
from tests.bench import servers, tables
from tests.bench.drive import Load, Period
from tests.bench.work import DEVICES, PHONES, TABLES

COST = "µs of processor a command"


@dataclass(frozen=True)
class Scale:
    """Sizes; `QUICK` only shows that it works."""

    rounds: int = 5
    seconds: float = 2.0
    crowded: float = 1.0
    tables: int = TABLES
    storm: int = 40
    older: int = 5000
    idle: tuple[int, int] = (10, 1000)
    strolling: float = 50.0
    bursts: int = 3


QUICK = Scale(
    rounds=1,
    seconds=0.3,
    crowded=0.3,
    tables=2,
    storm=2,
    older=200,
    idle=(1, 3),
    strolling=20.0,
    bursts=1,
)
HUMAN = 2.4
"""Commands a second of one table where people play: 24 votes in ten seconds."""
AT_EASE = 0.1
"""Seconds in which 99 of 100 commands must be on the last screen."""
MANY = (25, 50, 75, 100, 150, 200, 300, 400, 600, 800)
"""Numbers of tables to try at human speed."""
WANTED = 400


@dataclass
class Ratio:
    """One line of the table: a figure of ours by a figure of another, round by round. `views`: how
    many views a command sent there, ours and theirs."""

    id: str
    what: str
    target: str
    unit: str = ""
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)
    views: list[tuple[float, float]] = field(default_factory=list)

    @property
    def ratios(self) -> list[float]:
        return [one / other for one, other in zip(self.ours, self.theirs, strict=True) if other]

    def add(self, ours: float, theirs: float) -> None:
        self.ours.append(ours)
        self.theirs.append(theirs)

    def row(self) -> dict[str, object]:
        """The line as JSON."""
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
            "views": [median(side) for side in zip(*self.views, strict=True)],
        }


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder on a real disk, for databases that are committed to."""
    with tempfile.TemporaryDirectory(prefix="veglia-bench-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def throughput(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """V1, V3, V4, V5, S1, S2, S8: what a command costs, commands a second, latencies, bursts."""
    with ExitStack() as stack:
        loads = _opened(stack, scale)
        lines = _lines()
        for number in range(scale.rounds):
            note(f"throughput, round {number + 1} of {scale.rounds}")
            _one_by_one(loads, lines, scale)
            _all_at_once(loads, lines, scale)
            _strolling(loads, lines, scale)
            _bursts(loads, lines, scale)
        for load in loads.values():
            load.leave()
    return list(lines.values())


def capacity(scale: Scale, note: Callable[[str], None]) -> list[Ratio]:
    """V6: the tables at human speed that are served in time (simulated with `scale.tables`)."""
    what = f"tables of 25 at human speed with p99 < 0.1 s, one core ÷ {WANTED}"
    line = Ratio("V6", what, "≥ 1.0", "tables")
    with scratch() as folder:
        tables.write_tables(folder, playing=scale.tables)
        with servers.running(servers.ours(folder)) as server:
            load = Load(server, scale.tables)
            load.arrive()
            for number in range(scale.rounds):
                note(f"capacity, round {number + 1} of {scale.rounds}")
                line.add(_at_ease(load, scale), WANTED)
            load.leave()
    return [line]


def _at_ease(load: Load, scale: Scale) -> int:
    """The most tables that are served in time."""
    served = 0
    for many in MANY:
        seen = sorted(load.at_rate(2 * scale.seconds, many * HUMAN).pushes)
        if seen[int(0.99 * len(seen))] > AT_EASE:
            break
        served = many
    return served


def _opened(stack: ExitStack, scale: Scale) -> dict[str, Load]:
    folder = stack.enter_context(scratch())
    tables.write_tables(folder / "ours", playing=scale.tables)
    wanted = {
        "ours": servers.ours(folder / "ours"),
        "bare": servers.bare(),
        "node": servers.node(None),
        "node full": servers.node(folder / "node.db"),
    }
    loads = {}
    for name, server in wanted.items():
        loads[name] = Load(stack.enter_context(servers.running(server)), scale.tables)
    for load in loads.values():
        load.arrive()
    return loads


def _lines() -> dict[str, Ratio]:
    each, all_ = "one at a time at each table", "all phones at once"
    bare, node = "Flask-SocketIO at its best, no rules, no store", "Node socket.io + FULL commit"
    rate, ms, us = "commands/s", "ms", COST
    lines = (
        Ratio("V1", f"processor time ÷ {bare}; {each}", "≤ 1.0, 0.8", us),
        Ratio("V1 at once", f"the same; {all_}", "", us),
        Ratio("V3", f"commands/s ÷ {node}; {each}", "≥ 0.6, 1.0", rate),
        Ratio("V3 at once", f"the same; {all_}", "≥ 1.6, 2.0", rate),
        Ratio(
            "V4", f"24 votes in one burst until all screens are right ÷ {node}", "≤ 0.8, 0.5", ms
        ),
        Ratio("V5", "acknowledgement p50 at 50/s ÷ Flask-SocketIO at its best", "≤ 0.6", ms),
        Ratio("V5 view", "last view p50 ÷ the same", "≤ 0.8", ms),
        Ratio("S1", f"commands/s ÷ {bare}; {each}", "", rate),
        Ratio("S1 at once", f"the same; {all_}", "", rate),
        Ratio("S2 cost", f"processor time ÷ {node}; {each}", "", us),
        Ratio("S2 no commit", f"commands/s ÷ Node socket.io without any store; {each}", "", rate),
        Ratio("S8", "views of 24 votes in a burst ÷ 24 × 25", "≤ 0.05", "views"),
    )
    return {line.id: line for line in lines}


def _one_by_one(loads: dict[str, Load], lines: dict[str, Ratio], scale: Scale) -> None:
    periods = {name: load.saturate(scale.seconds) for name, load in loads.items()}
    _compare(lines["V1"], periods, "bare", attrgetter("cost"))
    _compare(lines["V3"], periods, "node full", attrgetter("rate"))
    _compare(lines["S1"], periods, "bare", attrgetter("rate"))
    _compare(lines["S2 cost"], periods, "node full", attrgetter("cost"))
    _compare(lines["S2 no commit"], periods, "node", attrgetter("rate"))


def _all_at_once(loads: dict[str, Load], lines: dict[str, Ratio], scale: Scale) -> None:
    """Shorter than the others, and after a rest: a tablet asks twice a round, and on a quick
    machine spends its allowance of messages (`session.BURST`) within two seconds."""
    chosen = ("ours", "bare", "node full")
    time.sleep(BURST / PER_SECOND)
    periods = {name: loads[name].saturate(scale.crowded, at_once=True) for name in chosen}
    _compare(lines["V1 at once"], periods, "bare", attrgetter("cost"))
    _compare(lines["V3 at once"], periods, "node full", attrgetter("rate"))
    _compare(lines["S1 at once"], periods, "bare", attrgetter("rate"))


def _strolling(loads: dict[str, Load], lines: dict[str, Ratio], scale: Scale) -> None:
    periods = {
        name: loads[name].at_rate(2 * scale.seconds, scale.strolling) for name in ("ours", "bare")
    }
    _compare(lines["V5"], periods, "bare", lambda period: 1e3 * median(period.answers))
    _compare(lines["V5 view"], periods, "bare", lambda period: 1e3 * median(period.pushes))


def _bursts(loads: dict[str, Load], lines: dict[str, Ratio], scale: Scale) -> None:
    for _ in range(scale.bursts):
        periods = {name: loads[name].burst() for name in ("ours", "node full")}
        _compare(lines["V4"], periods, "node full", lambda period: 1e3 * period.seconds)
    lines["S8"].add(periods["ours"].views, PHONES * DEVICES)


def _compare(
    line: Ratio, periods: dict[str, Period], other: str, figure: Callable[[Period], float]
) -> None:
    ours, theirs = periods["ours"], periods[other]
    line.add(figure(ours), figure(theirs))
    line.views.append((ours.views / ours.commands, theirs.views / theirs.commands))
