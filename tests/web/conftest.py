"""Fixtures: devices that are put away."""

import pytest

from tests.kit.people import Device
from tests.kit.postgres import postgres


@pytest.fixture
def device(program):
    """Makes devices: `device()` a phone, `device("tablet")`, `device("screen")`."""
    made = []

    def make(kind="phone"):
        made.append(Device(program, kind))
        return made[-1]

    yield make
    for one in made:
        one.leave()


@pytest.fixture
def tablet(program, device):
    """The host's device, connected."""
    one = device("tablet")
    one.take(program.invite)
    return one.connect()


@pytest.fixture
def guest(device):
    """Makes phones that have joined under a name and are connected."""

    def make(name):
        one = device()
        assert one.join(name).status_code == 303
        return one.connect()

    return make


@pytest.fixture(scope="module")
def server():
    """A PostgreSQL for the module."""
    with postgres() as running:
        yield running
