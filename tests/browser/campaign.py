"""People play a campaign of *JRC* on their devices."""

from collections.abc import Mapping

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.sentences import say


def row(device: Device, name: str) -> Locator:
    """The row with this name among those that points are divided over."""
    return device.page.locator(".shares li").filter(has=device.page.get_by_text(name, exact=True))


def divide(device: Device, points: Mapping[str, int], command: str) -> None:
    """Divide points with the steppers, then seal."""
    device.prompt(command).first.wait_for()
    for name, many in points.items():
        for _ in range(many):
            row(device, name).locator(".more").click()
    device.button_for(command).click()
    expect(device.prompt(command)).to_have_count(0)


class Sessions:
    def __init__(self, room: Party) -> None:
        self.room = room

    def begin(self) -> None:
        """Choose the game and start."""
        host = self.room.host
        host.press(host.page.get_by_role("button", name=say("jrc-name")))
        host.do("jrc.start")

    def order(self, phone: Phone, way: str, city: str = "") -> None:
        """Choose the way, then the city, then seal. `way`: its name; with «×2» two points, by a
        second tap on the city."""
        phone.prompt("jrc.order").first.wait_for()
        way, twice, _ = way.partition("×2")
        phone.page.locator(".ways button", has_text=way).click()
        for _ in range(bool(city) + bool(twice)):
            phone.page.locator(".leads .item", has_text=city).click()
        phone.button_for("jrc.order").click()
        expect(phone.prompt("jrc.order")).to_have_count(0)

    def expect_value(self, device: Device, city: str, name: str, value: str) -> None:
        """Wait for this value in the table of influence."""
        table = device.page.locator(".ledger table")
        table.wait_for()
        names = table.locator("thead th bdi").all_inner_texts()
        line = table.locator("tbody tr", has=device.page.get_by_text(city, exact=True))
        cell = line.locator("td").nth(names.index(name))
        expect(cell.locator("b")).to_have_text(value, use_inner_text=True)

    def history(self, device: Device) -> None:
        """Open the history, and wait until it has loaded."""
        if device is self.room.host:
            device.open_sheet(say("ui-history"))
        else:
            device.page.get_by_role("button", name=say("ui-annals")).click()
        expect(device.page.locator("dialog .leaves")).to_have_count(2)

    def leaf(self, device: Device, label: str) -> None:
        """Open the leaf of a city, or of a turn."""
        device.page.locator(".leaves .tabs").get_by_role("button", name=label, exact=True).click()
