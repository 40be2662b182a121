"""Single-use invites: another tablet, another phone."""

import pytest

from companion.table.commands import (
    HandOver,
    MakeRecovery,
    NameTable,
    RemoveSeat,
    Rename,
    SeatQr,
    UseInvite,
)
from companion.table.device import Kind
from companion.table.handle import invite_tablet
from companion.table.people.invites import INVITE_SECONDS
from tests.kit.table.scene import Phone


def test_a_hand_over_kills_the_old_tablet_at_once_and_everybody_is_told(room):
    old = room.host
    old.do(HandOver(), fresh="invite")
    new = Phone(room, Kind.TABLET, "tablet-2")
    taken = new.do(UseInvite("invite"))
    assert taken.moved == ["tablet-1"]
    assert taken.push.everybody
    old.asks(NameTable("Mine")).refuses("E_NOT_SEATED")
    new.do(NameTable("Mine"))
    assert new.sees()["table"]["notice"]["text"] == {"t": "table-notice-tablet-moved"}


def test_a_seat_moves_to_a_new_phone_and_everybody_is_told(room, anna):
    seat, old = anna.seat, anna.token
    room.host.do(SeatQr(seat), fresh="invite")
    new = room.stranger(token="new")
    assert new.do(UseInvite("invite")).moved == [old]
    assert new.seat == seat
    anna.asks(Rename(seat, "Anna B")).refuses("E_NOT_SEATED")
    notice = new.sees()["table"]["notice"]["text"]
    assert notice == {"t": "table-notice-seat-moved", "p": {"who": {"seat": seat}}}


def test_an_invite_works_once(room):
    room.host.do(HandOver(), fresh="invite")
    Phone(room, Kind.TABLET, "tablet-2").do(UseInvite("invite"))
    Phone(room, Kind.TABLET, "tablet-3").asks(UseInvite("invite")).refuses("E_INVITE_DEAD")
    assert room.table.tablet == "tablet-2"


@pytest.mark.parametrize(("late", "works"), [(-0.1, True), (0.0, False), (600.0, False)])
def test_an_invite_is_good_for_ninety_seconds(room, late, works):
    room.host.do(HandOver(), fresh="invite")
    room.wait(INVITE_SECONDS + late)
    told = Phone(room, Kind.TABLET, "tablet-2").asks(UseInvite("invite"))
    assert (told.refusal is None) is works


def test_a_newer_pass_for_the_same_place_makes_the_older_one_void(room):
    room.host.do(HandOver(), fresh="one")
    room.host.do(HandOver(), fresh="two")
    Phone(room, Kind.TABLET, "tablet-2").asks(UseInvite("one")).refuses("E_INVITE_DEAD")
    Phone(room, Kind.TABLET, "tablet-2").do(UseInvite("two"))


def test_the_recovery_phrase_does_not_grow_old_and_works_once(room):
    room.host.do(MakeRecovery(), fresh="phrase")
    room.host.do(HandOver(), fresh="invite")
    room.wait(100_000)
    Phone(room, Kind.TABLET, "tablet-2").do(UseInvite("phrase"))
    Phone(room, Kind.TABLET, "tablet-3").asks(UseInvite("phrase")).refuses("E_INVITE_DEAD")


def test_an_invite_for_a_seat_that_left_is_dead(room, anna):
    room.host.do(SeatQr(anna.seat), fresh="invite")
    room.host.do(RemoveSeat(anna.seat))
    room.stranger().asks(UseInvite("invite")).refuses("E_INVITE_DEAD")


def test_a_token_that_holds_a_place_cannot_take_another(room, anna, luca):
    room.host.do(SeatQr(luca.seat), fresh="invite")
    anna.asks(UseInvite("invite")).refuses("E_INVITE_DEAD")
    luca.asks(UseInvite("invite")).refuses("E_INVITE_DEAD")


def test_the_house_can_always_make_a_tablet(room):
    outcome = invite_tablet(room.table, "again", room.now, room.games)
    room.records.append(outcome.record)
    room.table = outcome.table
    Phone(room, Kind.TABLET, "tablet-2").do(UseInvite("again"))
    assert room.table.tablet == "tablet-2"


def test_the_desk_shows_passes_with_their_link_until_they_expire(room, anna):
    room.host.do(SeatQr(anna.seat), fresh="invite")
    (shown,) = room.host.sees(links={"invite": "https://x/g#s"})["desk"]["invites"]
    assert shown == {
        "sort": "seat",
        "seat": anna.seat,
        "expires_at": room.now + INVITE_SECONDS,
        "link": "https://x/g#s",
    }
    room.wait(INVITE_SECONDS)
    assert room.host.sees()["desk"]["invites"] == []


def test_making_an_invite_moves_no_screen_but_the_tablets(room, anna):
    before = anna.sees()
    push = room.host.do(SeatQr(anna.seat)).push
    assert (push.everybody, push.tablet, push.seats) == (False, True, frozenset())
    assert anna.sees() == before
