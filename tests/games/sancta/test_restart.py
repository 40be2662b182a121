"""Copies and restarts in the middle of a window: it has its full time again (§8)."""

from types import MappingProxyType

import pytest

from companion.core.value import payload
from companion.games.sancta.game import GAME
from companion.table.commands import SetBlind
from companion.table.effects import Loaded, Wake
from companion.table.export.copies import BadCopy, NotNow, copied, restored
from companion.table.log.codec import Codec
from companion.table.log.fold import fold
from companion.table.screens.desk import diary
from companion.table.screens.view_cache import ViewCache
from tests.kit.playbook import FixedChance
from tests.kit.random_play import command_of
from tests.kit.table.scene import Room


def restart_after(evening, seconds):
    """The program stops, and runs again after so many seconds."""
    evening.room.now += seconds
    evening.room.alarm = None
    return evening.room.takes(Loaded(process_started=evening.room.now - 0.5))


def test_a_restart_in_a_window_gives_everybody_the_full_time_and_keeps_the_answers():
    evening = open_window((1, 1.0), (2, 2.0))
    restart_after(evening, 4.0)
    state, now = evening.table.game.state, evening.room.now
    assert (state.window.ends_at, len(state.window.passed)) == (now + 10, 2)
    evening.room.wait(9.9)
    assert evening.table.game.state.window is not None
    evening.room.wait(0.2)
    assert (evening.table.game.state.window, evening.points) == (None, 1)


def test_a_window_that_ran_out_while_the_house_was_away_is_still_open_when_it_is_back():
    evening = open_window((1, 1.0))
    restart_after(evening, 600.0)
    assert evening.table.game.state.window is not None
    evening.send(3, "react", answer="cancel")
    assert evening.points == 0


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


@pytest.mark.parametrize(("opened", "seconds"), [(False, 0.0), (False, 3.0), (True, 60.0)])
def test_without_a_window_or_its_limit_nothing_is_written_when_the_house_is_back(opened, seconds):
    evening = Evening(react_seconds=0)
    if opened:
        evening.send(0, "beatitude")
    before = evening.table
    restart_after(evening, seconds)
    assert evening.table == before


def test_the_return_stands_in_the_diary_and_is_no_step_that_could_be_taken_back_alone():
    evening = open_window()
    opened = evening.room.host.sees()["desk"]["undo"]
    restart_after(evening, 4.0)
    assert evening.room.host.sees()["desk"]["undo"]["args"] == opened["args"]
    lines = [line.text.id for line in diary(evening.table, GAMES, ViewCache())]
    assert lines[0] == "sancta-told-beatitude"


def test_a_window_that_is_open_again_by_an_undo_has_its_full_time():
    evening = open_window((1, 1.0))
    evening.host("react", seat=evening.phones[2].seat, answer="pass")
    evening.room.wait(5.0)
    evening.room.undo()
    window = evening.table.game.state.window
    assert window.ends_at == evening.room.now + 10
    assert len(window.passed) == 1, "what was answered stays answered"


LATER = 5000.0


def restore(copy, now=LATER):
    return fold(restored(copy, "lume-1", ("key", LATER + 99), now, GAMES, Codec(GAMES).read), GAMES)


def test_a_copy_after_a_window_goes_on_exactly_where_it_was_made():
    evening = open_window((1, 1.0), (2, 1.0), (3, 1.0))
    evening.send(0, "end_turn")
    assert restore(evening.copy()).game.state == evening.table.game.state


def test_a_window_that_is_open_in_a_copy_has_its_full_time_again_and_asks_everybody():
    evening = open_window((1, 1.0), (2, 1.0))
    window = restore(evening.copy()).game.state.window
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
        restore({**copy, "steps": [*copy["steps"], {**step, "events": [fact]}]})


GAMES = MappingProxyType({"sancta": GAME})


class Evening:
    """Four players with phones; seat 1 has the highest saint and begins."""

    def __init__(self, **options):
        self.room = Room(GAMES, FixedChance())
        self.phones = self.room.called("Anna", "Bruno", "Carla", "Dario")
        for option, value in options.items():
            self.host("set_option", option=option, value=value)
        self.host("begin")
        for number, phone in enumerate(self.phones):
            saint = {"called": f"Santo {number}", "level": 5 if not number else 3}
            phone.do(command_of(GAME, "first_saint", saint))

    def host(self, name, seat=None, **args):
        self.room.host.do(command_of(GAME, name, args), act_for=seat)

    def send(self, number, name, **args):
        self.phones[number].do(command_of(GAME, name, args))

    def send_pass(self, number, after=0.0):
        self.room.now += after
        self.send(number, "react", answer="pass")

    @property
    def points(self):
        """Of the saint for which the window was opened."""
        return self.table.game.state.players[self.phones[0].seat].active.points

    @property
    def table(self):
        return self.room.table

    def copy(self):
        return payload(copied(self.table, GAMES))


def open_window(*send_pass):
    evening = Evening()
    evening.send(0, "beatitude")
    for number, after in send_pass:
        evening.send_pass(number, after)
    return evening
