"""A turn of saints on the smallest phone, and what the phone of a winner says."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import is_reachable, measure
from tests.browser.snapshots import snapshot
from tests.kit.games.cities.match import A, B, Match
from tests.kit.games.sancta.saints_table import four
from tests.kit.sentences import say

SMALL = (360, 640)


def test_what_the_turn_still_allows_is_offered_above_the_button_that_ends_it(gallery):
    scene = four()
    scene.bless()
    page = gallery.show(snapshot(scene, 1), SMALL).page
    for title in ("sancta-trial-title", "sancta-suffrage-title"):
        assert is_reachable(page.locator("summary", has_text=say(title))), title
    expect(page.locator(".lead")).to_have_text(say("sancta-end-turn-left"))


def test_the_button_of_an_effect_names_it_and_each_row_says_what_is_there(gallery):
    page = gallery.show(snapshot(four(), 1), SMALL).page
    fold = page.locator("details.folded", has_text=say("sancta-effect-title")).first
    fold.locator("summary").click()
    cell = fold.locator(".cell").first
    expect(cell.locator(".s .num")).to_have_text("0")
    cell.locator(".stepper button").nth(1).click()
    expect(cell.locator(".s .num")).to_contain_text("0\u00a0→\u00a01")
    expect(fold.locator(".foot .go")).to_contain_text("+1 punti")
    cell.locator(".stepper button").nth(0).click()


def test_the_winners_own_phone_says_so_and_no_name_twice(gallery):
    scene = Match()
    scene.by(B).concede_match()
    page = gallery.show(snapshot(scene, A), SMALL).page
    expect(page.locator(".verdict h1")).to_have_text(say("ui-you-won"))
    page = gallery.show(snapshot(scene, B), SMALL).page
    expect(page.locator(".verdict h1")).not_to_have_text(say("ui-you-won"))
    expect(page.locator(".verdict .winners")).to_have_count(0)


@pytest.mark.parametrize(("who", "size"), [("tablet", (768, 1024)), ("screen", (1080, 1920))])
def test_roses_take_the_room_of_what_stands_upright(gallery, who, size):
    page = gallery.show(snapshot(four(), who), size).page
    for rose in page.locator(".petals .flower").all():
        assert rose.bounding_box()["width"] > size[0] / 4
    assert [one for one in measure(page, "clippedText()") if who == "screen"] == []
