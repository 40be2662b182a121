"""Five people, a tablet and a screen: tied bids, two turns of each, every action, a power cut."""

import pytest
from playwright.sync_api import expect

from tests.browser import clocks
from tests.browser.bureau import Bureau, placed, said_ministry, stamped, turns_to
from tests.browser.checks import crossed, fine_print, misplaced
from tests.browser.decrees import DECREES
from tests.browser.sentences import said

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa")


@pytest.mark.slow
def test_five_people_play_the_ministries(party):
    room = party(crowd=NAMES, wall=False)
    bureau = Bureau(room)
    set_up(bureau)
    with room.in_hand("Anna") as anna:
        bids(bureau, anna)
    room.picks_up("Bruno")
    first_turns(bureau)
    room.power_cut()
    looks(bureau, "after-the-power-cut", *room.phones)
    second_turns(bureau)
    room.picks_up("Elisa")
    the_fifth_decree(bureau)
    the_end(bureau)


def looks(bureau, moment, *phones):
    """Everything that can be measured, on the tablet, on the wall and on these phones: what is told
    to the others is looked at elsewhere (test_look_at_games)."""
    bureau.room.drawn()
    for device in (bureau.host, bureau.room.screen, *phones):
        who = f"{moment}: {type(device).__name__} {getattr(device, 'name', '')}"
        assert not misplaced(device.page), who
    wall = bureau.room.screen.page
    assert not fine_print(wall), f"{moment}: print that is too small for the wall"
    assert not crossed(wall, ".node, .public .scores"), f"{moment}: one thing on another"
    bureau.room.shoot(f"ministries/{moment}")


def set_up(bureau):
    host = bureau.host
    bureau.choose_game()
    host.tool(said("decrees-templates"))
    for slot, steps in enumerate(DECREES):
        bureau.write_decrees(slot, *steps)
        if slot + 1 < len(DECREES):
            expect(host.page.locator("details[open] .sequence")).to_be_visible()
            assert bureau.slot_open() == slot + 1, "the next one opens by itself"
    host.close_sheet()
    bureau.room.switch_on()
    looks(bureau, "lobby")
    bureau.begin()


def bids(bureau, anna):
    room = bureau.room
    for name, amount in {"Bruno": 5, "Carla": 3, "Dario": 1}.items():
        room.does(name, "bid", amount=amount)
    looks(bureau, "bids", anna)
    bureau.bid(anna, 5)
    assert not misplaced(anna.page), "a sealed bid"
    bureau.bid_on_the_tablet("Elisa", 2)
    room.screen.shows(said("decrees-bid-round", n=2))
    assert not room.is_asked("Carla", "bid"), "only the tied bid again"
    room.does("Bruno", "bid", amount=2)
    bureau.bid(anna, 4)
    looks(bureau, "posting", anna)
    anna.page.get_by_label("Elisa").select_option(label=said_ministry("secret"))
    bureau.post(anna, Bruno="executive", Carla="treasury", Dario="secret", Elisa="navy")


def first_turns(bureau):
    room = bureau.room
    bruno = room.named("Bruno")
    bureau.draw(bruno)
    looks(bureau, "actions", bruno)
    bureau.act(bruno, "decrees-do-restructure-add", "treasury", "reform")
    bureau.touch(bruno, "0")
    looks(bureau, "touched", bruno)
    bureau.press(bruno, "stamp")
    with room.in_hand("Carla") as carla:
        removes(bureau, carla)
        bureau.act(bruno, "decrees-do-forward", "1", "hr")
        bureau.end_turn(bruno)
        turn_of_the_treasury(bureau, carla)
    with room.in_hand("Dario") as dario:
        bureau.draw(dario)
        redistributes(bureau, dario)
        bureau.end_turn(dario)
    with room.in_hand("Elisa") as elisa:
        declines(bureau, elisa)
        bureau.touch(elisa, "navy")
        bureau.press(elisa, "manoeuvres")
        bureau.end_turn(elisa)


def turn_of_the_treasury(bureau, carla):
    bureau.draw(carla)
    bureau.touch(carla, "treasury")
    bureau.press(carla, "treasury_extra")
    bureau.draw_again(carla)
    bureau.act(carla, "decrees-do-move-marker", "reform", "Dario")
    bureau.press(carla, "play_card", bureau.beneath(carla, said("decrees-do-play-card")))
    bureau.tick(carla.page.locator(".main"), "Bruno", 2)
    looks(bureau, "card", carla)
    expect(carla.asked("adjust").locator(".go")).to_contain_text("Bruno +2")
    before = bureau.blame_of("Bruno")
    bureau.press(carla, "adjust")
    clocks.until(
        lambda told: told == [before + 2], [bureau.host], lambda _: bureau.blame_of("Bruno")
    )
    bureau.end_turn(carla)


def removes(bureau, chooser):
    """The chooser at the top of the chain takes two from the first pool; all others wait."""
    expect(chooser.asked("remove")).to_be_visible()
    looks(bureau, "removal", chooser)
    # The turn waits.
    expect(bureau.room.named("Bruno").asked("end_turn")).to_have_count(0)
    bureau.removes_by_holding(chooser)
    bureau.press_twice(chooser, "remove")


