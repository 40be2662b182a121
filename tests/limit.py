"""No test can hang: a process in which one takes too long prints its stacks, and ends.

faulthandler ends it: an exception in the loop of gevent or Playwright would leave a loop that hangs
in the next test. The limits of pytest and pytest-timeout end with the first failure, before
teardown, and neither covers the end of the process.

Its stacks lack the greenlet that waits for Playwright: a second thread prints that one, and the
name of the test, shortly before.
"""

import faulthandler
import gc
import os
import threading
import traceback

import pytest
from greenlet import greenlet

EARLIER = 0.95
"""The part of the limit after which the second thread prints."""


class Limit:
    """Starts again with each test, after a failure, and after the last test."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._stderr = seconds, os.dup(2)  # before output is kept back
        self._test = "the end of the process"
        self._timer = threading.Timer(0, self._tell)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._test = nodeid
        self._count()

    @pytest.hookimpl(trylast=True)  # pytest's own has stopped counting
    def pytest_exception_interact(self) -> None:
        self._count()

    def pytest_unconfigure(self) -> None:
        self._count()

    def _count(self) -> None:
        faulthandler.dump_traceback_later(self._seconds, exit=True, file=self._stderr)
        self._timer.cancel()
        self._timer = threading.Timer(self._seconds * EARLIER, self._tell)
        self._timer.daemon = True
        self._timer.start()

    def _tell(self) -> None:
        """Print the test, and the stack of each greenlet."""
        greenlets = [one for one in gc.get_objects() if isinstance(one, greenlet) and one.gr_frame]
        stacks = ["".join(traceback.format_stack(one.gr_frame)) for one in greenlets]
        os.write(self._stderr, "\n".join([f"{self._test} hangs", *stacks]).encode())


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--limit", type=float, default=600.0, help="seconds that a test may take")


def pytest_configure(config: pytest.Config) -> None:
    """In each process that runs tests, not in the controller of xdist."""
    if not config.getoption("numprocesses", None):
        config.pluginmanager.register(Limit(config.getoption("--limit")))
