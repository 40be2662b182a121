"""The tablet with many people, on a phone, in large letters: nothing lies on anything."""

import pytest
from playwright.sync_api import expect

from companion.web.languages import LANGUAGES
from tests.browser.checks import crossed, cut_texts, fine_print, settled, small_targets
from tests.kit.games.diaries import longest
from tests.kit.sentences import said

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


def faults(page, moment):
    """What lies on something else, is too small, or is cut, at every size and in large letters."""
    found = []
    for width, height in SIZES:
        for zoom in (1, LARGE):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(
                "size => document.documentElement.style.fontSize = size", f"{16 * zoom}px"
            )
            settled(page)
            checks = {
                "names": [one for one in crossed(page, NAMES) if one != "outside"],
                "targets": [one for one in crossed(page, ".ring button.rs") if one != "outside"],
                "small": small_targets(page),
                "fine": fine_print(page, LEAST),
                "cut": cut_texts(page),
            }
            found += [
                f"{moment} {width}x{height} {zoom * 100} % {what}: {one}"
                for what, ones in checks.items()
                for one in ones
            ]
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    settled(page)
    return found


@pytest.mark.slow
def test_with_24_long_names_nothing_lies_on_anything(party):
    room = party(crowd=LONG, wall=False)
    room.tells("table.choose_game", game="lupus")
    host = room.host
    expect(host.page.locator(".desk.lobby")).to_be_visible()
    found = faults(host.page, "lobby")
    room.tells("deal")
    room.tells("advance")
    room.drawn()
    roles = host.page.locator(".reveal")
    roles.press("Enter")
    expect(host.page.locator(".ring .role").first).to_be_visible()
    found += faults(host.page, "night")
    assert not found, "\n".join(found)


def to_the_night(room):
    """A game, its cards and the steps of the night."""
    room.tells("table.choose_game", game="lupus")
    room.tells("deal")
    room.tells("advance")
    told = room.keys.see(lambda seen: seen["v"] >= room.newest)
    return [step["label"]["t"] for step in told["view"]["panels"][0]["stages"]]


def to_the_talk(room):
    """A night in which nobody acts, and the morning after it."""
    for step in to_the_night(room):
        room.tells("skip_step", reason=step)
    host = room.host
    while not host.page.locator(".digits").count():
        host.next()


def in_sight(page, part):
    box = page.locator(part).bounding_box()
    height = page.evaluate("innerHeight")
    assert box["y"] >= 0, part
    assert box["y"] + box["height"] <= height, part


@pytest.mark.slow
def test_on_a_phone_the_clock_the_button_and_the_way_back_stay_in_sight(party):
    room = party(crowd=LONG[:9], wall=False)
    to_the_talk(room)
    host = room.host
    for width, height in SIZES[3:]:
        host.page.set_viewport_size({"width": width, "height": height})
        settled(host.page)
        for down in (0, 10_000):
            host.page.evaluate("y => scrollTo(0, y)", down)
            settled(host.page)
            for part in (".small-clock .digits", ".act .big button", ".act .back button"):
                in_sight(host.page, part)


@pytest.mark.slow
def test_the_sheets_keep_their_title_and_the_way_out_in_sight(party):
    room = party(crowd=LONG[:9], wall=False)
    room.tells("table.choose_game", game="lupus")
    host = room.host
    host.tool(said("desk-group-rules"))
    dialog = host.page.get_by_role("dialog")
    expect(dialog.locator(".rules h3").first).to_have_text(said("lupus-rules-first"))
    dialog.evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    settled(host.page)
    in_sight(host.page, "dialog .bar h2")
    in_sight(host.page, "dialog .bar button")


def test_names_are_put_in_order_by_touching_them_and_by_dragging_them(party):
    room = party(crowd=("Anna", "Bruno", "Carla", "Dario", "Elisa"), wall=False)
    room.tells("table.choose_game", game="lupus")
    host = room.host
    room.drawn()  # the chairs of the empty table have a button of the same name
    host.page.get_by_role("button", name=said("desk-sit-touch")).press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for name in ("Dario", "Anna"):
        dialog.get_by_role("button", name=name).press("Enter")
    with host.moving():
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
    with host.moving():
        mouse.up()
    assert host.names() == made_room


def test_a_removal_says_whom_and_does_not_glow(party):
    host = party(crowd=("Anna", "Bruno"), wall=False).host
    host.place_of("Anna").get_by_role("button").click()
    host.page.get_by_role("button", name=said("desk-remove-seat", name="Anna")).click()
    doubt = host.page.locator("dialog.doubt")
    expect(doubt.get_by_role("heading")).to_have_text("Anna")
    expect(doubt.locator(".q")).to_have_text(said("table-remove-seat-warn", name="Anna"))
    expect(doubt.locator("button.go:not(.quiet)")).to_have_text(said("ui-rather-not"))
    host.press(doubt.locator("button.go.quiet"))
    assert host.names() == ["Bruno"]


def test_another_device_without_a_camera_gets_a_link(party):
    room = party(crowd=("Anna",), wall=False)
    link = room.host.invite_for_another_tablet()
    field = room.host.page.get_by_role("textbox", name=said("desk-invite-link"))
    expect(field).to_have_value(link)
    other = room.tablet()
    other.page.goto(link)
    other.page.wait_for_url("**/t/*")
    other.linked()
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


def test_one_long_name_costs_no_word_of_the_night(party):
    """The same with a player without a phone: who is awaited and what is answered are in sight."""
    crowd = ("Marco", "Francesca", "Luca", "Nonna Pina", "Chiara", "Giulia", "Giulia B.")
    room = party(crowd=crowd, wall=False)
    room.tells("table.add_seat", called="Massimiliano De Santis")
    steps = to_the_night(room)
    room.tells("advance")
    host = room.host
    called = host.page.locator(".inside .say .line")
    expect(called).to_be_visible()
    for step in steps:
        for size in ((1024, 768), (1280, 720)):
            host.page.set_viewport_size({"width": size[0], "height": size[1]})
            settled(host.page)
            assert host.page.evaluate(INSIDE, SAID) == [], (step, size)
            if host.page.locator(".inside .cov").count():
                host.page.locator(".inside .cov").focus()
                host.page.keyboard.down("Enter")
                expect(host.page.locator(".inside .opened")).to_be_visible()
                assert host.page.evaluate(INSIDE, SAID) == [], (step, size, "held")
                host.page.keyboard.up("Enter")
        room.tells("skip_step", reason=step)


WORDS = """(words) => {
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
}"""


def test_what_would_be_taken_back_is_said_whole(party):
    room = party(crowd=LONG[:6], wall=False)
    room.tells("table.choose_game", game="sancta")
    room.tells("set_option", option="react_seconds", value=60)
    host = room.host
    expect(host.page.locator(".act .back small")).to_contain_text("60")
    lines = [line for language in LANGUAGES for line in longest(language, LONG[:6])]
    for width, height in SIZES[:2]:
        host.page.set_viewport_size({"width": width, "height": height})
        settled(host.page)
        for line in lines:
            drawn = host.page.evaluate(WORDS, line)
            assert [drawn["whole"], drawn["inside"], drawn["seen"]] == [True] * 3, (line, drawn)
            assert drawn["letters"] >= LEAST, line
            assert drawn["height"] <= height / 3, (line, drawn)
