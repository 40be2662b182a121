"""Nobody moderates: the lantern speaks and goes on by itself, from the cards to the verdict."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.led import Crowd
from tests.browser.sentences import said

QUICK = {
    "deck_rule": "free",
    "moderation": "voice",
    "pauses": 0,
    "window_seconds": 20,
    "min_step_seconds": 3,
    "vote_seconds": 60,
    "simultaneous_votes": True,
}
LONG = (("it-IT", 12), ("en-GB", 12))
"""Whole evenings of twelve take some minutes each: `VEGLIA_EVENINGS=1`."""
EVENINGS = LONG if os.environ.get("VEGLIA_EVENINGS") else (("it-IT", 5),)
NAMES = (
    *("Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia"),
    *("Lorenzo", "Marta", "Nino", "Olga", "Pia"),
)


@pytest.mark.parametrize(("language", "people"), EVENINGS)
def test_an_evening_goes_from_the_cards_to_the_verdict_and_nobody_moderates(
    party, language, people
):
    room = party("Anna", crowd=NAMES[: people - 1], language=language)
    lantern, anna, crowd = room.host, room.phones[0], Crowd(room)
    evening = Evening(room)
    evening.choose_game()
    evening.rules(**QUICK)
    crowd.sit()
    spoken = []
    lantern.page.on("response", lambda one: "/voice/" in one.url and spoken.append(one.status))
    lantern.page.mouse.click(5, 400)  # the one touch that lets it be heard
    lantern.do("deal")
    crowd.hold_back = {"say_ready"}
    crowd.answer()
    evening.look(room.phones)
    if anna.name in evening.those_who_are("werewolf"):
        crowd.wolves.add(anna.name)
    for device in room.everybody:
        device.is_lit("night")
    in_the_window(room, crowd, anna)
    for device in room.everybody:
        device.is_lit("day")
    a_pause(room, crowd, anna)
    somebody_takes_over(room, crowd)
    crowd.hold_back = set()
    to_the_end(room, crowd, anna, evening)
    assert set(spoken) <= {200, 204}
    assert len(spoken) > 8, "the lantern asks for each line as sound, or speaks itself"


def tone_of(device):
    return device.html.get_attribute("data-tone")


def in_the_window(room, crowd, anna):
    """One answers, the power goes, and everybody is asked once more what is missing."""
    anna.asked("pick").first.wait_for()
    crowd.answer()
    room.power_cut()
    crowd.come_back()
    gone = next(iter(room.crowd.values()))
    gone.socket.disconnect()  # a phone dies, and returns
    gone.connect()
    anna.asked("pick").first.wait_for()
    anna.pick(anna.names_offered()[0])
    crowd.until(lambda: tone_of(room.host) == "day")


def a_pause(room, crowd, anna):
    """By day everybody alive may ask for a moment; all see who did."""
    crowd.until(lambda: anna.asked("say_ready").count() > 0)
    anna.page.get_by_role("button", name=said("lupus-voice-pause"), exact=True).click()
    pausing = said("lupus-voice-paused-by", who=anna.name)
    for device in (room.host, anna):
        device.shows(pausing)
    anna.page.get_by_role("button", name=said("lupus-voice-resume"), exact=True).click()
    for device in (room.host, anna):
        expect(device.page.get_by_text(pausing)).to_have_count(0)


def somebody_takes_over(room, crowd):
    """A person presses once, and gives back."""
    host = room.host
    assert host.asks("take_over")["ok"]
    host.next(sure=True)
    assert host.asks("give_back")["ok"]
    host.asked("pause_voice").first.wait_for()


def to_the_end(room, crowd, anna, evening):
    """Everybody votes for the wolves. The power goes once more, in the first speech."""
    crowd.hold_back = {"finish_speech"}
    crowd.until(lambda: votes(anna, crowd) and in_a_speech(room.host))
    room.power_cut()
    crowd.come_back()
    crowd.hold_back = set()
    crowd.until(lambda: votes(anna, crowd) and tone_of(room.host) == "end")
    for device in room.everybody:
        device.is_lit("end")
    room.host.shows(said("lupus-win-humans"))


def in_a_speech(host):
    return "lupus-say-speak" in str(host.picture["view"].get("panels"))


def votes(anna, crowd):
    """Anna does what her phone asks, by touch. Always true: the next question may be asked."""
    if anna.asked("vote").count():
        offered = anna.names_offered()
        anna.vote(next((one for one in offered if one in crowd.wolves), offered[0]))
    for command in {"say_ready", "finish_speech"} - crowd.hold_back:
        if anna.asked(command).count():
            anna.ready(command).click()
    return True
