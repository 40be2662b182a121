"""Nobody moderates: the shared display speaks and goes on by itself, from the cards to the
verdict."""

from importlib.util import find_spec

import pytest
from playwright.sync_api import expect

from tests.browser.device import WANTED
from tests.browser.evening import Evening
from tests.browser.voice_crowd import Crowd
from tests.kit.client import unanswered
from tests.kit.games.lupus.cards import needs
from tests.kit.sentences import say

QUICK = {
    "deck_rule": "free",
    "moderation": "voice",
    "pauses": 0,
    "window_seconds": 180,
    "min_step_seconds": 3,
    "vote_seconds": 120,
    "defence_seconds": 600,
    "simultaneous_votes": True,
}
pytestmark = needs("medium", "bodyguard")
DECK = {"werewolf": 2, "seer": 1, "medium": 1, "bodyguard": 1, "villager": 7}
FORWARD = "no_waiting,a_clock_that_can_be_set"
LOOKED_AT = ("Anna", "Bruno", "Carla") if WANTED else ()
"""The players whose phones are pages from the beginning, for a run that is watched, with a screen:
an evening has hundreds of pictures, and each page draws all of them."""
NAMES = (
    *("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio"),
    *("Giulia", "Lorenzo", "Marta", "Nino", "Olga", "Pia"),
)


@pytest.fixture
def begun(party):
    """Twelve people have their cards, and the first night has fallen by itself."""

    def make(language, *pages, **more):
        here = LOOKED_AT or pages
        crowd = [name for name in NAMES if name not in here]
        room = party(*here, crowd=crowd, language=language, faults=FORWARD, **more)
        evening, people = Evening(room), Crowd(room)
        evening.choose_game()
        evening.set_rules(**QUICK)
        room.send_as_host("set_deck", counts=DECK)
        people.connect()
        seat = room.host.page.get_by_text(say_in(room, "lupus-voice-seat"), exact=True)
        expect(seat).to_be_visible()
        look(room, "0-lobby")
        room.host.page.mouse.click(5, 400)  # the one touch that lets it be heard
        room.host.do("deal")
        people.hold_back = {"say_ready"}
        look(room, "1-deal")
        evening.look(room.phones)
        people.until(lambda: tone_of(room.host) == "night")
        wolf = say_in(room, "lupus-role-werewolf")
        people.wolves |= {name for name, role in evening.hand.items() if role == wolf}
        people.suspects = sorted(people.wolves)
        for device in room.everybody:
            device.expect_tone("night")
        look(room, "2-dusk")
        return room, people

    return make


def test_an_evening_of_twelve_goes_from_the_door_to_the_verdict_and_nobody_moderates(begun):
    room, crowd = begun("it-IT", "Anna", doors=True)
    spoken = []
    room.host.page.on("response", lambda one: "/voice/" in one.url and spoken.append(one.status))
    anna = room.phones[0]
    in_the_window(room, crowd, anna)
    for device in room.everybody:
        device.expect_tone("day")
    look(room, "3-dawn")
    a_pause(room, crowd, anna)
    crowd.hold_back = {"finish_speech"}
    del crowd.suspects[1:]  # who is accused by all others names the first of the ring
    crowd.until(lambda: asks_anybody(room, "vote"))
    look(room, "5-votes")
    in_the_defence(room, crowd)
    to_the_end(room, crowd)
    assert set(spoken) <= {200, 204}
    assert (200 in spoken) is (find_spec("py_nanotts") is not None), "lines as sound, if any"


def test_in_english_somebody_takes_over_and_gives_back_opened_votes_stay_and_the_lot_decides(begun):
    room, crowd = begun("en-GB", "Anna", wall=WANTED)
    crowd.until(lambda: asks_anybody(room, "say_ready"))
    somebody_takes_over(room)
    crowd.split, crowd.hold_back = True, {"finish_speech"}
    crowd.until(lambda: asks_anybody(room, "finish_speech"))
    opened_votes_stay(room, crowd)
    crowd.hold_back = set()
    crowd.until(lambda: says(room, "lupus-say-lot"))
    look(room, "6b-lot")


