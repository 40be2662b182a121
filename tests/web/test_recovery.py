"""What was acknowledged is kept: power cuts, restarts, a database that will not take it."""

import contextlib
import resource
import sqlite3
import time

import pytest

from tests.web.people import names, new_id


def test_after_a_power_cut_everybody_is_back_at_the_same_picture(program, tablet, guest):
    anna, ugo = guest("Anna"), guest("Ugo")
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    before = anna.see(lambda picture: len(names(picture)) == 3)
    program.kill()
    program.start()
    for phone in (anna, ugo):
        phone.leave()
        phone.connect()
    assert anna.views[-1] == before
    assert ugo.views[-1]["me"] == {"kind": "phone", "seat": 2}


def test_a_command_that_is_sent_again_after_a_restart_counts_once(program, tablet):
    id = new_id()
    first = tablet.do("table.add_seat", {"called": "Pia"}, id)
    program.kill()
    program.start()
    tablet.leave()
    tablet.connect()
    assert tablet.do("table.add_seat", {"called": "Pia"}, id) == first
    assert tablet.names() == ["Pia"]


def test_a_restart_gives_whoever_started_it_a_new_way_in(program, tablet, device):
    old, code = program.grant, program.code
    program.kill()
    program.start()
    assert (program.code, program.grant != old) == (code, True)
    assert device("tablet").take(program.grant).status_code == 303


def test_a_locked_database_is_said_and_the_command_counts_later(program, tablet, guest):
    anna = guest("Anna")
    id = new_id()
    with contextlib.closing(sqlite3.connect(program.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        answer = tablet.do("table.add_seat", {"called": "Pia"}, id)
        assert (answer["ok"], answer["code"]) == (False, "E_CANNOT_SAVE")
        assert time.monotonic() - began < 2
        assert tablet.hear("trouble") == {"text": {"t": "E_CANNOT_SAVE"}}
        assert anna.names() == ["Anna"]
        # The others are not held up: whoever only looks is served.
        assert anna.say("time", {})["now"] > 0
        other.execute("ROLLBACK")
    assert tablet.do("table.add_seat", {"called": "Pia"}, id) == {"id": id, "ok": True}
    anna.see(lambda picture: names(picture) == ["Anna", "Pia"])
    assert tablet.hear("trouble") == {"text": None}


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of a process are Linux's")
def test_a_full_disk_is_said_and_the_evening_goes_on_when_there_is_room(program, tablet):
    full = [file.stat().st_size for file in program.folder.iterdir()]
    limits = resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (min(full), limits[1]))
    id = new_id()
    answer = tablet.do("table.add_seat", {"called": "Pia"}, id)
    assert (answer["ok"], answer["code"]) == (False, "E_CANNOT_SAVE")
    assert tablet.names() == []
    resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, limits)
    assert tablet.do("table.add_seat", {"called": "Pia"}, id) == {"id": id, "ok": True}
    tablet.see(lambda picture: names(picture) == ["Pia"])


def test_a_stop_takes_three_seconds_at_most_with_sockets_open(program, tablet, guest):
    for number in range(6):
        guest(f"Guest {number}")
    assert program.stop() < 3
    assert program.process.returncode == 0
