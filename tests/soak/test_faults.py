"""The trials can fail: a handful of seeded faults is noticed here, all of them in `make soak`."""

import os
from operator import attrgetter
from pathlib import Path

import pytest

from companion.table.people import seating
from tests.kit.faults.fault import Fault, TargetMissing, all_faults, faults
from tests.kit.program import ROOT
from tests.soak.hunt import TRIALS, hunt

QUICK = (
    *(
        "an_error_gets_no_answer",
        "a_closed_door_shows_the_table",
        "one_bad_record_stops_the_program",
    ),
    *("nobody_holds_a_database", "whoever_was_connected_stays_connected", "commits_in_batches"),
    # Of several processes:
    *("a_number_that_is_taken_is_written_over", "notices_name_the_table_and_who_acts"),
    "a_process_that_was_away_stays_marked",
)
FULL = "VEGLIA_SOAK" in os.environ
NAME = attrgetter("name")
linux = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into the process")


@linux
@pytest.mark.slow
@pytest.mark.parametrize("fault", [one for one in faults() if FULL or one.name in QUICK], ids=NAME)
def test_a_seeded_fault_is_noticed(fault):
    assert hunt(fault), f"{fault.noticed_by} has noticed nothing"


def test_every_trial_has_a_fault_that_it_notices_and_every_test_of_faults_is_there():
    trials = {one.noticed_by for one in faults() if "::" not in one.noticed_by}
    assert trials == {one.name for one in TRIALS}
    for test in {one.noticed_by for one in faults()} - trials:
        file, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(), test
    assert {*QUICK} <= {one.name for one in faults()}


def test_there_are_faults_enough_to_trust_the_trials():
    assert len(faults()) >= 160


@pytest.mark.parametrize("fault", all_faults().values(), ids=NAME)
def test_what_a_fault_replaces_is_there_and_is_put_back(fault):
    fault.inject()()


@pytest.mark.parametrize(
    "places",
    [
        {"companion.table.people.seating:joined": "None"},
        {"companion.table.people.seating:Join.decide": ["if table.door_is_open:", "if True:"]},
        {"deploy/nginx.conf": ["max_successes", "max_fails"]},
    ],
)
def test_a_fault_whose_place_is_gone_is_red(places, monkeypatch):
    monkeypatch.setitem(all_faults(), "gone", Fault("gone", "", places, {}))
    with pytest.raises(TargetMissing):
        all_faults()["gone"].inject()


def test_a_fault_is_there_until_it_is_taken_out():
    code = seating.Join.decide.__code__
    with all_faults()["a_closed_door_is_open"].injected():
        assert seating.Join.decide.__code__ is not code
    assert seating.Join.decide.__code__ is code
