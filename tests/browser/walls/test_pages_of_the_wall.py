"""A promulgation, what moves blame, a saint in a Rose and the bell are pages of the wall of their
own until a touch; the last minutes have their light."""

from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.checks import measure, wait_for_frames
from tests.browser.snapshots import LONG, golden_snapshots
from tests.browser.wall import SIZES, wall_picture
from tests.kit.games.cities.match import Match

CHART, FLOWERS = ".whole .graph", ".spread .petals"
NAMES = ("Anna", "Massimiliano")


@cache
def wall_snapshots(evening):
    """What the wall shows, from the lobby on."""
    return [one for one in golden_snapshots(evening, LONG) if one.kind == "screen"]


def first_of_each(evening, sign):
    """Each moment for which `sign` says something new, with what the wall showed before it."""
    pairs = pairwise(wall_snapshots(evening))
    return [(old, new) for old, new in pairs if sign(new) not in (None, sign(old))]


def panels(picture, kind):
    return [panel for panel in picture["view"].get("panels", ()) if panel["kind"] == kind]


def promulgated_decree(snap):
    """The decree that has just been promulgated."""
    trails = [trail for panel in panels(snap.picture, "trails") for trail in panel["trails"]]
    return next((one["id"] for one in trails if one.get("arrival")), None)


def lone_note(snap):
    """The heading of the note that stands alone."""
    notes = [panel for panel in snap.picture["view"].get("panels", ()) if panel.get("alone")]
    return next((note["title"]["t"] for note in notes), None)


def gathered_saints(snap):
    """How many saints are in a Rose."""
    beds = [bed for panel in panels(snap.picture, "petals") for bed in panel["beds"]]
    return sum(bed.get("gathered", 0) for bed in beds)


def open_each(gallery, moments, part, then, language="it"):
    """Each moment on its own page: no word is outside on any screen, and a touch shows what comes
    then. They are drawn on either screen in turns, and then resized to the other one."""
    for at, (before, now) in enumerate(moments):
        sizes = SIZES[::-1] if (at + (language == "it")) % 2 else SIZES
        gallery.show(before, sizes[0], language)
        page = gallery.show(now, sizes[0], language).page
        yield page, now
        for size in sizes:
            gallery.device("screen", language, now).resize(size)
            wait_for_frames(page)
            expect(page.locator(part)).to_be_visible()
            assert measure(page, "clippedText()") == [], (size, language, now.name)
        page.keyboard.press("Shift")
        expect(page.locator(part)).to_have_count(0)
        expect(page.locator(then)).to_be_visible()


@pytest.mark.parametrize("language", ["it", "en"])
def test_it_is_stamped_and_then_the_chart_is_back(gallery, language):
    decrees = first_of_each("five_decrees", promulgated_decree)
    assert len(decrees) == 5
    for page, now in open_each(gallery, decrees, ".stamped", CHART, language):
        expect(page.locator(".sheet-of .num")).to_have_text(str(int(promulgated_decree(now)) + 1))


@pytest.mark.parametrize("language", ["it", "en"])
def test_what_moves_blame_is_told_line_by_line_and_then_the_chart_is_back(gallery, language):
    notes = first_of_each("five_decrees", lone_note)
    assert {lone_note(now) for _, now in notes} == {"decrees-sd-title", "decrees-diary-removed"}
    for page, _ in open_each(gallery, notes, ".alone", CHART, language):
        expect(page.locator(".alone li").first).to_be_visible()


def test_a_full_rose_names_whose_it_is_and_then_everybodys_are_back(gallery):
    changes = first_of_each("a_rose_for_four", gathered_saints)
    roses = [
        (old, new)
        for old, new in changes
        if new.picture["view"]["scene"] == "flower"
        and 0 < gathered_saints(old) < gathered_saints(new)
    ]
    assert len(roses) >= 2
    assert len(list(open_each(gallery, roses, ".closed-rose", FLOWERS))) == len(roses)


def with_left(picture, seconds):
    """The same picture, with so much time on its clock, which stands; and the clock."""
    picture = deepcopy(picture)
    (clock,) = [one["clock"] for one in panels(picture, "countdown")]
    clock["before"] = clock["length"] - seconds
    clock.pop("since", None)
    return picture, clock


@pytest.mark.parametrize("scene", ["line", "fight"])
def test_at_the_bell_nothing_else_is_on_show_until_a_touch(gallery, scene):
    with_clock = (
        one
        for one in wall_snapshots("three_duels_and_extra_time")
        if panels(one.picture, "countdown")
    )
    one = next(one for one in with_clock if one.picture["view"]["scene"] == scene)
    bell = [tuple(replace(one, picture=with_left(one.picture, left)[0]) for left in (60, 0))]
    for language in ("it", "en"):
        assert list(open_each(gallery, bell, ".bell-rings", "main", language))


@pytest.mark.parametrize(("left", "light"), [(360, ""), (299, "late"), (0, "rung")])
def test_the_room_has_another_light_in_the_last_minutes_and_after_the_bell(wall, left, light):
    picture, clock = with_left(wall_picture(Match(), NAMES), left)
    if left:
        clock["since"] = wall.page.evaluate("() => Date.now() / 1000")
    wall.show(picture)
    time = wall.page.locator(".time")
    for state in ("late", "rung"):
        assert time.evaluate("(at, one) => at.classList.contains(one)", state) is (state == light)
