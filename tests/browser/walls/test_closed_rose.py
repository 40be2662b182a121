"""A saint in a Rose and the bell are pages of the wall; the last minutes have their light."""

from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.checks import measured, settled
from tests.browser.moments import LONG, told
from tests.browser.wall import SIZES, taken
from tests.kit.games.cities.match import Match

PAGE, FLOWERS = ".closed-rose", ".spread .petals"
NAMES = ("Anna", "Massimiliano")


@cache
def gatherings():
    """Each moment in which a Rose has one saint more, with what the wall showed before it."""
    walls = [one for one in told("a_rose_for_four", LONG) if one.picture["me"]["kind"] == "screen"]
    return [
        (old, new)
        for old, new in pairwise(walls)
        if new.picture["view"]["scene"] == "flower" and 0 < gathered(old) < gathered(new)
    ]


def gathered(one):
    panels = one.picture["view"].get("panels", ())
    beds = [bed for panel in panels if panel["kind"] == "petals" for bed in panel["beds"]]
    return sum(bed.get("gathered", 0) for bed in beds)


def test_a_full_rose_names_whose_it_is_and_then_everybodys_are_back(gallery):
    assert len(gatherings()) >= 2
    for size in SIZES:
        for before, now in gatherings():
            gallery.hangs(before, size)
            page = gallery.hangs(now, size)
            expect(page.locator(PAGE)).to_be_visible()
            settled(page)
            assert measured(page, "outside()") == [], (size, now.name)
            page.keyboard.press("Shift")
            expect(page.locator(PAGE)).to_have_count(0)
            expect(page.locator(FLOWERS)).to_be_visible()


@pytest.mark.parametrize(("left", "light"), [(360, ""), (299, "late"), (0, "rung")])
def test_the_room_has_another_light_in_the_last_minutes_and_after_the_bell(wall, left, light):
    picture = taken(Match(), NAMES)
    (clock,) = [one["clock"] for one in picture["view"]["panels"] if one["kind"] == "countdown"]
    clock["before"] = clock["length"] - left
    clock.pop("since", None)
    if left:
        clock["since"] = wall.page.evaluate("() => Date.now() / 1000")
    wall.show(picture)
    time = wall.page.locator(".time")
    for one in ("late", "rung"):
        assert time.evaluate("(at, one) => at.classList.contains(one)", one) is (one == light)


def with_left(one, seconds):
    """The same moment, with so much time on the clock."""
    picture = deepcopy(one.picture)
    (clock,) = [one["clock"] for one in picture["view"]["panels"] if one["kind"] == "countdown"]
    clock["before"] = clock["length"] - seconds
    clock.pop("since", None)
    return replace(one, picture=picture)


def is_wall_with_clock(one, scene):
    view = one.picture["view"]
    clocks = [panel for panel in view.get("panels", ()) if panel["kind"] == "countdown"]
    return one.picture["me"]["kind"] == "screen" and view["scene"] == scene and bool(clocks)


@pytest.mark.parametrize("scene", ["line", "fight"])
def test_at_the_bell_nothing_else_is_on_show_until_a_touch(gallery, scene):
    evening = told("three_duels_and_extra_time", LONG)
    one = next(one for one in evening if is_wall_with_clock(one, scene))
    for size, language in zip(SIZES, ("it", "en"), strict=True):
        gallery.hangs(with_left(one, 60), size, language)
        page = gallery.hangs(with_left(one, 0), size, language)
        expect(page.locator(".bell-rings")).to_be_visible()
        settled(page)
        assert measured(page, "outside()") == [], size
        page.keyboard.press("Shift")
        expect(page.locator(".bell-rings")).to_have_count(0)
