"""What `make test` runs: all tests in parts, three at a time. Measured beside pytest-xdist: 431
seconds of processors against 471 and 480, 1,066 of the clock against 1,043 and 1,289.

Those were core, table, games, web and one folder of browsers in three processes, on two cores that
eight other programs used. It is less than a fifth: xdist may take the place of this file.

`python -m tests.lanes [--extra]`; with any other argument it is pytest itself. A lane that is free
takes the next of tests/parts.py. A scene of many browsers waits more than it works: the third lane
uses what two leave of two cores (LANES=4: two more).

Red is a failure that is there again when the test runs once more by itself, more than two failures
whatever they do then, anything else that pytest does not like (a part that finds no test, too), a
part that did not come to its end, and fewer branches of core, games and table gone through than
`fail_under` in pyproject.toml asks for. A red run ends with the last lines of each part that was
not well, and then with the names of the tests: there they are found in a log that was cut short.

What was left out on this machine is said at the end, with what to install; in CI it is red.

Each part says how long it took and how much processor time it and all that it started have used
(Linux): two cores need at least half of their sum, however the parts are laid beside each other.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tests.parts import PARTS, Part
from tests.results import RESULTS_IN, read

PYTEST = ("-m", "pytest", "-p", "tests.results")
COUNTED = (sys.executable, "-S", str(Path(__file__).with_name("counted.py")))
"""Runs a command so that its processor time is told."""
COVERAGE = ("-m", "coverage")
LANES = int(os.environ.get("LANES", "3"))
"""How many parts run at a time."""
AGAIN_AT_MOST = 2
"""Failures of a run that are tried once more; more of them are no accident of a busy machine."""
TAIL, STACKS = 20, 150
"""Lines of a part that are said again at the end; of one that hung."""
STOPPED, FAILED, FINE = -1, 1, 0
"""The process ended before its tests were over; what pytest says: tests have failed, all is well.
"""
IN_CI = os.environ.get("CI") == "true"
BYTECODE = Path(__file__).parents[1] / "build" / "bytecode"
ENVIRON = os.environ | {
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": str(BYTECODE),
}
"""A set has one order in every run: what fails once fails again. And what one part has compiled
need not be compiled by all others and by every program that they start, also where bytecode is not
wanted among the sources."""


@dataclass
class Outcome:
    """What came of the parts: pytest's exit codes, the names of the tests that failed, the last
    lines of each part that was not well, the seconds of each part and of the processors in it, by
    its name, and how many tests were left out, by the reason."""

    codes: list[int] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    tails: dict[str, list[str]] = field(default_factory=dict)
    took: dict[str, tuple[float, float]] = field(default_factory=dict)
    left_out: Counter[str] = field(default_factory=Counter)


def main(arguments: list[str]) -> int:
    """Run; 0 where all is well."""
    if set(arguments) - {"--extra"}:
        return subprocess.call([sys.executable, *PYTEST, *arguments])
    began = time.monotonic()
    came = run_all(PARTS, arguments)
    _say_times(came, time.monotonic() - began)
    return verdict(came, _alone, _enough_branches)


def run_all(parts: Sequence[Part], arguments: Sequence[str]) -> Outcome:
    """Run these parts, LANES at a time. `arguments`: of pytest, for each of them."""
    left, telling, came = deque(parts), threading.Lock(), Outcome()

    def lane() -> None:
        with contextlib.suppress(IndexError):  # nothing is left
            while True:
                _run(left.popleft(), arguments, telling, came)

    lanes = [threading.Thread(target=lane) for _ in range(LANES)]
    for one in lanes:
        one.start()
    for one in lanes:
        one.join()
    return came


def verdict(
    came: Outcome,
    passes_alone: Callable[[str], bool],
    covered: Callable[[], bool],
    *,
    in_ci: bool = IN_CI,
) -> int:
    """Whether the run is red (1) or not (0); its last lines name the tests that failed, be it only
    once, and what was left out: `in_ci` that is a failure."""
    broken = [code for code in came.codes if code not in (FINE, FAILED)]
    failed = sorted(set(came.failed))
    unexplained = FAILED in came.codes and not failed
    red = bool(broken) or unexplained or len(failed) > AGAIN_AT_MOST
    red = red or (in_ci and bool(came.left_out))
    passed = {} if red else {name: passes_alone(name) for name in failed}
    red = not covered() or red or not all(passed.values())
    if red:
        _say_tails(came)
    _say_left_out(came, in_ci)
    for name in failed:
        print(f"… {_came_of_it(passed.get(name))}: {name}", flush=True)
    return int(red)


def _came_of_it(passed: bool | None) -> str:
    """What is said of a test that failed. `passed`: when it ran once more; None: it did not."""
    if passed is None:
        return "failed, not tried again"
    return "failed, and passed when run by itself" if passed else "failed twice"


def _say_left_out(came: Outcome, in_ci: bool) -> None:
    if came.left_out:
        told = "CI leaves nothing out" if in_ci else "CI does not"
        print(f"\n… left out on this machine ({told}):", flush=True)
    for reason, count in came.left_out.most_common():
        print(f"  {count:4} {reason}", flush=True)


def _say_tails(came: Outcome) -> None:
    for name, lines in came.tails.items():
        print(f"\n… the end of {name}:", flush=True)
        print(*lines, sep="", flush=True)


def _run(part: Part, arguments: Sequence[str], telling: threading.Lock, came: Outcome) -> None:
    """One part; what it said is told in one piece, when it is over."""
    print(f"… {part.name} has begun", flush=True)
    how = (*COVERAGE, "run", *PYTEST) if part.measured else PYTEST
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as said,
        tempfile.TemporaryDirectory(prefix="veglia-", ignore_cleanup_errors=True) as own,
    ):
        # Where all share pytest's folder, one sweeps away what another does just then.
        where, results = f"--basetemp={own}/t", Path(own, "results.json")
        called = [sys.executable, *how, where, *part.arguments, *arguments]
        began = time.monotonic()
        code, used = counted(called, said, ENVIRON | {RESULTS_IN: str(results)})
        took = time.monotonic() - began
        said.seek(0)
        lines, found, last = said.readlines(), read(results), TAIL
        if found.during is not None:
            code, last = STOPPED, STACKS
            found.failed.append(found.during)
            lines.append(f"… it ended during {found.during}\n")
        with telling:
            print(f"\n… {part.name}, in {took:.0f} seconds ({used:.0f} of processors):", flush=True)
            sys.stdout.writelines(lines)
            sys.stdout.flush()
            came.codes.append(code)
            came.took[part.name] = took, used
            came.failed += found.failed
            came.left_out += found.left_out
            if code != FINE:
                came.tails[part.name] = lines[-last:]


def counted(
    called: Sequence[str], said: IO[str] | None, environ: Mapping[str, str]
) -> tuple[int, float]:
    """Run it: its exit code, and the seconds of processors of all that it has started."""
    process = subprocess.Popen(
        [*COUNTED, *called], stdout=said, stderr=subprocess.STDOUT, env=environ
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, used.ru_utime + used.ru_stime


def _say_times(came: Outcome, took: float) -> None:
    """How long each part took, the longest first, and all of them."""
    print("\n… seconds, and those of processors:", flush=True)
    for name, times in sorted(came.took.items(), key=lambda one: -one[1][0]):
        print(f"  {times[0]:6.0f} {times[1]:6.0f}  {name}", flush=True)
    print(f"  {took:6.0f} {sum(used for _, used in came.took.values()):6.0f}  all", flush=True)


def _alone(name: str) -> bool:
    """Run one test once more, with nothing beside it."""
    print(f"\n… once more, by itself: {name}", flush=True)
    return subprocess.call([sys.executable, *PYTEST, "-q", "--extra", name], env=ENVIRON) == FINE


def _enough_branches() -> bool:
    """Whether the rules were gone through as far as pyproject.toml asks for; else where not."""
    report = [sys.executable, *COVERAGE, "report"]
    said = subprocess.run([*report, "--format=total"], capture_output=True, text=True, check=False)
    print(f"\n… branches of core, games and table: {said.stdout.strip()} %", flush=True)
    if said.returncode:
        subprocess.call(report)
    return not said.returncode


if __name__ == "__main__":
    Path("build").mkdir(exist_ok=True)
    sys.exit(main(sys.argv[1:]))
