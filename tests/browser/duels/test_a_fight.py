"""Two phones and the screen: a city changes hands, and a long combat in extra time."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.match import NAMES, Players
from tests.browser.wired_match import wired
from tests.kit.sentences import said


def test_a_lost_garrison_is_explained_and_the_side_deck_is_checked(party):
    match = wired(party)
    match.attacks(("Mara",), ((1, 2, 0),), slot=2)
    match.do(match.other, "decline")
    match.do(match.now, "confirm_discards")
    players = match.opened()
    now, other = players.turn
    players.press(now, "begin_adjust")
    players.at(now, 5, "cities-touch-shift", name="Mara")
    players.press(now, "end_adjust")
    players.room.switch_on()
    for device in players.room.everybody:
        device.shows(said("cities-fell", slot=2), said("cities-fell-why"))

    players.send(other, "concede_duel")
    main, side = (other.page.locator(".counts li").nth(at) for at in range(2))
    main.get_by_role("button").last.tap()
    other.shows(said("ui-cards-of", sum=56, total=55))
    other.asked("declare_deck").get_by_role("button").tap()
    other.shows(said("E_POOL_CHANGED", before=55, cards=56))
    players.see("siding", [other])
    side.get_by_role("button").first.tap()
    players.press(other, "declare_deck")
    expect(now.page.locator(".side-of").first).to_contain_text("46 + 9")
    players.press(now, "ready")
    players.press(other, "ready")
    assert players.turn[0] is other, "whoever has lost begins"
    players.settle()


THEIRS = ("Gianfrancesco", "Mariangela", "Bartolomeo il Vecchio", "Ermenegilda", "Ottaviano")
OURS = ("Fante", "Arciere di Monteriggioni", "Lanzichenecco", "Balestriere", "Capitan Uncino")


@pytest.mark.extra
def test_a_long_fight_in_extra_time(party):
    """Five against five over four ranges, told blow by blow while the clock has run out."""
    players = Players(party(*NAMES)).begin({"minutes": 10})
    room = players.room
    now, other = players.turn
    players.tap(now, "cities-go-skip")
    players.gather(now, THEIRS, ((1, 3, 3), (2, 2, 2), (1, 4, 1), (1, 5, 0), (2, 6, 0)))
    players.press(now, "end_main")
    players.tap(other, "cities-go-skip")
    players.gather(other, OURS, ((1, 2, 3), (1, 3, 2), (2, 3, 1), (1, 6, 0), (1, 7, 0)))
    players.until_the_bell()
    players.press(other, "call_time")
    players.at(other, 3, "cities-touch-attack", name=OURS[0])
    players.tap(other, "cities-reveal-city")
    players.see("asked")
    players.tap(now, "cities-go-defend")
    players.choose(other, *OURS[1:])
    players.see("attackers")
    players.press(other, "name_attackers")
    players.choose(now, *THEIRS)
    players.see("defenders")
    players.press(now, "name_defenders")
    room.drawn(now, other)
    while True:
        asked = next((one for one in (now, other) if one.asked("aim").count()), None)
        if asked is None:
            break
        if not players.found and players.count < 6:
            players.see("targets")
        asked.page.locator(".main .item").last.tap()
        players.press(asked, "aim")
        for phone in (now, other):
            expect(phone.html).to_have_attribute("data-v", str(asked.version))
    for device in room.everybody:
        device.shows(re.compile("Neutralità"))
    players.see("told")
    for phone in (now, other):
        phone.page.get_by_text(said("board-blow-by-blow"), exact=True).tap()
        phone.page.get_by_text(re.compile("cade")).first.scroll_into_view_if_needed()
    players.see("blow-by-blow", [now, other])
    players.settle()
