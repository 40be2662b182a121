"""The end of an evening of 24 people on a wall."""

from playwright.sync_api import expect

from companion.table.device import Kind, Looker
from tests.browser.checks import measured, settled
from tests.browser.moments import moment
from tests.browser.wall import CROWD
from tests.kit.games.lupus.evening import Evening

WALL = Looker(Kind.SCREEN)


def test_all_cards_of_a_crowd_stand_above_the_pages_of_the_end(gallery):
    evening = Evening("wolf*3 seer medium possessed bodyguard mason*2 hamster owl mythomaniac v*12")
    before = moment(evening, WALL, CROWD)
    for wolf in (1, 2, 3):
        evening.night()
        evening.lynch(wolf)
    for language, size in (("it", (1280, 720)), ("en", (1280, 720)), ("en", (1080, 1920))):
        gallery.hangs(before, size, language)
        page = gallery.hangs(moment(evening, WALL, CROWD), size, language)
        expect(page.locator(".turning")).to_be_visible()
        settled(page)
        edge = page.locator(".turning").bounding_box()["y"]
        cards = measured(page, "boxes('.cast li > span:not(.sr)')")
        assert len(cards) == len(CROWD)
        assert max(y + height for _, y, _, height in cards) <= edge, (language, size)
