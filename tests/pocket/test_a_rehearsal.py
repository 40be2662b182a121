"""A rehearsal on one device: imaginary friends with imaginary phones, and a log in memory
alone. And one device that moderates by itself: the voice leads, and the tablet goes round."""

import json

import pytest

from companion.games.lupus.state import Phase
from companion.pocket.bridge import CODEC, Bridge
from companion.pocket.messages import NOT_HERE
from companion.table.friends import IDLE_AT_MOST, NAMES
from companion.table.log.fold import fold
from companion.table.state import FRIENDS_PACES
from tests.kit.laws.games import GAMES
from tests.kit.pocket import Device

(QUICK, IN_A_ROW), (CALM, _) = FRIENDS_PACES["quick"], FRIENDS_PACES["calm"]
LUPUS = next(id for id in GAMES if GAMES[id].secretive)


def begin_rehearsal(game):
    made = json.loads(Bridge().new_rehearsal(game, 1000.0))
    return Device(made["records"], made["row"]["code"])


def press(device):
    """The one big button, where it can be pressed."""
    for one in device.asks():
        big = one["kind"] == "press" and one.get("weight", "main") == "main"
        if big and not one.get("closed") and one.get("opens_at", 0) <= device.wall:
            assert device.do(one["command"], one.get("args"))["ok"]
            return


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_friends_and_says_what_it_is(game):
    device = begin_rehearsal(game)
    names = [one["name"] for one in device.view["table"]["seats"]]
    assert names == list(NAMES[: GAMES[game].players[1]])
    assert device.view["table"]["rehearsal"]
    assert len(device.view["desk"]["connected"]) == len(names)
    assert not {one["command"] for one in device.asks()} & NOT_HERE
    assert device.alarms["friend"] == device.wall + QUICK


def test_friends_answer_on_phones_at_night_until_the_game_is_over():
    device, nights = begin_rehearsal(LUPUS), set()
    for _ in range(600):
        tone = device.view["view"]["tone"]
        if tone == "end":
            break
        nights.add(tone)
        device.wall += 1.0
        if (device.alarms.get("wake") or device.wall + 1) <= device.wall:
            device.ring()
        steps = len(device.log)
        device.ring("friend")
        if len(device.log) == steps:
            press(device)
    assert device.view["view"]["tone"] == "end"
    assert nights == {"table", "night", "day"}
    table = fold([CODEC.load(one) for one in device.log], GAMES)
    assert table.game.state.options.night_input == "phones"


def test_all_friends_have_looked_at_their_cards_before_the_host_can_doubt_it():
    device = begin_rehearsal(LUPUS)
    assert device.do("deal")["ok"]
    begun, doubts = device.wall, []
    for _ in NAMES:
        device.wall = device.alarms["friend"]
        (night,) = (one for one in device.asks() if one["command"] == "advance")
        doubts.append("warn" in night)
        device.ring("friend")
    (night,) = (one for one in device.asks() if one["command"] == "advance")
    assert [*doubts, "warn" in night] == [True] * len(NAMES) + [False]
    assert device.wall - begun == pytest.approx(QUICK + (len(NAMES) - 1) * IN_A_ROW)


def test_friends_who_look_in_vain_rest_until_something_changes():
    device = begin_rehearsal(LUPUS)
    for _ in range(IDLE_AT_MOST):
        assert device.alarms["friend"] == device.wall + QUICK
        device.wall += QUICK
        device.ring("friend")
    assert device.alarms["friend"] is None
    assert device.do("table.name_table", {"called": "Prova"})["ok"]
    assert device.alarms["friend"] == device.wall + QUICK


def test_the_host_chooses_how_fast_they_answer():
    device = begin_rehearsal(LUPUS)
    assert device.do("table.set_friends_pace", {"pace": "calm"})["ok"]
    assert device.alarms["friend"] == device.wall + CALM
    assert device.do("table.set_friends_pace", {"pace": "soon"})["code"] == "E_BAD_INPUT"
    (prompt,) = (one for one in device.asks() if one["key"] == "table.set_friends_pace")
    assert prompt["chosen"] == "calm"


def test_no_copy_of_it_becomes_a_real_table():
    device = begin_rehearsal(LUPUS)
    press(device)
    refused = json.loads(device.bridge.make_copy(device.code, json.dumps(device.log)))
    assert refused == {"code": "E_COPY_NO_GAME"}


def test_at_a_table_of_real_people_no_friend_is_awaited():
    device = Device.new(game=LUPUS)
    device.seat("Anna", "Bruno")
    assert "friend" not in device.alarms


def test_the_voice_leads_nine_people_without_phones_through_the_night_into_the_vote():
    device = Device.new(game=LUPUS)
    device.seat(*(f"P{number}" for number in range(1, 10)))
    assert device.do("set_option", {"option": "moderation", "value": "voice"})["ok"]
    assert device.do("deal")["ok"]
    for seat in range(1, 10):
        assert device.do("look", seat=seat)["ok"]
    rung = set()
    # From here on untouched: it goes on by its own alarms, until it waits for the people.
    while due := {kind: at for kind, at in device.alarms.items() if at is not None}:
        first = min(due, key=due.get)
        device.wall = max(device.wall, due[first])
        device.ring(first)
        rung.add(first)
    state = fold([CODEC.load(one) for one in device.log], GAMES).game.state
    assert (state.phase, state.number) == (Phase.NOMINATION, 1)
    assert rung == {"wake", "beat", "announced"}
