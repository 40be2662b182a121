"""Two phones and the screen: a duel to the capital, and a match decided in extra time."""

import re

from playwright.sync_api import expect

from tests.browser import clocks
from tests.browser.match import NAMES, MatchTable, expect_uncovered
from tests.browser.wired_match import WiredMatch, wired_match
from tests.kit.sentences import say


def test_a_duel_to_the_capital(party):
    players = wired_match(party).open_phones()
    now, other = players.turn
    players.type_in(now.page.locator(".main .form"), "Mara la lunga", (1, 1, 0))
    now.do("open_character")
    two_more_by_a_card_text(players, now)
    players.city(now, 2).tap()
    players.check("city-open")
    players.tap(now, "cities-touch-set-character", name="Mara la lunga")
    # What comes next at that city stays in sight.
    attack = players.button(now, "cities-touch-attack", name="Mara la lunga")
    expect_uncovered(attack, "the attack")
    expect(attack).to_be_in_viewport(ratio=1)
    for name, slot in (("Gino", 3), ("Orsola", 5)):
        players.use_city(now, slot, "cities-touch-set-character", name=name)
    players.use_city(now, 2, "cities-touch-attack", name="Mara la lunga")
    players.tap(now, "cities-reveal-city")
    players.type_in(other.page.locator(".main .form"), "Lesta", (0, 1, 1))
    other.do("play_quick")
    other.do("defend")
    now.do("confirm_discards")
    for name, slot, capital in (("Gino", 3, False), ("Orsola", 5, True)):
        players.use_city(now, slot, "cities-touch-attack", name=name)
        players.tap(now, "cities-reveal-capital" if capital else "cities-reveal-city")
        other.do("decline")
        if not capital:
            now.do("confirm_discards")
    players.room.open_screen()
    for device in players.room.everybody:
        expect(device.page.locator(".versus .num").first).to_be_visible()


def two_more_by_a_card_text(players, now):
    """A card brings Gino and Orsola into play; it is typed in under its own fold."""
    now.do("begin_adjust")
    put = players.unfold(now, "characters").locator("section", has=now.prompt("put_character"))
    for name in ("Gino", "Orsola"):
        players.type_in(put.locator(".form"), name, (2, 3, 0))
        now.do("put_character")
    players.check("card-text")
    now.do("end_adjust")


def counters(phone):
    """Deck, hand and graveyard as the buttons at the thumb tell them."""
    words = phone.page.locator('.quick [data-command="move_cards"] .note').all_inner_texts()
    return [int(re.search(r"\d+", one)[0]) for one in words]


def test_cards_are_counted_at_the_thumb_and_counted_back(party):
    players = wired_match(party).open_phones()
    now, other = players.turn
    players.tap(now, "cities-go-skip")
    assert counters(now) == [38, 7, 0]
    expect(other.page.locator(".quick")).to_have_count(0)
    strip = now.page.locator(".quick button")
    end = now.prompt("end_main").get_by_role("button")
    for button in (*strip.all(), end):
        expect(button).to_be_in_viewport(ratio=1)
    expect(strip.last).to_have_attribute("aria-disabled", "true")

    before = now.version
    strip.nth(0).tap()
    strip.nth(0).tap()  # in the same breath: each touch counts
    expect(strip.nth(0)).to_contain_text("36")
    strip.nth(1).tap()
    expect(strip.nth(2)).to_contain_text("1")
    assert counters(now) == [36, 8, 1]
    assert now.version == before + 3
    players.check("counted")

    strip.last.tap()
    expect(strip.nth(2)).to_contain_text("0")
    strip.last.tap()
    expect(strip.nth(0)).to_contain_text("37")
    strip.last.tap()
    expect(strip.last).to_have_attribute("aria-disabled", "true")
    assert counters(now) == [38, 7, 0]
    tray = other.page.locator(".tray", has=other.page.get_by_text(now.name, exact=True))
    expect(tray.get_by_text("38", exact=True)).to_be_visible()


