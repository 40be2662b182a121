"""A match on phones that lie down, and on a wall with a full row: nothing is out of sight."""

from playwright.sync_api import expect

from tests.browser.checks import measure, overlaps
from tests.browser.match import expect_uncovered
from tests.browser.wired_match import wired_match

LONG = ("Massimiliano", "Gianfrancesco")
LYING = (740, 360)
CAMP = ("Arciere di Monteriggioni", "Lanzichenecco", "Mara la lunga", "Ottaviano")
ROW = ".rowbox .edge bdi, .rowbox .camps .piece, .rowbox .beside, .news-of li"
"""What stands on the wall one below the other."""


def test_the_great_button_and_what_a_city_offers_are_in_sight(party):
    match = wired_match(party, LONG)
    match.open_phone(match.now, LYING)
    players = match.players("match-lying")
    now = players.phone(match.now)
    expect_great_button(players, now)
    now.do("open_character")
    players.bring_to_city(now, CAMP, ((2, 3, 1), (1, 2, 0), (3, 3, 2), (1, 1, 0)), slot=2)
    players.city(now, 2).tap()
    expect(now.page.locator(".doings h3")).to_be_in_viewport(ratio=1)
    expect_uncovered(now.page.locator(".doings button").first, "the first thing that a city offers")
    players.check("city")
    players.tap(now, "cities-touch-attack", name=CAMP[0])
    players.tap(now, "cities-reveal-city")
    match.open_phone(match.other, LYING)
    other = players.phone(match.other)
    expect_great_button(players, other)
    players.check("defence")
    other.do("decline")
    now.do("confirm_discards")
    now.do("end_main")
    expect_great_button(players, other)
    wall = players.room.open_screen()
    players.check("chips")
    expect(wall.page.locator(".beside")).to_be_visible()
    expect(wall.page.locator(".news-of li").first).to_be_visible()
    assert overlaps(wall.page, ROW) == []
    assert measure(wall.page, "cutText()") == []


def expect_great_button(players, phone):
    """The button of the question is seen whole, and a finger meets it."""
    players.room.wait_drawn(phone)
    button = phone.page.locator("main .first > .main > .foot .go")
    expect(button).to_be_in_viewport(ratio=1)
    expect_uncovered(button, "the great button")
