"""The tablet with many people, on a phone, in large letters: nothing lies on anything."""

import pytest
from playwright.sync_api import expect

from companion.games.lupus.game import GAME
from companion.web.languages import LANGUAGES
from tests.browser.checks import FINGER, measure, wait_for_frames
from tests.browser.device import CUT_OFF
from tests.browser.snapshots import gathering, snapshot
from tests.kit.games.diaries import longest
from tests.kit.games.lupus.cards import WHOLE_BOX
from tests.kit.games.lupus.evening import Evening
from tests.kit.laws.games import GAMES
from tests.kit.playbook import Scene
from tests.kit.sentences import say

LONG = (
    *("Maria Maddalena Francesc", "Giò", "Massimiliano Bartolomeo!", "Anna", "Maria Antonietta"),
    *("Bartolomeo", "Alessandrina", "Ferdinando", "Giovanbattista", "Annachiara", "Michelangelo"),
    *("Guglielmina", "Leonardo", "Pierfrancesco Giuseppe!", "Immacolata", "Domenicantonio"),
    *("Evangelina", "Costantino", "Supercalifragilistichesp", "Sebastiano", "Mariacristina"),
    *("Temistocle", "Ermenegildo", "Zoe"),
)
SIZES = ((1024, 768), (768, 1024), (1280, 720), (390, 844), (360, 640), (740, 360))
NAMES = ".ring .rs .nm, .ring .rs .role, .ring .rs small, .ring .rs .mobs"
LEAST = 15
"""CSS pixels of the smallest print of a tablet (look.md §8)."""
LARGE = 2
"""Letters of 200 %."""


def faults(tablet, moment):
    """What lies on something else, is too small, or is cut, at every size and in large letters."""
    overlaps = []
    for size in SIZES:
        for zoom in (1, LARGE):
            tablet.resize(size)
            tablet.set_font_size(f"{16 * zoom}px")
            wait_for_frames(tablet.page)
            checks = f"[overlaps('{NAMES}'), overlaps('.ring button.rs'), smallTargets({FINGER}), "
            crossings = measure(tablet.page, f"{checks}smallText({LEAST}), cutText()]")
            overlaps += [
                f"{moment} {size} {zoom * 100} % {one}"
                for ones in crossings
                for one in ones
                if one != "outside"
            ]
    tablet.set_font_size("")
    return overlaps


@pytest.mark.slow
def test_with_24_long_names_nothing_lies_on_anything(gallery):
    lobby = Scene(GAME, range(1, len(LONG) + 1))
    overlaps = faults(gallery.show(snapshot(lobby, "tablet", names=LONG), SIZES[0]), "lobby")
    tablet = gallery.show(snapshot(Evening(WHOLE_BOX), "tablet", names=LONG), SIZES[0])
    roles = tablet.page.locator(".reveal")
    roles.press("Enter")
    expect(tablet.page.locator(".ring .role").first).to_be_visible()
    overlaps += faults(tablet, "night")
    roles.press("Enter")
    assert not overlaps, "\n".join(overlaps)


def is_reachable(page, part):
    box = page.locator(part).bounding_box()
    height = page.evaluate("innerHeight")
    assert box["y"] >= 0, part
    assert box["y"] + box["height"] <= height, part


def test_on_a_phone_the_clock_the_button_and_the_way_back_stay_in_sight(gallery):
    talk = snapshot(Evening("v*6 wolf*2 seer", at="discussion"), "tablet", names=LONG)
    for size in SIZES[3:]:
        page = gallery.show(talk, size).page
        for down in (0, 10_000):
            page.evaluate("y => scrollTo(0, y)", down)
            wait_for_frames(page)
            for part in (".small-clock .digits", ".act .big button", ".act .back button"):
                is_reachable(page, part)


def test_the_sheets_keep_their_title_and_the_way_out_in_sight(gallery):
    lobby = snapshot(Scene(GAME, range(1, 10)), "tablet", names=LONG)
    page = gallery.show(lobby, SIZES[0]).page
    page.get_by_role("button", name=say("desk-group-rules"), exact=True).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".rules h3").first).to_have_text(say("lupus-rules-first"))
    dialog.evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    wait_for_frames(page)
    is_reachable(page, "dialog .bar h2")
    is_reachable(page, "dialog .bar button")
    page.keyboard.press("Escape")


def test_names_are_put_in_order_by_touching_them_and_by_dragging_them(party):
    room = party(crowd=("Anna", "Bruno", "Carla", "Dario", "Elisa"), wall=False)
    room.send_as_host("table.choose_game", game="lupus")
    host = room.host
    room.wait_drawn()  # the chairs of the empty table have a button of the same name
    host.page.get_by_role("button", name=say("desk-sit-touch")).press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for name in ("Dario", "Anna"):
        dialog.get_by_role("button", name=name).press("Enter")
    with host.allowing(CUT_OFF):  # what was touched is there again when the link is
        room.program.kill()
        host.shows(say("desk-lost-title"))
        room.program.start()
        host.wait_connected()
    expect(dialog.locator('[aria-pressed="true"]')).to_have_count(2)
    with host.expect_change():
        dialog.locator('.foot[data-command="table.set_ring"] button').press("Enter")
    expect(dialog).to_have_count(0)
    assert host.names() == ["Dario", "Anna", "Bruno", "Carla", "Elisa"]
    drag(host, "Elisa", "Anna")
    assert host.names() == ["Dario", "Elisa", "Anna", "Bruno", "Carla"]


