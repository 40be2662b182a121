"""What `make test` adds to pytest-xdist, pytest-rerunfailures and pytest-cov.

- Files that take long begin first, so that the short ones fill what is left at the end.
- All scenes of one engine are played by one process: Firefox takes five seconds of a processor to
  start. So are those of the pocket: to bring it to a device takes ten.
- Branches are measured only in tests of the rules. Measuring makes them two or three times as slow
  before Python 3.14, so tests marked `unmeasured`, and all others, run without.
- A skipped test says what to install, and is red in CI, where everything is provided.
- The seconds of each folder are printed at the end.

An own runner that stood here before took 431 seconds of processors where pytest-xdist took 471 and
480, 1,066 of the clock where it took 1,043 and 1,289: less than a fifth.
"""

import os
import re
from collections import Counter

import coverage
import pytest
from _pytest.terminal import TerminalReporter
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

FIRST = (
    *("tests/soak", "tests/browser/looks", "tests/laws", "tests/web", "tests/browser"),
    *("tests/pocket", "tests/test_new_game.py", "tests/test_runner.py"),
)
"""Begun in this order; all else follows."""
RULES = tuple(f"tests/{one}/" for one in ("core", "games", "table", "golden"))
TOGETHER = re.compile(r"tests/browser/engines/.*\[(\w+)|tests/browser/(pocket)/")
"""The engine of a scene that is played in several; and the device of those in the pocket."""
SLOWEST = 20
"""How many folders are listed at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by FIRST; whole files stay together. What is not to be measured is marked so."""
    items.sort(key=lambda item: _rank(item.nodeid))
    for item in items:
        if not item.nodeid.startswith(RULES) or item.get_closest_marker("unmeasured"):
            item.add_marker("no_cover")


def _rank(test: str) -> int:
    return next((n for n, one in enumerate(FIRST) if test.startswith(one)), len(FIRST))


class Units(LoadFileScheduling):
    """What one process is given at a time: the tests of a file, of an engine, or of the pocket."""

    def _split_scope(self, nodeid: str) -> str:
        found = TOGETHER.match(nodeid)
        return found[found.lastindex] if found else super()._split_scope(nodeid)

    def mark_test_pending(self, item: str) -> None:
        """It is: whatever a process that died had not finished is given to another one. Without
        this method a crash would count as a failure that cannot be retried."""

    def _reschedule(self, node: WorkerController) -> None:
        """A process begins a test once it knows the next one. One that came in the place of another
        is given one file, of which a single test or none may be left, and would wait for ever."""
        super()._reschedule(node)
        while self.workqueue and not node.shutting_down and self._waits(node):
            self._assign_work_unit(node)

    def _waits(self, node: WorkerController) -> bool:
        return self._pending_of(self.assigned_work[node]) < 2


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Units:
    """With `--dist loadfile`. A scheduler without the `log` of pytest-xdist prints a line for every
    test."""
    return Units(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop the measuring that pytest-cov began while a worker was set up: it begins another for the
    tests, and where that pauses the first would go on."""
    if hasattr(session.config, "workerinput") and (early := coverage.Coverage.current()):
        early.stop()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Red in CI where a test was skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = os.environ.get("CI") == "true" and reporter and reporter.stats.get("skipped")
    if session.exitstatus == pytest.ExitCode.OK and skipped:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """List the folders by the seconds that their tests took."""
    took: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[os.path.dirname(report.nodeid.partition("::")[0])] += report.duration
    terminalreporter.section("seconds of each folder")
    for folder, seconds in took.most_common(SLOWEST):
        terminalreporter.write_line(f"{seconds:7.0f} {folder}")
