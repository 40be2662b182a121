"""For every test: it does not hang, is skipped where a program is not installed, and no scene ends
with an unexpected refusal.

`--extra` also plays the tests marked `extra`: the same on more sizes of screens.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.core.memory import CURRENT, Memory
from companion.web.build import __main__
from companion.web.build.node import NoNode
from companion.web.gc_tuning import collect_seldom
from tests.kit.faults.fault import all_faults
from tests.kit.fork_server import FAULTS
from tests.kit.missing import NotInstalled
from tests.kit.playbook import settle_all
from tests.kit.program import Program

pytest_plugins = ("tests.limit",)


def pytest_sessionstart() -> None:
    """Build what programs serve, as `make` does."""
    try:
        __main__.ensure()
    except NoNode as reason:
        pytest.exit(str(reason), returncode=3)
    for name in filter(None, os.environ.get(FAULTS, "").split(",")):
        all_faults()[name].inject()


def pytest_collection_finish() -> None:
    """Freeze the collected objects, as the program does: garbage collection took a third of the
    processor time of the laws."""
    collect_seldom()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--extra", action="store_true", help="play the scenes marked «extra», too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--extra"):
        return
    left_out = [item for item in items if item.get_closest_marker("extra")]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    """Skip where a fixture needs a missing program."""
    return (yield from _or_skipped())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """Skip where the test does."""
    return (yield from _or_skipped())


def _or_skipped() -> Iterator[None]:
    try:
        return (yield)
    except NotInstalled as reason:
        pytest.skip(str(reason))


@pytest.fixture(autouse=True)
def _answers_are_kept() -> Iterator[None]:
    """Give the rules a cache, as at a table."""
    before = CURRENT.set(Memory())
    yield
    CURRENT.reset(before)


@pytest.fixture(autouse=True)
def _scenes_are_settled() -> Iterator[None]:
    yield
    settle_all()


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """The program on a free port with a folder of its own."""
    with Program(tmp_path / "data") as running:
        yield running
