"""Five phones, a tablet and a screen: tied bids, two turns of each, every action, a power cut."""

import pytest
from playwright.sync_api import expect

from tests.browser.bureau import Bureau, said_ministry
from tests.browser.checks import ailments, cut_texts, small_targets
from tests.browser.sentences import said

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elisa")
DECREES = (
    ("executive",),
    ("executive", "hr"),
    ("navy",),
    ("treasury", "secret"),
    ("executive", "navy"),
)


@pytest.mark.slow
def test_five_people_play_the_ministries(party):
    room = party(*NAMES)
    bureau = Bureau(room)
    set_up(bureau)
    bids(bureau)
    first_turns(bureau)
    room.power_cut()
    looks(bureau, "after-the-power-cut")
    second_turns(bureau)
    the_end(bureau)


def looks(bureau, moment):
    """Everything that can be measured, and a picture of every device."""
    for device in bureau.room.everybody:
        who = f"{moment}: {type(device).__name__} {getattr(device, 'name', '')}"
        assert not ailments(device.page), who
        assert not small_targets(device.page), who
        assert not cut_texts(device.page), who
    bureau.room.shoot(f"ministries/{moment}")


def set_up(bureau):
    host = bureau.host
    bureau.choose_game()
    host.tool(said("decrees-templates"))
    for slot, steps in enumerate(DECREES):
        bureau.write_decrees(slot, *steps)
    host.close_sheet()
    looks(bureau, "lobby")
    bureau.begin()


def bids(bureau):
    room = bureau.room
    bureau.bids(Anna=5, Bruno=5, Carla=3, Dario=1)
    looks(bureau, "bids")
    bureau.bid_on_the_tablet("Elisa", 2)
    room.screen.shows(said("decrees-bid-round", n=2))
    assert not room.named("Carla").asked("bid").count(), "only the tied bid again"
    bureau.bids(Anna=4, Bruno=2)
    looks(bureau, "posting")
    bureau.press(room.named("Anna"), "post")


def first_turns(bureau):
    _anna, bruno, carla, dario, elisa = bureau.room.phones
    bureau.draw(bruno)
    looks(bureau, "actions")
    add = "decrees-do-restructure-add"
    bureau.act(bruno, add, "treasury", "reform")
    bureau.press(bruno, "stamp", bruno.page.get_by_role("button", name=stamp(1)))
    removes(bureau, carla)
    bureau.act(bruno, "decrees-do-forward", said("decrees-number", n=2), "hr")
    bureau.end_turn(bruno)

    bureau.draw(carla)
    bureau.press(carla, "treasury_extra")
    bureau.press(
        carla, "draw", carla.page.get_by_role("button", name=said("decrees-draw-ordinary"))
    )
    bureau.act(carla, "decrees-do-move-marker", "Dario", "reform")
    bureau.press(carla, "play_card")
    looks(bureau, "card")
    bureau.press(carla, "adjust")
    bureau.end_turn(carla)

    bureau.draw(dario)
    redistributes(bureau, dario)
    bureau.end_turn(dario)

    declines(bureau, elisa)
    bureau.press(elisa, "manoeuvres")
    bureau.end_turn(elisa)


def stamp(n):
    return said("decrees-do-stamp", decree=said("decrees-number", n=n))


def removes(bureau, chooser):
    """The chooser at the top of the chain takes two from the first pool; all others wait."""
    expect(chooser.asked("remove")).to_be_visible()
    looks(bureau, "removal")
    assert not bureau.room.named("Bruno").asked("end_turn").count(), "the turn waits"
    more = chooser.page.locator(".allocate .more").first
    more.click()
    more.click()
    bureau.press(chooser, "remove")


def redistributes(bureau, phone):
    question = bureau.fold(phone, said("decrees-do-redistribute"))
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
    looks(bureau, "decline")


def second_turns(bureau):
    anna, bruno, carla, dario, elisa = bureau.room.phones
    bureau.draw(anna)
    question = bureau.fold(anna, said("decrees-do-reassign"))
    question.get_by_label("Dario").select_option(label=said_ministry("secret"))
    bureau.press(anna, "reassign", question.locator(".foot button"))
    bureau.end_turn(anna)

    bureau.draw(bruno)
    bureau.act(bruno, "decrees-do-restructure-remove", arrow("treasury", "reform"))
    bureau.act(bruno, "decrees-do-restructure-reverse", arrow("reform", "executive"))
    bureau.act(bruno, "decrees-do-restructure-move", arrow("navy", "secret"), "treasury", "secret")
    bureau.end_turn(bruno)

    bureau.draw(carla)
    trades(bureau, carla, bruno)
    bureau.end_turn(carla)

    bureau.draw(dario)
    bureau.act(dario, "decrees-do-investigate", "executive")
    bureau.end_turn(dario)
    for phone in (elisa, anna):
        bureau.draw(phone)
        bureau.end_turn(phone)


def arrow(above, below):
    return said("ui-arrow", above=said_ministry(above), below=said_ministry(below))


def trades(bureau, giver, taker):
    """A proposal that only those named see, confirmed by the other."""
    question = bureau.fold(giver, said("decrees-trade-title"))
    question.get_by_role("button", name=said("decrees-trade-blame")).click()
    question.get_by_label(said("decrees-field-giver")).select_option(label=giver.name)
    question.get_by_label(said("decrees-field-taker")).select_option(label=taker.name)
    question.get_by_role("button", name=said("ui-line-put"), exact=True).click()
    question.locator(".foot button").click()
    expect(giver.page.locator(".proposal")).to_be_visible()
    expect(taker.page.locator(".proposal")).to_be_visible()
    looks(bureau, "trade")
    outsider = bureau.room.named("Anna")
    assert outsider.page.locator(".proposal").count() == 0
    bureau.press(taker, "confirm_trade")
    expect(giver.page.locator(".proposal")).to_have_count(0)


def the_end(bureau):
    room, host = bureau.room, bureau.host
    looks(bureau, "before-the-end")
    host.tool(said("desk-group-corrections"))
    host.page.get_by_role("button", name=said("decrees-abandon")).click()
    before = host.version
    host.page.locator("dialog.doubt button.go").first.click()
    host.moved_on(before)
    for device in room.everybody:
        device.is_lit("end")
    expect(host.page.locator(".chart").first).to_be_visible()
    looks(bureau, "end")
