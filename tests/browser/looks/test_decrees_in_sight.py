"""Ministries on phones and tablets: what is asked is in sight, and its button says what it does."""

import pytest
from playwright.sync_api import expect

from tests.browser.checks import broken_words, is_reachable
from tests.browser.snapshots import snapshot
from tests.kit.games.final_decrees import moments
from tests.kit.sentences import say

SMALL, LYING, TABLET, UPRIGHT = (360, 640), (740, 360), (1024, 768), (768, 1024)
CHOOSER = 2
"""Who may remove blame in `moments.promulgated`."""


def test_who_removes_nothing_reads_on_the_button_that_it_is_given_up(gallery):
    page = gallery.show(snapshot(moments.promulgated(), CHOOSER), SMALL).page
    button = page.locator('.foot[data-command="remove"] button')
    expect(button).to_have_text(say("decrees-remove-nothing"))
    page.locator(".allocate .more").first.click()
    expect(button).to_have_text(say("decrees-remove", sum=1))
    page.locator(".allocate .less").first.click()
    button.click()
    doubt = page.locator("dialog.doubt")
    expect(doubt.locator(".go:not(.quiet)")).to_have_text(say("ui-rather-not"))
    expect(doubt.locator(".go.quiet")).to_have_text(say("decrees-remove-nothing"))
    page.keyboard.press("Escape")


def test_whoever_lies_down_with_the_phone_finds_the_turn_beside_the_chart(gallery):
    scene = moments.at_work()
    player = scene.state.now().player
    page = gallery.show(snapshot(scene, player), LYING).page
    for command in ("decrees-draw", "decrees-do-play-card", "decrees-end-turn"):
        assert is_reachable(page.locator(".under .line").get_by_text(say(command), exact=True)), (
            command
        )
    scene.active.end_turn()
    page = gallery.show(snapshot(scene, scene.state.now().player), LYING).page
    for button in page.locator('.foot[data-command="draw"] .go').all():
        assert is_reachable(button), button.inner_text()


def test_everybody_reads_why_cards_are_burnt_until_something_else_is_done(gallery):
    scene = moments.declined()
    player = scene.state.now().player
    title = say("decrees-sd-title", who="Nonna Pina")
    for seat in scene.ring:
        page = gallery.show(snapshot(scene, seat), SMALL).page
        assert is_reachable(page.get_by_role("heading", name=title)), seat
    scene.active.play_card()
    scene.active.adjust(())
    page = gallery.show(snapshot(scene, player), SMALL).page
    expect(page.locator(".note.news p").first).to_contain_text("Nonna Pina")
    chart, account = page.locator(".graph"), page.get_by_role("heading", name=title)
    assert account.bounding_box()["y"] > chart.bounding_box()["y"]


def test_two_buttons_beside_each_other_begin_on_one_line(gallery):
    scene = moments.at_work()
    scene.active.end_turn()
    page = gallery.show(snapshot(scene, scene.state.now().player), SMALL).page
    common, decline = page.locator('.foot[data-command="draw"] .go').all()
    assert common.bounding_box()["y"] == decline.bounding_box()["y"]


LONG = ("Massimiliano", "Bartolomea", "Maria Antonietta", "Gianfrancesco", "Nonna Giuseppina")


@pytest.mark.parametrize("size", [TABLET, UPRIGHT], ids=str)
def test_what_a_card_does_is_asked_in_sight_on_the_tablet(gallery, size):
    scene = moments.at_work()
    scene.active.play_card()
    without = (scene.state.now().player,)
    page = gallery.show(snapshot(scene, "tablet", names=LONG, without=without), size).page
    assert is_reachable(page.get_by_role("heading", name=say("decrees-adjust-title")))
    assert is_reachable(page.locator('.foot[data-command="adjust"] .go'))
    assert page.locator(".go:not(.quiet):visible").count() == 1, "one button is the next thing"


@pytest.mark.parametrize("size", [TABLET, UPRIGHT], ids=str)
def test_a_deal_for_who_has_no_phone_is_in_sight_with_the_way_to_answer(gallery, size):
    scene = moments.at_work()
    scene.active.propose_trade(({"sort": "blame", "giver": 4, "taker": 3, "amount": 1},))
    page = gallery.show(snapshot(scene, "tablet", names=LONG, without=(3,)), size).page
    assert is_reachable(page.locator(".proposal h2"))
    assert is_reachable(page.get_by_role("button", name=say("desk-act-title", name=LONG[2])))


@pytest.mark.parametrize("shape", moments.SHAPES)
@pytest.mark.parametrize("size", [TABLET, UPRIGHT], ids=str)
def test_a_tablet_draws_every_structure_in_one_way_and_breaks_no_name(gallery, size, shape):
    picture = snapshot(moments.at_work(shape), "tablet", names=LONG)
    page = gallery.show(picture, size).page
    expect(page.locator(".graph.outline")).to_be_visible()
    assert broken_words(page, ".node .t, .node .who bdi") == []


@pytest.mark.parametrize("size", [LYING, (568, 320), SMALL], ids=str)
def test_in_the_chart_of_a_phone_held_either_way_no_name_is_broken(gallery, size):
    scene, names = moments.at_work(), ("Zoë", "Massimiliano Ferdinando", "Anna", "Annamaria", "Io")
    page = gallery.show(snapshot(scene, 1, names=names), size).page
    expect(page.locator(".node", has_text=names[1])).to_have_count(1)
    assert broken_words(page, ".graph .plate :is(.t, .who)") == []
