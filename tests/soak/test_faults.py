"""The trials can fail: a handful of seeded faults is noticed here, all of them in `make soak`."""

import subprocess
import sys
from operator import attrgetter
from pathlib import Path

import pytest

from tests.soak.hunt import BY_NAME, faults, hunted

QUICK = (
    *("id_not_stored", "an_old_token_lives_on", "an_error_gets_no_answer"),
    *("opening_the_join_page_gives_a_token", "a_closed_door_shows_the_table"),
    *("a_full_table_refuses_places", "one_bad_record_stops_the_program", "nobody_holds_a_database"),
    # Of several processes:
    *("nobody_looks_beneath_the_notices", "a_number_that_is_taken_is_written_over"),
    *("notices_name_the_table_and_who_acts", "whoever_was_connected_stays_connected"),
    *("each_goes_by_the_clock_of_its_machine", "a_process_that_was_away_stays_marked"),
)
NAME = attrgetter("name")
linux = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into the process")


@linux
@pytest.mark.slow
@pytest.mark.parametrize("fault", [one for one in faults() if one.name in QUICK], ids=NAME)
def test_a_seeded_fault_is_noticed(fault):
    assert hunted(fault).found, f"{fault.name}: {fault.told} {fault.caught_by} noticed nothing"


def test_there_are_faults_enough_to_trust_the_trials():
    assert len(faults()) >= 40
    assert {one.caught_by for one in faults()} <= set(BY_NAME)
    assert all(one.told for one in faults())


def test_every_trial_has_a_fault_that_it_notices():
    assert set(BY_NAME) == {one.caught_by for one in faults()}


EACH_ALONE = """
import os
from companion import __main__
from tests.kit.faults.every import ALL
for name, fault in ALL.items():
    if not os.fork():
        try:
            fault.put()
        except BaseException as error:
            print(f"{name}: {error!r}", flush=True)
        os._exit(0)
    os.wait()
"""


@linux
def test_what_a_fault_replaces_is_still_called_so():
    done = subprocess.run([sys.executable, "-c", EACH_ALONE], capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("", 0), done.stderr[-2000:]
