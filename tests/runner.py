"""What `make test` adds to pytest-xdist, pytest-rerunfailures and pytest-cov.

- Slow files begin first, so that short ones fill the end.
- All tests of one browser engine run in one process: Firefox takes five seconds of a processor to
  start. So do those of the pocket edition, which takes ten to load.
- Branches are measured only in tests of the rules. Measuring makes them two or three times as slow
  before Python 3.14, so tests marked `unmeasured`, and all others, run without.
- A skipped test says what to install, and fails in CI, where everything is provided.
- The seconds of each folder are printed at the end.

Our own runner, which this replaced, took 431 seconds of processor time where pytest-xdist took 471
and 480, and 1,066 seconds where it took 1,043 and 1,289.
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
"""The first tests, in this order."""
RULES = tuple(f"tests/{one}/" for one in ("core", "games", "table", "golden"))
TOGETHER = re.compile(r"tests/browser/engines/.*\[(\w+)|tests/browser/(pocket)/")
"""The engine of a test with several, or the pocket edition."""
SLOWEST = 20
"""The number of folders listed at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort by FIRST, whole files together; mark tests that run without coverage."""
    items.sort(key=lambda item: _rank(item.nodeid))
    for item in items:
        if not item.nodeid.startswith(RULES) or item.get_closest_marker("unmeasured"):
            item.add_marker("no_cover")


def _rank(test: str) -> int:
    return next((n for n, one in enumerate(FIRST) if test.startswith(one)), len(FIRST))


class Units(LoadFileScheduling):
    """Schedules the tests of a file, an engine or the pocket edition together."""

    def _split_scope(self, nodeid: str) -> str:
        found = TOGETHER.match(nodeid)
        return found[found.lastindex] if found else super()._split_scope(nodeid)

    def mark_test_pending(self, item: str) -> None:
        """Tests of a crashed process are pending already. Without this method a crash would be a
        failure that cannot be retried."""

    def _reschedule(self, node: WorkerController) -> None:
        """Give a process at least two tests: it only begins one when it knows the next, and a
        replacement for a crashed process may get a file with fewer left."""
        super()._reschedule(node)
        while self.workqueue and not node.shutting_down and self._waits(node):
            self._assign_work_unit(node)

    def _waits(self, node: WorkerController) -> bool:
        return self._pending_of(self.assigned_work[node]) < 2


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Units:
    """With `--dist loadfile`. Without `log` the scheduler would print a line for every test."""
    return Units(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop the coverage that pytest-cov started during the setup of a worker: it starts another one
    for the tests, and when that pauses the first would go on."""
    if hasattr(session.config, "workerinput") and (early := coverage.Coverage.current()):
        early.stop()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail in CI where a test was skipped."""
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
