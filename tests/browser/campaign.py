"""A campaign in real browsers, told as the table would: points, orders, plans, results."""

from collections.abc import Mapping

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.sentences import say


def row(device: Device, name: str) -> Locator:
    """The row of one thing among which points are divided."""
    return device.page.locator(".shares li").filter(has=device.page.get_by_text(name, exact=True))


def divide(device: Device, points: Mapping[str, int], command: str) -> None:
    """Tap the steppers, then seal."""
    device.asked(command).first.wait_for()
    for name, many in points.items():
        for _ in range(many):
            row(device, name).locator(".more").click()
    device.ready(command).click()
    expect(device.asked(command)).to_have_count(0)


class Sessions:
    """A party that plays a campaign."""

    def __init__(self, room: Party) -> None:
        self.room = room

    def begin(self) -> None:
        """Put the game on the table and start."""
        host = self.room.host
        host.press(host.page.get_by_role("button", name=say("jrc-name")))
        host.do("jrc.start")

    def order(self, phone: Phone, way: str, city: str = "") -> None:
        """Choose the way, then the city, then seal. `way`: as it is called; «×2» behind it: two
        points, by a second touch of the city."""
        phone.asked("jrc.order").first.wait_for()
        way, twice, _ = way.partition("×2")
        phone.page.locator(".ways button", has_text=way).click()
        for _ in range(bool(city) + bool(twice)):
            phone.page.locator(".leads .item", has_text=city).click()
        phone.ready("jrc.order").click()
        expect(phone.asked("jrc.order")).to_have_count(0)

    def next(self) -> None:
        self.room.host.do("jrc.go_on")

    def open(self) -> None:
        """The host opens, once the last paper has come."""
        self.room.host.do("jrc.open_papers")

    def holds(self, device: Device, city: str, name: str, value: str) -> None:
        """Wait until this stands in the great table."""
        table = device.page.locator(".ledger table")
        table.wait_for()
        names = table.locator("thead th bdi").all_inner_texts()
        line = table.locator("tbody tr", has=device.page.get_by_text(city, exact=True))
        cell = line.locator("td").nth(names.index(name))
        expect(cell.locator("b")).to_have_text(value, use_inner_text=True)

    def history(self, device: Device) -> None:
        """Open the story so far, and wait until it has come."""
        if device is self.room.host:
            device.tool(say("ui-history"))
        else:
            device.page.get_by_role("button", name=say("ui-annals")).click()
        expect(device.page.locator("dialog .leaves")).to_have_count(2)

    def leaf(self, device: Device, label: str) -> None:
        """Turn to the leaf of a city, or of a turn."""
        device.page.locator(".leaves .tabs").get_by_role("button", name=label, exact=True).click()

    def close_campaign(self) -> None:
        """Nobody else comes: the host says so, twice."""
        host = self.room.host
        host.tool(say("desk-group-people"))
        host.ready("jrc.end_campaign").click()
        host.press(host.page.locator("dialog.doubt button.go").first)
