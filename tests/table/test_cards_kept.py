"""What was typed off cards is kept by the host for another evening; the card of a seat."""

import json

import pytest

from companion.table.commands import ChooseGame, SeatCard, SeatQr, UseInvite
from companion.table.people.invites import CARD_SECONDS, INVITE_SECONDS
from tests.kit.games.sancta.saints_table import two
from tests.kit.laws.games import GAMES
from tests.kit.laws.random_games import random_games
from tests.kit.table.scene import Room

ROWS = {
    "sancta": (("Benedetto", 3), ("Agnese", 2)),
    "cities": (("Drago", 3, 4, 1, False), ("Arciere", 1, 2, 2, True)),
    "final_decrees": (("Amnistia", "Togli 3 di colpa a un ministero."), ("Scandalo", "")),
}
STRANGE = (
    *((), (1,), ("Solo",), ("x" * 99, 2), ("A\nB", 2), ("A\u202eB", ""), ("", 1), (True, 2)),
    *(("Drago", 3, 0, 1, False), ("Drago", -1, 3, 0, True), ("Drago", 3, 4, 1, 1), ("Drago", 1.5)),
    *(("Drago", 31, 4, 1, False), ("Nino", 0), ("Nino", True), (5, "x"), ("Lunga", "x" * 999)),
)
EACH = pytest.mark.parametrize("game", list(ROWS))


def evening(game, cards=()):
    room = Room(games=GAMES)
    room.guests(4)
    room.host.do(ChooseGame(game, cards=cards))
    return room


def kept_cards(room):
    return [tuple(row) for row in room.host.sees()["desk"]["cards"]]


@EACH
def test_cards_that_the_device_brings_lie_on_the_table_and_are_kept_again(game):
    assert kept_cards(evening(game)) == []
    first = evening(game, ROWS[game])
    assert kept_cards(first) == list(ROWS[game])
    first.host.do(ChooseGame(game, cards=ROWS[game]))
    assert kept_cards(first) == list(ROWS[game]), "none comes twice"
    assert kept_cards(evening(game, json.loads(json.dumps(kept_cards(first))))) == kept_cards(first)


@EACH
def test_what_is_no_card_of_the_game_is_passed_over(game):
    assert kept_cards(evening(game, (*STRANGE, *ROWS[game]))) == list(ROWS[game])


@EACH
def test_no_more_is_kept_than_a_table_can_use(game):
    (_, *rest), *_ = ROWS[game]
    assert (
        40 <= len(kept_cards(evening(game, tuple((f"Carta {n}", *rest) for n in range(99))))) <= 60
    )


def test_where_there_are_no_cards_nothing_is_kept():
    assert kept_cards(evening("jrc", ROWS["sancta"])) == []
    assert kept_cards(Room()) == []


@EACH
def test_cards_of_a_played_game_are_in_sight_and_name_nobody(game):
    plays = GAMES[game]
    for play in random_games(game):
        rows = plays.keep(play.state).get(plays.cards, ())
        content = json.dumps(rows)
        assert all(f'"P{seat}"' not in content for seat in play.ring)
        assert all(isinstance(one, str | int) for row in rows for one in row)


def test_a_saint_that_lies_covered_is_not_among_them():
    for covered in (False, True):
        scene = two(9, sanctuary_hidden=covered)
        scene.me.place_saint("Domenico", 4)
        named = {name for name, _ in GAMES["sancta"].keep(scene.state)["names"]}
        assert ("Domenico" in named) is not covered


def test_a_printed_card_brings_the_seat_to_another_phone_once(room, anna):
    room.host.do(SeatCard(anna.seat), fresh="card")
    room.wait(INVITE_SECONDS * 2)
    assert room.stranger(token="new").do(UseInvite("card")).moved == [anna.token]
    room.stranger(token="thief").asks(UseInvite("card")).refuses("E_INVITE_DEAD")


def test_a_newer_card_makes_the_older_one_void_and_a_qr_does_not(room, anna):
    room.host.do(SeatCard(anna.seat), fresh="old")
    room.host.do(SeatCard(anna.seat), fresh="new")
    room.host.do(SeatQr(anna.seat), fresh="qr")
    room.stranger(token="thief").asks(UseInvite("old")).refuses("E_INVITE_DEAD")
    room.stranger(token="phone").do(UseInvite("new"))


def test_a_card_grows_old(room, anna):
    room.host.do(SeatCard(anna.seat), fresh="card")
    room.wait(CARD_SECONDS)
    room.stranger(token="late").asks(UseInvite("card")).refuses("E_INVITE_DEAD")
    room.host.asks(SeatCard(99), fresh="none").refuses("E_NO_SUCH_SEAT")
