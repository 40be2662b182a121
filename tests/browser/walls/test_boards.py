"""Boards of other games on the public screen: the map of a campaign's cities while orders are
awaited, and the chart of ministries, in all their depths and with long names."""

from copy import deepcopy
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.browser.checks import broken_words, wait_for_frames
from tests.browser.wall import SIZES, lobby_picture, wall_picture
from tests.browser.walls.great_table import campaign
from tests.browser.walls.way_in import expect_late_qr
from tests.kit.games.final_decrees import moments
from tests.kit.games.jrc.campaign import WASHINGTON, Campaign

NAMES = ("Lucia", "Francesca", "Carla", "Massimiliano", "Nonna Pina", "Gianfrancesco", "Ludovico")
OFFICIALS = ("Massimiliano", "Bartolomea", "Maria Antonietta", "Gianfrancesco", "Nonna Giuseppina")
APART = (
    ".map .town, .towns .who, .towns .corners p",
    ".map text:nth-of-type(2), .towns .who",
    ".map .by, .towns .who",
)
"""Rings, names of cities, names of princes: none lies on another of its kind."""
OWN = ("Roma", "Milano", "Napoli", "Torino", "Palermo", "Genova", "Bologna", "Firenze")
MORE = ("Reggio di Calabria", "Venezia", "Verona", "Trieste")
BELOW = """all => Object.fromEntries(all.map(one => {
    const [, city, holder] = [...one.querySelectorAll("text")].map(text => text.textContent);
    return [city, [one.getAttribute("class"), holder]];
}))"""
FILLS = "all => all.map(one => one.getAttribute('fill'))"


def stay_on_map(wall):
    """Pages that turn by themselves stop at a key."""
    wall.page.keyboard.press("ArrowRight")
    wait_for_frames(wall.page)
    if wall.page.locator(".towns").count() == 0:
        wall.page.keyboard.press("ArrowRight")


def orders_awaited(scene, names=NAMES):
    scene.tablet.go_on().gives("IncomePaid", "PapersAsked")
    return wall_picture(scene, names)


@cache
def own_cities(people, count):
    """Orders are awaited in a campaign on so many cities of the table's own."""
    scene = Campaign(tuple(range(1, people + 1)))
    scene.tablet.set_option("city_set", "custom")
    for city in scene.state.options.own_cities[count:]:
        scene.tablet.drop_city(city)
    for old, new in zip(scene.state.options.own_cities, (*OWN, *MORE), strict=False):
        scene.tablet.rename_city(old, new)
    for new in (*OWN, *MORE)[len(scene.state.options.own_cities) : count]:
        scene.tablet.add_city(new)
    scene.started()
    for seat in scene.ring:
        turned = (*scene.state.cities[seat:], *scene.state.cities[:seat])
        scene.by(seat).allocate(dict(zip(turned, (8, 7, 6, 5, 4), strict=False)))
    scene.tablet.open_papers()
    return orders_awaited(scene)


def test_each_city_tells_its_prince_by_name_and_pattern_and_a_contested_one_says_so(wall):
    wall.show(orders_awaited(Campaign().allocated()))
    cities = wall.page.locator(".map g").evaluate_all(BELOW)
    assert len(cities) == 9
    assert cities.pop(WASHINGTON) == ["contested", "contesa"]
    assert cities["Atlanta"] == ["held", "Francesca"]
    assert cities["Miami"] == ["held", "Lucia"]
    assert cities["Seattle"] == ["held", "Carla"]
    assert cities["Dallas"] == cities["Cleveland"] == ["held", "Massimiliano"]
    fills = wall.page.locator(".towns .who circle").evaluate_all(FILLS)
    assert len(set(fills)) == 4
    held = wall.page.locator(".map g", has_text="Miami").locator("circle")
    assert fills[0] in held.evaluate_all(FILLS)


@pytest.mark.parametrize("people", [5, 6, 7])
@pytest.mark.parametrize("cities", [5, 9, 12])
def test_all_cities_can_be_read_from_the_sofa(wall, people, cities):
    picture = campaign(people)["awaited"] if cities == 9 else own_cities(people, cities)
    for size in SIZES:
        wall.resize(size)
        wall.show(picture)
        stay_on_map(wall)
        expect(wall.page.locator(".map g")).to_have_count(cities)
        assert wall.faults_of(*APART) == [], size


