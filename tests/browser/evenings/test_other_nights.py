"""The other ways to play a night: all at once, and by pointing with the phones face down."""

import pytest
from playwright.sync_api import expect

from tests.browser.device import SHOTS
from tests.browser.evening import Evening
from tests.browser.party import Party
from tests.kit.program import LAUNCH, Program
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo")


@pytest.fixture(scope="module")
def room(chromium, tmp_path_factory):
    """Eight people, of whom Anna and Bruno have browsers; they play one game after the other."""
    program = Program(tmp_path_factory.mktemp("nights") / "data")
    program.module = (LAUNCH, "no_waiting")
    room = Party(chromium, program.start(), SHOTS).begin(NAMES[:2], crowd=NAMES[2:])
    yield room
    room.end()


def deal_again(room, **rules):
    """Another game begins: all have their cards, and those with browsers have looked at them."""
    room.send_as_host("table.choose_game", game="lupus", abandon=True)
    evening = Evening(room)
    evening.set_rules(**rules)
    evening.deal()
    return evening


def test_all_at_once_every_phone_is_asked_in_the_same_moment_and_one_button_ends_it(room):
    evening = deal_again(room, night_input="together")
    (seer,) = evening.holders("seer")
    room.host.next(sure=True)  # the others have not looked
    room.host.next()
    for phone in room.phones:
        expect(phone.prompt("pick")).to_have_count(1)
    for phone in room.phones:
        with room.host.expect_change():
            evening.answer(phone, {})
    room.host.next(sure=seer not in NAMES[:2])  # asked where the answer is missing
    room.host.next()
    for device in room.everybody:
        device.expect_tone("day")


def test_by_pointing_the_phones_stay_dark_and_the_tablet_writes_down(room):
    evening = deal_again(room, night_input="pointing")
    (seer,) = evening.holders("seer")
    room.host.next(sure=True)
    for phone in room.phones:
        phone.expect_tone("night")
        # Its light would tell who looks something up.
        expect(phone.page.get_by_role("button", name=say("ui-help"))).to_have_count(0)
    room.host.next()
    room.host.shows(say("lupus-step-seer"))
    suspect = next(name for name in NAMES if name != seer)
    room.host.place_of(suspect).get_by_role("button").click()
    room.host.press(room.host.page.get_by_role("contentinfo").locator("button.go"))
    room.wait_drawn()
    for phone in room.phones:
        assert phone.prompt("pick").count() == 0
        assert phone.heading.inner_text() == room.phones[0].heading.inner_text()


def test_a_pack_that_differs_is_decided_on_the_ring_which_tells_nobody_who_is_of_it(room):
    evening = deal_again(room, first_night="bite", night_input="phones")
    wolves = evening.holders("werewolf")
    victim, other = [name for name in NAMES if name not in wolves][:2]
    room.host.next(sure=True)
    room.host.next()
    room.host.next(sure=True)  # the seer has not answered
    room.host.next()
    for wolf, prey in zip(wolves, (victim, other), strict=True):
        phone = room.open_phone(wolf) if wolf in NAMES[2:] else room.named(wolf)
        phone.pick(prey)
    confirm = room.host.page.get_by_role("contentinfo").locator("button.go")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    for name in NAMES:
        seat = room.host.place_of(name).get_by_role("button")
        expect(seat).to_be_visible()
        assert "shut" not in seat.get_attribute("class"), name
        box = seat.bounding_box()
        assert box["width"] > box["height"], name
    # That a name may not be chosen is said only after it was touched.
    room.host.place_of(wolves[0]).get_by_role("button").click()
    room.host.shows(say("phone-pick-not-this"))
    room.host.place_of(victim).get_by_role("button").click()
    expect(confirm).to_contain_text(victim)
    room.host.press(confirm)
    room.host.button_for("advance")
