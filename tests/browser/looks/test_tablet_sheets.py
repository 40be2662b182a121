"""The tablet in sight: what its lobby leads to, and what stands above the table on a phone."""

import pytest
from playwright.sync_api import expect

from companion.games.lupus.game import GAME
from companion.table.device import THE_TABLET, Kind, Looker
from companion.web.languages import LANGUAGES
from tests.browser.moments import moment
from tests.kit.games.lupus.evening import Evening
from tests.kit.playbook import Scene
from tests.kit.sentences import said

NAMES = (
    *("Anna", "Massimiliano", "Giuseppantonio", "Maria Vittoria", "Zoe", "Gianfrancesco"),
    *("Pino", "Ida", "Bea"),
)


def hung(gallery, scene, size, language="it"):
    return gallery.hangs(moment(scene, THE_TABLET, NAMES), size, language)


def opened(page, called):
    page.get_by_role("button", name=called, exact=True).first.click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_the_house_rules_stand_in_one_line_and_no_rule_of_the_voice_is_asked(
    gallery, language
):
    page = hung(gallery, Scene(GAME, range(1, 10)), (1024, 768), language)
    sheet = opened(page, said("desk-group-rules", language))
    expect(sheet.locator(".rules .part")).to_have_count(6)
    parts = sheet.locator(".rule-parts button")
    expect(parts).to_have_count(6)
    tops = parts.evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 1, tops
    expect(sheet.locator("#rule-moderation")).to_be_visible()
    expect(sheet.locator("#rule-pauses, #rule-owl_may_mark_self")).to_have_count(0)
    page.keyboard.press("Escape")


def test_evenings_are_kept_or_not_where_they_are_looked_for(gallery):
    page = hung(gallery, Scene(GAME, range(1, 10)), (768, 1024))
    sheet = opened(page, said("desk-evenings"))
    expect(sheet.get_by_role("button", name=said("table-evenings-on"))).to_be_visible()
    expect(sheet).to_contain_text(said("table-evenings-hint"))
    page.keyboard.press("Escape")


def test_on_a_host_s_phone_the_title_takes_one_line(gallery):
    evening = Evening("wolf*2 seer v*6")
    evening.night()
    evening.to("nomination")
    for size in ((390, 844), (360, 640)):
        page = hung(gallery, evening, size)
        assert page.locator("header.top .where").bounding_box()["height"] <= 72, size


def test_on_an_upright_wall_the_moon_fills_the_sky_of_the_night(gallery):
    evening = Evening("wolf*2 seer v*6")
    evening.open("seer")
    page = gallery.hangs(moment(evening, Looker(Kind.SCREEN), NAMES), (1080, 1920))
    moon = page.locator(".village .moon").bounding_box()
    assert moon["width"] >= 320
    assert 300 <= moon["y"] <= 900
    page = gallery.hangs(moment(evening, Looker(Kind.SCREEN), NAMES), (1920, 1080))
    assert page.locator(".village .moon").bounding_box()["y"] >= 0


def test_an_undo_takes_no_room_from_the_ring(gallery):
    lobby = Scene(GAME, range(1, 10))
    lobby.tablet.set_option("simultaneous_votes", True)
    for size in ((1024, 768), (768, 1024), (390, 844)):
        page = hung(gallery, lobby, size)
        hint = page.locator("footer.act .back small")
        expect(hint).to_be_visible()
        before = page.locator("footer.act").bounding_box()["height"]
        shown = moment(lobby, THE_TABLET, NAMES)
        shown.picture["desk"]["undo"] = None
        page = gallery.hangs(shown, size)
        expect(hint).to_have_count(0)
        assert page.locator("footer.act").bounding_box()["height"] == before, size
