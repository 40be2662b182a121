"""News are the title of a phone, names stay whole, and nothing covers the voters."""

import pytest
from playwright.sync_api import expect

from companion.web.languages import LANGUAGES
from tests.browser.checks import broken_words, wait_for_frames
from tests.browser.snapshots import golden_snapshots, snapshot
from tests.kit.games.lupus.evening import Evening
from tests.kit.sentences import say

NAMES = (
    *("Anna", "Massimiliano", "Giuseppantonio", "Maria Vittoria", "Zoe", "Gianfrancesco"),
    *("Pino", "Ida", "Bea", "Ugo", "Lia", "Max"),
)
COVERED = """() => [...document.querySelectorAll("button.seat")].filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return y < innerHeight && !one.contains(found);
    }).map((one) => one.innerText)"""
"""Names that cannot be touched where they stand."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_dawn_the_name_is_the_title_and_the_dead_do_not_read_it_of_themselves(gallery, language):
    evening = Evening("wolf*2 seer v*7", first_night="bite").night(wolves=3).tell_dawn()
    for size in ((320, 568), (360, 640)):
        page = gallery.show(snapshot(evening, 5, NAMES), size, language).page
        title = page.locator("h1:visible")
        expect(title).to_have_text("Giuseppantonio")
        assert broken_words(page, ".daybreak h1") == [], size
        box = title.locator("bdi").bounding_box()
        assert box["x"] >= 8, size
        assert box["x"] + box["width"] <= size[0] - 8, size
        assert title.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 32, size
    page = gallery.show(snapshot(evening, 3, NAMES), (360, 640), language).page
    expect(page.locator("h1:visible")).to_have_text(say("lupus-ghost", language))
    news = page.locator("main").get_by_text("Giuseppantonio", exact=False)
    expect(news.locator("visible=true")).to_have_count(0)


def test_a_dawn_without_dead_says_so_in_the_title(gallery):
    evening = Evening("wolf*2 seer v*7").night().tell_dawn()
    page = gallery.show(snapshot(evening, 5, NAMES), (360, 640)).page
    expect(page.locator("h1:visible")).to_have_count(1)
    assert page.locator(".daybreak h1").bounding_box()["y"] < 200


def test_a_verdict_of_a_long_name_and_the_votes_stay_whole_on_the_narrowest_phone(gallery):
    evening = Evening("wolf*2 seer v*7").night().to("nomination")
    for at, voter in enumerate(evening.order):
        evening.by(voter).vote((2, 3)[at % 2] if voter not in (2, 3) else 5 - voter)
    evening.to("runoff")
    for voter in evening.order:
        evening.by(voter).vote(2)
    evening.to("lynch")
    for size in ((320, 568), (360, 640), (740, 360)):
        page = gallery.show(snapshot(evening, 5, NAMES), size).page
        assert broken_words(page, ".verdict h1, .tally bdi, .shoe bdi") == [], size
        box = page.locator(".verdict h1").bounding_box()
        assert box["x"] >= 8, size
        ring = page.locator(".shoe").bounding_box()
        assert box["y"] + box["height"] <= ring["y"] or box["x"] + box["width"] <= ring["x"], size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def voice_snapshot(command):
    """The first picture of an evening of the voice in which a phone is offered this."""
    return next(
        one
        for one in golden_snapshots("nobody_moderates", NAMES)
        if one.kind == "phone"
        and any(ask["command"] == command for ask in one.picture["view"].get("prompts", ()))
    )


def test_a_pause_takes_no_room_from_the_names_of_those_who_vote(gallery):
    for size in ((360, 640), (740, 360)):
        page = gallery.show(voice_snapshot("vote"), size).page
        wait_for_frames(page)
        pause = page.get_by_role("button", name=say("lupus-voice-pause"))
        expect(pause).to_be_visible()
        assert pause.bounding_box()["y"] < 140, size
        assert page.evaluate(COVERED) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_speaks_reads_so_in_the_title_beside_the_button_that_ends_it(gallery, language):
    page = gallery.show(voice_snapshot("finish_speech"), (430, 932), language).page
    expect(page.locator("h1:visible")).to_have_text(say("lupus-you-speak", language))
    page = gallery.show(voice_snapshot("say_ready"), (430, 932), language).page
    expect(page.locator("h1:visible")).to_have_text(say("lupus-talk-hint", language))
