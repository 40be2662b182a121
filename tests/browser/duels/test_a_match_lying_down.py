"""A match on phones that lie down, and on a wall with a full row: nothing is out of sight."""

from playwright.sync_api import expect

from tests.browser.checks import crossed, measured
from tests.browser.match import meets_a_finger
from tests.browser.wired_match import wired

LONG = ("Massimiliano", "Gianfrancesco")
LYING = (740, 360)
CAMP = ("Arciere di Monteriggioni", "Lanzichenecco", "Mara la lunga", "Ottaviano")
ROW = ".rowbox .edge bdi, .rowbox .camps .piece, .rowbox .beside, .news-of li"
"""What stands on the wall one below the other."""


def test_the_great_button_and_what_a_city_offers_are_in_sight(party):
    match = wired(party, LONG)
    match.picked_up(match.now, LYING)
    players = match.players("match-lying")
    now = players.of(match.now)
    great(players, now)
    players.press(now, "open_character")
    players.gather(now, CAMP, ((2, 3, 1), (1, 2, 0), (3, 3, 2), (1, 1, 0)), slot=2)
    players.city(now, 2).tap()
    expect(now.page.locator(".doings h3")).to_be_in_viewport(ratio=1)
    meets_a_finger(now.page.locator(".doings button").first, "the first thing that a city offers")
    players.see("city")
    players.tap(now, "cities-touch-attack", name=CAMP[0])
    players.tap(now, "cities-reveal-city")
    match.picked_up(match.other, LYING)
    other = players.of(match.other)
    great(players, other)
    players.see("defence")
    players.press(other, "decline")
    players.press(now, "confirm_discards")
    players.press(now, "end_main")
    great(players, other)
    wall = players.room.switch_on()
    players.see("chips")
    expect(wall.page.locator(".beside")).to_be_visible()
    expect(wall.page.locator(".news-of li").first).to_be_visible()
    assert crossed(wall.page, ROW) == []
    assert measured(wall.page, "cut()") == []
    players.settle()


def great(players, phone):
    """The button of the question is seen whole, and a finger meets it."""
    players.room.drawn(phone)
    button = phone.page.locator("main .first > .main > .foot .go")
    expect(button).to_be_in_viewport(ratio=1)
    meets_a_finger(button, "the great button")
