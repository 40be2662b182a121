"""The worked example of a campaign in real browsers: a phone, the tablet, the room's screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.campaign import Sessions, divide
from tests.browser.checks import axe_violations, layout_faults
from tests.kit.sentences import say

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
    return Sessions(party(*NAMES[:1], crowd=NAMES[1:]))


def check_layouts(room, moment):
    """What is unfolded, drafted or opened here is neither cut nor small. What each device shows of
    itself is judged among the recorded moments (test_look_at_games)."""
    room.wait_drawn()
    for device in (room.host, room.screen, room.phones[0]):
        assert layout_faults(device.page, touch=device is not room.screen) == [], moment
    room.shoot(f"campaign/{moment}")


@pytest.mark.slow
def test_the_worked_example_from_the_allocation_to_the_fourth_prince(campaign):
    room = campaign.room
    (luca,) = room.phones
    campaign.begin()
    allocated_by_everybody(campaign)
    room.host.do("jrc.open_papers")
    room.host.do("jrc.go_on")

    # One order comes from home, and that phone is put away.
    with room.phone_of("Francesco") as francesco:
        campaign.order(francesco, say("jrc-way-withdraw") + "×2", "Atlanta")
    room.crash_and_restart()
    campaign.order(luca, say("jrc-way-invest"), WASHINGTON)
    room.act_for("Fabrizio", "jrc.order", kind="invest", cities=["Seattle"])
    room.act_for("Marcello", "jrc.order", kind="invest", cities=[WASHINGTON])
    room.host.do("jrc.open_papers")
    campaign.expect_value(room.host, WASHINGTON, "Luca", "6")

    a_session_in_washington(campaign)
    campaign.expect_value(room.screen, WASHINGTON, "Marcello", "7")
    princes_are_circled(room)

    room.crash_and_restart()
    room.host.do("jrc.go_on")
    expect(room.host.page.locator("h1")).to_contain_text("2")
    campaign.expect_value(luca, WASHINGTON, "Marcello", "7")
    the_history_on_every_device(campaign)
    closed_and_opened_again(campaign)
    the_pages_of_a_campaign(room)


def allocated_by_everybody(campaign) -> None:
    """Luca taps, and has two points of his column in a draft already."""
    room = campaign.room
    (luca,) = room.phones
    half_written_and_reloaded(luca)
    first = dict(zip(CITIES, COLUMNS["Luca"], strict=True)) | {"Boston": 0}
    divide(luca, first, "jrc.allocate")
    for name in NAMES[1:]:
        column = dict(zip(CITIES, COLUMNS[name], strict=True))
        room.act_for(name, "jrc.allocate", points=column)
    check_layouts(room, "sealed")


def princes_are_circled(room) -> None:
    """Nine whole rings, one for each city that a player holds, drawn on every device."""
    for device in (room.host, room.screen, room.phones[0]):
        rings = device.page.locator(".ledger .crown.held")
        expect(rings).to_have_count(9)
        for box in (one.bounding_box() for one in rings.all()):
            assert 30 < box["width"] < 80
            assert abs(box["width"] - box["height"]) < 1


def the_history_on_every_device(campaign) -> None:
    """Influence in a city over the turns, and a turn before and after, on tablet and phone."""
    for device in (campaign.room.host, campaign.room.phones[0]):
        campaign.history(device)
        campaign.leaf(device, WASHINGTON)
        chart = device.page.locator("dialog .leaf .curves")
        expect(chart.get_by_role("img")).to_have_attribute("aria-label", re.compile("Washington"))
        expect(chart.locator(".curve")).to_have_count(4)
        campaign.leaf(device, say("jrc-leaf-turn", n=1))
        dialog = device.page.get_by_role("dialog")
        expect(dialog).to_contain_text("5 → 6")
        expect(dialog.locator(".account li")).to_have_count(4)
        check_layouts(campaign.room, "history")
        device.page.keyboard.press("Escape")
        expect(device.page.get_by_role("dialog")).to_have_count(0)


def closed_and_opened_again(campaign) -> None:
    """A campaign that is given up is over for everybody; undo goes on with it."""
    room = campaign.room
    room.host.open_sheet(say("desk-group-people"))
    room.host.confirm("jrc.end_campaign")
    for device in (room.host, room.screen, *room.phones):
        device.expect_tone("end")
        expect(device.page.get_by_text(say("jrc-ended")).first).to_be_visible()
    room.host.press(room.host.page.locator("footer .back button"))
    for phone in room.phones:
        expect(phone.prompt("jrc.order")).to_have_count(1)


def the_pages_of_a_campaign(room) -> None:
    """The printed sheet for everybody, the way back from a copy for the host."""
    reader = room.phone()
    reader.open(f"/sheet/{room.program.code}")
    expect(reader.page.get_by_role("heading", name=say("jrc-ledger-at", n=2))).to_be_visible()
    assert axe_violations(reader.page) == []
    reader.shoot(room.shots / "campaign" / "sheet.png")
    room.host.open(f"/t/{room.program.code}/copy")
    assert axe_violations(room.host.page) == []
    room.host.shoot(room.shots / "campaign" / "copy.png")


def half_written_and_reloaded(phone) -> None:
    """A draft outlives a locked screen and a reload."""
    boston = phone.page.locator(".shares li").nth(1)
    boston.locator(".more").click(click_count=2)
    phone.reload()
    expect(boston.locator("output")).to_have_text("2")


def a_session_in_washington(campaign) -> None:
    room = campaign.room
    (luca,) = room.phones
    room.host.do("jrc.go_on")
    room.host.page.locator(".several .item", has_text=WASHINGTON).click()
    room.host.do("jrc.choose_cities")
    check_layouts(room, "seats")
    sit_as_in_the_example(room.host)
    room.host.do("jrc.begin_session")
    check_layouts(room, "counter")
    divide(luca, {"Marcello": 2}, "jrc.counter")
    room.act_for("Marcello", "jrc.counter", points={"1": 1})  # Luca
    in_francescos_place(room, {"Luca": 2})
    room.host.do("jrc.open_papers")
    room.host.do("jrc.go_on")
    divide(luca, {say("jrc-advantage-very-active"): 1}, "jrc.buy")
    room.act_for("Marcello", "jrc.buy", bought={"well_connected": 1})
    room.host.do("jrc.open_papers")
    room.host.do("jrc.go_on")
    luca.button_for("jrc.use_advantage").click()
    for name in ("Francesco", "Luca", "Fabrizio"):
        out(room.host, name)
    check_layouts(room, "played")
    room.host.do("jrc.go_on")
    room.host.do("jrc.apply_result")


def sit_as_in_the_example(host) -> None:
    """Luca, Francesco, Marcello, Fabrizio, clockwise."""
    host.open_sheet(say("jrc-seating-title"))
    for _ in range(2):
        host.page.locator(".order li", has_text="Fabrizio").locator(".down").click()
    host.do("jrc.set_seating")
    host.close_sheet()


def in_francescos_place(room, points) -> None:
    """The tablet is handed to the person without a phone."""
    for id in ("desk-act-for-one", "desk-sealed-here"):
        room.host.page.get_by_role("button", name=say(id, name="Francesco")).click()
    divide(room.host, points, "jrc.counter")


def out(host, name) -> None:
    """Tap the name on the ring, confirm."""
    host.page.locator("button.rs", has_text=name).click()
    host.do("jrc.eliminate")
