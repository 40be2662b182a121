"""The envelopes of a campaign are opened on the wall, a page a city, contested ones last."""

import pytest
from playwright.sync_api import expect

from tests.browser.wall import SIZES
from tests.browser.walls.great_table import opening
from tests.kit.games.jrc.campaign import WASHINGTON

PAGE, TABLE = ".envelope", ".ledger tbody tr"
SEEN = "one => getComputedStyle(one).visibility"


@pytest.fixture(params=["no-preference", "reduce"])
def moved(wall, request):
    wall.page.emulate_media(reduced_motion=request.param)
    yield request.param == "no-preference"
    wall.page.emulate_media(reduced_motion="reduce")


def test_a_city_has_the_wall_alone_and_a_touch_shows_the_table(wall, moved):
    before, opened = opening()
    wall.show(before)
    wall.show(opened)
    if moved:
        expect(wall.page.locator(PAGE)).to_be_visible()
        expect(wall.page.locator(f"{PAGE} text")).to_have_text("Atlanta")
        expect(wall.page.locator(f"{PAGE} h1")).to_have_text("Francesca")
        expect(wall.page.locator(TABLE)).to_have_count(0)
    else:
        expect(wall.page.locator(TABLE)).to_have_count(9)
        assert wall.page.locator(".ledger td b").first.evaluate(SEEN) == "hidden"
    wall.page.keyboard.press("Shift")
    expect(wall.page.locator(PAGE)).to_have_count(0)
    expect(wall.page.locator(TABLE)).to_have_count(9)
    assert wall.page.locator(".ledger td b").first.evaluate(SEEN) == "visible"


@pytest.mark.parametrize("size", SIZES)
def test_each_envelope_can_be_read_and_a_contested_city_is_opened_last(wall, size):
    """A table of this one city alone, so that its page stays."""
    before, opened = opening()
    wall.page.emulate_media(reduced_motion="no-preference")
    wall.hang(size)
    (table,) = [panel for panel in opened["view"]["panels"] if panel["kind"] == "ledger"]
    lines = list(table["lines"])
    (contested,) = [line for line in lines if line.get("broken")]
    for line in lines:
        wall.show(before)
        table["lines"] = [contested, line] if line is not contested else [contested]
        wall.show(opened)
        name = line["label"] if isinstance(line["label"], str) else None
        shown = wall.page.locator(f"{PAGE} text")
        expect(shown).to_have_count(1)
        told = shown.text_content()
        assert name in (None, told)
        assert (told == WASHINGTON) is (line is contested)
        assert wall.faults_of() == [], (size, told)
    wall.page.emulate_media(reduced_motion="reduce")


def test_nothing_is_staged_where_nothing_is_announced(wall):
    before, opened = opening()
    wall.show(before)
    wall.show({**opened, "announced_at": None})
    expect(wall.page.locator(TABLE)).to_have_count(9)
    expect(wall.page.locator(PAGE)).to_have_count(0)
