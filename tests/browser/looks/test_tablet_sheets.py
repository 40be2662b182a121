"""The tablet in sight: what its lobby leads to and warns of, and what stands above the table on a
phone; with the moon and the deck in one line of a wall."""

import pytest
from playwright.sync_api import expect

from companion.games.lupus.game import GAME
from companion.web.languages import LANGUAGES
from tests.browser.checks import measure
from tests.browser.device import SHOTS
from tests.browser.snapshots import LONG, gathering, golden_snapshots, snapshot
from tests.browser.wall import CROWD
from tests.kit.games.lupus.cards import WHOLE_BOX, cards
from tests.kit.games.lupus.evening import Evening
from tests.kit.playbook import Scene
from tests.kit.sentences import say

NAMES = (
    *("Anna", "Massimiliano", "Giuseppantonio", "Maria Vittoria", "Zoe", "Gianfrancesco"),
    *("Pino", "Ida", "Bea"),
)


def show_tablet(gallery, scene, size, language="it"):
    return gallery.show(snapshot(scene, "tablet", NAMES), size, language).page


def open_dialog(page, called):
    page.get_by_role("button", name=called, exact=True).first.click()
    return page.get_by_role("dialog")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_the_house_rules_stand_in_one_line_and_no_rule_of_the_voice_is_asked(
    gallery, language
):
    page = show_tablet(gallery, Scene(GAME, range(1, 10)), (1024, 768), language)
    sheet = open_dialog(page, say("desk-group-rules", language))
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
    page = show_tablet(gallery, Scene(GAME, range(1, 10)), (768, 1024))
    sheet = open_dialog(page, say("desk-evenings"))
    expect(sheet.get_by_role("button", name=say("table-evenings-on"))).to_be_visible()
    expect(sheet).to_contain_text(say("table-evenings-hint"))
    page.keyboard.press("Escape")


def test_on_a_host_s_phone_the_title_takes_one_line(gallery):
    evening = Evening("wolf*2 seer v*6").night().to("nomination")
    for size in ((390, 844), (360, 640)):
        page = show_tablet(gallery, evening, size)
        assert page.locator("header.top .where").bounding_box()["height"] <= 72, size


def test_on_an_upright_wall_the_moon_fills_the_sky_of_the_night(gallery):
    evening = Evening("wolf*2 seer v*6").open("seer")
    page = gallery.show(snapshot(evening, "screen", NAMES), (1080, 1920)).page
    moon = page.locator(".village .moon").bounding_box()
    assert moon["width"] >= 320
    assert 300 <= moon["y"] <= 900
    page = gallery.show(snapshot(evening, "screen", NAMES), (1920, 1080)).page
    assert page.locator(".village .moon").bounding_box()["y"] >= 0


def test_an_undo_takes_no_room_from_the_ring(gallery):
    lobby = Scene(GAME, range(1, 10))
    lobby.tablet.set_option("simultaneous_votes", True)
    for size in ((1024, 768), (768, 1024), (390, 844)):
        page = show_tablet(gallery, lobby, size)
        hint = page.locator("footer.act .back small")
        expect(hint).to_be_visible()
        before = page.locator("footer.act").bounding_box()["height"]
        snap = snapshot(lobby, "tablet", NAMES)
        snap.picture["desk"]["undo"] = None
        page = gallery.show(snap, size).page
        expect(hint).to_have_count(0)
        assert page.locator("footer.act").bounding_box()["height"] == before, size


LINES = "all => all.map((one) => one.getClientRects().length)"
"""Of each of them, on how many lines it stands."""


@pytest.mark.parametrize("size", [(1080, 1920), (1280, 720)])
def test_a_number_and_its_card_stay_on_one_line_and_no_line_begins_with_a_dot(gallery, size):
    evening = Evening(WHOLE_BOX).night().tell_dawn().to("discussion")
    page = gallery.show(snapshot(evening, "screen", LONG), size).page
    assert page.locator(".deckline span").count() == (kinds := len({*cards(WHOLE_BOX)}))
    assert set(page.locator(".deckline span").evaluate_all(LINES)) == {1}
    between = page.locator(".deckline").evaluate(
        "one => [...one.childNodes].filter((part) => part.nodeType === 3).map((part) => part.data)"
    )
    assert between == ["\u00a0· "] * (kinds - 1), "the dot stays with what is before it"


def test_no_table_is_drawn_through_the_words_of_an_empty_lobby_on_a_phone(gallery):
    empty = next(gathering(()))
    felt = gallery.show(empty, (1024, 768)).page.locator(".ringbox .felt")
    expect(felt).to_be_visible()
    gallery.show(empty, (360, 640))
    expect(felt).to_be_hidden()


def test_before_the_deal_the_warning_of_a_blind_tablet_has_the_button_that_mends_it(gallery):
    scene = Scene(GAME, range(1, 10))
    scene.tablet.set_option("night_input", "pointing")
    for size, language in (((1024, 768), "it"), ((768, 1024), "en"), ((390, 844), "it")):
        page = gallery.show(snapshot(scene, "tablet", blind=True), size, language).page
        gallery.device("tablet", language).shoot(SHOTS / "look" / f"blind lobby {size[0]}.png")
        expect(page.locator(".lobby .chips ~ .note.warning")).to_have_count(1)
        show = {"it": "Mostra i segreti", "en": "Show the secrets"}[language]
        expect(page.locator(".note.warning + .links button")).to_have_text(show)


ENDLESS = ("Massimilianogiuseppemari", "Rindfleischetikettierung", "Gianfrancescomariavittor")


def test_endless_names_lie_on_nothing_at_the_end(gallery):
    for game in ("three_duels_and_extra_time", "all_at_once_with_ghosts"):
        *_, end = (one for one in golden_snapshots(game, ENDLESS * 4) if one.kind == "tablet")
        for size in ((1024, 768), (360, 640)):
            page = gallery.show(end, size).page
            assert {*measure(page, "overlaps('.cast b')")} <= {"outside"}, size
            title = page.locator(".verdict h1").evaluate("one => one.scrollWidth")
            assert title <= size[0], size


BROKEN = """all => all.map((one) => one.firstChild).filter((one) => !/[\\s-]/.test(one.innerText)
    && one.getClientRects().length > 1).map((one) => one.innerText)"""


def test_usual_long_names_stay_whole_at_the_end_of_a_crowd(gallery):
    *_, end = (one for one in golden_snapshots("the_whole_box", CROWD) if one.kind == "tablet")
    for size in ((1024, 768), (768, 1024)):
        names = gallery.show(end, size).page.locator(".cast b")
        expect(names).to_have_count(len(CROWD))
        assert names.evaluate_all(BROKEN) == [], size
