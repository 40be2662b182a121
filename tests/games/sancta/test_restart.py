"""A window that is open while the program is not running has its full time again (§8)."""

import pytest

from companion.table.commands import Undo
from companion.table.effects import Loaded, Wake
from companion.table.screens.desk import diary
from companion.table.screens.view_cache import Kept
from tests.games.sancta.window import GAMES, Evening, open_window


def away(evening, seconds):
    """The program stops, and runs again after so many seconds."""
    evening.room.now += seconds
    evening.room.alarm = None
    return evening.room.takes(Loaded(process_started=evening.room.now - 0.5))


def test_a_restart_in_a_window_gives_everybody_the_full_time_and_keeps_the_answers():
    evening = open_window((1, 1.0), (2, 2.0))
    away(evening, 4.0)
    state, now = evening.table.game.state, evening.room.now
    assert (state.window.ends_at, len(state.window.passed)) == (now + 10, 2)
    evening.room.wait(9.9)
    assert evening.table.game.state.window is not None
    evening.room.wait(0.2)
    after = evening.table.game.state
    assert (after.window, after.players[evening.phones[0].seat].active.points) == (None, 1)


def test_a_window_that_ran_out_while_the_house_was_away_is_still_open_when_it_is_back():
    evening = open_window((1, 1.0))
    away(evening, 600.0)
    assert evening.table.game.state.window is not None
    evening.says(3, "react", answer="cancel")
    assert evening.table.game.state.players[evening.phones[0].seat].active.points == 0


def test_a_machine_that_slept_rings_too_late_and_the_window_has_its_time_again():
    evening = open_window()
    evening.room.now += 3600.0
    evening.room.takes(Wake())
    assert evening.table.game.state.window.ends_at == evening.room.now + 10


def test_a_table_that_is_read_again_by_the_same_house_loses_and_gains_nothing():
    evening = open_window()
    before = evening.table
    evening.room.now += 4.0
    evening.room.takes(Loaded(process_started=evening.room.now - 60.0))
    assert (evening.table, evening.room.alarm) == (before, before.game.state.window.ends_at)


@pytest.mark.parametrize("seconds", [0.0, 3.0])
def test_without_a_window_nothing_is_written_when_the_house_is_back(seconds):
    evening = Evening()
    before = evening.table
    away(evening, seconds)
    assert evening.table == before


def test_a_window_without_limit_stays_as_it_is():
    evening = Evening(react_seconds=0)
    evening.says(0, "beatitude")
    before = evening.table
    away(evening, 60.0)
    assert evening.table == before


def test_the_return_stands_in_the_diary_and_is_no_step_that_could_be_taken_back_alone():
    evening = open_window()
    opened = evening.room.host.sees()["desk"]["undo"]
    away(evening, 4.0)
    assert evening.room.host.sees()["desk"]["undo"]["args"] == opened["args"]
    lines = [line.text.id for line in diary(evening.table, GAMES, Kept())]
    assert lines[0] == "sancta-told-beatitude"


def test_a_window_that_is_open_again_by_an_undo_has_its_full_time():
    evening = open_window((1, 1.0))
    evening.host("react", seat=evening.phones[2].seat, answer="pass")
    evening.room.wait(5.0)
    evening.room.host.do(Undo(**evening.room.host.sees()["desk"]["undo"]["args"]))
    window = evening.table.game.state.window
    assert window.ends_at == evening.room.now + 10
    assert len(window.passed) == 1, "what was answered stays answered"


def test_how_a_window_has_ended_is_no_question_any_more_and_the_tablet_counts_no_passes():
    pictures = []
    for passes in ((), ((1, 0.0),), ((1, 0.0), (2, 0.0))):
        evening = open_window(*passes)
        opened = evening.room.host.sees()["desk"]["undo"]["args"]["to"] + 1
        evening.says(3, "react", answer="cancel")
        pictures.append(evening.room.host.sees())
        assert "undo" not in pictures[-1]["desk"], "a saint that has cancelled stays"
        evening.room.host.asks(Undo(opened)).refuses("E_STAYS_OPEN")
        evening.room.host.do(Undo(opened - 1))
        evening.says(0, "beatitude")
        assert evening.table.game.state.cancelled is not None, "asked again, it ends as it did"
    assert pictures[0] == pictures[1] == pictures[2]
