"""The lobby on the wall: a village in which each guest lights a window."""

from copy import deepcopy

from playwright.sync_api import expect

from companion.table.device import Kind, Looker
from tests.browser.moments import moment
from tests.browser.wall import EVERYBODY, gathered
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
