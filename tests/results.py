"""Writes down what became of the tests, for tests/lanes.py and tests/canary.py: which have failed,
what was left out and why, and during which test the process ended where it did not come to its end.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

RESULTS_IN = "VEGLIA_TEST_RESULTS"
"""The file that takes them; without it nothing is written."""


@dataclass
class Results:
    """Of one run of pytest. `left_out`: how many tests were skipped, by the reason that was given.
    `during`: the test that was running, None once all have run."""

    failed: list[str] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    during: str | None = None


def read(file: Path) -> Results:
    """What a run wrote there; nothing where it had not begun with a test."""
    said = file.read_text(encoding="utf-8") if file.exists() else ""
    found = Results(**json.loads(said)) if said else Results()
    found.left_out = Counter(found.left_out)
    return found


class Written:
    """A plugin of pytest: writes before each test, so that a process that is ended has told."""

    def __init__(self, file: Path) -> None:
        self._file, self._results = file, Results()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._skipped(report)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._write(nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self._results.failed:
            self._results.failed.append(report.nodeid)
        self._skipped(report)

    def pytest_sessionfinish(self) -> None:
        self._write(None)

    def _skipped(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.skipped and not hasattr(report, "wasxfail"):
            reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else ""
            self._results.left_out[reason.removeprefix("Skipped: ")] += 1

    def _write(self, during: str | None) -> None:
        self._results.during = during
        self._file.write_text(json.dumps(vars(self._results)), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Only the pytest that was started so, not those that its tests start."""
    if (file := os.environ.pop(RESULTS_IN, None)) is not None:
        config.pluginmanager.register(Written(Path(file)))
