"""The public screen when it is touched, or left alone: a new page for each scene."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import wait_for_frames
from tests.browser.conftest import open_wall
from tests.browser.staged import PAUSE
from tests.browser.wall import CROWD, EVERYBODY, SIZES, Wall, lobby_picture, lupus_pictures


@pytest.fixture
def wall(chromium, gallery):
    """A television that nobody has touched yet."""
    with open_wall(chromium, gallery.program) as screen:
        yield screen


PAGES = ".dots i"


def page_number(wall):
    return wall.page.locator(PAGES).evaluate_all("all => all.findIndex(one => one.matches('.now'))")


@pytest.mark.parametrize("names", [EVERYBODY, CROWD], ids=len)
def test_every_page_of_the_end_is_whole(wall, names):
    for size in SIZES:
        wall.show(lobby_picture(names))
        wall.resize(size)
        wall.show(lupus_pictures(names)["end"])
        all_pages_are_whole(wall)


def all_pages_are_whole(wall):
    expect(wall.page.get_by_text("Di chi si sospettava").first).to_be_attached()
    wait_for_frames(wall.page)
    pages, titles, pictures = wall.page.locator(PAGES).count(), [], set()
    assert pages >= 4
    for at in range(pages):
        assert page_number(wall) == at
        assert wall.faults_of(".opening.on .cast li", ".turning > *, .control.near") == [], at
        titles += wall.page.locator(".sheaf.on h2").all_inner_texts()
        pictures.add(wall.page.locator(".finale > .on").inner_text())
        wall.page.keyboard.press("ArrowRight")
        wait_for_frames(wall.page)
    assert page_number(wall) == 0
    assert len(pictures) == pages, "a page that is shown twice has left another out"
    assert {"La serata in figure", "I titoli della serata", "Di chi si sospettava"} <= set(titles)


def test_the_pages_of_the_end_turn_by_themselves_until_somebody_touches_the_screen(wall):
    wall.page.clock.install()
    wall.draw(lupus_pictures(EVERYBODY)["end"])
    for at in range(1, 4):
        wall.page.clock.run_for(12_000)
        expect(wall.page.locator(PAGES).nth(at)).to_have_class("now")
    wall.page.mouse.click(1000, 300)
    expect(wall.page.locator(".dots i.now")).to_have_count(1)
    held = page_number(wall)
    wall.page.clock.run_for(60_000)
    assert page_number(wall) == held
    wall.page.mouse.click(100, 300)
    expect(wall.page.locator(PAGES).nth(held - 1)).to_have_class("now")


def test_the_screen_is_silent_until_a_touch_and_says_so(wall):
    wall.show(lobby_picture(EVERYBODY))
    note = wall.page.locator(".mute")
    expect(note).to_have_text("Tocca una volta lo schermo per il suono.")
    assert wall.faults_of() == []
    wall.page.mouse.click(20, 20)
    expect(note).to_have_count(0)


def test_the_bar_of_languages_takes_the_place_of_the_sentence(wall):
    wall.show(lobby_picture(EVERYBODY))
    wall.page.mouse.move(600, 300)
    expect(wall.page.locator(".control")).to_have_css("opacity", "1")
    expect(wall.page.locator(".mute")).to_have_count(0)


def test_a_reload_lays_nothing_over_the_votes_until_somebody_comes_near(wall):
    wall.show(lobby_picture(EVERYBODY))
    wall.reload()
    wall.show(lupus_pictures(EVERYBODY)["vote-half"])
    expect(wall.page.locator(".control")).to_have_css("opacity", "0")
    expect(wall.page.locator(".mute")).to_have_count(0)
    wall.page.mouse.move(600, 300)
    expect(wall.page.locator(".control").get_by_role("status")).to_have_text(
        "Tocca una volta lo schermo per il suono."
    )


def test_the_language_and_the_bell_of_the_screen_are_one_touch_away(wall):
    wall.show(lupus_pictures(EVERYBODY)["talk"])
    control = wall.page.locator(".control")
    expect(control).to_have_css("opacity", "0")
    wall.page.mouse.move(600, 300)
    expect(control).to_have_css("opacity", "1")
    control.get_by_role("button", name="English").click()
    wall.shows("Day 2")
    control.get_by_role("button", name="Sounds: on").click()
    expect(control.get_by_role("button", name="Sounds: off")).to_be_visible()
    wall.reload()
    expect(wall.html).to_have_attribute("lang", "en")
    wall.page.keyboard.press("Tab")
    expect(control).to_have_css("opacity", "1")
    expect(control.get_by_role("button", name="Sounds: off")).to_be_visible()


def test_the_sentence_in_the_corner_breaks_in_no_word_and_meets_no_name(wall):
    wall.show(lupus_pictures(EVERYBODY)["talk"])
    wall.page.mouse.move(600, 300)
    wall.page.locator(".control").get_by_role("button", name="English").click()
    for names in (CROWD[:5], CROWD[:9], EVERYBODY):
        wall.show(lupus_pictures(names)["talk"])
        sentence = wall.page.locator(".corners .s").first
        expect(sentence).to_have_text("Everybody talks")
        assert sentence.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert wall.boxes(".corners .s")[0][3] < 2.5 * wall.font_size(".corners .s")
        assert wall.faults_of(".ring .rs .nm, .corners h1, .corners .s") == [], names


def test_a_wall_whose_scenes_do_not_come_keeps_its_lobby(chromium, gallery):
    wall = Wall(chromium, gallery.program, SIZES[0], touch=False)
    wall.context.route("**/screen-lazy-scenes-*", lambda one: one.abort())
    with wall.context.expect_event("requestfailed", lambda one: "lazy-scenes" in one.url):
        wall.open()
        wall.wait_connected()
    expect(wall.page.locator(".lobby .spoken")).to_be_visible()
    wall.leave()


SLOWLY = """() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(".theatre .curtain { animation-duration: 600s !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, slow];
}"""
MOVES = """() => document.getAnimations().filter((one) => one.playState !== "finished"
    && Number.isFinite(Number(one.effect.getComputedTiming().endTime))
    && one.animationName?.startsWith("curtain")).length"""


def test_a_touch_skips_what_moves(wall):
    wall.page.emulate_media(reduced_motion="no-preference")
    pictures = lupus_pictures(EVERYBODY)
    wall.draw(pictures["vote-done"])
    wall.page.evaluate(SLOWLY)
    wall.draw(pictures["defence"])
    assert wall.page.evaluate(MOVES) == 2
    wall.page.mouse.click(5, 5)
    assert wall.page.evaluate(MOVES) == 0


@pytest.mark.parametrize("touched", [False, True])
def test_with_the_last_sealed_vote_all_shutters_open_and_then_the_votes_are_seen(wall, touched):
    pictures = lupus_pictures(EVERYBODY, simultaneous_votes=True)
    wall.show(pictures["vote-half"])
    wall.page.evaluate(PAUSE)
    wall.page.emulate_media(reduced_motion="no-preference")
    wall.draw(pictures["vote-done"])
    expect(wall.page.locator(".opens .shutters.closed")).to_have_count(10)
    expect(wall.page.locator(".stack")).to_have_count(0)
    if touched:
        wall.page.mouse.click(5, 5)
    else:
        wall.page.evaluate("() => resume()")
    expect(wall.page.locator(".shutters")).to_have_count(0)
    expect(wall.page.locator(".stack").first).to_be_attached()
