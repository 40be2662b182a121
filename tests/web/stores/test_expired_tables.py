"""Evenings that are over go when their time has come, and nothing else goes, nor is remembered."""

import json
import os
import sqlite3
from contextlib import closing

import orjson
import pytest

from companion.web.join_codes import spoken
from tests.kit.fork_server import run_module
from tests.kit.golden.book import path_of
from tests.kit.statements import run_statement

HOUR = 3600.0


def turn_off_for(program, hours):
    """Restart the program as if it had been off for so long."""
    program.stop()
    with closing(sqlite3.connect(program.database)) as opened, opened:
        for row, record in opened.execute("SELECT rowid, record FROM records").fetchall():
            shape = orjson.loads(record)
            shape["at"] -= hours * HOUR
            new = (orjson.dumps(shape), row)
            opened.execute("UPDATE records SET record = ? WHERE rowid = ?", new)
        opened.execute("UPDATE in_use SET looked = looked - ?", (hours * HOUR,))
    program.start()


@pytest.fixture
def evening(program, tablet, guest):
    """Anna was here."""
    guest("Anna")
    return program.code


def test_an_evening_that_is_over_gives_way_a_day_later_is_gone_at_the_next_start_and_others_stay(
    program, device, evening
):
    turn_off_for(program, 25)
    assert program.code != evening
    assert f"table {spoken(evening)} is over" in program.output
    assert device().get(f"/j/{evening}").status_code == 200
    later = program.code
    turn_off_for(program, 0)
    assert program.code == later, "another evening stays"
    turn_off_for(program, 25)
    assert device().get(f"/j/{evening}").status_code == 404
    for file in program.folder.glob("veglia.db*"):
        assert b"Anna" not in file.read_bytes()


def test_where_the_program_goes_on_running_it_is_gone_at_its_time(program, device, evening):
    turn_off_for(program, 13)
    program.stop()
    run_statement(program.database, "UPDATE in_use SET seconds = seconds + ?", 24 * HOUR)
    program.start()
    assert device().get(f"/j/{evening}").status_code == 404


def test_the_same_people_find_their_table_within_the_day_and_the_host_keeps_it_for_the_next_week(
    program, tablet, device, evening
):
    """How long each is kept: tests/table/test_evenings_kept.py."""
    turn_off_for(program, 23)
    assert program.code == evening
    assert tablet.connect().do("table.set_keeping", {"keep": "168"})["ok"]
    turn_off_for(program, 160)
    assert program.code == evening
    assert device().connect().names() == ["Anna"]


def test_a_campaign_is_there_a_year_later(program, tablet, evening):
    assert tablet.do("table.choose_game", {"game": "jrc"})["ok"]
    turn_off_for(program, 365 * 24)
    assert program.code == evening


EVENINGS = tuple(
    name
    for name in (
        "the_first_day_of_the_rules",
        "all_at_once_with_ghosts",
        "five_strangers_and_invented_cards",
    )
    if path_of(name).exists()  # one may have dealt a role that was deleted
)


def test_a_deleted_table_leaves_nothing_in_memory(tmp_path):
    end = run_module((str(tmp_path), *EVENINGS), os.environ, 300, module="tests.web.left_in_memory")
    assert (end.returncode, end.stderr) == (0, "")
    counted = json.loads(end.stdout)
    before = counted["before"]
    assert EVENINGS
    for game in EVENINGS:
        during = counted["during"][game]
        assert all(during[kind] > before[kind] for kind in before), during
        assert counted["after"][game] == before
