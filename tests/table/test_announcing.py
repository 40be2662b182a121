"""While the wall announces something, all public devices show the table as it was before."""

from typing import ClassVar

import pytest

from companion.core.game import Stage
from companion.table.commands import ChooseGame, NameTable, SetBlind, Undo
from companion.table.device import Kind
from companion.table.effects import Announced, AnnouncedAt, NewScreen, Push
from companion.table.handle import resume
from companion.table.log.fold import fold
from companion.table.log.replay import UNSTAGED_SECONDS
from companion.table.pushes import ANNOUNCED, EVERYBODY
from tests.kit.table.coin import COIN, OpenHands, PickSide, SetStake, Start, State
from tests.kit.table.scene import Room

SECONDS = 2.0


class AnnouncedCoin(type(COIN)):
    """The coin falls on the wall first."""

    id: ClassVar[str] = "wall"

    def announcement_seconds(self, before: State, after: State) -> float:
        falls = after.stage is Stage.OVER and before.stage is not Stage.OVER
        return SECONDS if falls or after.stake > 8 > before.stake else 0.0


def announce(*, blind: bool = False, screen: bool = True):
    """Open the hands, so that the coin falls; (room, phone, its picture before, the step)."""
    game = AnnouncedCoin()
    room = Room({game.id: game, COIN.id: COIN})
    if screen:
        room.takes(NewScreen())
    room.host.do(ChooseGame(game.id))
    anna, _ = room.guests(2)
    room.host.do(Start())
    if blind:
        room.host.do(SetBlind(on=True))
    before = anna.sees()
    made = room.host.do(OpenHands())
    return room, anna, before, made


def title(device):
    return device.sees()["view"]["title"]["t"]


def wall_of(room):
    return room.stranger(Kind.SCREEN, None)


def test_the_wall_and_the_host_are_told_at_once_and_all_others_when_it_has_fallen():
    room, anna, before, made = announce()
    assert made.push == ANNOUNCED
    assert made.all(AnnouncedAt) == [AnnouncedAt(room.now + SECONDS)]
    stranger = room.stranger()
    assert title(wall_of(room)) == title(room.host) == "coin-over"
    assert wall_of(room).sees()["announced_at"] == room.now + SECONDS
    assert title(anna) == title(stranger) == "coin-play"
    asked_nothing = {key: one for key, one in before["view"].items() if key != "prompts"}
    assert anna.sees()["view"] == asked_nothing != before["view"]
    (effects,) = room.wait(SECONDS)
    assert effects.push == EVERYBODY
    assert title(anna) == title(stranger) == "coin-over"


def test_without_a_wall_phones_wait_for_a_breath_only():
    room, anna, _, made = announce(screen=False)
    assert made.all(AnnouncedAt) == [AnnouncedAt(room.now + UNSTAGED_SECONDS)]
    assert title(anna) == "coin-play"
    room.wait(UNSTAGED_SECONDS)
    assert title(anna) == "coin-over"


def test_that_there_is_a_wall_is_recorded_once_and_nobody_is_told():
    room, _, _, _ = announce(screen=False)
    picture, recorded = room.host.sees(), len(room.records)
    assert room.takes(NewScreen()).all(Push) == [Push()]
    room.takes(NewScreen())
    assert len(room.records) == recorded + 1
    assert room.host.sees() == picture


def test_a_blind_tablet_is_a_public_screen_and_can_take_it_back_before_anybody_is_told():
    room, anna, _, _ = announce(blind=True)
    picture = room.host.sees()
    assert title(room.host) == "coin-play"
    assert not picture["view"].get("prompts")
    assert "coin-told-open-hands" not in str(picture["desk"]["diary"])
    room.host.asks(OpenHands()).refuses("E_ANNOUNCING")
    undone = room.host.do(Undo(**picture["desk"]["undo"]["args"]))
    assert undone.push == EVERYBODY
    assert AnnouncedAt(None) in undone.outcome.effects
    assert title(anna) == title(wall_of(room)) == "coin-play"
    assert anna.sees()["view"]["prompts"]
    assert wall_of(room).sees()["announced_at"] == 0


def test_what_a_phone_asks_meanwhile_is_refused_and_the_table_hears_the_host():
    room, anna, _, _ = announce()
    anna.asks(PickSide("heads")).refuses("E_ANNOUNCING")
    room.host.asks(PickSide("heads"), act_for=anna.seat).refuses("E_WRONG_PHASE")
    room.host.do(NameTable("Veglione"))
    assert anna.sees()["table"]["name"] == "Veglione"
    assert title(anna) == "coin-play"
    room.wait(SECONDS)
    anna.asks(PickSide("heads")).refuses("E_WRONG_PHASE")


def test_one_announcement_after_another_shows_the_first_to_all():
    game = AnnouncedCoin()
    room = Room({game.id: game})
    (anna,) = room.guests(1)
    room.host.do(SetStake(9))
    assert anna.sees()["view"]["title"]["p"]["stake"] == 1
    room.host.do(SetStake(2))  # the host goes on: nothing is announced any longer
    assert anna.sees()["view"]["title"]["p"]["stake"] == 2
    room.host.do(SetStake(9))
    assert room.host.asks(Start()).accepted().push == EVERYBODY
    assert anna.sees()["view"]["title"]["p"]["stake"] == 9


@pytest.mark.parametrize("later", [0.5, 60.0])
def test_a_program_that_died_meanwhile_tells_all_at_the_same_moment_or_at_once(later):
    room, anna, _, _ = announce()
    ends = room.now + SECONDS
    room.table, room.now = fold(room.records, room.games), room.now + later
    armed = resume(room.table, room.now, room.now, room.games).effects
    assert (AnnouncedAt(ends) in armed) == (later < SECONDS)
    assert title(anna) == ("coin-play" if later < SECONDS else "coin-over")


def test_an_alarm_that_rings_too_early_is_set_again():
    room, _, _, _ = announce()
    early = room.takes(Announced())
    assert early.outcome.effects == (AnnouncedAt(room.now + SECONDS),)
    assert early.all(Push) == []
