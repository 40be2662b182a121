"""What `make test` runs: all tests in parts, two parts at a time, one on each core.

`python -m tests.lanes [--extra]`; with any other argument it is pytest itself. Lane one begins
with the browsers, lane two with everything that is only Python, and they meet in the middle.
pytest-xdist would deal out single files: then two scenes of eight browsers each meet on two cores
and time out, and Playwright's event loop stands in the way of the tests that bring their own.

Red is a failure that is there again when the test runs once more by itself, more than two failures
whatever they do then, anything else that pytest does not like (a part that finds no test, too), and
fewer branches of core, games and table gone through than `fail_under` in pyproject.toml asks for.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.failed import NAMES_IN

PYTEST = ("-m", "pytest", "-p", "tests.failed")
COVERAGE = ("-m", "coverage")
BROWSERS, RULES = "tests/browser", ("tests/core", "tests/games", "tests/table", "tests/golden")
NAMED = (BROWSERS, "tests/soak", "tests/web", "tests/laws", *RULES)
AGAIN_AT_MOST = 2
"""Failures of a run that are tried once more; more of them are no accident of a busy machine."""
FAILED, FINE = 1, 0
"""What pytest says: tests have failed, all is well."""
ENVIRON = os.environ | {"PYTHONHASHSEED": "0"}
"""A set has one order in every run: what fails once fails again."""


@dataclass(frozen=True)
class Part:
    """Some of the tests. `measured`: with the branches that they go through, which makes the rules
    two or three times as slow before Python 3.14; so it is done where every line is soon reached.
    """

    name: str
    arguments: tuple[str, ...]
    measured: bool = False


PARTS = (
    *(Part(one, (one,)) for one in (BROWSERS, "tests/soak", "tests/web", "tests/laws")),
    Part("the rules, whole games by chance", (*RULES, "-m", "unmeasured")),
    Part("the rules, measured", (*RULES, "-m", "not unmeasured"), measured=True),
    Part("everything else", tuple(f"--ignore={one}" for one in NAMED)),
)


@dataclass
class Outcome:
    """What came of the parts: pytest's exit codes, and the names of the tests that failed."""

    codes: list[int] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


def main(arguments: list[str]) -> int:
    """Run; 0 where all is well."""
    if set(arguments) - {"--extra"}:
        return subprocess.call([sys.executable, *PYTEST, *arguments])
    parts, telling, came = deque(PARTS), threading.Lock(), Outcome()

    def lane(take: Callable[[], Part]) -> None:
        with contextlib.suppress(IndexError):  # nothing is left
            while True:
                _run(take(), arguments, telling, came)

    lanes = [threading.Thread(target=lane, args=(take,)) for take in (parts.popleft, parts.pop)]
    for one in lanes:
        one.start()
    for one in lanes:
        one.join()
    return verdict(came, _alone, _enough_branches)


def verdict(came: Outcome, passes_alone: Callable[[str], bool], covered: Callable[[], bool]) -> int:
    """Whether the run is red (1) or not (0); its last lines name what was tried once more."""
    broken = [code for code in came.codes if code not in (FINE, FAILED)]
    failed = sorted(set(came.failed))
    unexplained = FAILED in came.codes and not failed
    red = bool(broken) or unexplained or len(failed) > AGAIN_AT_MOST
    tried = [] if red else [(name, passes_alone(name)) for name in failed]
    red = not covered() or red or not all(passed for _, passed in tried)
    for name, passed in tried:
        came_of_it = "failed, and passed when run by itself" if passed else "failed twice"
        print(f"… {came_of_it}: {name}", flush=True)
    if len(failed) > AGAIN_AT_MOST:
        print(f"… {len(failed)} tests failed: too many to try them once more", flush=True)
    return int(red)


def _run(part: Part, arguments: list[str], telling: threading.Lock, came: Outcome) -> None:
    """One part; what it said is told in one piece, when it is over."""
    print(f"… {part.name} has begun", flush=True)
    how = (*COVERAGE, "run", *PYTEST) if part.measured else PYTEST
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as said,
        tempfile.NamedTemporaryFile("r", encoding="utf-8") as names,
    ):
        called = [sys.executable, *how, *part.arguments, *arguments]
        environ = ENVIRON | {NAMES_IN: names.name}
        code = subprocess.call(called, stdout=said, stderr=subprocess.STDOUT, env=environ)
        said.seek(0)
        with telling:
            print(f"\n… {part.name}:", flush=True)
            sys.stdout.writelines(said)
            sys.stdout.flush()
            came.codes.append(code)
            came.failed += names.read().splitlines()


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
