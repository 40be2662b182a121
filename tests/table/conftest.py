"""Fixtures: a table with nothing on it, the coin game there, and the first who sit down."""

import pytest

from tests.kit.table.scene import Room


@pytest.fixture
def room():
    return Room()


@pytest.fixture
def coin(room):
    """The coin game lies on that table."""
    room.with_coin()


@pytest.fixture
def anna(room):
    return room.guest("Anna")


@pytest.fixture
def luca(room):
    return room.guest("Luca")
