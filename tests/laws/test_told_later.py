"""P19: nothing is known early. Pairs of evenings that differ in what is told later look alike on
the shared display as long as they do on the wall; each fault that was found is noticed when it is
back."""

import os
from collections import Counter
from itertools import product

import pytest

from companion.games.lupus.options import CLASSIC, WORLD
from tests.kit.faults.fault import faults
from tests.kit.games.lupus.told_later import KnownEarly, play
from tests.kit.laws.leaks import is_noticed

PAIRS = int(os.environ.get("VEGLIA_LED_PAIRS", "12"))
TRIES = 60
NIGHTS = ("phones", "together")


@pytest.mark.parametrize("box", [CLASSIC, WORLD])
@pytest.mark.parametrize("night", NIGHTS)
def test_what_is_told_later_is_on_no_device_before(night, box):
    tried = Counter()
    for seed in range(PAIRS):
        tried += play(seed, night, box=box).tried
    assert tried["compared"] > 20 * PAIRS, f"pairs that end at once prove nothing: {tried}"
    assert tried["told"] > PAIRS / 3, f"worlds that never differ prove nothing: {tried}"


@pytest.mark.parametrize(
    "fault", faults("*::test_every_fault_that_was_found_*"), ids=lambda f: f.name
)
def test_every_fault_that_was_found_is_noticed_when_it_is_back(fault):
    with fault.injected():
        pairs = product(range(TRIES), NIGHTS)
        assert any(is_noticed(KnownEarly, play, seed, night) for seed, night in pairs)
