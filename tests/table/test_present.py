"""Each pair of eyes gets its own picture, built in one place."""

import json

from msgspec.json import encode

from companion.core import BLIND, Note, replace, text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from companion.table.commands import COMMANDS, AddSeat, SetBlind
from companion.table.device import A_SPECTATOR, THE_TABLET, Kind, Viewer
from companion.table.screens.offers import offers
from companion.table.screens.padding import size
from companion.table.screens.present import Showing, eye_of, viewer_of
from companion.table.screens.way_back import undo_offer
from tests.kit.table.coin import OpenHands, PickSide, Start
from tests.kit.table.scene import Room


def test_who_looks_is_told_by_kind_and_token(room, anna):
    table = room.table
    assert viewer_of(table, "phone", anna.token) == Viewer(Kind.PHONE, anna.seat)
    assert viewer_of(table, "phone", None) == A_SPECTATOR
    assert viewer_of(table, "phone", "tablet-1") == A_SPECTATOR
    assert viewer_of(table, "screen", "tablet-1") == Viewer(Kind.SCREEN)
    assert viewer_of(table, "tablet", "tablet-1") == THE_TABLET
    assert viewer_of(table, "tablet", anna.token) is None
    assert viewer_of(table, "tablet", None) is None
    assert viewer_of(table, "toaster", "tablet-1") is None


def test_a_tablets_page_at_a_table_without_a_tablet_is_shown_nothing(room):
    assert viewer_of(replace(room.table, tablet=None), "tablet", None) is None


def test_each_looker_has_one_eye(room, coin, anna):
    room.host.do(Start())
    late = room.guest("Late")
    table = room.table
    assert eye_of(table, Viewer(Kind.PHONE, anna.seat)) == seat_eye(anna.seat)
    assert eye_of(table, Viewer(Kind.PHONE, late.seat)) == PUBLIC
    assert eye_of(table, A_SPECTATOR) == eye_of(table, Viewer(Kind.SCREEN)) == PUBLIC
    assert eye_of(table, THE_TABLET) == MODERATOR
    room.host.do(SetBlind(True))
    assert eye_of(room.table, THE_TABLET) == BLIND


def test_a_blind_tablet_sees_no_secret_and_keeps_its_rights(room, coin, anna):
    room.host.do(Start())
    anna.do(PickSide("heads"))
    assert "heads" in json.dumps(room.host.sees()["view"])
    push = room.host.do(SetBlind(True)).push
    assert (push.tablet, push.everybody) == (True, False)
    assert "heads" not in json.dumps(room.host.sees())
    room.host.do(OpenHands())


def test_only_the_tablet_has_a_desk(room, coin, anna):
    assert "desk" in room.host.sees()
    for device in (anna, room.stranger(), room.stranger(Kind.SCREEN)):
        assert "desk" not in device.sees()


def test_a_picture_holds_neither_tokens_nor_passes(room, coin, anna):
    secrets = [anna.token, "tablet-1"]
    for device in (anna, room.host, room.stranger(Kind.SCREEN)):
        picture = json.dumps(device.sees())
        assert not any(secret in picture for secret in secrets)


def test_the_picture_has_the_shape_of_the_decision(room, anna):
    room.host.do(AddSeat("Nonna"))
    picture = anna.sees()
    assert picture["me"] == {"kind": "phone", "seat": anna.seat}
    assert picture["table"] == {
        "code": "luna",
        "name": "",
        "door": "open",
        "seats": [
            {"id": 1, "name": "Anna", "phone": True},
            {"id": 2, "name": "Nonna", "phone": False},
        ],
        "ring": [1, 2],
        "ring_open": True,
    }
    view = picture["view"]
    assert view["title"] == {"t": "table-seated-title", "p": {"who": {"seat": anna.seat}}}
    assert view["panels"][0]["marks"] == [{"seat": 1}, {"seat": 2}]
    json.dumps(picture)


def test_the_desk_knows_who_is_there_and_where_the_table_is():
    desk = Room().host.sees(connected=frozenset({2, 1}), addresses=("http://a", "http://b"))["desk"]
    assert desk["connected"] == [1, 2]
    assert desk["addresses"] == ["http://a", "http://b"]
    assert "named" not in desk
    assert Room().host.sees(named="veglia.local:8000")["desk"]["named"] == "veglia.local:8000"


def test_what_all_share_is_built_once_and_is_the_same_as_alone(room, coin):
    phones = room.guests(5)
    room.host.do(Start())
    showing = Showing(room.table, room.now, room.games)
    for phone in phones:
        assert showing.to(Viewer(Kind.PHONE, phone.seat)) == phone.sees()


def test_the_size_is_that_of_what_is_sent(room, coin):
    anna = room.guest("Ξένη “👩‍👩‍👧” \\")
    room.host.do(Start())
    noted = {"view": Note(title=text('«è» \u2028 \x07 "')), "n": 0.5, "pad": ""}
    for picture in (anna.sees(), noted):
        assert size(picture) == len(encode(picture))
    assert size(noted | {"pad": " " * 9}) == size(noted) + 9


def test_every_offer_of_the_desk_is_accepted():
    for moments in range(4):
        offered = offered_at(Room(), moments)
        for prompt, args in offered:
            fresh = Room()
            offered_at(fresh, moments)
            wish = next(one for one in COMMANDS if one.name == prompt)
            answer = fresh.host.asks(wish(**args))
            assert answer.refusal is None, (prompt, args, answer.refusal)


def test_a_blind_tablet_is_offered_where_there_are_secrets_and_taken_back_everywhere(
    room, coin, monkeypatch
):

    def offered():
        return "table.set_blind" in {one.key for one in offers(room.table, room.games)}

    assert not offered()
    room.host.do(SetBlind(True))
    assert offered()
    room.host.do(SetBlind(False))
    monkeypatch.setattr(type(room.games["coin"]), "secretive", True)
    assert offered()


def offered_at(room: Room, moment: int) -> list[tuple[str, dict]]:
    if moment:
        room.with_coin().guests(3)
    if moment > 1:
        room.host.do(Start())
        room.guest("Late")
    if moment > 2:
        room.host.do(OpenHands())
    undo = undo_offer(room.table, room.games)
    prompts = [*offers(room.table, room.games), *([undo] if undo else [])]
    return [
        (prompt.command, {key: tuple(v) if isinstance(v, list) else v for key, v in args.items()})
        for prompt in prompts
        for args in (answer.args for answer in prompt.answers())
    ]
