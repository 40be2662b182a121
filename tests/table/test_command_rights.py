"""Who acts for whom at a table; who may ask for what is a law (tests/laws/test_rights.py)."""

import pytest

from companion.core.command import Tick
from companion.table.commands import HandOver, Rename, UseInvite
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.handle import handle
from tests.kit.table.coin import PickSide
from tests.kit.table.scene import Phone, PlainLuck, Room


def test_only_the_tablet_acts_for_somebody():
    room = Room().with_coin()
    anna, luca = room.guest("Anna"), room.guest("Luca")
    for device in (anna, luca, room.stranger(), Phone(room, Kind.SCREEN, "screen")):
        refused = device.asks(Rename(1, "Anna B"), act_for=luca.seat).refusal
        assert refused.code in ("E_NOT_MODERATOR", "E_NOT_SEATED")


def test_the_tablet_acts_for_people_at_this_table_only():
    room = Room().with_coin()
    room.guests(2)
    room.host.asks(PickSide("heads"), act_for=99).refuses("E_NO_SUCH_SEAT")
    assert room.table.people.keys() == {1, 2}


@pytest.mark.parametrize(("kind", "token"), [(Kind.TABLET, "seat"), (Kind.SCREEN, "screen")])
def test_a_seats_token_makes_no_tablet_and_a_screen_asks_for_nothing(kind, token):
    room = Room().with_coin()
    anna = room.guest("Anna")
    room.host.do(HandOver(), fresh="invite")
    device = Phone(room, kind, anna.token if token == "seat" else token)
    device.asks(HandOver()).refuses("E_NOT_SEATED")
    if kind is Kind.TABLET:
        device.asks(UseInvite("invite")).refuses("E_INVITE_DEAD")


def test_nobody_rings_the_alarm():
    room = Room().with_coin()
    for device in (room.host, room.guest("Anna"), room.stranger()):
        assert device.asks(Tick()).refusal is not None


def test_an_invite_without_a_fresh_secret_is_the_shells_mistake():
    room = Room()
    asked = Ask(room.host.token, room.host.kind, "0" * 32, HandOver())
    with pytest.raises(ValueError, match="fresh secret"):
        handle(room.table, asked, room.now, PlainLuck(), room.games)