def test_who_has_no_phone_votes_on_the_shared_display(party):
    room = party(crowd=["Ugo"], wall=False, faults=FORWARD)
    evening, crowd, display = Evening(room), Crowd(room), room.host
    evening.choose_game()
    for name in NAMES[:4]:
        room.send_as_host("table.add_seat", called=name)
    evening.set_rules(**QUICK | {"simultaneous_votes": False})
    crowd.connect()
    evening.deal_to_crowd()
    crowd.until(lambda: asks_anybody(room, "vote"))
    crowd.answer()
    for voter, target in (("Anna", "Carla"), ("Bruno", "Dario")):
        expect(display.prompt("vote")).to_contain_text(voter)
        display.page.locator("button.rs", has_text=target).click()
        display.do("vote")


def say_in(room, line, **words):
    """A sentence as the devices of this room show it."""
    return say(line, room.language[:2], **words)


def tone_of(device):
    return device.html.get_attribute("data-tone")


def in_the_window(room, crowd, anna):
    """One answers, the power goes, and everybody is asked once more what is missing."""
    crowd.hold_back |= {"pick"}
    crowd.until(lambda: asks_anybody(room, "pick"))
    anna.prompt("pick").first.wait_for()
    look(room, "2b-window")
    crowd.hold_back -= {"pick"}
    crowd.answer()
    room.crash_and_restart()
    crowd.connect()
    gone = next(iter(room.crowd.values()))
    gone.drop()  # a phone dies, and returns
    gone.connect()
    anna.prompt("pick").first.wait_for()
    crowd.until(lambda: tone_of(room.host) == "day")


def a_pause(room, crowd, anna):
    """By day everybody alive may ask for a moment; all see who did."""
    crowd.until(lambda: anna.prompt("say_ready").count() > 0)
    look(room, "4-discussion")
    anna.page.get_by_role("button", name=say_in(room, "lupus-voice-pause"), exact=True).click()
    pausing = say_in(room, "lupus-voice-paused-by", who=anna.name)
    for device in (room.host, anna):
        device.shows(pausing)
    anna.page.get_by_role("button", name=say_in(room, "lupus-voice-resume"), exact=True).click()
    for device in (room.host, anna):
        expect(device.page.get_by_text(pausing)).to_have_count(0)


def somebody_takes_over(room):
    """A person presses once, and gives back."""
    host = room.host
    assert host.request("take_over")["ok"]
    host.next(sure=True)
    assert host.request("give_back")["ok"]
    host.prompt("pause_voice").first.wait_for()


def in_the_defence(room, crowd):
    """The power goes once more, in a speech."""
    crowd.until(lambda: asks_anybody(room, "finish_speech"))
    look(room, "6-defence")
    speaks_first = room.phones[0]
    expect(speaks_first.button_for("finish_speech")).to_be_in_viewport(ratio=0.9)
    room.crash_and_restart()
    crowd.connect()
    crowd.hold_back = set()


def opened_votes_stay(room, crowd):
    """On the shared display a step is taken back: sealed votes that were opened stay, and the
    defence comes again."""
    host, desk = room.host, room.host.picture["desk"]
    host.open_sheet(say_in(room, "desk-diary"))
    lines = [line["to"] for line in desk["diary"] if "to" in line]
    back = host.page.get_by_role("button", name=say_in(room, "desk-diary-back-label"))
    back.nth(lines.index(desk["undo"]["args"]["to"])).click()
    crowd.answer()  # no phone asks for the vote now
    host.page.get_by_role("dialog").locator(".foot button").first.click()
    crowd.until(lambda: not asks_anybody(room, "finish_speech"))
    crowd.until(lambda: asks_anybody(room, "finish_speech"))


def to_the_end(room, crowd):
    """A wolf is lynched, one player is bitten at night, then the other wolf is lynched."""
    crowd.until(lambda: says(room, "lupus-say-verdict") or tone_of(room.host) == "night")
    look(room, "7-verdict")
    crowd.suspects = sorted(crowd.wolves)
    crowd.until(lambda: tone_of(room.host) == "night")
    crowd.until(lambda: tone_of(room.host) == "end")
    for device in room.everybody:
        device.expect_tone("end")
        device.shows(say_in(room, "lupus-win-humans"))
    look(room, "8-end")


def says(room, line):
    """Whether this line is said now, as a phone that is no browser is told."""
    return line in str(next(iter(room.crowd.values())).picture["view"].get("panels"))


def asks_anybody(room, command):
    """Whether a phone asks this."""
    told = [one.picture for one in room.crowd.values()]
    told += [one.picture for one in room.phones]
    return any(prompt["command"] == command for one in told for prompt in unanswered(one))


def look(room, moment):
    """Screenshots for a person."""
    if WANTED:
        room.wait_drawn()
        room.shoot(f"voice/{room.language}/{moment}")
