"""The promises in their short form; `make soak` tries them at full size."""

import os
from ast import literal_eval
from pathlib import Path

import pytest

from tests.kit.rig import Rig
from tests.soak.hunt import TRIALS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into the process: Linux"),
]
FULL = "VEGLIA_SOAK" in os.environ
SIZES = dict(one.split("=") for one in os.environ.get("VEGLIA_SIZES", "").split())
"""Other sizes, as `cuts=20 seconds=3` names them."""
LONGEST = None if FULL else 240.0


@pytest.fixture
def rig(tmp_path):
    place = Rig(tmp_path)
    yield place
    place.close()


@pytest.mark.parametrize("trial", TRIALS, ids=lambda one: f"{one.promise}-{one.name}")
def test_the_promise_is_kept(trial, rig, record_property):
    size = {**(trial.full if FULL else trial.short)}
    size |= {name: literal_eval(value) for name, value in SIZES.items() if name in trial.full}
    print(f"\n{trial.sentence} {size}")
    figures = trial.execute(rig, size, LONGEST)
    print(figures)
    for name, figure in figures.items():
        record_property(name, figure)
