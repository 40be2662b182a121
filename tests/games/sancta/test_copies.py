"""Copies of a running game do not say who has answered a window, and when."""

import pytest

from companion.table.commands import SetBlind
from companion.table.export.copies import BadCopy, NotNow, restored
from companion.table.log.fold import fold
from tests.games.sancta.window import CODEC, GAMES, Evening, open_window

LATER = 5000.0


def again(copy, now=LATER):
    return fold(restored(copy, "lume-1", ("key", LATER + 99), now, GAMES, CODEC.read), GAMES)


def test_s_10_a_copy_made_in_a_window_does_not_tell_who_let_it_pass_nor_when():
    copies = [
        open_window((1, 1.0), (2, 2.5)).copy(),
        open_window((3, 0.5)).copy(),
        open_window().copy(),
    ]
    assert copies[0] == copies[1] == copies[2]
    assert copies[0]["steps"][-1]["name"] == "beatitude"


def test_s_10_nor_does_one_made_when_all_have_let_it_pass_or_somebody_has_cancelled():
    all_passed = [
        open_window((1, 1.0), (2, 1.0), (3, 1.0)),
        open_window((3, 0.0), (1, 0.5), (2, 2.5)),
    ]
    assert all_passed[0].table.game.state.window is None
    assert all_passed[0].copy() == all_passed[1].copy()
    assert all_passed[0].copy()["steps"][-1]["seat"] is None
    cancelled = [open_window((1, 1.0), (2, 1.0)), open_window((2, 2.0))]
    for evening in cancelled:
        evening.says(3, "react", answer="cancel")
    assert cancelled[0].copy() == cancelled[1].copy()
    assert cancelled[0].copy()["steps"][-1]["seat"] == cancelled[0].phones[3].seat


def test_s_8_what_was_said_aloud_and_entered_by_the_host_is_in_no_copy_either():
    evening, other = open_window(), open_window()
    evening.host("react", seat=evening.phones[1].seat, answer="pass")
    assert evening.copy() == other.copy()


def test_a_copy_after_a_window_goes_on_exactly_where_it_was_made():
    evening = open_window((1, 1.0), (2, 1.0), (3, 1.0))
    evening.says(0, "end_turn")
    assert again(evening.copy()).game.state == evening.table.game.state


def test_a_window_that_is_open_in_a_copy_has_its_full_time_again_and_asks_everybody():
    evening = open_window((1, 1.0), (2, 1.0))
    window = again(evening.copy()).game.state.window
    assert (window.asked, window.passed) == (evening.table.game.state.window.asked, frozenset())
    assert window.ends_at == LATER + 10


def test_covered_saints_are_in_no_copy_because_there_is_none_while_the_game_runs():
    evening = Evening(sanctuary_hidden=True)
    with pytest.raises(NotNow):
        evening.copy()


def test_a_blind_host_copies_the_game_too_for_there_is_nothing_to_be_blind_to():
    evening = open_window()
    evening.room.host.do(SetBlind(on=True))
    assert evening.copy()["game"] == "sancta"


def test_no_answer_can_be_smuggled_into_a_copy():
    copy = open_window().copy()
    step = {**copy["steps"][-1], "name": "react"}
    fact = {"wire": "sancta.passed", "version": 1, "fact": {"seat": 2}}
    with pytest.raises(BadCopy):
        again({**copy, "steps": [*copy["steps"], {**step, "events": [fact]}]})
