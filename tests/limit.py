"""No test can hang: a process in which one takes too long says where it stands, and ends.

A thread that needs nothing of Python ends it (faulthandler): a scene whose exception was raised in
the midst of gevent's or Playwright's loop would leave a loop behind that hangs in the next one. The
limits of pytest and pytest-timeout end with the first failure, before what was opened is closed
again, and neither waits for the end of the process.
"""

from __future__ import annotations

import faulthandler
import os

import pytest


class Limit:
    """Counts anew from each test on, from a failure, and from the end of the last test."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._stderr = seconds, os.dup(2)  # before output is kept back

    def pytest_runtest_logstart(self) -> None:
        faulthandler.dump_traceback_later(self._seconds, exit=True, file=self._stderr)

    @pytest.hookimpl(trylast=True)  # pytest's own has stopped counting
    def pytest_exception_interact(self) -> None:
        self.pytest_runtest_logstart()

    def pytest_unconfigure(self) -> None:
        self.pytest_runtest_logstart()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--limit", type=float, default=600.0, help="seconds that a test may take")


def pytest_configure(config: pytest.Config) -> None:
    """In each process that runs tests; the one that deals them out only waits."""
    if not config.getoption("numprocesses", None):
        config.pluginmanager.register(Limit(config.getoption("--limit")))
