"""Promulgations, removals of blame, Stagnation and Decline: pages of their own on the wall."""

from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.checks import measured, settled
from tests.browser.moments import LONG, told
from tests.browser.wall import SIZES

STAMPED, ALONE, CHART = ".stamped", ".alone", ".whole .graph"


@cache
def walls():
    """What the wall shows, from the lobby on."""
    return [one for one in told("five_decrees", LONG) if one.picture["me"]["kind"] == "screen"]


def staged(sign):
    """Each moment for which `sign` says something new, with what the wall showed before it."""
    return [(old, new) for old, new in pairwise(walls()) if sign(new) not in (None, sign(old))]


def arrived(one):
    """The decree that has just been promulgated."""
    trails = [
        trail
        for panel in one.picture["view"].get("panels", ())
        if panel["kind"] == "trails"
        for trail in panel["trails"]
    ]
    return next((one["id"] for one in trails if one.get("arrival")), None)


def alone(one):
    """The heading of the note that stands alone."""
    notes = [panel for panel in one.picture["view"].get("panels", ()) if panel.get("alone")]
    return next((note["title"]["t"] for note in notes), None)


@pytest.mark.parametrize("language", ["it", "en"])
def test_it_is_stamped_and_then_the_chart_is_back(gallery, language):
    shown = staged(arrived)
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


def test_what_moves_blame_is_told_line_by_line_and_then_the_chart_is_back(gallery):
    shown = staged(alone)
    assert {alone(now) for _, now in shown} == {"decrees-sd-title", "decrees-diary-removed"}
    for size, language in zip(SIZES, ("it", "en"), strict=True):
        for before, now in shown:
            gallery.hangs(before, size, language)
            page = gallery.hangs(now, size, language)
            expect(page.locator(f"{ALONE} li").first).to_be_visible()
            settled(page)
            assert measured(page, "outside()") == [], (size, now.name)
            page.keyboard.press("Shift")
            expect(page.locator(ALONE)).to_have_count(0)
            expect(page.locator(CHART)).to_be_visible()
