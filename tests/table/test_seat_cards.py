"""Printed cards: invites for paper, which bring a seat to another phone."""

from companion.table.commands import SeatCard, SeatQr, UseInvite
from companion.table.people.invites import CARD_SECONDS, INVITE_SECONDS
from tests.kit.table.scene import Room


def test_a_printed_card_brings_the_seat_to_another_phone_once():
    room = Room()
    anna = room.guest("Anna")
    room.host.do(SeatCard(anna.seat), fresh="card")
    room.wait(INVITE_SECONDS * 2)
    new = room.stranger(token="new")
    assert new.do(UseInvite("card")).moved == [anna.token]
    room.stranger(token="thief").asks(UseInvite("card")).refuses("E_INVITE_DEAD")


def test_a_newer_card_makes_the_older_one_void_and_a_qr_does_not():
    room = Room()
    anna = room.guest("Anna")
    room.host.do(SeatCard(anna.seat), fresh="old")
    room.host.do(SeatCard(anna.seat), fresh="new")
    room.host.do(SeatQr(anna.seat), fresh="qr")
    room.stranger(token="thief").asks(UseInvite("old")).refuses("E_INVITE_DEAD")
    room.stranger(token="phone").do(UseInvite("new"))


def test_a_card_grows_old():
    room = Room()
    anna = room.guest("Anna")
    room.host.do(SeatCard(anna.seat), fresh="card")
    room.wait(CARD_SECONDS)
    room.stranger(token="late").asks(UseInvite("card")).refuses("E_INVITE_DEAD")
    room.host.asks(SeatCard(99), fresh="none").refuses("E_NO_SUCH_SEAT")
