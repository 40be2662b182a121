"""The end on a wall: all cards of a crowd, one figure for each person or each duel, then titles."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import measure, wait_for_frames
from tests.browser.snapshots import LONG, NAMES, gathering, golden_snapshots, snapshot
from tests.browser.wall import CROWD, EVERYBODY, SIZES, lupus_pictures, wall_picture
from tests.kit.games.lupus.cards import WHOLE_BOX, needs
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.world import world

EVENINGS = {
    "a_rose_for_four": "La corsa alla Rosa",
    "five_decrees": "Com’è finita la pratica",
    "three_duels_and_extra_time": "La partita in figure",
    "the_fourth_prince_and_the_fifth": "La campagna in figure",
}
WORDS = ".sheaf.on .tiles :is(h2, .label, .name, .line, .map text, .who)"
PRINTED = """() => Promise.all(
    document.querySelector(".sheaf.on").getAnimations({subtree: true}).map(one => one.finished))"""
CAST = ".cast b, .cast .role, .opening h1, .turning"
STANDS = "() => Promise.all(document.getAnimations().map(one => one.finished))"


def end_of(gallery, evening, names=LONG):
    """The last picture of the wall; its page is open from the lobby on."""
    lobby, end = (
        [one for one in some if one.kind == "screen"]
        for some in (gathering(NAMES[:3]), golden_snapshots(evening, names))
    )
    gallery.device("screen", "it", lobby[0])
    return end[-1]


@pytest.mark.parametrize("evening", EVENINGS)
def test_a_figure_for_each_stands_whole_on_every_wall_after_the_result(gallery, evening):
    end = end_of(gallery, evening)
    for size in SIZES:
        page = gallery.show(end, size).page
        expect(page.locator(".sheaf .tiles")).to_be_attached()
        assert page.locator(".turning .dots i").count() <= 6
        while page.locator(".sheaf.on .tiles").count() == 0:
            page.keyboard.press("ArrowRight")
            expect(page.locator(".finale > .on")).to_have_count(1)
        page.evaluate(PRINTED)
        wait_for_frames(page)
        expect(page.locator(".sheaf.on .tiles h2")).to_have_text(EVENINGS[evening])
        figures = page.locator(".sheaf.on .figure")
        expect(figures).to_have_count(page.locator(".sheaf.on .tiles li").count())
        assert measure(page, "clippedText()") == [], size
        edge = page.locator(".turning").bounding_box()["y"]
        boxes = measure(page, f"boxes('{WORDS}')")
        assert max(y + height for _, y, _, height in boxes) <= edge, size
        names = measure(page, "boxes('.sheaf.on .map text')")
        rings = measure(page, "boxes('.sheaf.on .map .town')")
        for x, y, width, height in names:
            for left, top, across, high in rings:
                apart = x + width < left or left + across < x
                assert apart or y + height < top + 8 or top + high < y + 8, f"on a name, {size}"


def test_the_score_of_a_match_is_read_across_the_room(gallery):
    end = end_of(gallery, "three_duels_and_extra_time")
    for size in SIZES:
        page = gallery.show(end, size).page
        expect(page.locator(".score-of b")).to_have_text(["1", "1"])
        assert measure(page, "fontSizeOf('.score-of b')") >= 0.09 * min(size), size
        assert measure(page, "clippedText()") == [], size


def test_all_cards_of_a_crowd_stand_above_the_pages_of_the_end(gallery):
    evening = Evening(WHOLE_BOX)
    before = snapshot(evening, "screen", CROWD)
    for wolf in (1, 2, 3):
        evening.night().lynch(wolf)
    for language, size in (("it", (1280, 720)), ("en", (1280, 720)), ("en", (1080, 1920))):
        gallery.show(before, size, language)
        page = gallery.show(snapshot(evening, "screen", CROWD), size, language).page
        expect(page.locator(".turning")).to_be_visible()
        wait_for_frames(page)
        edge = page.locator(".turning").bounding_box()["y"]
        cards = measure(page, "boxes('.cast .role')")
        assert len(cards) == len(CROWD)
        assert max(y + height for _, y, _, height in cards) <= edge, (language, size)


@needs("possessed")
def test_the_other_side_stands_apart_and_is_turned_over_last(wall):
    wall.show(lupus_pictures(EVERYBODY)["end"])
    humans, wolves = wall.page.locator(".two-camps .cast").all()
    expect(wolves.locator("b")).to_have_text(["Anna", "Bruno", "Filippo"])
    expect(humans.locator("li")).to_have_count(9)
    expect(humans.locator(".of-ember")).to_have_count(0)
    assert wall.faults_of(CAST) == []


def test_a_lone_side_that_has_lost_stands_apart_from_those_who_have_won(wall):
    evening = world("wolf*2 piper seer v*8", at="discussion")
    for wolf in (1, 2):
        evening.tablet.kill(wolf, "mauled", "scene")
    wall.show(wall_picture(evening, EVERYBODY))
    many, apart = wall.page.locator(".two-camps .cast").all()
    expect(many.locator("li:not(.wins)")).to_have_count(0)
    expect(apart.locator("b")).to_have_text(["Caterina", "Anna", "Bruno"])
    assert wall.faults_of(CAST) == []


def test_the_evening_is_told_in_pictures_and_then_in_medals_page_by_page(wall):
    wall.show(lupus_pictures(EVERYBODY)["end"])
    page = wall.page
    expect(page.locator(".sheaf.on")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".sheaf.on .tiles h2")).to_have_text("La serata in figure")
    pictures = page.locator(".sheaf.on .tiles li")
    expect(pictures.first.locator(".label")).to_have_text("Notte 1")
    expect(pictures.first.locator(".name")).to_have_text("Nessuno")
    expect(page.locator(".sheaf .tiles .hunts")).not_to_have_count(0)
    page.evaluate(STANDS)
    assert wall.faults_of(".sheaf.on .tiles :is(.label, .name, .line)") == []
    while not page.locator(".sheaf.on .medals").count():
        page.keyboard.press("ArrowRight")
        expect(page.locator(".sheaf.on")).to_have_count(1)
    expect(page.locator(".sheaf.on .medals li")).to_have_count(2)
    page.evaluate(STANDS)
    assert wall.faults_of(".sheaf.on .medals :is(.title-of, .t, .s)") == []


def test_the_wall_leaves_the_log_to_phones_and_paper(wall):
    wall.show(lupus_pictures(EVERYBODY)["end"])
    expect(wall.page.locator(".sheaf .tiles").first).to_be_attached()
    expect(wall.page.locator(".chronicle")).to_have_count(0)


ENDLESS = (
    *("Massimilianogiuseppemari", "Jean-Baptiste-Emmanuel", "Rindfleischetikettierung"),
    *("Gianfrancescomariavittor", "Wilhelmina-Friederike-Ev"),
)
NAMED = ".finale > .on :is(.cast b, .by, h1, .score-of, .tiles .name, .medals .t, .whose bdi)"


@pytest.mark.parametrize("evening", [*EVENINGS, "the_whole_box"])
def test_endless_names_stay_where_they_belong_at_the_end(gallery, evening):
    end = end_of(gallery, evening, ENDLESS + CROWD[5:])
    for size in SIZES:
        page = gallery.show(end, size).page
        expect(page.locator(".turning")).to_be_visible()
        for _ in range(page.locator(".turning .dots i").count()):
            expect(page.locator(".finale > .on")).to_have_count(1)
            page.evaluate(STANDS)
            wait_for_frames(page)
            assert measure(page, "clippedText()") == [], size
            assert measure(page, f"overlaps('{NAMED}')") == [], size
            page.keyboard.press("ArrowRight")
