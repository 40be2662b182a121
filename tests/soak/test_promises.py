"""The promises in their short form; `make soak` tries them at full size."""

from pathlib import Path

import pytest

from tests.soak.book import TRIALS
from tests.soak.ground import Ground

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into the process: Linux"),
]
LONGEST = 240.0


@pytest.fixture
def ground(tmp_path):
    place = Ground(tmp_path)
    yield place
    place.shut()


@pytest.mark.parametrize(
    "trial",
    [pytest.param(one, id=one.name) for one in TRIALS],
)
def test_the_promise_is_kept(trial, ground):
    trial.tried(ground, trial.short, LONGEST)
