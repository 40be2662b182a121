"""The promises in their short form; `make soak` tries them at full size."""

from pathlib import Path

import pytest

from tests.kit.rig import Rig
from tests.soak.book import TRIALS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into the process: Linux"),
]
LONGEST = 240.0


@pytest.fixture
def rig(tmp_path):
    place = Rig(tmp_path)
    yield place
    place.shut()


@pytest.mark.parametrize(
    "trial",
    [pytest.param(one, id=one.name) for one in TRIALS],
)
def test_the_promise_is_kept(trial, rig):
    trial.tried(rig, trial.short, LONGEST)
