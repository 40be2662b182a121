"""A promulgation is a page of its own on the wall, for a while or until a touch."""

from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.checks import measured, settled
from tests.browser.moments import LONG, told

SIZES = ((1280, 720), (1920, 1080), (1080, 1920))
STAMPED, CHART = ".stamped", ".whole .graph"


@cache
def promulgations():
    """Each with what the wall showed before it."""
    walls = [one for one in told("five_decrees", LONG) if one.picture["me"]["kind"] == "screen"]
    return [(old, new) for old, new in pairwise(walls) if arrived(new) not in (None, arrived(old))]


def arrived(one):
    """The decree that has just been promulgated."""
    trails = [
        trail
        for panel in one.picture["view"].get("panels", ())
        if panel["kind"] == "trails"
        for trail in panel["trails"]
    ]
    return next((one["id"] for one in trails if one.get("arrival")), None)


@pytest.mark.parametrize("language", ["it", "en"])
def test_it_is_stamped_and_then_the_chart_is_back(gallery, language):
    shown = promulgations()
    assert len(shown) == 5
    for size in SIZES:
        for before, now in shown:
            gallery.hangs(before, size, language)
            page = gallery.hangs(now, size, language)
            expect(page.locator(STAMPED)).to_be_visible()
            settled(page)
            number = page.locator(".sheet-of .num")
            expect(number).to_have_text(str(int(arrived(now)) + 1))
            assert measured(page, "outside()") == [], (size, now.name)
            page.keyboard.press("Shift")
            expect(page.locator(STAMPED)).to_have_count(0)
            expect(page.locator(CHART)).to_be_visible()


def test_a_wall_that_comes_later_shows_the_chart(gallery):
    _, now = promulgations()[0]
    page = gallery.hangs(now, SIZES[0])
    page.reload()
    page.wait_for_function("() => globalThis.line?.drawn")
    gallery.hangs(now, SIZES[0])
    expect(page.locator(CHART)).to_be_visible()
    expect(page.locator(STAMPED)).to_have_count(0)
