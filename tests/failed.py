"""Writes down which tests have failed, for tests/lanes.py to try them once more."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

NAMES_IN = "VEGLIA_FAILED_TESTS"
"""The file that takes the names, one a line; without it nothing is written."""


class Failed:
    """A plugin of pytest: the names of the tests that failed, when the session is over."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._names: dict[str, None] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._names[report.nodeid] = None

    def pytest_sessionfinish(self) -> None:
        self._file.write_text("".join(f"{name}\n" for name in self._names), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Only the pytest that lanes.py has started, not those that its tests start."""
    if (file := os.environ.pop(NAMES_IN, None)) is not None:
        config.pluginmanager.register(Failed(Path(file)))
