"""The lobby, a village in which each guest lights a window; and the QR for late guests: in sight in
every phase of every game, on nothing that is read, at the end only where a page has room."""

from copy import deepcopy
from functools import cache

import pytest
from playwright.sync_api import expect

from companion.table.device import Kind, Looker
from tests.browser.moments import moment
from tests.browser.staged import TOLD, walls
from tests.browser.wall import CROWD, EVERYBODY, SIZES, gathered, lupus, taken
from tests.browser.walls.great_table import campaign
from tests.kit.games.final_decrees import moments
from tests.kit.laws.games import GAMES
from tests.kit.playbook import Scene

HERE, LIT, NEW, SAID = ".here li", ".seat-house.lit", ".here .new", ".arrived"


def test_a_guest_who_comes_lights_a_window_and_is_welcomed_for_a_while(wall):
    wall.show(gathered(EVERYBODY[:8]))
    expect(wall.page.locator(NEW)).to_have_count(0)
    wall.put(gathered(EVERYBODY[:9]))
    expect(wall.page.locator(LIT)).to_have_count(9)
    expect(wall.page.locator(NEW)).to_have_text(EVERYBODY[8])
    expect(wall.page.locator(SAID)).to_have_text(f"Ecco {EVERYBODY[8]}")
    wall.put(gathered(EVERYBODY[:11]))
    expect(wall.page.locator(SAID)).to_have_text("Si siedono in 3")
    expect(wall.page.locator(SAID)).to_have_count(0)
    expect(wall.page.locator(NEW)).to_have_count(0)


def test_the_window_of_a_guest_who_leaves_goes_out(wall):
    wall.show(gathered(EVERYBODY[:5]))
    picture = gathered(EVERYBODY[:5])
    picture["table"]["ring"] = [1, 2, 4, 5]
    wall.put(picture)
    expect(wall.page.locator(HERE)).to_have_text([EVERYBODY[at] for at in (0, 1, 3, 4)])
    expect(wall.page.locator(LIT)).to_have_count(4)


def test_a_wall_that_is_switched_on_finds_the_guests_at_home(gallery):
    scene = Scene(GAMES["lupus"], range(1, 10))
    page = gallery.hangs(moment(scene, Looker(Kind.SCREEN), EVERYBODY), (1280, 720))
    expect(page.locator(LIT)).to_have_count(9)
    expect(page.locator(SAID)).to_have_count(0)


def test_before_a_game_is_chosen_the_wall_asks_who_plays_under_a_lantern(wall):
    picture = deepcopy(gathered(EVERYBODY[:3]))
    picture["table"]["game"] = None
    wall.show(picture)
    expect(wall.page.locator(".lobby h1")).to_have_text("Chi gioca stasera?")
    expect(wall.page.locator(".motif")).to_have_attribute("href", "#e-lantern")


def test_the_moon_has_the_motif_of_the_game(wall):
    wall.show(gathered(EVERYBODY[:5], "jrc"))
    expect(wall.page.locator(".motif")).to_have_attribute("href", "#e-game-jrc")


def test_a_closed_door_takes_the_way_in_away(wall):
    picture = deepcopy(gathered(EVERYBODY[:5]))
    wall.show(picture)
    expect(wall.page.locator(".entry .paper")).to_have_count(1)
    picture["table"]["door"] = "closed"
    wall.show(picture)
    wall.shows("La porta è chiusa")
    expect(wall.page.locator(".entry .paper, .spoken")).to_have_count(0)


STANDS = """end => {
    const [aside, paper] = [".late-qr", ".late-qr .paper"].map(
        one => document.querySelector(one)?.getBoundingClientRect());
    if (end && document.querySelector(".late-qr").style.visibility === "hidden") return true;
    const least = 0.12 * Math.min(innerWidth, innerHeight);
    if (!paper || paper.height < least || paper.width < paper.height - 1) return false;
    if (paper.right > innerWidth || paper.bottom > innerHeight || paper.left < 0) return false;
    const apart = (one) =>
        one.right <= aside.left || aside.right <= one.left ||
        one.bottom <= aside.top || aside.bottom <= one.top;
    const onLine = [...document.querySelectorAll("main ellipse")].some((one) => {
        const length = one.getTotalLength(), screen = one.getScreenCTM();
        return [...Array(200).keys()].some((at) => {
            const {x, y} = one.getPointAtLength((at * length) / 200).matrixTransform(screen);
            return x > paper.left && x < paper.right && y > paper.top && y < paper.bottom;
        });
    });
    if (onLine) return false;
    const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
        const at = words.currentNode;
        if (!at.textContent.trim() || at.parentElement.closest(".sr")) continue;
        if (end && !at.parentElement.checkVisibility({visibilityProperty: true})) continue;
        range.selectNode(at);
        if (![...range.getClientRects()].every((one) => one.width < 2 || apart(one))) return false;
    }
    return true;
}"""


@cache
def shown(game):
    """The moments of a game that are no lobby and no end, by name."""
    if game == "jrc":
        return campaign(6)
    if game in ("cities", "sancta"):
        scenes = {one["view"]["scene"]: one for one in walls(game)}
        return {name: one for name, one in scenes.items() if name not in ("lobby", "end")}
    if game == "final_decrees":
        names = EVERYBODY[:5]
        scenes = {shape: moments.at_work(shape) for shape in moments.SHAPES}
        return {name: taken(scene, names) for name, scene in scenes.items()}
    many = lupus(CROWD if game == "lupus of 24" else EVERYBODY)
    return {name: one for name, one in many.items() if name not in ("gathering", "end")}


@pytest.mark.parametrize("game", ["lupus", "lupus of 24", *TOLD])
def test_it_stands_in_every_phase_on_nothing_that_is_read(wall, game):
    for size in SIZES:
        wall.hang(size)
        for picture in shown(game).values():
            wall.show(picture)
            wall.page.wait_for_function(STANDS)


@pytest.mark.parametrize("game", ["lupus", *TOLD])
def test_at_the_end_it_lies_on_no_word_of_any_page(wall, game):
    for size in SIZES:
        wall.hang(size)
        wall.show(walls(game)[-1] if game in TOLD else lupus(EVERYBODY)["end"])
        expect(wall.page.locator(".dots i").nth(1)).to_be_attached()
        for _ in range(wall.page.locator(".dots i").count()):
            wall.page.wait_for_function(STANDS, arg=True)
            wall.page.keyboard.press("ArrowRight")


def test_at_night_it_is_dim_and_behind_a_closed_door_it_is_gone(wall):
    pictures = lupus(EVERYBODY)
    wall.show(pictures["night"])
    wall.page.locator(".late-qr.dim").wait_for()
    closed = {**pictures["talk"]["table"], "door": "closed"}
    wall.show({**pictures["talk"], "table": closed})
    assert wall.page.locator(".late-qr").count() == 0
    wall.show(gathered(EVERYBODY))
    assert wall.page.locator(".late-qr").count() == 0
