"""Five people, a tablet and a screen: tied bids, two turns of each, every action, a power cut."""

import pytest
from playwright.sync_api import expect

from tests.browser import clocks
from tests.browser.checks import layout_faults
from tests.browser.office_table import OfficeTable, ministry_name, placed, stamped, turn_to
from tests.kit.client import prompts
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa")


@pytest.mark.slow
def test_five_people_play_the_ministries(party):
    room = party(crowd=NAMES, wall=False)
    office = OfficeTable(room)
    write_templates(office)
    with room.phone_of("Anna") as anna:
        auction(office, anna)
    room.open_phone("Bruno")
    first_turns(office)
    room.crash_and_restart()
    check_pages(office, "after-the-power-cut", *room.phones)
    second_turns(office)
    room.open_phone("Elisa")
    the_fifth_decree(office)
    the_end(office)


def check_pages(office, moment, *phones):
    """What hands have opened, ticked or chosen here is neither cut nor small, on the tablet and on
    these phones. What a device shows of itself is judged among the recorded moments
    (test_look_at_games, test_boards)."""
    office.room.wait_drawn()
    for device in (office.host, *phones):
        who = f"{moment}: {type(device).__name__} {getattr(device, 'name', '')}"
        assert not layout_faults(device.page), who
    office.room.shoot(f"ministries/{moment}")


def write_templates(office):
    host = office.host
    office.choose_game()
    host.open_sheet(say("decrees-templates"))
    for slot, steps in enumerate(OfficeTable.DECREES):
        office.write_decrees(slot, *steps)
        if slot + 1 < len(OfficeTable.DECREES):
            expect(host.page.locator("details[open] .sequence")).to_be_visible()
            assert office.slot_open() == slot + 1, "the next one opens by itself"
    host.close_sheet()
    office.room.open_screen()
    host.do("begin")


def auction(office, anna):
    room = office.room
    for name, amount in {"Bruno": 5, "Carla": 3, "Dario": 1}.items():
        room.act_for(name, "bid", amount=amount)
    office.bid(anna, 5)
    assert not layout_faults(anna.page), "a sealed bid"
    office.bid_on_the_tablet("Elisa", 2)
    room.screen.shows(say("decrees-bid-round", n=2))
    carla = room.crowd["Carla"].connect()
    carla.leave()
    asked = [one["command"] for one in prompts(carla.picture)]
    assert "bid" not in asked, "only the tied bid again"
    room.act_for("Bruno", "bid", amount=2)
    office.bid(anna, 4)
    anna.page.get_by_label("Elisa").select_option(label=ministry_name("secret"))
    office.post(anna, Bruno="executive", Carla="treasury", Dario="secret", Elisa="navy")


def first_turns(office):
    room = office.room
    bruno = room.named("Bruno")
    office.draw(bruno)
    office.act(bruno, "decrees-do-restructure-add", "treasury", "reform")
    office.touch(bruno, "0")
    check_pages(office, "touched", bruno)
    bruno.do("stamp")
    with room.phone_of("Carla") as carla:
        remove_blame(office, carla)
        office.act(bruno, "decrees-do-forward", "1", "hr")
        office.end_turn(bruno)
        turn_of_the_treasury(office, carla)
    with room.phone_of("Dario") as dario:
        office.draw(dario)
        use_reform(office, dario)
        office.end_turn(dario)
    with room.phone_of("Elisa") as elisa:
        draw_decline(office, elisa)
        office.touch(elisa, "navy")
        elisa.do("manoeuvres")
        office.end_turn(elisa)


def turn_of_the_treasury(office, carla):
    office.draw(carla)
    office.touch(carla, "treasury")
    carla.do("treasury_extra")
    carla.press(office.open_line(carla, say("decrees-draw")).locator(".go").first)
    office.act(carla, "decrees-do-move-marker", "reform", "Dario")
    carla.press(office.below_chart(carla, say("decrees-do-play-card")))
    office.tick(carla.page.locator(".main"), "Bruno", 2)
    check_pages(office, "card", carla)
    expect(carla.prompt("adjust").locator(".go")).to_contain_text("Bruno +2")
    before = office.blame_of("Bruno")
    carla.do("adjust")
    clocks.wait_until(
        lambda told: told == [before + 2], [office.host], lambda _: office.blame_of("Bruno")
    )
    office.end_turn(carla)


def remove_blame(office, chooser):
    """The chooser at the top of the chain takes two from the first pool; all others wait."""
    expect(chooser.prompt("remove")).to_be_visible()
    check_pages(office, "removal", chooser)
    # The turn waits.
    expect(office.room.named("Bruno").prompt("end_turn")).to_have_count(0)
    office.remove_by_holding(chooser)
    chooser.confirm("remove")


def use_reform(office, phone):
    question = office.open_form(phone, "reform", "decrees-do-redistribute")
    full = question.locator("li", has=phone.page.locator(".less:enabled")).first
    full.locator(".less").click()
    expect(question.locator(".foot button")).to_have_attribute("aria-disabled", "true")
    question.locator(".more:enabled").last.click()
    phone.press(question.locator(".foot button"))


