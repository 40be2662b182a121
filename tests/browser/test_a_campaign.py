"""The worked example of a campaign in real browsers: four phones, the tablet, the room's screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.campaign import Sessions, divide
from tests.browser.checks import ailments, cut_texts, small_targets
from tests.browser.sentences import said

NAMES = ("Luca", "Fabrizio", "Francesco", "Marcello")
CITIES = (
    *("Atlanta", "Boston", "Chicago", "Cleveland", "Dallas", "Houston", "Miami", "Seattle"),
    "Washington D.C.",
)
COLUMNS = {
    "Luca": (0, 2, 3, 4, 5, 0, 8, 3, 5),
    "Fabrizio": (8, 5, 2, 6, 0, 0, 5, 4, 0),
    "Francesco": (2, 3, 5, 3, 4, 3, 2, 6, 2),
    "Marcello": (0, 0, 0, 8, 7, 4, 6, 0, 5),
}
WASHINGTON = "Washington D.C."


@pytest.fixture
def campaign(party):
    room = party(*NAMES)
    shots = room.shots / "campaign"

    def look(moment):
        for device in (room.host, room.screen, *room.phones):
            if not device.page.is_closed():
                name = getattr(device, "name", "") or type(device).__name__.lower()
                device.shoot(shots / f"{moment}-{name.lower()}.png")
        for device in (room.host, room.screen, room.phones[0]):
            assert ailments(device.page) == [], moment
        assert small_targets(room.phones[0].page) == [], moment
        assert cut_texts(room.phones[0].page) == [], moment

    return Sessions(room, look)


@pytest.mark.slow
def test_the_worked_example_from_the_allocation_to_the_fourth_prince(campaign):
    room = campaign.room
    luca, fabrizio, francesco, marcello = room.phones
    campaign.begin()
    campaign.look("allocate")
    half_written_and_reloaded(luca)
    first = dict(zip(CITIES, COLUMNS["Luca"], strict=True)) | {"Boston": 0}
    divide(luca, first, "jrc.allocate")
    columns = {name: dict(zip(CITIES, COLUMNS[name], strict=True)) for name in NAMES[1:]}
    campaign.allocate(columns)
    campaign.look("sealed")
    campaign.open()
    campaign.look("princes")
    campaign.next()

    # One order comes from home, and that phone is put away.
    campaign.order(francesco, said("jrc-way-withdraw", n=2), "Atlanta")
    francesco.leave()
    room.phones.remove(francesco)
    room.devices.remove(francesco)
    room.power_cut()
    campaign.look("orders")
    campaign.order(luca, said("jrc-way-invest"), WASHINGTON)
    campaign.order(fabrizio, said("jrc-way-invest"), "Seattle")
    campaign.order(marcello, said("jrc-way-invest"), WASHINGTON)
    campaign.open()
    assert campaign.cell(room.host, WASHINGTON, "Luca") == "6"
    campaign.look("ordered")

    a_session_in_washington(campaign)
    assert campaign.cell(room.screen, WASHINGTON, "Marcello") == "7"
    campaign.look("after")

    room.power_cut()
    campaign.next()
    expect(room.host.page.locator("h1")).to_contain_text("2")
    assert campaign.cell(luca, WASHINGTON, "Marcello") == "7"
    campaign.look("next-turn")
    the_pages_of_a_campaign(room)


def the_pages_of_a_campaign(room) -> None:
    """The printed sheet for everybody, the way back from a copy for the host."""
    reader = room.phone()
    reader.open(f"/sheet/{room.program.code}")
    expect(reader.page.get_by_role("heading", name=said("jrc-ledger"), exact=True)).to_be_visible()
    assert ailments(reader.page) == []
    reader.shoot(room.shots / "campaign" / "sheet.png")
    room.host.open(f"/t/{room.program.code}/copy")
    assert ailments(room.host.page) == []
    room.host.shoot(room.shots / "campaign" / "copy.png")


def half_written_and_reloaded(phone) -> None:
    """A draft outlives a locked screen and a reload."""
    boston = phone.page.locator(".shares li").nth(1)
    boston.locator(".more").click()
    boston.locator(".more").click()
    phone.reload()
    expect(boston.locator("output")).to_have_text("2")


def a_session_in_washington(campaign) -> None:
    room = campaign.room
    luca, _, marcello = room.phones
    campaign.next()
    campaign.look("where")
    room.host.page.locator(".several .item", has_text=WASHINGTON).click()
    room.host.do("jrc.choose_cities")
    campaign.look("seats")
    sit_as_in_the_example(room.host)
    room.host.do("jrc.begin_session")
    campaign.look("counter")
    divide(luca, {"Marcello": 2}, "jrc.counter")
    divide(marcello, {"Luca": 1}, "jrc.counter")
    in_francescos_place(room, {"Luca": 2})
    campaign.open()
    campaign.look("countered")
    campaign.next()
    divide(luca, {said("jrc-advantage-very-active"): 1}, "jrc.buy")
    divide(marcello, {said("jrc-advantage-well-connected"): 1}, "jrc.buy")
    campaign.open()
    campaign.look("checklist")
    campaign.next()
    luca.ready("jrc.use_advantage").click()
    for name in ("Francesco", "Luca", "Fabrizio"):
        out(room.host, name)
    campaign.look("played")
    campaign.next()
    campaign.look("result")
    room.host.do("jrc.apply_result")


def sit_as_in_the_example(host) -> None:
    """Luca, Francesco, Marcello, Fabrizio, clockwise."""
    host.tool(said("jrc-seating-title"))
    for _ in range(2):
        host.page.locator(".order li", has_text="Fabrizio").locator(".down").click()
    host.do("jrc.set_seating")
    host.close_sheet()


def in_francescos_place(room, points) -> None:
    """The tablet writes for whoever has no phone here."""
    host = room.host
    host.page.get_by_role("button", name=said("desk-act-for-one")).click()
    divide(host, points, "jrc.counter")


def out(host, name) -> None:
    """Tap the name on the ring, confirm."""
    host.page.locator("button.rs", has_text=name).click()
    host.do("jrc.eliminate")
