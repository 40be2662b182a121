"""Stories of processes, devices and a database in virtual time: none goes wrong, and each seeded
fault makes one go wrong."""

import pytest

from tests.kit.faults.fault import all_faults, faults
from tests.simulation.story import Story, run, shortest

SEEDS = 200
HUNTED = 400


def test_no_story_goes_wrong():
    for seed in range(SEEDS):
        assert run(Story.of(seed)) == [], f"seed {seed}: {shortest(Story.of(seed))}"


def test_who_connects_while_the_store_does_not_answer_may_be_shown_an_older_table():
    assert run(Story.of(1329)) == []


@pytest.mark.parametrize("fault", faults("tests/simulation/*"), ids=lambda fault: fault.name)
def test_a_seeded_fault_is_noticed(fault):
    with fault.injected():
        assert any(run(Story.of(seed)) for seed in range(HUNTED))


def test_a_story_is_told_twice_alike():
    with all_faults()["ids_only_in_memory"].injected():
        for seed in range(20):
            assert run(Story.of(seed)) == run(Story.of(seed))
