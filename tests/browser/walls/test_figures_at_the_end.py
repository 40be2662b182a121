"""The end of the other games on a wall: one figure for each person or each duel, then titles."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import measured, settled
from tests.browser.moments import LONG, NAMES, gathering, told
from tests.browser.wall import SIZES

EVENINGS = {
    "a_rose_for_four": "La corsa alla Rosa",
    "five_decrees": "Com’è finita la pratica",
    "three_duels_and_extra_time": "La partita in figure",
    "the_fourth_prince_and_the_fifth": "La campagna in figure",
}
WORDS = ".sheaf.on .tiles :is(h2, .label, .name, .line, .map text, .who)"
PAGES_AT_MOST = 6
PRINTED = """() => Promise.all(
    document.querySelector(".sheaf.on").getAnimations({subtree: true}).map(one => one.finished))"""


@pytest.mark.parametrize("evening", EVENINGS)
def test_a_figure_for_each_stands_whole_on_every_wall_after_the_result(gallery, evening):
    gallery.frame("screen", "it", next(one for one in gathering(NAMES[:3]) if is_wall(one)))
    *_, end = (one for one in told(evening, LONG) if is_wall(one))
    for size in SIZES:
        page = gallery.hangs(end, size)
        expect(page.locator(".sheaf .tiles")).to_be_attached()
        assert page.locator(".turning .dots i").count() <= PAGES_AT_MOST
        while page.locator(".sheaf.on .tiles").count() == 0:
            page.keyboard.press("ArrowRight")
            expect(page.locator(".finale > .on")).to_have_count(1)
        page.evaluate(PRINTED)
        settled(page)
        expect(page.locator(".sheaf.on .tiles h2")).to_have_text(EVENINGS[evening])
        figures = page.locator(".sheaf.on .figure")
        expect(figures).to_have_count(page.locator(".sheaf.on .tiles li").count())
        assert measured(page, "outside()") == [], size
        edge = page.locator(".turning").bounding_box()["y"]
        boxes = measured(page, f"boxes('{WORDS}')")
        assert max(y + height for _, y, _, height in boxes) <= edge, size
        names = measured(page, "boxes('.sheaf.on .map text')")
        rings = measured(page, "boxes('.sheaf.on .map .town')")
        for x, y, width, height in names:
            for left, top, across, high in rings:
                apart = x + width < left or left + across < x
                assert apart or y + height < top + 8 or top + high < y + 8, f"on a name, {size}"


def test_the_score_of_a_match_is_read_across_the_room(gallery):
    gallery.frame("screen", "it", next(one for one in gathering(NAMES[:3]) if is_wall(one)))
    *_, end = (one for one in told("three_duels_and_extra_time", LONG) if is_wall(one))
    for size in SIZES:
        page = gallery.hangs(end, size)
        expect(page.locator(".score-of b")).to_have_text(["1", "1"])
        assert measured(page, "lettersOf('.score-of b')") >= 0.09 * min(size), size
        assert measured(page, "outside()") == [], size


def is_wall(one):
    return one.picture["me"]["kind"] == "screen"
