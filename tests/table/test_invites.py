"""Single-use invites for another tablet or phone; and the tablet in the hands of a seat without a
phone: what it is shown, and what stays hidden."""

import pytest

from companion.core import Moment, payload
from companion.core.eye import seat_eye
from companion.games.lupus.phases.deal.cards import Deal, Look
from companion.table.commands import (
    AddSeat,
    ChooseGame,
    HandOver,
    MakeRecovery,
    NameTable,
    RemoveSeat,
    Rename,
    SeatQr,
    SetBlind,
    ShowSeat,
    UseInvite,
)
from companion.table.device import Kind
from companion.table.effects import Push, ShowToTablet
from companion.table.handle import LATE_SECONDS, follow, invite_tablet
from companion.table.log.facts import SeatShown
from companion.table.people.handover import seats_to_hand_to
from companion.table.people.invites import INVITE_SECONDS
from companion.table.screens.offers import offers
from companion.table.screens.padding import size
from companion.table.screens.present import Showing
from tests.kit.laws.games import GAMES
from tests.kit.table.coin import Start
from tests.kit.table.scene import Phone, Room


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
    answer = Phone(room, Kind.TABLET, "tablet-2").asks(UseInvite("invite"))
    assert (answer.refusal is None) is works


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
    (invite,) = room.host.sees(links={"invite": "https://x/g#s"})["desk"]["invites"]
    assert invite == {
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


def evening(*, blind: bool) -> Room:
    """A deal for seven phones and two people without one, seats 8 and 9."""
    room = Room(GAMES)
    for name in ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Furio", "Gina"):
        room.guest(name)
    for name in ("Zio Carlo", "Zia Ida"):
        room.host.do(AddSeat(name))
    room.host.do(ChooseGame("lupus"))
    if blind:
        room.host.do(SetBlind(True))
    room.host.do(Deal())
    return room


def lent_view(room: Room, seat: int) -> dict:
    return Showing(room.table, room.now, room.games).lent_to(seat)


@pytest.mark.parametrize("blind", [False, True])
def test_a_seat_without_a_phone_is_shown_its_own_view_on_request(blind):
    room = evening(blind=blind)
    answer = room.host.do(ShowSeat(8))
    assert answer.all(ShowToTablet) == [ShowToTablet(8)]
    assert answer.outcome.record.events == (SeatShown(8),)
    running, moment = room.table.game, Moment(room.now, room.table.phones)
    own = GAMES["lupus"].view(running.state, seat_eye(8), moment)
    lent = payload(lent_view(room, 8))
    assert lent["view"] == payload(own)
    assert [one["seat"] for one in lent["view"]["panels"] if one["kind"] == "card"] == [8]


def test_the_picture_of_the_tablet_never_holds_the_card():
    """Not before the look, not after it, blind or not: what is lent is sent once, apart from it."""
    for blind in (False, True):
        room = evening(blind=blind)
        before = room.host.sees()
        room.host.do(ShowSeat(8))
        after = room.host.sees()
        assert {**after, "v": 0} == {**before, "v": 0}
        panels = (*after["view"]["panels"], *after["view"].get("own", ()))
        assert "card" not in {one["kind"] for one in panels}


def test_nobody_else_hears_of_a_look():
    assert evening(blind=True).host.do(ShowSeat(8)).all(Push) == [Push(tablet=True)]


def test_what_is_lent_is_as_long_whatever_the_card_says():
    room = evening(blind=True)
    lengths = set()
    for seat in (8, 9):
        lent = lent_view(room, seat)
        assert lent["pad"].isspace()
        lengths.add(size(lent))
    assert len(lengths) == 1


def test_the_tablet_is_shown_no_seat_that_has_a_phone():
    room = evening(blind=True)
    room.host.asks(ShowSeat(1)).refuses("E_HAS_PHONE")
    room.host.asks(ShowSeat(99)).refuses("E_NO_SUCH_SEAT")


def test_a_phone_may_not_ask_for_a_seats_view():
    room = evening(blind=False)
    room.guest("Late").asks(ShowSeat(8)).refuses("E_NOT_MODERATOR")
    room.stranger().asks(ShowSeat(8)).refuses("E_NOT_SEATED")


def test_before_the_deal_there_is_nothing_to_show():
    room = Room(GAMES)
    room.host.do(AddSeat("Zio Carlo"))
    room.host.asks(ShowSeat(1)).refuses("E_WRONG_PHASE")
    room.host.do(ChooseGame("lupus"))
    room.host.asks(ShowSeat(1)).refuses("E_WRONG_PHASE")


def test_a_blind_deal_goes_through_with_people_without_a_phone():
    """It needed the blindfold off before."""
    room = evening(blind=True)
    offer = next(
        one for one in room.host.sees()["desk"]["prompts"] if one["command"] == "table.show_seat"
    )
    assert offer["seats"] == [8, 9]
    for seat in offer["seats"]:
        room.host.do(ShowSeat(seat))
        room.host.do(Look(), act_for=seat)
    assert all(room.table.game.state.players[seat].looked for seat in (8, 9))


def test_a_game_without_a_moderator_lends_the_tablet_where_each_seat_has_a_secret(
    room, coin, monkeypatch
):
    room.host.do(AddSeat("Zia Ida"))
    room.host.do(Start())
    without = [seat for seat in room.table.ring if not room.table.people[seat].phone]
    assert without
    assert seats_to_hand_to(room.table, room.games) == ()
    monkeypatch.setattr(type(room.games["coin"]), "has_seat_secrets", True)
    assert seats_to_hand_to(room.table, room.games) == tuple(without)
    keys = {one.key for one in offers(room.table, room.games)}
    assert "table.set_blind" not in keys, "there is nothing to be surprised by"


def test_a_view_that_another_process_has_shown_is_not_shown_late_to_the_next_holder():
    room = evening(blind=False)
    before, record = room.table, room.host.do(ShowSeat(8)).outcome.record
    for late, expected in ((0.0, [ShowToTablet(8)]), (LATE_SECONDS + 1, [])):
        effects = follow(before, record, record.at + late, room.games).effects
        assert [one for one in effects if isinstance(one, ShowToTablet)] == expected
