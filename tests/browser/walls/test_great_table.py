"""The great table of a campaign on the public screen: names read from the sofa, a full wall; and
its envelopes, which are opened on a page a city, contested ones last."""

import time
from itertools import combinations, product

import pytest
from playwright.sync_api import expect

from tests.browser.checks import measure
from tests.browser.device import SHOTS
from tests.browser.snapshots import snapshot
from tests.browser.wall import SIZES, wall_picture
from tests.browser.walls.great_table import NAMES, campaign
from tests.browser.walls.way_in import expect_late_qr
from tests.kit.games.jrc.campaign import COLUMNS, WASHINGTON, Campaign

LARGE = {5: 44, 6: 40, 7: 34}
"""Units of the names where nothing stands beside the table, by people; look.md asks for 44."""
FOUR = ("Lucia", "Francesca", "Carla", "Massimiliano")
ENVELOPE, TABLE = ".envelope", ".ledger tbody tr"
SEEN = "one => getComputedStyle(one).visibility"


def show_moment(wall, people, moment, size):
    wall.resize(size)
    wall.show(campaign(people)[moment])
    wall.shoot(SHOTS / "great" / f"{people}-{moment}-{size[0]}.png")


@pytest.mark.parametrize("people", [5, 6, 7])
def test_every_moment_of_a_turn_can_be_read_from_the_sofa_and_nothing_lies_on_another(wall, people):
    for size in SIZES:
        for moment in campaign(people):
            show_moment(wall, people, moment, size)
            assert wall.faults_of(".ring .rs, .ring .middle") == [], (moment, size)
            expect_late_qr(wall)
            if moment in ("princes", "orders", "end"):
                expect(wall.page.locator(".ledger thead th bdi")).to_have_count(people)
                assert crossings(wall) == [], (moment, size)
            if moment in ("princes", "where") and size == SIZES[0]:
                assert wall.font_size(".ledger thead th:not(.mg) bdi") >= LARGE[people], moment


def name_boxes(device):
    """The lines of each name and of the heading at the end: [left, top, right, bottom] of letters,
    without the room above and below them."""
    return device.page.evaluate(
        """() => [...document.querySelectorAll(".ledger thead bdi, .ledger thead .mg")].map(at => {
            const range = document.createRange();
            range.selectNodeContents(at);
            const turned = getComputedStyle(at).writingMode !== "horizontal-tb";
            return [...range.getClientRects()].map(({left, top, width, height}) => turned
                ? [left + width * 0.25, top, left + width * 0.75, top + height]
                : [left, top + height * 0.25, left + width, top + height * 0.75]);
        })"""
    )


def crossings(device):
    """Pairs of names of which a line lies on a line of the other."""
    return [
        (one, other)
        for one, other in combinations(name_boxes(device), 2)
        for a, b in product(one, other)
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]


@pytest.mark.parametrize("moment", ["princes", "orders", "where", "end"])
def test_the_table_fills_the_wall(wall, moment):
    show_moment(wall, 5, moment, SIZES[0])
    (table,) = wall.boxes(".ledger table")
    assert table[1] + table[3] >= 0.8 * 720


def test_while_points_are_divided_the_wall_shows_who_is_writing(wall):
    show_moment(wall, 5, "allocate", SIZES[0])
    expect(wall.page.locator(".ledger")).to_have_count(0)
    expect(wall.page.locator(".ring .rs")).to_have_count(5)
    lowest = max(y + height for _, y, _, height in wall.boxes(".ring .rs"))
    assert lowest >= 0.8 * 720


def test_on_a_phone_six_long_names_stand_apart_and_columns_beyond_the_edge_are_counted(gallery):
    turned = dict(enumerate((*COLUMNS.values(), COLUMNS[1], COLUMNS[2]), start=1))
    scene = Campaign(tuple(turned)).allocated(turned)
    phone = gallery.show(snapshot(scene, 1, names=NAMES), (360, 640))
    assert crossings(phone) == []
    expect(phone.page.get_by_role("button", name="→")).to_be_visible()
    assert measure(phone.page, "pageOverflow()") == []
    phone.shoot(SHOTS / "great" / "6-phone.png")


def test_on_the_tablet_the_last_of_five_names_does_not_lie_on_the_heading_beside_it(gallery):
    turned = dict(enumerate((*COLUMNS.values(), COLUMNS[1]), start=1))
    scene = Campaign(tuple(turned)).allocated(turned).passed()
    names = (*NAMES[:4], "Nonna Giuseppina")
    host = gallery.show(snapshot(scene, "tablet", names=names), (1024, 768))
    expect(host.page.locator(".ledger thead .mg")).to_be_visible()
    assert crossings(host) == []


def opening_pages():
    """The wall before and while all first papers are opened, which takes an hour."""
    before = wall_picture(Campaign().started(), FOUR)
    opened = wall_picture(Campaign().allocated(), FOUR)
    return before, {**opened, "announced_at": time.time() + 3600}


@pytest.fixture(params=["no-preference", "reduce"])
def in_motion(wall, request):
    wall.page.emulate_media(reduced_motion=request.param)
    yield request.param == "no-preference"
    wall.page.emulate_media(reduced_motion="reduce")


def test_a_city_has_the_wall_alone_and_a_touch_shows_the_table(wall, in_motion):
    before, opened = opening_pages()
    wall.show(before)
    wall.show(opened)
    if in_motion:
        expect(wall.page.locator(ENVELOPE)).to_be_visible()
        expect(wall.page.locator(f"{ENVELOPE} text")).to_have_text("Atlanta")
        expect(wall.page.locator(f"{ENVELOPE} h1")).to_have_text("Francesca")
        expect(wall.page.locator(TABLE)).to_have_count(0)
    else:
        expect(wall.page.locator(TABLE)).to_have_count(9)
        assert wall.page.locator(".ledger td b").first.evaluate(SEEN) == "hidden"
    wall.page.keyboard.press("Shift")
    expect(wall.page.locator(ENVELOPE)).to_have_count(0)
    expect(wall.page.locator(TABLE)).to_have_count(9)
    assert wall.page.locator(".ledger td b").first.evaluate(SEEN) == "visible"


@pytest.mark.parametrize("size", SIZES)
def test_each_envelope_can_be_read_and_a_contested_city_is_opened_last(wall, size):
    """A table of this one city alone, so that its page stays."""
    before, opened = opening_pages()
    wall.page.emulate_media(reduced_motion="no-preference")
    wall.resize(size)
    (table,) = [panel for panel in opened["view"]["panels"] if panel["kind"] == "ledger"]
    lines = list(table["lines"])
    (contested,) = [line for line in lines if line.get("broken")]
    for line in lines:
        wall.show(before)
        table["lines"] = [contested, line] if line is not contested else [contested]
        wall.show(opened)
        name = line["label"] if isinstance(line["label"], str) else None
        envelope = wall.page.locator(f"{ENVELOPE} text")
        expect(envelope).to_have_count(1)
        city = envelope.text_content()
        assert name in (None, city)
        assert (city == WASHINGTON) is (line is contested)
        assert wall.faults_of() == [], (size, city)
    wall.page.emulate_media(reduced_motion="reduce")


def test_nothing_is_staged_where_nothing_is_announced(wall):
    before, opened = opening_pages()
    wall.show(before)
    wall.show({**opened, "announced_at": None})
    expect(wall.page.locator(TABLE)).to_have_count(9)
    expect(wall.page.locator(ENVELOPE)).to_have_count(0)
