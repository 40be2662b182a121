"""The end of a duel on every device, what is remembered of it, and the clock that never leaves."""

from playwright.sync_api import expect

from tests.browser.match import ISOLATES, Players, begun
from tests.browser.sentences import said

LONG = ("Massimiliano", "Gianfrancesco")
CLOCK = "header.top .digits"


def shows(players, device, id, **params):
    """This sentence stands on the device, whatever isolates its names."""
    words = ISOLATES.sub("", players.say(id, **params))
    device.page.wait_for_function(
        "words => document.body.innerText.replace(/[\u2066-\u2069]/g, '').includes(words)",
        arg=words,
    )


def win(players, now, last=2):
    """Three cities in one turn, the last one the capital."""
    for slot in (1, 4):
        players.at(now, slot, "cities-touch-take-city")
    players.at(now, last, "cities-touch-take-capital")


def test_a_duel_that_is_won_is_a_screen_on_every_device_until_both_are_ready(party):
    players = begun(party, tracking="light")
    now, other = players.turn
    win(players, now)
    room = players.room
    for device in (room.host, room.screen, other):
        shows(players, device, "cities-won", who=now.name, n=1)
    shows(players, now, "cities-won-you", n=1)
    for device in room.everybody:
        expect(device.page.locator(".line .spots > li")).to_have_count(5)
        expect(device.page.locator(".versus .num").first).to_be_visible()
    expect(other.page.locator(".versus")).to_contain_text(said("board-you"))
    expect(other.page.locator(".versus .following")).to_contain_text(said("cities-then-lost-you"))
    players.see("won")

    players.press(now, "take_back_count")
    shows(players, now, "cities-turn-you", n=1)
    win_again = (3, "cities-touch-take-capital")
    players.at(now, *win_again)
    players.press(other, "ready")
    expect(now.page.locator('[data-command="take_back_count"]')).to_have_count(0)
    shows(players, now, "cities-won-you", n=1)
    players.press(now, "ready")
    shows(players, other, "cities-turn-you", n=2)
    shows(players, now, "cities-begins-lost", who=other.name)
    players.see("second")

    win(players, other, 5)
    players.press(now, "ready")
    players.press(other, "ready")
    win(players, now, 5)
    for device in room.everybody:
        shows(players, device, "cities-wins", who=now.name)
        expect(device.page.locator(".line .spots > li").first).to_be_visible()
    players.see("match-won")
    players.settle()


def test_the_clock_is_in_sight_while_a_character_is_typed(party):
    players = begun(party)
    now, _ = players.turn
    clock = now.page.locator(CLOCK)
    expect(clock).to_be_in_viewport(ratio=1)
    assert (
        now.page.locator(CLOCK).evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 26
    )
    field = now.page.locator(".main .form").get_by_role("textbox")
    field.scroll_into_view_if_needed()
    field.tap()
    now.page.keyboard.type("Mara")
    expect(clock).to_be_in_viewport(ratio=1)
    now.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    expect(clock).to_be_in_viewport(ratio=1)
    players.see("typing", [now])
    players.settle()


def test_a_character_comes_again_with_one_touch_and_no_letter(party):
    players = begun(party)
    now, other = players.turn
    players.type_in(now.page.locator(".main .form"), "", (2, 3, 0))
    players.press(now, "open_character")
    players.press(now, "end_main")
    chip = other.page.locator(".again button")
    expect(chip).to_have_count(1)
    chip.tap()
    expect(chip).to_have_attribute("aria-pressed", "true")
    players.see("chips", [other])
    players.press(other, "open_character")
    board = players.panel(other, "board")
    assert [one["values"] for one in board["beside"]] == ["2/3", "2/3"]
    piece = other.page.locator(".beside .piece").last.get_by_role("button")
    piece.tap()
    players.see("piece-open", [other])
    towards = other.page.locator('.towards[data-command="set_character"] button')
    before = other.version
    towards.nth(2).tap()
    other.moved_on(before)
    players.see("placed", [other])
    players.settle()


def test_a_combat_of_a_light_match_is_worked_out_without_a_letter(party):
    players = begun(party, tracking="light")
    now, other = players.turn
    players.at(now, 3, "cities-touch-work-out")
    players.see("turned", [now, other, players.room.screen])
    players.tap(now, "cities-reveal-city")
    players.see("defend", [now, other, players.room.screen])
    players.press(other, "defend")
    players.type_in(now.page.locator(".main .form"), "", (2, 3, 0))
    players.press(now, "enter_fighter")
    players.see("more", [now])
    players.press(now, "muster_done")
    expect(other.page.locator('[data-command="enter_known"] button')).to_have_count(1)
    players.see("known", [other])
    players.press(other, "enter_known")
    players.press(other, "muster_done")
    players.see("settle")
    players.settle()


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
    players = begun(party)
    now, other = players.turn
    wall = players.room.screen
    players.tap(now, "cities-go-skip")
    players.gather(now, ("Mara la lunga", "Ugo"), ((1, 2, 0), (2, 3, 1)), slot=2)
    players.at(now, 2, "cities-touch-attack", name="Ugo")
    players.tap(now, "cities-reveal-city")
    wall.page.locator(".before-blows").wait_for()
    is_large(wall)
    players.send(other, "play_quick", called="", power=1, hp=4, range=0, quick="yes")
    players.press(other, "defend")
    players.choose(now, "Mara")
    players.press(now, "name_attackers")
    other.page.locator(".main .item").last.tap()
    players.press(other, "aim")
    expect(wall.page.locator(".blow-row")).to_have_count(3)
    is_large(wall)
    players.see("blows", [wall, now, other])
    players.settle()


def is_large(wall):
    """The clock from 120 units on, and no letter under 24."""
    written = wall.page.evaluate(LETTERS)
    assert [one for one in written if one[0] < 24] == []
    digits = wall.page.locator(".time .digits")
    assert digits.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 120


def test_long_names_fit_the_end_of_a_duel(party):
    players = Players(party(*LONG), "match-long")
    players.names = LONG
    players.begin({"tracking": "light"})
    now, _ = players.turn
    win(players, now)
    players.room.drawn()
    players.see("won")
    players.settle()