def draw_decline(office, phone):
    """Stagnation and Decline among the first five cards: a second thought, and then it stands."""
    before = phone.version
    phone.page.get_by_role("button", name=say("decrees-card-decline"), exact=True).click()
    phone.shows(say("W_SD_TOO_EARLY"))
    phone.page.locator("dialog.doubt button.go").first.click()
    phone.wait_for_change(before)
    office.room.screen.shows(say("decrees-sd-title", who=phone.name))
    check_pages(office, "decline", phone)


def second_turns(office):
    room = office.room
    bruno = room.named("Bruno")
    room.act_for("Anna", "draw", card="ordinary")
    with room.phone_of("Anna") as anna:
        reassigns(office, anna)
        office.end_turn(anna)
    bruno.send("draw", card="ordinary")
    office.act(bruno, "decrees-do-restructure-remove", "treasury>reform")
    office.act(bruno, "decrees-do-restructure-reverse", "reform>executive")
    office.act(bruno, "decrees-do-restructure-move", "navy>secret", "treasury", "secret")
    bruno.send("end_turn")
    room.act_for("Carla", "draw", card="ordinary")
    all_but_the_last_decree(room)
    with room.phone_of("Dario") as dario:
        with room.phone_of("Carla") as carla:
            trades(office, carla, bruno, dario)
        room.act_for("Carla", "end_turn")
        dario.send("draw", card="ordinary")
        office.act(dario, "decrees-do-investigate", "executive")
    room.act_for("Dario", "end_turn")


def reassigns(office, phone):
    question = office.open_form(phone, "hr", "decrees-do-reassign")
    button = question.locator(".foot button")
    expect(button).to_have_attribute("aria-disabled", "true")
    question.get_by_label("Dario").select_option(label=ministry_name("secret"))
    expect(button).not_to_have_attribute("aria-disabled", "true")
    phone.press(question.locator(".foot button"))


def trades(office, giver, taker, outsider):
    """A proposal that only those named see, confirmed by the other."""
    sheet = office.open_line(giver, say("decrees-trade-title"))
    office.tick(sheet, taker.name, 1)
    sheet.get_by_role("button", name=say("decrees-page-deal-cards")).click()
    office.tick(sheet, taker.name, -1)
    sheet.locator(".foot button").click()
    expect(sheet).to_have_count(0)
    expect(giver.page.locator(".proposal")).to_be_visible()
    expect(taker.page.locator(".proposal")).to_be_visible()
    check_pages(office, "trade", giver, taker)
    assert outsider.page.locator(".proposal").count() == 0
    taker.do("confirm_trade")
    expect(giver.page.locator(".proposal")).to_have_count(0)


def all_but_the_last_decree(room):
    """Three cards of Carla's bring the others out."""
    for chooser, *changes in (
        (
            "Bruno",
            placed(2, "navy"),
            stamped(2),
            stamped(4),
            placed(4, "navy"),
        ),
        ("Bruno", placed(1, "hr"), stamped(1), stamped(1)),
        ("Carla", placed(3, "secret"), stamped(3), stamped(3)),
    ):
        room.act_for("Carla", "play_card")
        room.act_for("Carla", "adjust", changes=changes)
        room.act_for(chooser, "remove", blame={})


def the_fifth_decree(office):
    """Elisa stamps it by hand."""
    bruno, elisa = office.room.phones
    office.draw(elisa)
    office.touch(elisa, "4")
    elisa.do("stamp")
    bruno.confirm("remove")


def the_end(office):
    room, host = office.room, office.host
    for device in room.everybody:
        device.expect_tone("end")
        expect(device.page.locator(".courses .way")).to_have_count(len(OfficeTable.DECREES))
        if device is room.screen:
            turn_to(device.page, device.page.get_by_text(say("decrees-over-decrees")).first)
            turn_to(device.page, device.page.locator(".curves").first)
        expect(device.page.locator(".curves").first).to_be_visible()
    for device in room.everybody:
        assert not layout_faults(device.page, touch=False)
    room.shoot("ministries/end")
    host.page.locator(".courses").scroll_into_view_if_needed()
    host.shoot(room.shots / "ministries/end/tablet-ways.png")
    the_story_page(office)


def the_story_page(office):
    """The page to read and to keep has the pictures too, without any script."""
    room = office.room
    reader = room.phone(java_script_enabled=False)
    reader.open(f"/recap/{room.program.code}")
    expect(reader.page.locator(".courses .way")).to_have_count(len(OfficeTable.DECREES))
    expect(reader.page.get_by_text(say("decrees-chart-ways"), exact=True)).to_be_visible()
    for drawn in reader.page.locator("ol.courses svg").all():
        times = drawn.locator('.axis text[text-anchor="middle"]').all_text_contents()
        assert times[0] == say("decrees-point", n=1)
        assert 2 <= len(times) <= 6
    reader.shoot(room.shots / "ministries/end/story.png", whole=True)