def redistributes(bureau, phone):
    question = bureau.form(phone, "reform", "decrees-do-redistribute")
    full = question.locator("li", has=phone.page.locator(".less:enabled")).first
    full.locator(".less").click()
    expect(question.locator(".foot button")).to_have_attribute("aria-disabled", "true")
    question.locator(".more:enabled").last.click()
    bureau.press(phone, "redistribute", question.locator(".foot button"))


def declines(bureau, phone):
    """Stagnation and Decline among the first five cards: a second thought, and then it stands."""
    before = phone.version
    phone.page.get_by_role("button", name=said("decrees-card-decline"), exact=True).click()
    phone.shows(said("W_SD_TOO_EARLY"))
    phone.page.locator("dialog.doubt button.go").first.click()
    phone.moved_on(before)
    bureau.room.screen.shows(said("decrees-sd-title", who=phone.name))
    looks(bureau, "decline", phone)


def second_turns(bureau):
    room = bureau.room
    bruno = room.named("Bruno")
    room.does("Anna", "draw", card="ordinary")
    with room.in_hand("Anna") as anna:
        reassigns(bureau, anna)
        bureau.end_turn(anna)
    bureau.quickly(bruno, "draw", card="ordinary")
    bureau.act(bruno, "decrees-do-restructure-remove", "treasury>reform")
    bureau.act(bruno, "decrees-do-restructure-reverse", "reform>executive")
    bureau.act(bruno, "decrees-do-restructure-move", "navy>secret", "treasury", "secret")
    bureau.quickly(bruno, "end_turn")
    room.does("Carla", "draw", card="ordinary")
    all_but_the_last_decree(room)
    with room.in_hand("Dario") as dario:
        with room.in_hand("Carla") as carla:
            trades(bureau, carla, bruno, dario)
        room.does("Carla", "end_turn")
        bureau.quickly(dario, "draw", card="ordinary")
        bureau.act(dario, "decrees-do-investigate", "executive")
    room.does("Dario", "end_turn")


def reassigns(bureau, phone):
    question = bureau.form(phone, "hr", "decrees-do-reassign")
    button = question.locator(".foot button")
    expect(button).to_have_attribute("aria-disabled", "true")
    question.get_by_label("Dario").select_option(label=said_ministry("secret"))
    expect(button).not_to_have_attribute("aria-disabled", "true")
    bureau.press(phone, "reassign", question.locator(".foot button"))


def trades(bureau, giver, taker, outsider):
    """A proposal that only those named see, confirmed by the other."""
    sheet = bureau.line(giver, said("decrees-trade-title"))
    bureau.tick(sheet, taker.name, 1)
    sheet.get_by_role("button", name=said("decrees-page-deal-cards")).click()
    bureau.tick(sheet, taker.name, -1)
    sheet.locator(".foot button").click()
    expect(sheet).to_have_count(0)
    expect(giver.page.locator(".proposal")).to_be_visible()
    expect(taker.page.locator(".proposal")).to_be_visible()
    looks(bureau, "trade", giver, taker)
    assert outsider.page.locator(".proposal").count() == 0
    bureau.press(taker, "confirm_trade")
    expect(giver.page.locator(".proposal")).to_have_count(0)


def all_but_the_last_decree(room):
    """Three cards of Carla's bring the others out."""
    for chooser, *changes in (
        ("Bruno", placed(2, "navy"), stamped(2), stamped(4), placed(4, "navy")),
        ("Bruno", placed(1, "hr"), stamped(1), stamped(1)),
        ("Carla", placed(3, "secret"), stamped(3), stamped(3)),
    ):
        room.does("Carla", "play_card")
        room.does("Carla", "adjust", changes=changes)
        room.does(chooser, "remove", blame={})


def the_fifth_decree(bureau):
    """Elisa stamps it by hand."""
    bruno, elisa = bureau.room.phones
    bureau.draw(elisa)
    looks(bureau, "before-the-fifth", elisa)
    bureau.touch(elisa, "4")
    bureau.press(elisa, "stamp")
    looks(bureau, "the-last-removal", bruno)
    bureau.press_twice(bruno, "remove")


def the_end(bureau):
    room, host = bureau.room, bureau.host
    for device in room.everybody:
        device.is_lit("end")
        expect(device.page.locator(".courses .way")).to_have_count(len(DECREES))
        if device is room.screen:
            turns_to(device.page, device.page.get_by_text(said("decrees-over-decrees")).first)
            turns_to(device.page, device.page.locator(".curves").first)
        expect(device.page.locator(".curves").first).to_be_visible()
    for device in room.everybody:
        assert not misplaced(device.page, touched=False)
    room.shoot("ministries/end")
    host.page.locator(".courses").scroll_into_view_if_needed()
    host.shoot(room.shots / "ministries/end/tablet-ways.png")
    the_story_page(bureau)


def the_story_page(bureau):
    """The page to read and to keep has the pictures too, without any script."""
    room = bureau.room
    reader = room.phone(java_script_enabled=False)
    reader.open(f"/recap/{room.program.code}")
    expect(reader.page.locator(".courses .way")).to_have_count(len(DECREES))
    expect(reader.page.get_by_text(said("decrees-chart-ways"), exact=True)).to_be_visible()
    for drawn in reader.page.locator("ol.courses svg").all():
        times = drawn.locator('.axis text[text-anchor="middle"]').all_text_contents()
        assert times[0] == said("decrees-point", n=1)
        assert 2 <= len(times) <= 6
    reader.shoot(room.shots / "ministries/end/story.png", whole=True)
