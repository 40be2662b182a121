"""An order on a phone: nine cities in sight, two touches; names in titles stay whole."""

from playwright.sync_api import expect

from tests.browser.checks import faults_of, measure
from tests.browser.device import SHOTS
from tests.browser.match import expect_uncovered
from tests.browser.snapshots import snapshot
from tests.kit.games.final_decrees.office import Office
from tests.kit.games.jrc.campaign import COLUMNS, points
from tests.kit.sentences import say

NAMES = ("Massimiliano", "Gianfrancesco", "Alessandra", "Bartolomeo", "Giulia B.")


LYING = ((740, 360), (568, 320))
PUT_AWAY = """() => {
    Object.defineProperty(document, "hidden", {configurable: true, get: () => true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""What covers a sealed entry at once, as ten seconds without a touch would."""


def test_nine_cities_stand_above_the_button_and_an_order_takes_two_touches(party):
    room, phone = first_orders(party)
    rows = phone.page.locator(".leads .item")
    expect(rows).to_have_count(9)
    lowest, foot = rows.last.bounding_box(), phone.prompt("jrc.order").bounding_box()
    assert lowest["y"] + lowest["height"] <= foot["y"] + 2
    assert phone.page.evaluate("() => scrollY") == 0
    assert faults_of(phone.page) == []
    boston = rows.filter(has_text="Boston")
    boston.click()
    expect(boston).to_contain_text("2 → 3")
    phone.page.get_by_role("button", name=say("jrc-way-withdraw")).click()
    boston.click()
    expect(boston).to_contain_text("2 → 0")
    boston.click()
    expect(boston).to_contain_text("2 → 1")
    covers_the_button_too(phone, "jrc.order", "Boston")
    every_way_is_met_lying_down(room, phone)
    phone.button_for("jrc.order").click()
    expect(phone.prompt("jrc.order")).to_have_count(0)
    a_name_in_a_title_stays_together(phone)


def first_orders(party):
    """A full table at its first orders, and the phone of the first."""
    room = party(NAMES[0], crowd=NAMES[1:])
    room.host.press(room.host.page.get_by_role("button", name=say("jrc-name")))
    room.host.do("jrc.start")
    for seat, column in enumerate((*COLUMNS.values(), COLUMNS[3]), start=1):
        room.host.act_for(seat, "jrc.allocate", points=points(*column))
    room.host.do("jrc.open_papers")
    room.host.do("jrc.go_on")
    (phone,) = room.phones
    phone.prompt("jrc.order").wait_for()
    room.wait_drawn(phone)
    return room, phone


def covers_the_button_too(phone, command, chosen):
    """While the list is covered, the button does not say what was chosen either."""
    button = phone.prompt(command).get_by_role("button")
    expect(button).to_contain_text(chosen)
    phone.page.evaluate(PUT_AWAY)
    veil = phone.page.get_by_role("button", name=say("ui-veil"))
    expect(veil).to_be_visible()
    expect(button).to_have_text(say("ui-seal"))
    veil.click()
    expect(button).to_contain_text(chosen)


def every_way_is_met_lying_down(room, phone):
    upright = phone.page.viewport_size
    for width, height in LYING:
        phone.page.set_viewport_size({"width": width, "height": height})
        room.wait_drawn(phone)
        phone.shoot(room.shots / "orders" / f"{width}x{height}.png")
        ways = phone.page.locator(".ways button")
        expect(ways).to_have_count(3)
        for way in ways.all():
            expect_uncovered(way, way.inner_text())
        assert measure(phone.page, "cutText()") == []
    phone.page.set_viewport_size(upright)


def test_a_covered_bid_is_not_on_its_button(gallery):
    office = Office()
    office.tablet.begin()
    phone = gallery.show(snapshot(office, 1, names=NAMES), (360, 640))
    phone.page.locator(".numbers").get_by_role("button", name="4").click()
    covers_the_button_too(phone, "bid", "4")
    phone.resize((740, 360))
    phone.wait_until_idle()
    phone.shoot(SHOTS / "orders" / "bid-740x360.png")
    lead, foot = (
        phone.page.locator(".head .lead").bounding_box(),
        phone.prompt("bid").bounding_box(),
    )
    assert lead["y"] + lead["height"] <= foot["y"] + 12, "its last line fades behind the button"
    phone.page.evaluate("() => delete document.hidden")


def a_name_in_a_title_stays_together(phone):
    """As in «Giulia / B., difenditi»: a name goes to the next line as a whole."""
    lines = phone.page.evaluate(
        """() => {
            const title = document.querySelector(".head h1");
            title.innerHTML = "Adesso tocca a <bdi>Giulia B.</bdi>, e poi a te";
            const range = document.createRange();
            range.selectNodeContents(title.querySelector("bdi"));
            return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        }"""
    )
    assert lines == 1
