"""A vote without a finger on the glass: Tab, arrows, Enter. Phones are off, a guest is late."""

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo")
FAR = 60  # presses of Tab until a person would give up


def tab_to(device, target):
    """Walk with Tab until `target` has the focus."""
    expect(target).to_be_visible()
    for _ in range(FAR):
        if target.evaluate("one => one.matches(':focus-visible')"):
            return
        device.page.keyboard.press("Tab")
    raise AssertionError(f"out of reach: {target}")


def press(device, target):
    before = device.version
    tab_to(device, target)
    assert_focus_is_seen(device, target)
    device.page.keyboard.press("Enter")
    device.wait_for_change(before)


def assert_focus_is_seen(device, target):
    outline = target.evaluate(
        """one => { const style = getComputedStyle(one);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2; }"""
    )
    assert outline, "nothing shows where the focus is"


@pytest.fixture
def vote(party):
    room = party(NAMES[0], crowd=NAMES[1:], wall=False)
    evening = Evening(room)
    evening.choose_game()
    room.host.do("deal")
    room.host.next(sure=True)  # nobody has looked
    room.host.next()
    room.host.next(sure=True)  # the seer has not answered
    room.host.next()
    room.host.next()  # the wolves only recognise each other
    evening.dawn()
    return evening


def test_a_host_and_a_guest_open_a_vote_answer_and_close_it_by_keyboard(vote):
    room = vote.room
    host, anna = room.host, room.phones[0]
    press(host, host.button_for("advance"))  # talk
    tab_to(host, host.button_for("advance"))
    host.page.keyboard.press("Enter")
    press(host, host.page.locator("dialog.doubt button.go").first)  # the vote, before the bell
    choose_by_keyboard(anna, "Bruno")
    a_voter_whose_phone_is_off_is_named(host, NAMES[1])
    a_late_guest_is_told_of_the_next_game(room)
    act_for_by_keyboard(host, NAMES[1])
    for voter in NAMES[2:-1]:
        room.act_for(voter, "vote", target=1)
    act_for_by_keyboard(host, NAMES[-1])
    press(host, host.button_for("advance"))


def a_voter_whose_phone_is_off_is_named(host, voter):
    host.shows(say("desk-turn-away", who=voter, n=1))


def a_late_guest_is_told_of_the_next_game(room):
    room.phone().join("Zoe").shows(say("phone-next"))
    room.host.shows(say("desk-waits", who="Zoe", n=1))


def choose_by_keyboard(phone, name):
    phone.prompt("vote").wait_for()
    before = phone.version
    tab_to(phone, phone.page.locator("button.seat").first)
    for _ in range(len(NAMES)):
        if phone.seat_button(name).evaluate("one => one === document.activeElement"):
            break
        phone.page.keyboard.press("ArrowDown")
    phone.page.keyboard.press("Enter")
    expect(phone.seat_button(name)).to_have_attribute("aria-pressed", "true")
    tab_to(phone, phone.button_for("vote"))
    phone.page.keyboard.press("Enter")
    phone.wait_for_change(before)


def act_for_by_keyboard(host, voter):
    """The moderator taps a name on the ring in the voter's place, and confirms."""
    expect(host.prompt("skip_voter")).to_contain_text(voter)  # it is this one's turn
    target = "Anna" if voter != "Anna" else "Bruno"
    button = host.place_of(target).get_by_role("button")
    tab_to(host, button)
    host.page.keyboard.press("Enter")
    press(host, host.button_for("vote"))
