"""Two phones and the screen: a city changes hands."""

from playwright.sync_api import expect

from tests.browser.wired_match import wired_match
from tests.kit.sentences import say


def test_a_lost_garrison_is_explained_and_the_side_deck_is_checked(party):
    match = wired_match(party)
    match.attacks(("Mara",), ((1, 2, 0),), slot=2)
    match.do(match.other, "decline")
    match.do(match.now, "confirm_discards")
    players = match.open_phones()
    now, other = players.turn
    now.do("begin_adjust")
    players.use_city(now, 5, "cities-touch-shift", name="Mara")
    now.do("end_adjust")
    players.room.open_screen()
    for device in players.room.everybody:
        device.shows(say("cities-fell", slot=2), say("cities-fell-why"))

    other.send("concede_duel")
    main, side = (other.page.locator(".counts li").nth(at) for at in range(2))
    main.get_by_role("button").last.tap()
    other.shows(say("ui-cards-of", sum=56, total=55))
    other.prompt("declare_deck").get_by_role("button").tap()
    other.shows(say("E_POOL_CHANGED", before=55, cards=56))
    players.check("siding", [other])
    side.get_by_role("button").first.tap()
    other.do("declare_deck")
    expect(now.page.locator(".side-of").first).to_contain_text("46 + 9")
    now.do("ready")
    other.do("ready")
    assert players.turn[0] is other, "whoever has lost begins"
