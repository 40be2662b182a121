"""Fixtures: a program on a free port with its own folder."""

import pytest

from tests.kit.people import Program


@pytest.fixture
def program(tmp_path):
    running = Program(tmp_path / "data").start()
    yield running
    running.stop()
