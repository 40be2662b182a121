"""A table on one device: what is acknowledged is in the log, and the log is all that is needed."""

import json
import random

import pytest

from companion.core import Moment, payload
from companion.core.eye import MODERATOR
from companion.pocket.bridge import CODEC, Bridge
from companion.pocket.messages import NOT_HERE
from companion.pocket.without_phones import without_phone_offers
from companion.table.log.fold import fold
from tests.kit.golden.book import FOLDER, read
from tests.kit.laws.games import GAMES
from tests.kit.pocket import Device, pocket_log

EVENINGS = sorted(path.stem for path in FOLDER.glob("*.json"))
NINE = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ines")


@pytest.mark.parametrize("name", EVENINGS)
def test_a_golden_evening_is_shown_as_its_game_shows_it(name):
    page = read(name)
    records = pocket_log(page)
    stops = {len(records), *range(2, len(records), max(1, len(records) // 5))}
    for stop in stops:
        part = records[:stop]
        device = Device([CODEC.dump(one).decode() for one in part], "POCKET", part[-1].at)
        if (announced_at := device.alarms.get("announced")) is not None:
            device.wall = announced_at
            device.ring("announced")
        table = fold([CODEC.load(one) for one in device.log], GAMES)
        view = GAMES[page["game"]].view(table.game.state, MODERATOR, Moment(device.wall))
        shown = json.loads(json.dumps(payload(view)))
        assert device.view["view"] == without_phone_offers(shown, GAMES[page["game"]].phone_only)
        assert device.row == {} or device.row["version"] == len(device.log)


def is_clock_running(device):
    panels = device.view["view"].get("panels", ())
    return any(one["kind"] == "countdown" and one["clock"].get("since") for one in panels)


def test_a_device_that_slept_for_an_hour_says_so_where_a_clock_ran_and_goes_on():
    name = next(one for one in EVENINGS if GAMES[read(one)["game"]].secretive)
    page = read(name)
    records = pocket_log(page)
    said = set()
    for stop in range(2, len(records)):
        part = records[:stop]
        device = Device([CODEC.dump(one).decode() for one in part], "POCKET", part[-1].at)
        runs, kept = is_clock_running(device), list(device.log)
        device.wakes_after(3600.0)
        assert device.notices == (["pocket-slept"] if runs else [])
        assert device.log == kept, "a sleep is no step"
        said.add(runs)
        if said == {True, False}:
            break
    assert said == {True, False}
    device.open()
    assert device.do("table.name_table", {"called": "Baita"})["ok"]


def random_answer(device, rng):
    """A command that the tablet is offered now, or None."""
    told = [
        (one["command"], one.get("args", {}))
        for one in device.asks()
        if one["kind"] == "press" and not one["command"].startswith("table.")
    ]
    return rng.choice(told) if told else None


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_can_be_opened_again_after_every_step(game):
    rng = random.Random(19)
    device = Device.new(name="Baita", game=game)
    device.seat(*NINE[: GAMES[game].players[0] + 1])
    for _ in range(25):
        device.wall += 2.0
        if (wish := random_answer(device, rng)) is None:
            break
        device.do(*wish)
        if device.alarms.get("wake") is not None:
            device.wall = max(device.wall, device.alarms["wake"])
            device.ring()
        shown = device.view
        device.open()
        assert device.view == shown
    assert len(device.log) > 5


def test_what_cannot_be_kept_did_not_happen_and_may_be_asked_again():
    device = Device.new()
    device.seat("Anna")
    shown, kept = device.view, list(device.log)
    device.full = True
    refused = device.do("table.add_seat", {"called": "Bruno"}, id="f" * 32)
    assert (refused["ok"], refused["code"]) == (False, "E_CANNOT_SAVE")
    assert (device.view, device.log) == (shown, kept)
    device.full = False
    assert device.do("table.add_seat", {"called": "Bruno"}, id="f" * 32)["ok"]
    assert [one["name"] for one in device.view["table"]["seats"]] == ["Anna", "Bruno"]


def test_the_same_command_twice_counts_once_even_after_the_page_died():
    device = Device.new()
    assert device.do("table.add_seat", {"called": "Anna"}, id="a" * 32)["ok"]
    device.open()
    assert device.do("table.add_seat", {"called": "Anna"}, id="a" * 32)["ok"]
    assert len(device.view["table"]["seats"]) == 1


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({}, "E_BAD_INPUT"),
        ([], "E_BAD_INPUT"),
        ({"id": "x", "name": "table.add_seat", "args": {}}, "E_BAD_INPUT"),
        ({"id": "1" * 32, "name": "table.add_seat", "args": {"called": 1}}, "E_BAD_INPUT"),
        ({"id": "1" * 32, "name": "table.add_seat", "args": {"called": "a\nb"}}, "E_ONE_LINE"),
        ({"id": "1" * 32, "name": "tick", "args": {}}, "E_UNKNOWN_COMMAND"),
        ({"id": "1" * 32, "name": "table.hand_over", "args": {}}, "E_UNKNOWN_COMMAND"),
        ({"id": "1" * 32, "name": "table.undo", "args": {"to": 0}, "for": "1"}, "E_BAD_INPUT"),
    ],
)
def test_what_cannot_be_meant_is_refused_and_changes_nothing(said, code):
    device = Device.new()
    kept = list(device.log)
    waits = json.loads(device.bridge.receive("do", json.dumps(said), device.wall))
    assert waits == {"store": None}
    [(name, answer)] = json.loads(device.bridge.stored(device.wall))
    assert (name, answer["ok"], answer["code"]) == ("answer", False, code)
    assert device.log == kept


def test_nothing_is_asked_that_needs_another_device():
    device = Device.new(game=next(iter(GAMES)))
    device.seat(*NINE)
    asked = {one["command"] for one in device.asks()}
    assert "table.add_seat" in asked
    assert not asked & NOT_HERE


@pytest.mark.parametrize("game", GAMES)
def test_a_table_begins_with_house_rules_for_people_without_phones(game):
    """Also one that is chosen later, and there is nothing to be taken back."""
    device = Device.new(game=game)
    for _ in range(2):
        rules = fold([CODEC.load(one) for one in device.log], GAMES).game.state.options
        assert {id: rules.value(id) for id in GAMES[game].rules_without_phones} == GAMES[
            game
        ].rules_without_phones
        assert device.view["desk"].get("undo") is None
        other = next(id for id in GAMES if id != game)
        for id in (other, game):
            assert device.do("table.choose_game", {"game": id})["ok"]


@pytest.mark.parametrize("game", [id for id in GAMES if GAMES[id].phone_only])
def test_no_house_rule_that_needs_phones_is_on_offer(game):
    asked = Device.new(game=game).view["view"]["prompts"]
    rules = next(one["rules"] for one in asked if one["kind"] == "rules")
    for id, value in GAMES[game].phone_only.items():
        of_it = [one for one in asked if one.get("args", {}).get("option") == id]
        of_it += [one for one in rules if one["id"] == id]
        assert len(of_it) >= 1
        for one in of_it:
            offered = [item["value"] for item in one["items"]]
            assert value not in offered
            assert GAMES[game].rules_without_phones[id] in offered


@pytest.mark.parametrize("game", [id for id in GAMES if GAMES[id].phone_only])
def test_rules_that_would_bring_back_phones_are_used_without_them_and_it_is_said(game):
    device = Device.new(game=game)
    device.seat(*NINE)
    for preset in ("strict", "recommended"):
        device.notices.clear()
        length = len(device.log)
        for _ in range(2):
            assert device.do("use_preset", {"preset": preset}, id=preset[0].encode().hex() * 16)[
                "ok"
            ]
        rules = fold([CODEC.load(one) for one in device.log], GAMES).game.state.options
        assert {id: rules.value(id) for id in GAMES[game].rules_without_phones} == GAMES[
            game
        ].rules_without_phones
        assert rules.first_night == {"recommended": "moderator", "strict": "bite"}[preset]
        assert device.notices == ["pocket-no-phones"]
        assert len(device.log) == length + 1, "one step, which one undo takes back"


def test_the_shelf_tells_the_public_title_and_who_is_there():
    device = Device.new(name="Baita, capodanno")
    device.seat("Anna", "Bruno")
    assert device.row["name"] == "Baita, capodanno"
    assert [one["name"] for one in device.row["seats"]] == ["Anna", "Bruno"]
    assert device.row["version"] == len(device.log)


@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_travels_as_a_copy_and_comes_back(name):
    page = read(name)
    log = [CODEC.dump(one).decode() for one in pocket_log(page)]
    carried = json.loads(Bridge().make_copy("POCKET", json.dumps(log)))
    made = json.loads(Bridge().open_copy(carried["copy"], 5e9))
    other = Device(made["records"], made["row"]["code"], 5e9)
    back = json.loads(Bridge().make_copy(other.code, json.dumps(other.log)))
    assert json.loads(back["copy"])["people"] == json.loads(carried["copy"])["people"]
    assert (
        json.loads(back["copy"])["steps"][: len(page["log"]) // 2]
        == (json.loads(carried["copy"])["steps"][: len(page["log"]) // 2])
    )


@pytest.mark.parametrize("file", ["", "{", "[]", "{}", '{"veglia": 1}', '{"veglia": 99}', "1" * 99])
def test_a_file_that_is_no_copy_is_refused(file):
    assert json.loads(Bridge().open_copy(file, 0.0)) == {"code": "E_BAD_COPY"}


def test_a_table_without_a_game_has_no_copy():
    device = Device.new()
    answer = json.loads(Bridge().make_copy(device.code, json.dumps(device.log)))
    assert answer == {"code": "E_COPY_NO_GAME"}


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda log: log[:1] + log[2:], "missing"),
        (lambda log: [*log[:-1], log[-1][:20]], "damaged"),
        (lambda log: [*log[:-1], log[-1].replace("table.seat_taken", "table.seated")], "later"),
        (lambda log: [], "missing"),
    ],
)
def test_a_log_that_cannot_be_read_says_why(spoil, why):
    device = Device.new()
    device.seat("Anna", "Bruno")
    answer = json.loads(Bridge().open(device.code, json.dumps(spoil(device.log)), 0.0))
    assert answer == {"why": why}


def test_no_function_is_called_as_one_that_pyodide_gives_every_object():
    own = {name for name in vars(Bridge) if not name.startswith("_")}
    assert "make_copy" in own
    assert not own & {"copy", "destroy", "type", "length", "get", "set", "has", "then", "toJs"}
