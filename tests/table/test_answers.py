"""A command counts once, and its answer can be had again; and who acts for whom at a table.

Who may ask for what is a law (tests/laws/test_rights.py).
"""

import pytest

from companion.core.command import Tick
from companion.table.commands import HandOver, Join, NameTable, Rename, SetRing, UseInvite
from companion.table.device import Kind
from companion.table.effects import Acknowledge, Ask
from companion.table.handle import handle
from companion.table.log.fold import fold
from companion.table.state import ANSWERS_KEPT
from tests.kit.playbook import FixedChance
from tests.kit.table.coin import PickSide, SetStake, Start
from tests.kit.table.scene import Phone

ID = "a" * 32


def test_a_command_sent_again_is_answered_again_and_counts_once(room):
    room.host.do(NameTable("One"), id=ID)
    before = room.table
    again = room.host.do(NameTable("One"), id=ID)
    assert again.outcome.record is None
    assert again.outcome.effects == (Acknowledge("tablet-1", ID),)
    assert room.table == before


def test_the_first_answer_holds_even_if_it_would_be_another_now(room, coin):
    room.guests(2)
    room.host.do(SetStake(3), id=ID)
    room.host.do(Start())
    room.host.do(SetStake(3), id=ID)
    assert room.table.game.state.stake == 3


def test_a_refusal_sent_again_is_refused_again(room, coin, anna):
    anna.asks(PickSide("heads"), id=ID).refuses("E_WRONG_PHASE")
    room.host.do(Start())
    anna.asks(PickSide("heads"), id=ID).refuses("E_WRONG_PHASE")
    anna.do(PickSide("heads"))


def test_an_id_with_other_content_is_refused(room, coin, anna):
    room.host.do(SetStake(3), id=ID)
    room.host.asks(SetStake(4), id=ID).refuses("E_ID_REUSED")
    room.host.asks(SetStake(3), id=ID, act_for=anna.seat).refuses("E_ID_REUSED")
    anna.asks(PickSide("heads"), id=ID).refuses("E_WRONG_PHASE")
    anna.asks(PickSide("tails"), id=ID).refuses("E_ID_REUSED")


def test_the_same_id_from_another_device_is_another_command(room, anna, luca):
    anna.do(Rename(anna.seat, "Anna B"), id=ID)
    luca.do(Rename(luca.seat, "Luca B"), id=ID)
    assert room.table.people[luca.seat].name == "Luca B"


def test_a_join_and_an_invite_sent_again_are_answered_again(room):
    anna = room.stranger(token="new")
    anna.do(Join("Anna"), id=ID)
    anna.do(Join("Anna"), id=ID)
    room.host.do(HandOver(), fresh="invite")
    other = room.stranger(kind=room.host.kind, token="tablet-2")
    other.do(UseInvite("invite"), id=ID)
    other.do(UseInvite("invite"), id=ID)
    assert room.table.tablet == "tablet-2"


def test_an_invite_asked_for_again_is_the_first_one_though_the_secret_is_fresh(room):
    room.host.do(HandOver(), id=ID, fresh="first")
    room.host.do(HandOver(), id=ID, fresh="second")
    assert set(room.table.invites) == {"first"}


def test_what_is_recognised_is_bounded(room):
    for number in range(ANSWERS_KEPT + 3):
        room.host.do(NameTable(f"Table {number}"))
        room.host.asks(SetRing(("no",))).refuses("E_RING_DIFFERS")
    assert len(room.table.answered["tablet-1"]) == ANSWERS_KEPT
    assert len(room.table.unrecorded["tablet-1"]) == ANSWERS_KEPT


def test_strangers_leave_no_trace_in_memory(room):
    for number in range(50):
        room.stranger(token=f"x{number}").asks(NameTable("Mine")).refuses("E_NOT_SEATED")
        room.stranger(token=f"x{number}").asks(UseInvite("guess")).refuses("E_INVITE_DEAD")
    assert room.table.unrecorded == {}


def test_after_a_restart_a_command_is_still_recognised(room):
    room.host.do(NameTable("One"), id=ID)
    restarted = fold(room.records, room.games)
    ask = Ask("tablet-1", room.host.kind, ID, NameTable("One"))
    outcome = handle(restarted, ask, room.now, FixedChance(), room.games)
    assert outcome.effects == (Acknowledge("tablet-1", ID),)


def test_only_the_tablet_acts_for_somebody(room, coin, anna, luca):
    for device in (anna, luca, room.stranger(), Phone(room, Kind.SCREEN, "screen")):
        refused = device.asks(Rename(1, "Anna B"), act_for=luca.seat).refusal
        assert refused.code in ("E_NOT_MODERATOR", "E_NOT_SEATED")


def test_the_tablet_acts_for_people_at_this_table_only(room, coin):
    room.guests(2)
    room.host.asks(PickSide("heads"), act_for=99).refuses("E_NO_SUCH_SEAT")
    assert room.table.people.keys() == {1, 2}


@pytest.mark.parametrize(("kind", "token"), [(Kind.TABLET, "seat"), (Kind.SCREEN, "screen")])
def test_a_seats_token_makes_no_tablet_and_a_screen_asks_for_nothing(room, coin, anna, kind, token):
    room.host.do(HandOver(), fresh="invite")
    device = Phone(room, kind, anna.token if token == "seat" else token)
    device.asks(HandOver()).refuses("E_NOT_SEATED")
    if kind is Kind.TABLET:
        device.asks(UseInvite("invite")).refuses("E_INVITE_DEAD")


def test_nobody_rings_the_alarm(room, coin):
    for device in (room.host, room.guest("Anna"), room.stranger()):
        assert device.asks(Tick()).refusal is not None


def test_an_invite_without_a_fresh_secret_is_the_shells_mistake(room):
    ask = Ask(room.host.token, room.host.kind, "0" * 32, HandOver())
    with pytest.raises(ValueError, match="fresh secret"):
        handle(room.table, ask, room.now, FixedChance(), room.games)
