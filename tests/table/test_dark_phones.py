"""While the phones are dark nothing tells them apart: not the size, number or moment of views."""

import pytest

from companion.table.commands import Join, Undo
from companion.table.effects import BeatAt, Push
from companion.table.handle import resume
from companion.table.screens.padding import PRIVATE_BYTES, TooMuchToSay, size
from tests.kit.table.coin import COIN, OpenHands, Peek, PickSide, Start
from tests.kit.table.scene import Room

BEAT = 2.0


def dark_room(number: int = 4) -> tuple[Room, list]:
    room = Room().with_coin()
    phones = room.guests(number)
    room.host.do(Start())
    return room, phones


def test_the_start_of_the_night_goes_to_everybody_and_begins_the_beat(room, coin):
    room.guests(2)
    answer = room.host.do(Start())
    assert answer.push == Push(everybody=True)
    assert answer.all(BeatAt) == [BeatAt(room.now + BEAT)]


def test_a_hidden_step_goes_at_once_to_the_one_who_acted_and_the_tablet_only():
    _, (anna, *_) = dark_room()
    push = anna.do(PickSide("heads")).push
    assert push == Push(seats=frozenset({anna.seat}), tablet=True, spectators=True)


def test_what_the_tablet_does_for_somebody_lights_no_phone():
    room, (anna, *_) = dark_room()
    assert room.host.do(PickSide("heads"), act_for=anna.seat).push.seats == frozenset()


def test_a_hidden_step_moves_no_number_that_a_phone_can_see():
    room, (anna, luca, *_) = dark_room()
    before, version = luca.sees(), room.host.sees()["v"]
    anna.do(PickSide("heads"))
    anna.do(PickSide("tails"))
    assert luca.sees() == before
    assert room.host.sees()["v"] == version + 2


def test_the_beat_serves_all_seats_together_whether_anything_happened_or_not():
    busy, (anna, *_) = dark_room()
    calm, _ = dark_room()
    anna.do(PickSide("heads"))
    pushes = [[told.push for told in room.wait(7.0)] for room in (busy, calm)]
    assert pushes[0] == pushes[1]
    assert pushes[0] == [Push(seats=frozenset({1, 2, 3, 4}), spectators=True, always=True)] * 3


def test_the_beat_keeps_the_grid_of_the_nights_beginning():
    room, (anna, *_) = dark_room()
    began = room.now
    room.wait(0.7)
    anna.do(PickSide("heads"))
    assert room.beat == began + BEAT
    room.now = began + 5.3  # the shell was late by more than one beat
    room.wait(0.0)
    assert room.beat == began + 6.0


def test_taking_back_hidden_steps_is_told_to_all_who_holds_the_tablet_may_be_playing():
    room, (anna, luca, *_) = dark_room()
    before = luca.sees()
    anna.do(PickSide("heads"))
    assert room.host.do(Undo(room.table.version - 1)).push == Push(everybody=True)
    assert luca.sees()["table"]["notice"]["text"] == {"t": "table-notice-undone"}
    assert luca.sees()["view"] == before["view"]


def test_taking_back_what_all_saw_goes_to_all():
    room, _ = dark_room()
    answer = room.host.do(Undo(room.table.version - 1))
    assert answer.push.everybody
    assert answer.all(BeatAt) == [BeatAt(None)]


def test_the_morning_ends_the_beat():
    room, _ = dark_room()
    assert room.host.do(OpenHands()).all(BeatAt) == [BeatAt(None)]
    assert room.wait(10) == []


def test_a_hidden_alarm_moves_no_phone():
    room, (anna, *_) = dark_room()
    before = anna.sees()
    rang = [told for told in room.wait(30.0) if told.outcome.record is not None]
    assert [told.push for told in rang] == [Push(tablet=True, spectators=True)]
    assert anna.sees() == before


def test_a_restart_in_the_night_finds_alarm_and_beat_again():
    room, _ = dark_room()
    began = room.now
    room.wait(3.0)
    outcome = resume(room.table, room.now, room.now, room.games)
    assert [effect.at for effect in outcome.effects] == [began + 30.0, began + 4.0]
    assert outcome.record is None


def test_all_phones_are_of_one_size_whatever_they_hide():
    room, (anna, luca, *others) = dark_room(12)
    anna.do(PickSide("heads"))
    anna.do(Peek())
    late = room.stranger(token="late")
    late.do(Join("Ξένη 👩‍👩‍👧"))
    phones = (anna, luca, *others, late, room.stranger())
    assert len({size(phone.own()) for phone in phones}) == 1
    assert "pad" not in room.host.own()


def test_one_who_has_too_much_to_say_at_night_is_a_mistake_of_the_game(monkeypatch):
    _, (anna, *_) = dark_room()
    monkeypatch.setattr("companion.table.screens.padding.PRIVATE_BYTES", 20)
    with pytest.raises(TooMuchToSay):
        anna.sees()
    assert PRIVATE_BYTES == 700


def test_an_alarm_the_game_has_nothing_to_say_to_does_not_ring_for_ever():
    class Silent(type(COIN)):
        def decide(self, state, command, caller, moment, chance):
            if command.name == "tick":
                return ()
            return super().decide(state, command, caller, moment, chance)

    room = Room({"coin": Silent(), "other": COIN}).with_coin()
    room.guests(2)
    room.host.do(Start())
    room.beat = None
    assert len(room.wait(100.0)) <= 100
    assert room.alarm is None