def drag(host, name, onto):
    """A finger drags a name to another chair; the others make room before it is released."""
    start, goal = (host.place_of(one).locator(".rs").bounding_box() for one in (name, onto))
    mouse = host.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=8)
    made_room = host.names()
    with host.expect_change():
        mouse.up()
    assert host.names() == made_room


def test_a_sheet_closes_when_the_second_try_is_carried_out(room):
    room.seat_cookies("Anna")
    room.seat_cookies("Bruno")
    host = room.host
    host.place_of("Anna").get_by_role("button").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("desk-rename")).click()
    line = dialog.get_by_role("textbox")
    with host.allowing_refusals():
        line.fill("Bruno")
        line.press("Enter")
        expect(dialog.locator(".toast")).to_be_visible()
        line.fill("Brunella")
        line.press("Enter")
        expect(line).to_have_count(0)
    host.close_sheet()


def test_a_removal_says_whom_and_does_not_glow(room):
    room.seat_cookies("Anna")
    room.seat_cookies("Bruno")
    host = room.host
    host.place_of("Anna").get_by_role("button").click()
    host.page.get_by_role("button", name=say("desk-remove-seat", name="Anna")).click()
    doubt = host.page.locator("dialog.doubt")
    expect(doubt.get_by_role("heading")).to_have_text("Anna")
    expect(doubt.locator(".q")).to_have_text(say("table-remove-seat-warn", name="Anna"))
    expect(doubt.locator("button.go:not(.quiet)")).to_have_text(say("ui-rather-not"))
    host.press(doubt.locator("button.go.quiet"))
    assert host.names() == ["Bruno"]


def test_another_device_without_a_camera_gets_a_link(party):
    room = party(crowd=("Anna",), wall=False)
    link = room.host.invite_for_another_tablet()
    field = room.host.page.get_by_role("textbox", name=say("desk-invite-link"))
    expect(field).to_have_value(link)
    other = room.tablet()
    other.page.goto(link)
    other.page.wait_for_url("**/t/*")
    other.wait_connected()
    expect(other.page.locator(".ring li bdi")).to_have_text(["Anna"])


SAID = ".waiting > *, .opened, .asked, .say p"
INSIDE = """said => {
  const side = document.querySelector(".inside > .side");
  const edge = side.getBoundingClientRect();
  const cut = (part) => {
    const box = part.getBoundingClientRect();
    return box.bottom > edge.bottom + 1 || box.top < edge.top - 1;
  };
  return [...side.querySelectorAll(said)].filter(cut).map((part) => part.textContent);
}"""
"""What stands in the middle of the frame and is not whole."""


def test_one_long_name_costs_no_word_of_the_night(gallery):
    """The same with a player without a phone: who is awaited and what is answered are in sight."""
    names = ("Marco", "Francesca", "Luca", "Nonna Pina", "Chiara", "Giulia", "Giulia B.")
    evening, opened = Evening("v*3 wolf*2 seer v*2", phones=range(1, 8)), 0
    for step in evening.steps_tonight:
        evening.open(step)
        snap = snapshot(evening, "tablet", names=(*names, "Massimiliano De Santis"), without=(8,))
        for size in ((1024, 768), (1280, 720)):
            page = gallery.show(snap, size).page
            expect(page.locator(".inside .say .line")).to_be_visible()
            assert page.evaluate(INSIDE, SAID) == [], (step, size)
            if page.locator(".inside .cov").count():
                page.locator(".inside .cov").focus()
                page.keyboard.down("Enter")
                expect(page.locator(".inside .opened")).to_be_visible()
                assert page.evaluate(INSIDE, SAID) == [], (step, size, "held")
                page.keyboard.up("Enter")
                opened += 1
    assert opened, "no step had anything to hold"


WORDS = """(lines) => lines.map((words) => {
    const label = document.querySelector('.act .back small');
    label.textContent = words;
    const [one, button] = [label, label.closest('button')].map((it) => it.getBoundingClientRect());
    return {
        whole: label.scrollHeight <= label.clientHeight && label.scrollWidth <= label.clientWidth,
        inside: one.top >= button.top - 1 && one.bottom <= button.bottom + 1,
        seen: button.top >= 0 && button.bottom <= innerHeight,
        letters: parseFloat(getComputedStyle(label).fontSize),
        height: button.height,
    };
})"""


def test_what_would_be_taken_back_is_said_whole(gallery):
    scene = Scene(GAMES["sancta"], range(1, 7))
    scene.tablet.set_option("react_seconds", 60)
    snap = snapshot(scene, "tablet", names=LONG)
    lines = [line for language in LANGUAGES for line in longest(language, LONG[:6])]
    for size in SIZES[:2]:
        page = gallery.show(snap, size).page
        expect(page.locator(".act .back small")).to_contain_text("60")
        for line, drawn in zip(lines, page.evaluate(WORDS, lines), strict=True):
            assert [drawn["whole"], drawn["inside"], drawn["seen"]] == [True] * 3, (line, drawn)
            assert drawn["letters"] >= LEAST, line
            assert drawn["height"] <= size[1] / 3, (line, drawn)
        gallery.show(next(gathering(())), size)  # nothing to take back: the label is made anew
        expect(page.locator(".act .back small")).to_have_count(0)
