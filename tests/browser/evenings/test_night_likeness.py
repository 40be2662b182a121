"""At night the phones cannot be told apart: same picture, same taps, no request, no motion."""

import base64

import pytest
from playwright.sync_api import expect

from tests.browser.checks import differences, outline, skeleton, wait_for_frames
from tests.browser.evening import Evening
from tests.browser.watched_page import photographed
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Giulia", "Lorenzo")
SIZES = ((360, 640), (412, 915))
ALL_BROUGHT = """() => [...document.fonts].some(
    one => one.weight === "500" && one.status === "loaded")"""
"""The letters of the dead come last of what a phone brings in the minutes before a game."""
LIGHT = 1.5  # of 255: what the letters of another sentence weigh


def deal(party, *, workers, **rules):
    """Eight people with their cards; browsers are the phones of the pack, of the seer and of one
    without a part: all others are drawn from the same views (test_look_at_games)."""
    room = party(crowd=NAMES, workers=workers, wall=False, motion=True)
    evening = Evening(room)
    evening.choose_game()
    evening.set_rules(**rules)
    evening.deal_to_crowd()
    for name in (*evening.holders("werewolf"), *evening.holders("seer")):
        room.open_phone(name)
    room.open_phone(evening.holders("villager")[0])
    return evening


@pytest.fixture
def night(party):
    """The first night, in which the wolves bite."""
    evening = deal(party, workers=True, first_night="bite")
    room = evening.room
    for phone in room.phones:
        phone.page.wait_for_function(ALL_BROUGHT)
        phone.requests.clear()
    room.host.next()
    for phone in room.phones:
        phone.expect_tone("night")
    return evening


def test_phones_with_and_without_a_part_look_and_feel_alike(night):
    room = night.room
    is_painted(room.phones[0].page)
    assert_alike(room.phones, "night falls")
    for step in ("seer", "wolves"):
        room.host.next()
        room.wait_drawn(*room.phones)
        for phone in room.phones:
            expect(phone.prompt("pick")).to_have_count(1)
        assert_alike(room.phones, f"{step}, asked")
        for phone in room.phones:
            tempting_button(night, phone).tap()
        for phone in room.phones:
            phone.button_for("pick")
        assert_alike(room.phones, f"{step}, chosen")
        for phone in room.phones:
            phone.prompt("pick").get_by_role("button").tap()
        expect_answered(room.phones)
        assert_alike(room.phones, f"{step}, answered")
        settle_on_one(night, step)
        room.host.next()
        room.wait_drawn(*room.phones)
        assert_alike(room.phones, f"{step}, closed")
    for phone in room.phones:
        assert phone.requests == [], phone.name
    assert_equal_lengths(room.phones)
    asks_for_no_worker(room.phone())


def test_a_pack_that_meets_and_whoever_died_look_like_all_others(party):
    """The first night as most play it: the wolves read who they are, and then day breaks."""
    evening = deal(party, workers=False)
    room = evening.room
    room.host.next()
    room.host.next()
    room.host.send("skip_step", reason="in a test")
    room.host.next()
    room.wait_drawn(*room.phones)
    pack = evening.holders("werewolf")
    for name, other in (pack, pack[::-1]):
        expect(room.named(name).heading).to_contain_text(other)
    assert_alike(room.phones, "the pack meets")
    for phone in room.phones:
        tempting_button(evening, phone).tap()
        phone.prompt("pick").get_by_role("button").tap()
    expect_answered(room.phones)
    assert_alike(room.phones, "the pack has tapped")
    room.host.press(room.host.page.get_by_role("button", name=say("desk-undo")))
    for phone in room.phones:  # what was taken back can be answered once more
        phone.prompt("pick").locator('button:not([aria-disabled="true"])').tap()
    expect_answered(room.phones)
    room.host.next()
    room.host.next()
    dead = room.phones[-1]
    seat = NAMES.index(dead.name) + 1
    room.host.send("kill", seat=seat, cause="mauled", reason="in a test")
    room.wait_drawn()
    frames = {skeleton(phone.page) for phone in room.phones}
    assert len(frames) == 1, "before it is told"
    room.host.next()
    room.wait_drawn()
    dead.shows(say("lupus-ghost"))


def assert_equal_lengths(phones):
    """Whatever they answered, and whatever else they might: their commands are of one length, but
    for the number by which the answer is known."""
    for target in (1, 12, 999_999, None):
        phones[0].page.keyboard.press("Shift")  # each is a tap of its own
        phones[0].request("pick", step="wolves", target=target)
        phones[0].page.keyboard.press("Shift")
        phones[0].request("vote", target=target)
    sent = [frame for phone in phones for frame in phone.sent if '["do",' in frame]
    assert len(sent) >= 8 + 2 * len(phones)
    assert len({len(frame.lstrip("0123456789").encode()) for frame in sent}) == 1


def asks_for_no_worker(late):
    """A page that is opened in the night brings what it needs, and leaves the rest for the day."""
    late.open()
    late.wait_connected()
    late.page.wait_for_function("async () => (await caches.keys()).includes('veglia-views')")
    assert (
        late.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length")
        == 0
    )


def tempting_button(evening, phone):
    """The first name; a wolf taps the other one, whom the pack may not choose."""
    pack = evening.holders("werewolf")
    if phone.name not in pack:
        return phone.page.locator("button.seat").first
    return phone.seat_button(next(name for name in pack if name != phone.name))


def expect_answered(phones):
    """Their answers are shown as taken: the picture that says so and what acknowledges the tap come
    one after the other."""
    for phone in phones:
        taken = phone.page.locator('.foot button[aria-disabled="true"]:not([aria-busy="true"])')
        expect(taken).to_have_count(1)


def settle_on_one(evening, step):
    """The two wolves tapped their own first neighbours: bring them to one mind."""
    if step != "wolves":
        return
    pack = evening.holders("werewolf")
    prey = next(name for name in NAMES if name not in pack)
    for name in pack:
        if evening.room.named(name).chosen() != prey:
            evening.room.named(name).pick(prey)


def assert_alike(phones, moment):
    for width, height in SIZES:
        for phone in phones:
            phone.page.set_viewport_size({"width": width, "height": height})
        for phone in phones:
            wait_for_frames(phone.page)
        first, *others = phones
        shown = outline(first.page)
        for other in others:
            where = f"{moment}: {first.name} and {other.name}, {width}x{height}"
            assert differences(shown, outline(other.page)) == [], where
    lights = {phone.name: luma(phone.page, photographed(phone.page)) for phone in phones}
    assert max(lights.values()) - min(lights.values()) <= LIGHT, f"{moment}: {lights}"
    for phone in phones:
        phone.page.set_viewport_size({"width": phone.size[0], "height": phone.size[1]})


def is_painted(page):
    """What is measured is the painted page: it has another light than a page that is not."""
    lights = [luma(page, one) for one in (photographed(page), page.screenshot())]
    assert abs(lights[0] - lights[1]) > LIGHT


def luma(page, picture):
    """The mean light of the screen, 0 to 255: measured on the picture itself."""
    return page.evaluate(
        """async picture => {
            const image = new Image();
            image.src = 'data:image/png;base64,' + picture;
            await image.decode();
            const board = new OffscreenCanvas(image.width, image.height).getContext('2d');
            board.drawImage(image, 0, 0);
            const {data} = board.getImageData(0, 0, image.width, image.height);
            let sum = 0;
            for (let at = 0; at < data.length; at += 4)
                sum += 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
            return sum / (data.length / 4);
        }""",
        base64.b64encode(picture).decode(),
    )