def test_the_map_gives_way_to_the_table_once_orders_lie_open(wall):
    for moment in ("orders", "where"):
        wall.show(campaign(5)[moment])
        expect(wall.page.locator(".ledger")).to_have_count(1)
        expect(wall.page.locator(".map")).to_have_count(0)


def test_sums_that_have_no_room_below_the_map_are_a_page_of_their_own(wall):
    wall.show(campaign(7)["awaited"])
    stay_on_map(wall)
    expect(wall.page.locator(".map .by").filter(has_text="Ludovico")).to_have_count(2)
    expect(wall.page.locator(".key")).to_have_count(0)
    wall.page.keyboard.press("ArrowRight")
    expect(wall.page.locator(".ledger tfoot")).to_have_count(1)
    wall.page.keyboard.press("ArrowRight")
    expect(wall.page.locator(".map")).to_have_count(1)


def test_the_campaign_so_far_is_a_page_of_its_own_once_a_turn_is_over(wall):
    picture = deepcopy(campaign(5)["awaited"])
    (rings,) = [panel for panel in picture["history"] if panel["kind"] == "tiles"]
    for tile in rings["tiles"]:
        tile["holders"] = tile["holders"] * 2
    for size in SIZES:
        wall.resize(size)
        wall.show(lobby_picture(NAMES[:5], "jrc"))
        wall.draw(picture)
        expect(wall.page.locator(".pages-of i")).to_have_count(2)
        stay_on_map(wall)
        wall.page.keyboard.press("ArrowRight")
        expect(wall.page.locator(".campaign .as-rings h2")).to_have_text("La campagna in figure")
        wait_for_frames(wall.page)
        assert wall.faults_of() == [], size


def named_scenes():
    """Every moment by name."""
    scenes = {shape: moments.at_work(shape) for shape in moments.SHAPES}
    scenes |= {
        "declined": moments.declined(),
        "tied": moments.tied(),
        "promulgated": moments.promulgated(),
    }
    return {name: wall_picture(scene, OFFICIALS) for name, scene in scenes.items()}


def test_every_moment_of_the_ministries_can_be_read_from_the_sofa_and_the_way_in_lies_on_nothing(
    wall,
):
    wall.page.emulate_media(reduced_motion="reduce")
    pictures = named_scenes()
    for size in SIZES:
        wall.resize(size)
        for name, picture in pictures.items():
            wall.show(picture)
            assert wall.faults_of(".node, .public .scores") == [], (name, size)
            assert broken_words(wall.page, ".scores bdi, .node .who bdi") == [], (name, size)
            if name in moments.SHAPES:
                expect_late_qr(wall)
                newest, older = (wall.font_size(f".note.news p:nth-of-type({n})") for n in (1, 2))
                assert newest / older > 1.4, (name, size)
                assert wall.font_size(".scores .num") >= 52, (name, size)


def test_the_chart_stands_still_while_different_things_are_told(wall):
    places = []
    for scene in (moments.at_work("first"), moments.promulgated()):
        wall.show(wall_picture(scene, OFFICIALS))
        wall.page.keyboard.press("Shift")  # it is stamped on a page of its own first
        places.append(wall.boxes(".graph .field"))
    assert places[0] == places[1]


def test_whoever_has_least_blame_stands_on_a_line_with_everybody_else(wall):
    wall.show(wall_picture(moments.at_work(), ("Anna", "Bruno", "Carla", "Dario", "Elisa")))
    (lead,) = wall.boxes(".scores .leads .num")
    for _, top, _, height in wall.boxes(".scores .num"):
        assert top + height / 2 == pytest.approx(lead[1] + lead[3] / 2, abs=2)
    colours = wall.page.evaluate(
        "() => [...document.querySelectorAll('.scores li:not(.turn) bdi')]"
        ".map(at => getComputedStyle(at).color)"
    )
    assert len(set(colours)) == 1, colours


def test_a_long_name_is_not_broken_while_people_come(wall):
    wall.show(lobby_picture(OFFICIALS))
    for size in SIZES:
        wall.resize(size)
        assert broken_words(wall.page, ".here bdi") == []
