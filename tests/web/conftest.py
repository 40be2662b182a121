"""Fixtures: programs, shared or not, and devices."""

import os
import sqlite3
from contextlib import closing, contextmanager
from functools import partial

import pytest

from companion.web import config
from companion.web.app import create_app
from tests.kit.client import Client
from tests.kit.fork_server import run_module
from tests.kit.postgres import postgres
from tests.kit.program import SECONDS, SETTINGS, Program


class SharedProgram(Program):
    """Anybody may open tables. `code` and `invite` are of the newest."""

    def open_table(self) -> None:
        host = Client(self, "tablet").open_table()
        host.must_do("table.hand_over")
        (invite,) = host.wait_for(lambda picture: picture["desk"]["invites"])["desk"]["invites"]
        self.invite = invite["link"].partition("#")[2]
        host.leave()


@pytest.fixture(scope="module")
def shared_program(tmp_path_factory):
    """For all tests of a module; the rules fail for the name «Stumble»."""
    faults = ("a_house_for_all", "tables_without_end", "rules_that_fail")
    with SharedProgram(
        tmp_path_factory.mktemp("shared_program") / "data", faults=faults
    ) as running:
        yield running


@pytest.fixture
def program(request):
    """The program with a folder of its own. In a module that is marked `shares_program` it is one
    for all tests that are not marked `alone`; each has a new table there."""
    marked = request.node.get_closest_marker
    if marked("shares_program") and not marked("alone"):
        shared_program = request.getfixturevalue("shared_program")
        shared_program.open_table()
        yield shared_program
    else:
        with Program(request.getfixturevalue("tmp_path") / "data") as running:
            yield running


@pytest.fixture
def people():
    """Makes clients of any program."""
    made = []

    def make(program, kind="phone"):
        made.append(Client(program, kind))
        return made[-1]

    yield make
    for client in made:
        client.leave()


@pytest.fixture
def device(program, people):
    """Makes devices: `device()` a phone, `device("tablet")`, `device("screen")`."""
    return partial(people, program)


@pytest.fixture
def tablet(device):
    """The host's device, connected."""
    return device("tablet").host()


@pytest.fixture
def guest(device):
    """Makes phones that have joined under a name and are connected."""
    return lambda name: device().sit(name)


@pytest.fixture
def app(tmp_path):
    """The hosted application, in this process."""
    made = create_app(config.read({"data_dir": str(tmp_path)}, {}, hosted=True))
    yield made
    made.shell.store.close()


@pytest.fixture
def command(tmp_path):
    """Runs `companion` with a data folder of its own; (exit code, output)."""

    def run(*arguments, folder=tmp_path / "data", **environ):
        clean = {name: value for name, value in os.environ.items() if name not in SETTINGS}
        wanted = [*map(str, arguments), "--data-dir", str(folder)]
        ended = run_module(wanted, clean | {"LANG": "C"} | environ, 6 * SECONDS)
        assert "Traceback" not in ended.stderr
        return ended.returncode, ended.stdout + ended.stderr

    return run


@pytest.fixture
def locked():
    """`locked(program)`: during the block another process holds the lock of the database."""

    @contextmanager
    def held(program):
        with closing(sqlite3.connect(program.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield

    return held


@pytest.fixture(scope="module")
def server():
    """A PostgreSQL for the module."""
    with postgres() as running:
        yield running
