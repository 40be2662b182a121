"""A campaign on the smallest phone and on the tablet: what is touched next is in sight."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.checks import is_reachable, overlaps
from tests.browser.snapshots import LONG, snapshot
from tests.kit.games.jrc.campaign import COLUMNS, ORDERS, Campaign, empty
from tests.kit.sentences import say

NAMES = ("Luca", "Fabrizio", "Francesco", "Marcello")
SMALL, TABLET, UPRIGHT = (360, 640), (1024, 768), (768, 1024)
WALL, TALL = (1280, 720), (1080, 1920)


def test_the_figures_of_a_city_far_below_come_into_sight(gallery):
    page = gallery.show(snapshot(Campaign().started(), 1, names=NAMES), SMALL).page
    page.locator(".shares .number").nth(6).click()
    for figure in page.locator(".shares .numbers button").all():
        assert is_reachable(figure), figure.inner_text()


def test_a_touch_on_the_fifth_mark_gives_five_and_on_the_last_full_one_takes_it_back(gallery):
    page = gallery.show(snapshot(Campaign().started(), 1, names=NAMES), SMALL).page
    row = page.locator(".shares li").first
    fifth = row.locator(".pips i").nth(4).bounding_box()
    at = fifth["x"] + fifth["width"] / 2, fifth["y"] + fifth["height"] / 2
    page.mouse.click(*at)
    expect(row.locator("output")).to_have_text("5")
    page.mouse.click(*at)
    expect(row.locator("output")).to_have_text("4")
    row.locator(".less").click(click_count=4)


def test_a_sealed_order_is_taken_back_without_a_scroll(gallery):
    scene = Campaign().allocated()
    scene.tablet.go_on()
    scene.by(1).order(*ORDERS[1])
    page = gallery.show(snapshot(scene, 1, names=NAMES), SMALL).page
    assert is_reachable(page.get_by_role("button", name=say("jrc-take-back")))


def campaign_with_programs():
    scene = Campaign().example().countered()
    return scene.bought({1: {"very_active": 1}, 4: {"well_connected": 1}})


def test_an_advantage_is_used_without_a_scroll_and_the_ring_tells_only_what_is_left(gallery):
    scene = campaign_with_programs()
    scene.tablet.go_on()
    page = gallery.show(snapshot(scene, 1, names=NAMES), SMALL).page
    assert is_reachable(page.locator('.foot[data-command="jrc.use_advantage"] button'))
    expect(page.locator(".shoe small, .shoe .role").get_by_text("vantaggio")).to_have_count(2)
    scene.by(1).use_advantage("very_active")
    page = gallery.show(snapshot(scene, 1, names=NAMES), SMALL).page
    expect(page.locator(".shoe small, .shoe .role").get_by_text("vantaggio")).to_have_count(1)


def test_the_preview_of_a_result_lies_above_its_button_on_the_tablet(gallery):
    scene = campaign_with_programs().played(3, 1, 2)
    page = gallery.show(snapshot(scene, "tablet", names=NAMES), TABLET).page
    assert is_reachable(page.locator(".outcome"))
    title, tools = page.locator(".top h1").bounding_box(), page.locator(".top nav").bounding_box()
    assert tools["y"] < title["y"] + title["height"], "the tools stand beside the title"


def test_both_answers_to_the_princes_card_are_in_sight_on_a_phone_lying_down(gallery):
    scene = Campaign().allocated().ordered().in_counter("Chicago", 1, 3, 4, 2)
    session = scene.state.hall
    scene.countered(empty(*(one for one in session.seating if session.fi0[one])))
    scene.bought(empty(*(one for one, left in scene.state.hall.left.items() if left)))
    page = gallery.show(snapshot(scene, 3, names=NAMES), (740, 360)).page
    for answer in ("jrc-card-use", "jrc-card-decline"):
        assert is_reachable(page.get_by_role("button", name=say(answer))), answer


LINES = """one => {
    const range = document.createRange();
    range.setStart(one.firstChild, 0);
    range.setEnd(one.firstChild, one.innerText.indexOf(":"));
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
"""How many lines the words before a colon take."""


def test_the_name_of_a_city_stays_whole_in_the_question_of_a_phone_lying_down(gallery):
    page = gallery.show(snapshot(Campaign().example(), 1, names=NAMES), (740, 360)).page
    title = page.locator(".head h1")
    expect(title).to_contain_text("Washington")
    assert title.evaluate(LINES) == 1


def test_the_margin_of_five_people_is_in_sight_on_an_upright_phone(gallery):
    scene = Campaign((1, 2, 3, 4, 5)).allocated({**COLUMNS, 5: COLUMNS[1]}).passed()
    page = gallery.show(snapshot(scene, 1, names=(*NAMES, "Rosa")), SMALL).page
    for margin in page.locator(".ledger tbody td.mg").all()[:6]:
        assert is_reachable(margin)
    expect(page.locator(".ledger .beyond")).to_have_count(0)


@pytest.mark.parametrize("step", ["allocated", "ordered", "finished"])
def test_an_upright_wall_is_filled_by_table_news_and_way_in(gallery, step):
    scene = Campaign().finished() if step == "finished" else Campaign().allocated()
    scene = scene.ordered() if step == "ordered" else scene
    page = gallery.show(snapshot(scene, "screen", names=NAMES), TALL).page
    expect(page.locator(".late-qr p, .late-qr .paper svg").first).to_be_visible()
    parts = [one.bounding_box() for one in page.locator(".great > *, .late-qr").all()]
    lowest = max(part["y"] + part["height"] for part in parts)
    assert 0.85 * TALL[1] < lowest < TALL[1]
    row = page.locator(".ledger tbody tr").first.bounding_box()
    assert row["height"] > 1.35 * 48, "rows of 48 units at least"


def test_an_upright_wall_draws_the_table_of_a_session_with_its_city_inside(gallery):
    for scene in (Campaign().example(), campaign_with_programs()):
        page = gallery.show(snapshot(scene, "screen", names=NAMES), TALL).page
        table = page.locator(".ring .felt ellipse").bounding_box()
        city = page.locator(".ring .middle").bounding_box()
        assert table["y"] < city["y"]
        assert city["y"] + city["height"] < table["y"] + table["height"]
        assert table["x"] < city["x"]
    page = gallery.show(snapshot(campaign_with_programs(), "screen", names=NAMES), WALL).page
    expect(page.locator(".ring .felt ellipse")).to_be_visible()  # words stand beside it


def test_the_heads_of_twelve_long_names_lie_beside_each_other(gallery):
    columns = {seat: COLUMNS[seat % 4 + 1] for seat in range(1, 13)}
    scene = Campaign(tuple(range(1, 13))).allocated(columns)
    for viewer, size in (("tablet", UPRIGHT), ("screen", WALL)):
        page = gallery.show(snapshot(scene, viewer, names=LONG), size).page
        heads = [one.bounding_box() for one in page.locator(".ledger thead bdi").all()]
        assert len(heads) == 12
        for left, right in pairwise(heads):
            assert left["x"] + left["width"] <= right["x"] + 4, "two names lie on each other"


def test_of_three_with_a_long_name_none_lies_on_the_city_or_on_another(gallery):
    ring = (1, 2, 3)
    scene = Campaign(ring).allocated(dict.fromkeys(ring, (8, 8, 0, 0, 6, 0, 8, 0, 0))).passed()
    scene.in_counter("Miami")
    for seat, plan in zip(ring, ({"2": 1}, {}, {}), strict=True):
        scene.by(seat).counter(plan)
    scene.tablet.open_papers()
    for viewer, size in (("tablet", TABLET), ("screen", WALL)):
        snap = snapshot(scene, viewer, names=("Sara", "Emma", "Massimiliano Bartolomeo"))
        page = gallery.show(snap, size).page
        expect(page.locator("h1:visible").first).to_have_text(say("jrc-title-counter-reveal"))
        assert overlaps(page, ".ring .rs, .ring .middle") == []
