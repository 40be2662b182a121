"""People come in, sit down, are called something, and leave."""

import pytest

from companion.core.event import RingChanged
from companion.table.commands import (
    AddSeat,
    CloseDoor,
    Join,
    Leave,
    MoveSeat,
    NameTable,
    OpenDoor,
    ReleaseSeat,
    RemoveSeat,
    Rename,
    SetRing,
)
from companion.table.effects import PlaceLost
from companion.table.state import SEATS_AT_MOST
from tests.kit.table.coin import Start


def test_a_whole_room_sits_down_at_once_in_the_order_they_came(room):
    phones = room.guests(24)
    assert room.table.ring == tuple(range(1, 25))
    assert [phone.seat for phone in phones] == list(range(1, 25))
    assert len(set(room.table.holders.values())) == 24


def test_the_table_is_full_at_forty_with_or_without_phones(room):
    room.guests(SEATS_AT_MOST - 1)
    room.host.do(AddSeat("Nonna"))
    room.stranger().asks(Join("One more")).refuses("E_TABLE_FULL")
    room.host.asks(AddSeat("One more")).refuses("E_TABLE_FULL")


def test_a_form_sent_twice_seats_one_person_once(room):
    phone = room.guest("Anna")
    phone.do(Join("Anna"))
    phone.do(Join("Somebody else"))
    assert [seat.name for seat in room.table.people.values()] == ["Anna"]


def test_a_name_is_given_once_and_by_its_look(room):
    room.guest("Anna")
    room.stranger().asks(Join(" ANNA ")).refuses("E_NAME_TAKEN")
    room.host.asks(AddSeat("Аnna")).refuses("E_NAME_TAKEN")  # with a Cyrillic А


def test_nobody_comes_through_a_closed_door_but_the_host_may_still_seat_somebody(room):
    room.host.do(CloseDoor())
    room.stranger().asks(Join("Anna")).refuses("E_DOOR_CLOSED")
    room.host.do(AddSeat("Nonna"))
    room.host.do(OpenDoor())
    room.guest("Anna")
    assert room.host.sees()["table"]["door"] == "open"


def test_one_renames_oneself_and_the_host_renames_anybody(room, anna, luca):
    anna.do(Rename(anna.seat, "Anna B"))
    anna.asks(Rename(luca.seat, "Lucio")).refuses("E_NOT_MODERATOR")
    anna.asks(Rename(anna.seat, "luca")).refuses("E_NAME_TAKEN")
    room.host.do(Rename(luca.seat, "Lucio"))
    assert [seat.name for seat in room.table.people.values()] == ["Anna B", "Lucio"]


def test_a_name_may_be_made_out_of_ones_own(room):
    anna = room.guest("anna")
    anna.do(Rename(anna.seat, "Anna"))


def test_places_are_changed_one_by_one_or_all_at_once(room):
    room.guests(4)
    room.host.do(MoveSeat(4, 0))
    assert room.table.ring == (4, 1, 2, 3)
    room.host.do(MoveSeat(4, 2**63))
    assert room.table.ring == (1, 2, 3, 4)
    room.host.do(SetRing(("3", "1", "4", "2")))
    assert room.table.ring == (3, 1, 4, 2)
    room.host.asks(MoveSeat(9, 0)).refuses("E_NO_SUCH_SEAT")


@pytest.mark.parametrize(
    "order", [(), ("1",), ("1", "1"), ("1", "2", "3"), ("1", "x"), ("01", "2"), ("1", "２")]
)
def test_a_ring_of_other_people_is_refused(room, order):
    room.guests(2)
    room.host.asks(SetRing(order)).refuses("E_RING_DIFFERS")


def test_a_seat_that_left_leaves_its_token_and_number_dead(room, anna, luca):
    answer = room.host.do(RemoveSeat(anna.seat))
    assert answer.all(PlaceLost) == [PlaceLost(anna.token, "removed")]
    assert room.table.ring == (luca.seat,)
    anna.asks(Rename(1, "Anna B")).refuses("E_NOT_SEATED")
    assert room.guest("Anna").seat == 3


def test_a_guest_may_leave_and_leaving_twice_is_no_error(room, anna):
    anna.do(Leave())
    anna.do(Leave())
    assert room.table.people == {}


def test_a_seat_goes_on_without_its_phone(room, anna):
    seat = anna.seat
    assert room.host.do(ReleaseSeat(seat)).all(PlaceLost) == [PlaceLost(anna.token, "released")]
    assert not room.table.people[seat].phone
    assert room.table.ring == (seat,)
    anna.asks(Leave()).accepted()
    assert seat in room.table.people


def test_in_the_lobby_the_game_is_told_of_every_change_of_the_ring(room, coin):
    room.guests(3)
    room.host.do(MoveSeat(3, 0))
    room.host.do(RemoveSeat(1))
    assert room.table.game.state.ring == room.table.ring == (3, 2)


def test_late_guests_watch_and_sit_outside_the_ring(room, coin):
    room.guests(2)
    room.host.do(Start())
    late = room.guest("Late")
    assert room.table.ring == room.table.game.ring == (1, 2)
    assert room.table.watchers == (late.seat,)
    late.asks(Start()).refuses("E_WATCHING")
    room.host.asks(Start(), act_for=late.seat).refuses("E_WATCHING")
    assert late.sees()["me"] == {"kind": "phone", "seat": late.seat, "watches": True}
    assert "prompts" not in late.sees()["view"]


def test_while_a_game_runs_only_those_who_watch_may_leave_and_nobody_moves(room, coin, anna):
    room.guest("Luca")
    room.host.do(Start())
    late = room.guest("Late")
    room.host.asks(RemoveSeat(anna.seat)).refuses("E_WRONG_PHASE")
    anna.asks(Leave()).refuses("E_WRONG_PHASE")
    room.host.asks(MoveSeat(anna.seat, 1)).refuses("E_WRONG_PHASE")
    room.host.asks(SetRing(("2", "1"))).refuses("E_WRONG_PHASE")
    room.host.do(RemoveSeat(late.seat))
    assert tuple(room.table.people) == (1, 2)


def test_a_table_has_a_name_by_the_rule_for_names(room):
    room.host.do(NameTable("  Friday   night "))
    assert room.table.name == "Friday night"
    room.host.asks(NameTable("")).refuses("E_NAME_EMPTY")


def test_a_ring_change_before_any_game_concerns_the_table_alone(room):
    room.guest("Anna")
    assert RingChanged((1,)) in room.records[-1].events
    assert room.table.game is None
