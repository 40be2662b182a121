"""The city game on the smallest phone: what is touched next lies above the buttons of the turn."""

from playwright.sync_api import expect

from tests.browser.pictured import hung, in_sight, pictured
from tests.browser.sentences import said
from tests.kit.games.cities.match import A, Match

SMALL = (360, 640)


def test_who_stands_on_the_own_field_and_what_a_city_offers_is_in_sight(gallery):
    match = Match()
    match.to_main()
    match.put(A, "Mara", "2/3")
    page = hung(gallery, pictured(match, A), SMALL).page
    assert in_sight(page.locator(".beside .piece button"))
    match.by(A).set_character(match.id("Mara"), 3)
    page = hung(gallery, pictured(match, A), SMALL).page
    page.locator(".spots .spot").nth(2).click()
    attack = page.get_by_role("button", name=said("cities-touch-attack", name="Mara"))
    expect(attack).to_be_visible()
    assert in_sight(attack)


def test_the_usual_deck_takes_one_press(gallery):
    match = Match.__new__(Match)
    match.prepare({}, declared=False)
    page = hung(gallery, pictured(match, A), SMALL).page
    great = page.locator(".go:not(.quiet):visible")
    expect(great).to_have_text(said("cities-go-ready", main=45, side=10))
    assert in_sight(great)
