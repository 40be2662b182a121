"""What every test may rely on: no scene ends with a refusal that nobody expected."""

from collections.abc import Iterator

import pytest

from tests.playbook import settle_all


@pytest.fixture(autouse=True)
def _scenes_are_settled() -> Iterator[None]:
    yield
    settle_all()
