"""The lobby, a village in which each guest lights a window; and the QR for late guests: in sight in
every phase of every game, on nothing that is read, at the end only where a page has room."""

from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests.browser.snapshots import snapshot
from tests.browser.staged import GOLDEN, PAUSE, wall_pictures
from tests.browser.wall import EVERYBODY, SIZES, lobby_picture, lupus_pictures
from tests.browser.walls.way_in import expect_late_qr
from tests.kit.laws.games import GAMES
from tests.kit.playbook import Scene

HERE, LIT, NEW, SAID = ".here li", ".seat-house.lit", ".here .new", ".arrived"


def test_a_guest_who_comes_lights_a_window_and_is_welcomed_for_a_while(wall):
    wall.show(lobby_picture(EVERYBODY[:8]))
    expect(wall.page.locator(NEW)).to_have_count(0)
    wall.page.evaluate(PAUSE)
    wall.draw(lobby_picture(EVERYBODY[:9]))
    expect(wall.page.locator(LIT)).to_have_count(9)
    expect(wall.page.locator(NEW)).to_have_text(EVERYBODY[8])
    expect(wall.page.locator(SAID)).to_have_text(f"Ecco {EVERYBODY[8]}")
    wall.draw(lobby_picture(EVERYBODY[:11]))
    expect(wall.page.locator(SAID)).to_have_text("Si siedono in 3")
    wall.page.evaluate("() => resume()")
    expect(wall.page.locator(SAID)).to_have_count(0)
    expect(wall.page.locator(NEW)).to_have_count(0)


def test_the_window_of_a_guest_who_leaves_goes_out(wall):
    wall.show(lobby_picture(EVERYBODY[:5]))
    picture = lobby_picture(EVERYBODY[:5])
    picture["table"]["ring"] = [1, 2, 4, 5]
    wall.draw(picture)
    expect(wall.page.locator(HERE)).to_have_text([EVERYBODY[at] for at in (0, 1, 3, 4)])
    expect(wall.page.locator(LIT)).to_have_count(4)


def test_a_wall_that_is_switched_on_finds_the_guests_at_home(gallery):
    scene = Scene(GAMES["lupus"], range(1, 10))
    page = gallery.show(snapshot(scene, "screen", EVERYBODY), (1280, 720)).page
    expect(page.locator(LIT)).to_have_count(9)
    expect(page.locator(SAID)).to_have_count(0)


def test_before_a_game_is_chosen_the_wall_asks_who_plays_under_a_lantern(wall):
    picture = deepcopy(lobby_picture(EVERYBODY[:3]))
    picture["table"]["game"] = None
    wall.show(picture)
    expect(wall.page.locator(".lobby h1")).to_have_text("Chi gioca stasera?")
    expect(wall.page.locator(".motif")).to_have_attribute("href", "#e-lantern")


def test_the_moon_has_the_motif_of_the_game(wall):
    wall.show(lobby_picture(EVERYBODY[:5], "jrc"))
    expect(wall.page.locator(".motif")).to_have_attribute("href", "#e-game-jrc")


def test_a_closed_door_takes_the_way_in_away(wall):
    picture = deepcopy(lobby_picture(EVERYBODY[:5]))
    wall.show(picture)
    expect(wall.page.locator(".entry .paper")).to_have_count(1)
    picture["table"]["door"] = "closed"
    wall.show(picture)
    wall.shows("La porta è chiusa")
    expect(wall.page.locator(".entry .paper, .spoken")).to_have_count(0)


@pytest.mark.parametrize("game", ["cities", "sancta"])
def test_it_stands_in_every_phase_on_nothing_that_is_read(wall, game):
    """Those of the other games are asked where they are shown anyhow: test_wall.py, test_boards.py,
    test_great_table.py."""
    scenes = {one["view"]["scene"]: one for one in wall_pictures(game)}
    for size in SIZES:
        wall.resize(size)
        for name, picture in scenes.items():
            if name not in ("lobby", "end"):
                wall.show(picture)
                expect_late_qr(wall)


@pytest.mark.parametrize("game", ["lupus", *GOLDEN])
def test_at_the_end_it_lies_on_no_word_of_any_page(wall, game):
    for size in SIZES:
        wall.resize(size)
        wall.show(wall_pictures(game)[-1] if game in GOLDEN else lupus_pictures(EVERYBODY)["end"])
        expect(wall.page.locator(".dots i").nth(1)).to_be_attached()
        for _ in range(wall.page.locator(".dots i").count()):
            expect_late_qr(wall, end=True)
            wall.page.keyboard.press("ArrowRight")


def test_at_night_it_is_dim_and_behind_a_closed_door_it_is_gone(wall):
    pictures = lupus_pictures(EVERYBODY)
    wall.show(pictures["night"])
    wall.page.locator(".late-qr.dim").wait_for()
    closed = {**pictures["talk"]["table"], "door": "closed"}
    wall.show({**pictures["talk"], "table": closed})
    assert wall.page.locator(".late-qr").count() == 0
    wall.show(lobby_picture(EVERYBODY))
    assert wall.page.locator(".late-qr").count() == 0