def test_a_pause_is_agreed_and_taking_it_back_gives_no_time_back(party):
    players = MatchTable(party(*NAMES, wall=False)).begin({})
    now, other = players.turn
    for phone in (now, other):
        fold = players.unfold(phone, "match")
        expect(fold.get_by_role("button").last).to_be_in_viewport(ratio=1)
    players.check("fold-open", [now, other])
    now.do("ask_pause")
    for answer in ("confirm_pause", "drop_pause"):
        button = other.page.locator(f'[data-command="{answer}"] button')
        expect(button).to_be_in_viewport(ratio=1)
        expect_uncovered(button, answer)
    other.do("confirm_pause")
    players.room.open_screen()
    for device in players.room.everybody:
        device.shows(say("cities-line-paused"))
    players.room.wait_drawn()
    stood = players.paused_at()
    other.do("resume")
    clocks.wait_until(
        lambda left: max(left) <= stood - 4, [players.room.screen], what=clocks.seconds_left
    )
    host = players.room.host
    host.press(host.page.locator("footer .back button"))
    players.room.wait_drawn()
    for device in players.room.everybody:
        device.shows(say("cities-line-paused"))
    assert players.paused_at() <= stood - 4
    host.reload()
    assert players.paused_at() <= stood - 4


def test_a_wrong_conquest_is_taken_back_in_a_light_match(party):
    match = wired_match(party, tracking="light")
    match.open_phone(match.now)
    players = match.players()
    now = players.phone(match.now)
    players.tap(now, "cities-go-open")
    a_wrong_conquest_is_taken_back(players, now)
    players.use_city(now, 2, "cities-touch-take-city")
    expect(now.page.locator(".doings")).to_have_count(0)
    match.open_phone(match.other)
    players.room.open_screen()
    players.check("light", players.room.everybody)
    clocks.expect_agreement(players.room.everybody)


def test_a_match_decided_in_extra_time(party):
    room = party(crowd=NAMES, wall=False)
    match, players = WiredMatch(room), MatchTable(room)
    players.listen(room.host)
    players.choose_game({"tracking": "light", "minutes": 10})
    match.begin_duel()
    match.do(match.now, "take_city", slot=2, capital=False)
    match.do(match.now, "end_main")
    match.do(match.other, "take_city", slot=4, capital=False)
    room.open_screen()
    match.open_phones()
    now, other = (players.phone(name) for name in (match.now, match.other))
    players.listen(room.screen, now, other)
    other.sleep()
    players.until_the_bell(other)
    for device in (room.host, room.screen):
        players.expect_strokes(device, 1)
    assert players.strokes(now) == 0
    room.crash_and_restart(other)
    other.wake()
    other.shows(say("cities-bell"))
    players.check("bell")
    assert players.paused_at() == 0
    its_owner_lets_the_phone_ring(players, now)
    other.do("call_time")
    for device in room.everybody:
        device.shows(say("cities-extra"))
    for device in (room.host, room.screen, now):  # on the phone, the first let it be heard
        players.expect_strokes(device, 2)
    for device in (room.host, room.screen, now):
        device.reload()
        device.shows(say("cities-extra"))
        players.touch_anywhere(device)
        assert players.strokes(device) == 0, "nothing is announced again to who comes back"
    players.check("extra-time")
    players.use_city(other, 1, "cities-touch-take-city")
    for one in room.everybody:
        one.shows(say("ui-you-won" if one is other else "cities-wins", who=other.name))
    players.check("decided")


def a_wrong_conquest_is_taken_back(players, now):
    """On the phone that entered it, with its two discards."""
    players.city(now, 4).tap()
    expect(now.page.locator(".doings")).to_contain_text(say("cities-take-price", n=2))
    players.check("light-city", [now])
    players.tap(now, "cities-touch-take-capital")
    expect(now.page.get_by_text(say("cities-taken-you", slot=4, n=2))).to_be_visible()
    back = now.page.locator(".quick button").last
    expect(back).to_be_in_viewport(ratio=1)
    back.tap()
    expect(back).to_have_attribute("aria-disabled", "true")
    assert counters(now) == [38, 6, 0]


def its_owner_lets_the_phone_ring(players, phone):
    """Behind the code; one stroke is heard at once."""
    phone.page.locator("header .code").tap()
    switch = phone.page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.tap()
    expect(switch).to_have_attribute("aria-checked", "true")
    players.check("code-sheet", [phone])
    phone.page.keyboard.press("Escape")
    players.expect_strokes(phone, 1)
