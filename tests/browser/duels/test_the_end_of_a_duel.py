"""The end of a duel on every device, its summary, and the clock that stays in sight."""

from playwright.sync_api import expect

from tests.browser.checks import layout_faults
from tests.browser.match import ISOLATES, NAMES, stats
from tests.browser.party import PHONE, TABLET, WALL
from tests.browser.snapshots import snapshot
from tests.browser.wired_match import wired_match
from tests.kit.games.cities.match import A, B, Match
from tests.kit.sentences import say

LONG = ("Massimiliano", "Gianfrancesco")


def expect_text(players, device, id, **params):
    """This sentence stands on the device, whatever isolates its names."""
    words = ISOLATES.sub("", say(id, **params))
    device.page.wait_for_function(
        "words => document.body.innerText.replace(/[\u2066-\u2069]/g, '').includes(words)",
        arg=words,
    )


def test_a_duel_that_is_won_is_a_screen_on_every_device_until_both_are_ready(party):
    match = wired_match(party, tracking="light")
    for slot in (1, 4):
        match.do(match.now, "take_city", slot=slot, capital=False)
    match.open_phone(match.now)
    players, room = match.players(), match.room
    now = players.phone(match.now)
    players.use_city(now, 2, "cities-touch-take-capital")
    room.open_screen()
    match.open_phone(match.other)
    other = players.phone(match.other)
    for device in (room.host, room.screen, other):
        expect_text(players, device, "cities-won", who=now.name, n=1)
    expect_text(players, now, "cities-won-you", n=1)
    for device in room.everybody:
        expect(device.page.locator(".line .spots > li")).to_have_count(5)
        expect(device.page.locator(".versus .num").first).to_be_visible()
    expect(other.page.locator(".versus")).to_contain_text(say("board-you"))
    expect(other.page.locator(".versus .following")).to_contain_text(say("cities-then-lost-you"))
    players.check("won")

    now.do("take_back_count")
    expect_text(players, now, "cities-turn-you", n=1)
    win_again = (3, "cities-touch-take-capital")
    players.use_city(now, *win_again)
    other.do("ready")
    expect(now.page.locator('[data-command="take_back_count"]')).to_have_count(0)
    expect_text(players, now, "cities-won-you", n=1)
    now.do("ready")
    expect_text(players, other, "cities-turn-you", n=2)
    expect_text(players, now, "cities-begins-lost", who=other.name)
    players.check("second")

    other.send("concede_duel")
    for device in room.everybody:
        expect_text(players, device, "cities-wins", who=now.name)
        cities = ".duels > li" if device is room.screen else ".line .spots > li"
        expect(device.page.locator(cities).first).to_be_visible()
    players.check("match-won")


def test_the_clock_is_in_sight_while_a_character_is_typed(gallery):
    page = gallery.show(snapshot(Match(deck=45), A, names=NAMES), (360, 640)).page
    clock = page.locator("header.top .digits")
    expect(clock).to_be_in_viewport(ratio=1)
    assert clock.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 26
    field = page.locator(".main .form").get_by_role("textbox")
    field.scroll_into_view_if_needed()
    field.tap()
    page.keyboard.type("Mara")
    expect(clock).to_be_in_viewport(ratio=1)
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(clock).to_be_in_viewport(ratio=1)
    assert layout_faults(page) == []
    field.fill("")


def test_a_character_comes_again_with_one_touch_and_no_letter(party):
    match = wired_match(party)
    match.do(match.now, "open_character", called="", **stats((2, 3, 0)))
    match.do(match.now, "end_main")
    match.open_phone(match.other)
    players = match.players()
    other = players.phone(match.other)
    chip = other.page.locator(".again button")
    expect(chip).to_have_count(1)
    chip.tap()
    expect(chip).to_have_attribute("aria-pressed", "true")
    players.check("chips", [other])
    other.do("open_character")
    board = players.panel(other, "board")
    assert [one["values"] for one in board["beside"]] == ["2/3", "2/3"]
    piece = other.page.locator(".beside .piece").last.get_by_role("button")
    piece.tap()
    players.check("piece-open", [other])
    towards = other.page.locator('.towards[data-command="set_character"] button')
    with other.expect_change():
        towards.nth(2).tap()
    players.check("placed", [other])


def test_a_combat_of_a_light_match_is_worked_out_without_a_letter(party):
    players = wired_match(party, tracking="light").open_phones()
    players.room.open_screen()
    now, other = players.turn
    players.use_city(now, 3, "cities-touch-work-out")
    players.check("turned")
    players.tap(now, "cities-reveal-city")
    players.check("defend")
    other.do("defend")
    players.type_in(now.page.locator(".main .form"), "", (2, 3, 0))
    now.do("enter_fighter")
    players.check("more", [now])
    now.do("muster_done")
    expect(other.page.locator('[data-command="enter_known"] button')).to_have_count(1)
    players.check("known", [other])
    other.do("enter_known")
    other.do("muster_done")
    players.check("settle", players.room.everybody)


LETTERS = """() => {
    const found = [];
    const scene = document.querySelector("main.duel");
    const walk = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const box = node.parentElement;
        if (!node.data.trim() || box.closest(".sr") || !box.checkVisibility()) continue;
        found.push([parseFloat(getComputedStyle(box).fontSize), node.data.trim()]);
    }
    return found;
}"""
"""Size in units and words of all that is written on the wall."""


def test_a_combat_is_large_on_the_wall_and_the_clock_never_small(party):
    match = wired_match(party)
    match.attacks(("Mara la lunga", "Ugo"), ((1, 2, 0), (2, 3, 1)), slot=2)
    wall = match.room.open_screen()
    wall.page.locator(".before-blows").wait_for()
    expect_large_clock(wall)
    match.do(match.other, "play_quick", called="", **stats((1, 4, 0)) | {"quick": "yes"})
    match.do(match.other, "defend")
    players = match.open_phones()
    now, other = players.turn
    players.choose(now, "Mara")
    now.do("name_attackers")
    other.page.locator(".main .item").last.tap()
    other.do("aim")
    expect(wall.page.locator(".blow-row")).to_have_count(3)
    expect_large_clock(wall)
    players.check("blows", [wall, now, other])


def expect_large_clock(wall):
    """The clock from 120 units on, and no letter under 24."""
    written = wall.page.evaluate(LETTERS)
    assert [one for one in written if one[0] < 24] == []
    digits = wall.page.locator(".time .digits")
    assert digits.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 120


def test_long_names_fit_the_end_of_a_duel(gallery):
    match = Match.with_rules(tracking="light").start(A).by(A)
    match = match.take_city(1, False).take_city(4, False).take_city(2, True).then
    for who, size in ((A, PHONE), (B, PHONE), ("tablet", TABLET), ("screen", WALL)):
        page = gallery.show(snapshot(match, who, names=LONG), size).page
        assert layout_faults(page, touch=who != "screen") == [], who
