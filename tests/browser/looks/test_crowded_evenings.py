"""Moments of whole evenings in which something was cut, torn or hidden."""

import re

from playwright.sync_api import expect

from companion.games.lupus.game import GAME
from tests.browser.checks import measure, wait_for_frames
from tests.browser.device import SHOTS
from tests.browser.snapshots import LONG, snapshot
from tests.browser.wall import CROWD, LARGER, SIZES
from tests.kit.games.lupus.cards import WHOLE_BOX, or_villagers
from tests.kit.games.lupus.evening import Evening
from tests.kit.playbook import Scene
from tests.kit.sentences import say

HIDDEN = """() => [...document.querySelectorAll(".ring button.rs")].filter((one) => {
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}).map((one) => one.innerText)"""
"""Names of the ring that cannot be touched, for something else lies on them."""
FITS = """() => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const cut = [...document.querySelectorAll(".head :is(h1, .lead)")]
        .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth);
    const small = [...document.querySelectorAll(".seat .nm")]
        .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 0.9375 * rem - 0.5);
    return [...cut, ...small].map((one) => one.innerText);
}"""
"""At night: words that their band cuts, names in smaller letters than the smallest print."""
NIGHT = (
    "Anna",
    "Gianfrancesco",
    "Pino",
    "Maria Vittoria",
    "Zoe",
    "Massimiliano",
    "Ida",
    "Bea",
    "Ugo",
    "Leo",
)


PARTS = """() => [...document.querySelectorAll(".face :is(h1, .does, .more)")]
    .map((one) => one.getBoundingClientRect().bottom)"""
"""Where the words of a held card end: its name, what it does, and the rest."""


WHOLE = """() => [...document.querySelectorAll(".secret .opened p")].every((one) => {
    const { x, top, bottom } = one.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) => one.contains(document.elementFromPoint(x + 9, y)));
})"""
"""Whether every line of what is opened by holding is in sight."""


def sealed_vote():
    """Twenty-four people are about to vote in secret."""
    return Evening(WHOLE_BOX, simultaneous_votes=True).night(wolves=20).to("nomination")


def test_who_has_not_voted_in_secret_is_counted_so_that_every_name_can_be_touched(gallery):
    evening = sealed_vote()
    snap = snapshot(evening, "tablet", CROWD)
    for language in ("it", "en"):
        page = gallery.show(snap, (1024, 768), language).page
        assert page.evaluate(HIDDEN) == [], language
        assert page.locator(".act .why").bounding_box()["height"] < 60, language
    for voter in evening.living[:-4]:
        evening.by(voter).vote(evening.living[evening.living[0] == voter])
    page = gallery.show(snapshot(evening, "tablet", CROWD), (1024, 768)).page
    for seat in evening.living[-4:]:
        assert CROWD[seat - 1] in page.locator(".act .why").inner_text()


def test_the_question_of_an_undo_has_a_title_in_one_line_and_a_small_way_out(gallery):
    snap = snapshot(sealed_vote(), "tablet", LONG)
    snap.picture["desk"]["undo"] |= {"warn": {"t": "table-undo-warn"}}
    for size in ((1024, 768), (390, 844)):
        page = gallery.show(snap, size).page
        page.locator(".act .back > button").first.click()
        expect(page.locator("dialog.doubt .bar h2")).to_be_visible()
        title = page.locator("dialog.doubt .bar h2").bounding_box()
        away = page.locator("dialog.doubt .bar button").bounding_box()
        assert title["height"] < 60, size
        assert away["width"] < size[0] / 3, size
        page.keyboard.press("Escape")


def test_the_cards_of_a_verdict_of_many_stay_on_a_wall_of_any_shape(gallery):
    evening = sealed_vote()
    living = evening.living
    for at, voter in enumerate(living):
        choice = living[1] if at % 6 else living[2]
        evening.by(voter).vote(choice if choice != voter else living[3])
    evening.to("defence").to("runoff")
    for at, voter in enumerate(evening.order):
        evening.by(voter).vote(living[1 if at % 9 else 2])
    evening.to("lynch")
    for size in ((1080, 1920), (1280, 720)):
        page = gallery.show(snapshot(evening, "screen", CROWD), size).page
        cards = measure(page, "boxes('.camps-of .mob')")
        assert len(cards) == len(evening.living) - 2, size
        assert min(x for x, *_ in cards) >= 0, size
        assert max(x + w for x, _, w, _ in cards) <= size[0], size
        assert measure(page, "overlaps('.camps-of section')") == [], size


def test_in_letters_of_200_percent_the_question_of_the_night_is_whole(gallery):
    evening = Evening(or_villagers("wolf*2 seer bodyguard medium v*5"), night_input="together")
    evening.open("night")
    for language in ("it", "en"):
        for seat in (1, 3, 4, 7):
            snap = snapshot(evening, seat, NIGHT)
            page = gallery.show(snap, (320, 568), language).page
            gallery.device("phone", language).set_font_size("32px")
            wait_for_frames(page)
            assert page.evaluate(FITS) == [], (language, seat)
            gallery.device("phone", language).set_font_size("")


