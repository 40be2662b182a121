"""How old a table is, whatever the clock says: no wrong clock deletes an evening."""

import random
import sqlite3
from contextlib import closing

import pytest

from companion.web.store import ages
from companion.web.store.records import Store

HOUR, DAY, YEAR = 3600.0, 86400.0, 365 * 86400.0
NOON = 1_800_000_000.0
EMPTIED = "DELETE FROM in_use; DELETE FROM pauses; DELETE FROM last_steps"


class Clocked:
    """A database, emptied first, the true time, and a clock that is `wrong` by so many seconds."""

    def __init__(self, database):
        self.database = database
        database.executescript(EMPTIED)
        self.true, self.wrong, self.first, self.number = NOON, 0.0, True, 1
        self.ages = None

    def look(self):
        clock = self.true + self.wrong
        self.ages = ages.update(self.database, clock, {"LUME42": self.number}, first=self.first)
        self.first = False

    def run(self, seconds):
        """The program runs for so long."""
        self.look()
        for _ in range(int(seconds // ages.EVERY)):
            self.true += ages.EVERY
            self.look()

    def turn_off(self, seconds, wrong=0.0):
        """It is off for so long; at its start the clock is wrong by `wrong` seconds."""
        self.true += seconds
        self.wrong, self.first = wrong, True
        self.look()

    def age(self, kept=DAY):
        return self.ages.of("LUME42", kept)


@pytest.fixture
def database(tmp_path):
    """One without tables."""
    file = tmp_path / "veglia.db"
    store = Store(f"sqlite:///{file}")
    store.prepare()
    store.close()
    with closing(sqlite3.connect(file)) as made:
        yield made


@pytest.fixture
def clocked(database):
    clocked = Clocked(database)
    clocked.run(0)
    return clocked


def test_while_the_program_runs_it_is_as_old_as_it_is(clocked):
    clocked.run(DAY)
    assert clocked.age() == DAY


def test_a_new_step_makes_it_young_again(clocked):
    clocked.run(DAY)
    clocked.number += 1
    clocked.look()
    assert clocked.age() == 0


def test_the_pause_before_a_table_is_not_counted_against_it(clocked):
    """The first look comes after a start, and the table was opened between the two."""
    clocked.true += 7 * DAY
    clocked.number, clocked.first = 2, True
    clocked.look()
    assert clocked.age() == 0
    clocked.turn_off(3 * HOUR)
    assert clocked.age() == pytest.approx(3 * HOUR)


def test_no_more_pauses_are_kept_than_are_counted(clocked):
    for _ in range(ages.REMEMBERED + 5):
        clocked.turn_off(3 * HOUR)
    (pauses,) = clocked.database.execute("SELECT count(*) FROM pauses").fetchone()
    assert pauses == len(clocked.ages.pauses) == ages.REMEMBERED
    assert max(began for began, _ in clocked.ages.pauses) == clocked.ages.now


def test_a_pause_counts_for_half_of_what_it_is_kept_for_at_most(clocked):
    clocked.turn_off(3 * HOUR)
    assert clocked.age() == pytest.approx(3 * HOUR)
    clocked.turn_off(7 * DAY)
    assert 0.6 * DAY < clocked.age() < 0.7 * DAY
    clocked.turn_off(7 * DAY)
    assert clocked.age() > DAY


@pytest.mark.parametrize("wrong", [3 * DAY, 30 * DAY, 10 * YEAR, -3 * DAY, -50 * YEAR])
@pytest.mark.parametrize("age", [HOUR, DAY, 30 * DAY])
def test_a_start_with_a_wrong_clock_and_the_right_one_again_make_nothing_old(clocked, wrong, age):
    clocked.turn_off(60.0, wrong)
    assert clocked.age(age) <= age / 2 + ages.RUNNING
    clocked.wrong = 0.0  # it is set from the network while the program runs
    clocked.look()
    assert clocked.age(age) <= age / 2 + 2 * ages.RUNNING


def test_a_machine_that_wakes_in_1970_each_time_and_asks_the_network_makes_nothing_old(clocked):
    for _ in range(40):
        clocked.turn_off(60.0, -clocked.true)
        clocked.wrong = 0.0
        clocked.look()
    assert clocked.age() <= 40 * 120.0


def test_a_clock_that_was_ahead_and_is_set_right_does_not_stop_the_time(clocked):
    clocked.turn_off(60.0, 10 * YEAR)
    clocked.turn_off(60.0)
    before = clocked.age()
    clocked.run(DAY)
    assert clocked.age() >= before + DAY - 2 * ages.EVERY


def test_it_is_never_older_than_it_is_but_for_half_of_each_wrong_jump(database):
    """Random weeks: it runs, is off, and once its clock goes wrong for a while."""
    for seed in range(12):
        chance, clocked = random.Random(seed), Clocked(database)
        clocked.run(0)
        jump = chance.randrange(8)
        for step in range(8):
            if chance.random() < 0.5:
                clocked.run(chance.uniform(0, DAY))
            wrong = chance.choice((-1, 1)) * chance.uniform(DAY, YEAR) if step == jump else 0.0
            clocked.turn_off(chance.uniform(0, 3 * DAY), wrong)
        assert clocked.age() <= clocked.true - NOON + DAY / 2 + 8 * ages.RUNNING, seed


def test_tables_that_are_gone_are_forgotten(clocked):
    ages.update(clocked.database, NOON, {}, first=False)
    (left,) = clocked.database.execute("SELECT count(*) FROM last_steps").fetchone()
    assert left == 0
