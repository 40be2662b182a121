"""No test can hang: a process in which one takes too long says where it stands, and ends.

It ends at once, by the hand of a thread that needs nothing of Python (faulthandler): a scene whose
exception was raised in the midst of gevent's or Playwright's loop would leave a loop behind that
hangs in the next one. pytest's own limit, and that of pytest-timeout, ends with the first failure,
before what was opened is closed again; and neither waits for the end of the process, which a thread
that was left behind can hold up. Which test it was is told by tests/results.py.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator

import pytest

LIMIT = 600.0
"""Seconds for what a test needs to be set up, for itself, and for what is put away after it, each;
and for the process to end after its last test. The longest takes two minutes on a machine that does
much else."""
STDERR = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--limit", type=float, default=LIMIT, help="seconds that a test may take")


def pytest_configure(config: pytest.Config) -> None:
    """The real one, before a test's output is kept back."""
    config.stash[STDERR] = os.dup(2)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Begin to count."""
    _count(item.config)
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Begin to count anew."""
    _count(item.config)
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Begin to count anew."""
    _count(item.config)
    return (yield)


def pytest_unconfigure(config: pytest.Config) -> None:
    """All has been said: only the process has to end."""
    _count(config)


def _count(config: pytest.Config) -> None:
    seconds, told = config.getoption("--limit"), config.stash[STDERR]
    faulthandler.dump_traceback_later(seconds, exit=True, file=told)
