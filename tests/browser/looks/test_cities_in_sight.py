"""The city game: what is touched next on the smallest phone; clock and combat on the wall."""

import pytest
from playwright.sync_api import expect

from companion.web.languages import LANGUAGES
from tests.browser.checks import is_reachable, measure
from tests.browser.snapshots import SIX, snapshot
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import say

SMALL = (360, 640)


def test_who_stands_on_the_own_field_and_what_a_city_offers_is_in_sight(gallery):
    match = Match().to_main().put(A, "Mara", "2/3")
    page = gallery.show(snapshot(match, A), SMALL).page
    assert is_reachable(page.locator(".beside .piece button"))
    match.by(A).set_character(match.id("Mara"), 3)
    page = gallery.show(snapshot(match, A), SMALL).page
    page.locator(".spots .spot").nth(2).click()
    attack = page.get_by_role("button", name=say("cities-touch-attack", name="Mara"))
    expect(attack).to_be_visible()
    assert is_reachable(attack)


def test_the_usual_deck_takes_one_press(gallery):
    match = Match.__new__(Match)
    match.prepare({}, declared=False)
    page = gallery.show(snapshot(match, A), SMALL).page
    great = page.locator(".go:not(.quiet):visible")
    expect(great).to_have_text(say("cities-go-ready", main=45, side=10))
    assert is_reachable(great)


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920)], ids=str)
@pytest.mark.parametrize("tracking", ["full", "light"])
def test_the_clock_is_the_largest_thing_on_the_wall_while_nobody_fights(gallery, size, tracking):
    match = Match.with_rules(tracking=tracking)
    match.start()
    page = gallery.show(snapshot(match, "screen"), size).page
    assert measure(page, "fontSizeOf('.time .digits')") >= 120


def test_both_sides_of_a_blow_meet_in_one_line_and_say_once_whose_they_are(gallery):
    for mara, ugo in (("Mara", "Ugo"), ("", "")):
        match = Match().put(B, ugo, "1/2", 3).put(A, mara, "2/3", 3)
        match.attack(mara)
        match.fight()
        page = gallery.show(snapshot(match, "screen"), (1920, 1080)).page
        for blow in page.locator(".blow-row").all():
            one, other = (
                side.bounding_box() for side in blow.locator(".pair > span > b:has(bdi)").all()
            )
            assert one["y"] == other["y"]
            sentence = blow.locator(".pair").inner_text()
            assert [sentence.count(name) for name in SIX[:2]] == [1, 1], sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)], ids=str)
def test_on_the_wall_how_the_table_is_laid_stands_below_the_last_board(gallery, size, language):
    match = Match(starter=A).own(A, 1, 2, 3, capital=1)
    page = gallery.show(snapshot(match, "screen"), size, language).page
    edge = page.locator(".won-duel .line").bounding_box()
    laid = page.locator(".won-duel footer .note").bounding_box()
    assert edge["y"] + edge["height"] <= laid["y"]
    assert laid["y"] + laid["height"] <= size[1]


def test_a_phone_on_its_side_asks_for_the_values_of_a_card_in_sight(gallery):
    match = Match(starter=A).to_main().put(A, "Balestriere di Poggio", "2/1r1").end_turn()
    match.end_turn().by(A).draw()
    page = gallery.show(snapshot(match, A), (740, 360), "en").page
    assert is_reachable(page.locator(".choice.form button").first)