DEAD = """() => {
    const socket = globalThis.fakeServer.socket;
    Object.getPrototypeOf(socket).deliver = function () { this.onclose?.({ code: 1006 }); };
    socket.onclose({ code: 1006 });
}"""
"""The connection is cut, and no new one is answered."""


def test_a_wall_that_has_lost_its_table_says_so_on_every_screen(gallery):
    snap = snapshot(sealed_vote(), "screen", CROWD)
    screen = gallery.new_device("screen")
    screen.load_all(snap)
    screen.page.evaluate(DEAD)
    expect(screen.page.locator(".lost h1")).to_be_visible()
    for size in (*SIZES, *LARGER):
        screen.resize(size)
        wait_for_frames(screen.page)
        screen.shoot(SHOTS / "look" / f"lost {size[0]}.png")
        assert measure(screen.page, "clippedText()") == [], size
        assert measure(screen.page, "overlaps('.lost .first > *, .control.near')") == [], size
    screen.leave()


def test_a_held_card_stands_above_the_finger_and_is_held_down_to_the_button(gallery):
    scene = Scene(GAME, range(1, 10))
    scene.tablet.set_deck({"werewolf": 2, "seer": 1, "villager": 6})
    scene.tablet.deal()
    snap = snapshot(scene, 4)
    for size in ((430, 932), (360, 640)):
        page = gallery.show(snap, size).page
        button = page.locator(".main .go").bounding_box()
        for finger in (200, 350, 450, 600, 800):
            if finger > button["y"] - 20:
                continue
            page.mouse.move(size[0] / 2, finger)
            page.mouse.down()
            expect(page.locator(".face .does")).to_be_visible()
            name, does, *_, last = page.evaluate(PARTS)
            assert max(name, does) < finger, (size, finger)
            assert last < max(finger, 400), (size, finger)
            page.mouse.up()
            expect(page.locator(".face")).to_have_count(0)
        page.mouse.move(size[0] / 2, button["y"] - 24)
        page.mouse.down()
        expect(page.locator(".face")).to_be_visible()
        page.mouse.up()


def test_at_the_end_ember_is_the_side_of_the_wolves_and_a_gouge_is_under_who_has_won(gallery):
    evening = Evening("wolf*2 seer v*7")
    for wolf in (1, 2):
        evening.tablet.kill(wolf, "lynched", "scene")
    ember = ["Anna", "Gianfrancesco"]
    page = gallery.show(snapshot(evening, 3, NIGHT), (360, 640)).page
    expect(page.locator(".shoe .seat.of-ember bdi")).to_have_text(ember)
    expect(page.locator(".shoe .seat:has(.g)")).to_have_count(8)
    box = page.get_by_role("button", name=say("phone-share")).bounding_box()
    assert box["y"] + box["height"] <= 640, "above the fold"
    with page.expect_download() as taken:
        page.get_by_role("button", name=say("phone-share")).click()
    assert re.fullmatch(r"veglia-lupus-\d{4}-\d\d-\d\d\.png", taken.value.suggested_filename)
    for viewer, size in (("tablet", (1024, 768)), ("screen", (1280, 720))):
        page = gallery.show(snapshot(evening, viewer, NIGHT), size).page
        expect(page.locator(".cast .of-ember bdi")).to_have_text(ember)
        expect(page.locator(".cast .wins")).to_have_count(8)
        colours = page.locator(".cast b").evaluate_all(
            "all => all.map(b => getComputedStyle(b).color)"
        )
        assert colours[0] == colours[1]
        assert len(set(colours)) == 2


def test_what_a_pack_that_differs_has_shown_can_be_read_whole(gallery):
    evening = Evening("wolf*3 seer v*12", first_night="bite").open("wolves")
    for seat, target in zip(evening.holders("wolves"), (5, 6, 7), strict=True):
        evening.pick(seat, target)
    page = gallery.show(snapshot(evening, "tablet", CROWD), (1024, 768)).page
    step = say("lupus-step-wolves")
    expect(page.get_by_text(say("lupus-settle-differ", step=step))).to_be_visible()
    page.locator(".secret .cov").focus()
    page.keyboard.down("Enter")
    lines = page.locator(".secret .opened p")
    expect(lines.first).to_be_visible()
    seen = page.evaluate(WHOLE)
    page.keyboard.up("Enter")
    assert seen


def test_who_sits_without_a_phone_and_the_door_are_in_sight_before_a_game(gallery):
    scene = Scene(GAME, range(1, 10))
    for language, size in (("it", (1024, 768)), ("en", (1024, 768))):
        page = gallery.show(snapshot(scene, "tablet", NIGHT), size, language).page
        for name in ("desk-add-seat", "table-close-door"):
            button = page.get_by_role("button", name=say(name, language)).bounding_box()
            assert button["y"] + button["height"] < 300, name
        expect(page.locator(".odds .bar:visible")).to_have_count(1)
