"""Nobody moderates: the lantern speaks and goes on by itself, from the cards to the verdict."""

import os
from importlib.util import find_spec

import pytest
from playwright.sync_api import expect

from tests.browser.device import WANTED
from tests.browser.evening import Evening
from tests.browser.led import Crowd, owed
from tests.browser.sentences import said

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
LONG = (("it-IT", 5), ("en-GB", 5))
"""`VEGLIA_EVENINGS=1`: in both languages, to be looked at."""
EVENINGS = LONG if os.environ.get("VEGLIA_EVENINGS") else (("it-IT", 5),)
FORWARD = ("tests.browser.forward",)
NAMES = (
    *("Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia"),
    *("Lorenzo", "Marta", "Nino", "Olga", "Pia"),
)


@pytest.mark.parametrize(("language", "people"), EVENINGS)
def test_an_evening_goes_from_the_cards_to_the_verdict_and_nobody_moderates(
    party, language, people
):
    room = party("Anna", crowd=NAMES[: people - 1], language=language, module=FORWARD)
    lantern, anna, crowd = room.host, room.phones[0], Crowd(room)
    evening = Evening(room)
    evening.choose_game()
    evening.rules(**QUICK)
    crowd.sit()
    expect(lantern.page.get_by_text(say(room, "lupus-voice-seat"), exact=True)).to_be_visible()
    look(room, "0-lobby")
    spoken = []
    lantern.page.on("response", lambda one: "/voice/" in one.url and spoken.append(one.status))
    lantern.page.mouse.click(5, 400)  # the one touch that lets it be heard
    lantern.do("deal")
    crowd.hold_back = {"say_ready"}
    look(room, "1-deal")
    evening.look(room.phones)
    crowd.until(lambda: tone_of(room.host) == "night")
    if anna.name in evening.those_who_are("werewolf"):
        crowd.wolves.add(anna.name)
    for device in room.everybody:
        device.is_lit("night")
    look(room, "2-dusk")
    in_the_window(room, crowd, anna)
    for device in room.everybody:
        device.is_lit("day")
    look(room, "3-dawn")
    a_pause(room, crowd, anna)
    somebody_takes_over(room, crowd)
    crowd.hold_back = set()
    to_the_end(room, crowd, anna)
    assert set(spoken) <= {200, 204}
    assert (200 in spoken) is (find_spec("py_nanotts") is not None), "lines as sound, if any"


def say(room, line, **words):
    """A sentence as the devices of this room show it."""
    return said(line, room.language[:2], **words)


def tone_of(device):
    return device.html.get_attribute("data-tone")


def in_the_window(room, crowd, anna):
    """One answers, the power goes, and everybody is asked once more what is missing."""
    crowd.hold_back |= {"pick"}
    crowd.until(lambda: asks_anybody(room, "pick"))
    anna.asked("pick").first.wait_for()
    look(room, "2b-window")
    crowd.hold_back -= {"pick"}
    crowd.answer()
    room.power_cut()
    crowd.sit()
    gone = next(iter(room.crowd.values()))
    gone.socket.disconnect()  # a phone dies, and returns
    gone.connect()
    anna.asked("pick").first.wait_for()
    crowd.until(lambda: tone_of(room.host) == "day")


def a_pause(room, crowd, anna):
    """By day everybody alive may ask for a moment; all see who did."""
    crowd.until(lambda: anna.asked("say_ready").count() > 0)
    look(room, "4-discussion")
    anna.page.get_by_role("button", name=say(room, "lupus-voice-pause"), exact=True).click()
    pausing = say(room, "lupus-voice-paused-by", who=anna.name)
    for device in (room.host, anna):
        device.shows(pausing)
    anna.page.get_by_role("button", name=say(room, "lupus-voice-resume"), exact=True).click()
    for device in (room.host, anna):
        expect(device.page.get_by_text(pausing)).to_have_count(0)


def somebody_takes_over(room, crowd):
    """A person presses once, and gives back."""
    host = room.host
    assert host.asks("take_over")["ok"]
    host.next(sure=True)
    assert host.asks("give_back")["ok"]
    host.asked("pause_voice").first.wait_for()


def to_the_end(room, crowd, anna):
    """The village lynches one of its own, the night takes another, then the wolf has to go. The
    power goes once more, in the first speech."""
    crowd.suspects = [next(name for name in room.crowd if name not in crowd.wolves)]
    crowd.hold_back = {"finish_speech"}
    crowd.until(lambda: asks_anybody(room, "vote"))
    look(room, "5-votes")
    crowd.until(lambda: asks_anybody(room, "finish_speech"))
    look(room, "6-defence")
    # The one voter whom all others accuse names the first of the ring, who speaks first.
    expect(anna.ready("finish_speech")).to_be_in_viewport(ratio=0.9)
    room.power_cut()
    crowd.sit()
    crowd.hold_back = set()
    crowd.until(lambda: says(room.host, "lupus-say-verdict") or tone_of(room.host) == "night")
    look(room, "7-verdict")
    crowd.until(lambda: tone_of(room.host) == "night")
    crowd.until(lambda: tone_of(room.host) == "day")
    crowd.suspects = sorted(crowd.wolves)
    crowd.until(lambda: tone_of(room.host) == "end")
    for device in room.everybody:
        device.is_lit("end")
        device.shows(say(room, "lupus-win-humans"))
    look(room, "8-end")


def says(host, line):
    return line in str(host.picture["view"].get("panels"))


def asks_anybody(room, command):
    """Whether somebody's phone asks this."""
    told = [one.views[-1] for one in room.crowd.values()]
    told += [one.picture for one in room.phones]
    return any(prompt["command"] == command for one in told for prompt in owed(one))


def look(room, moment):
    """Pictures of it, for a person."""
    if WANTED:
        room.drawn()
        room.shoot(f"voice/{room.language}/{moment}")
