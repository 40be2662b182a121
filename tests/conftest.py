"""What every test may rely on: it does not hang, what it needs is there or is missing by name, and
no scene ends with a refusal that nobody expected.

`--extra` also plays the scenes that are marked so: the same again, on more shapes of screen.
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
from tests.kit.people import Program
from tests.kit.playbook import settle_all

pytest_plugins = ("tests.limit",)


def pytest_sessionstart() -> None:
    """Programs serve what was built: after an edit it is built anew, as `make` does."""
    try:
        __main__.ensure()
    except NoNode as reason:
        pytest.exit(str(reason), returncode=3)
    for name in filter(None, os.environ.get(FAULTS, "").split(",")):
        all_faults()[name].inject()


def pytest_collection_finish() -> None:
    """As the program itself: what has been collected stays. Traversing these objects again and
    again took a third of the processor time of the laws."""
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
    """A fixture needs a program that is not there."""
    return (yield from _or_skipped())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    """The test itself does."""
    return (yield from _or_skipped())


def _or_skipped() -> Iterator[None]:
    try:
        return (yield)
    except NotInstalled as reason:
        pytest.skip(str(reason))


@pytest.fixture(autouse=True)
def _answers_are_kept() -> Iterator[None]:
    """As at a table, where a memory is at hand whenever the rules are asked."""
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
