"""Five people play *Final Decrees* on their phones: bids, posts, turns, deals."""

import re

from playwright.sync_api import Locator, Page, expect

from companion.games.final_decrees.control_graph import MINISTRIES
from tests.browser.checks import wait_for_frames
from tests.browser.device import Device
from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.sentences import say


class OfficeTable:
    DECREES = (
        *(("executive",), ("executive", "hr"), ("navy",)),
        *(("treasury", "secret"), ("executive", "navy")),
    )
    """Ministries of each decree."""

    def __init__(self, room: Party) -> None:
        self.room = room

    @property
    def host(self):
        return self.room.host

    def choose_game(self) -> None:
        self.host.press(self.host.page.get_by_role("button", name=say("final_decrees-name")))

    def write_decrees(self, slot: int, *ministries: str) -> None:
        """Tap the ministries of one decree on its sheet, which is open."""
        page = self.host.page
        question = page.locator("details", has=page.locator(".sequence")).nth(slot)
        if question.get_attribute("open") is None:
            question.locator("summary").click()
        for place in question.locator(".taken button").all()[::-1]:
            place.click()
        for ministry in ministries:
            question.locator(".bits").get_by_role("button", name=ministry_name(ministry)).click()
        self.host.press(question.locator(".foot button"))

    def slot_open(self) -> int:
        """The index of the decree whose form is open."""
        all_of_them = self.host.page.locator("details", has=self.host.page.locator(".sequence"))
        return [one.get_attribute("open") is not None for one in all_of_them.all()].index(True)

    def bid(self, phone: Phone, amount: int) -> None:
        """Seal a bid."""
        phone.page.locator(".numbers").get_by_role("button", name=str(amount)).click()
        phone.do("bid")

    def post(self, head: Phone, **places: str) -> None:
        """The head of Human Resources chooses a ministry for everybody named."""
        button = head.prompt("post").locator(".go")
        expect(button).to_have_attribute("aria-disabled", "true")
        for name, ministry in places.items():
            head.page.get_by_label(name).select_option(label=ministry_name(ministry))
        expect(button).not_to_have_attribute("aria-disabled", "true")
        head.do("post")

    def bid_on_the_tablet(self, name: str, amount: int) -> None:
        """Seal a bid on the tablet for someone whose phone is off."""
        host = self.host
        host.page.get_by_role("button", name=say("desk-act-for-one")).click()
        sheet = host.page.get_by_role("dialog")
        sheet.get_by_role("button", name=say("desk-sealed-here", name=name)).click()
        sheet.locator(".numbers").get_by_role("button", name=str(amount)).click()
        host.press(sheet.locator(".foot button"))
        expect(sheet).to_have_count(0)

    def hold(self, button: Locator, told: Locator, least: int, *, leaving: bool = False) -> int:
        """Hold a button until the number in `told` is at least `least`; the number afterwards.

        `leaving`: slide away instead of releasing.
        """
        page = button.page
        box = button.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        expect(told).to_have_text(re.compile(rf"^([{least}-9]|\d\d+)$"))
        if leaving:
            page.mouse.move(4, 4)
        else:
            page.mouse.up()
        wait_for_frames(page)
        return int(told.inner_text())

    def remove_by_holding(self, phone: Phone) -> None:
        """A held button repeats, for a finger and a key, until it is released or left."""
        more = phone.page.locator(".allocate .more").nth(1)
        less = phone.page.locator(".allocate .less").nth(1)
        told = phone.page.locator(".allocate output").nth(1)
        taken = self.hold(more, told, 3)
        less.click()
        expect(told).to_have_text(str(taken - 1))
        less.focus()
        phone.page.keyboard.down("Space")
        expect(told).to_have_text("0")
        phone.page.keyboard.up("Space")
        left = self.hold(more, told, 2, leaving=True)
        phone.page.wait_for_timeout(600)
        expect(told).to_have_text(str(left))
        phone.page.mouse.up()

    def draw(self, phone: Phone) -> None:
        """Draw an ordinary card: the first of the two answers."""
        phone.press(phone.page.locator('.under .foot[data-command="draw"] .go').first)

    def touch(self, device: Device, thing: str) -> Locator:
        """Tap a ministry, a decree (its slot) or an arrow `a>b` of the chart; its details."""
        page = device.page
        node = page.locator(f'[data-node="{thing}"] button.plate')
        other = page.locator(f'[data-token="{thing}"], [data-arrow="{thing}"]')
        (node if thing in MINISTRIES else other).click()
        expect(page.locator(".touched")).to_be_visible()
        wait_for_frames(page)
        return page.locator(".touched")

    def act(self, phone: Device, title: str, *things: str) -> None:
        """Tap a thing, choose an action, tap its targets, confirm."""
        first, *more = things
        told = self.touch(phone, first)
        begin = told.locator(".acts").get_by_role("button", name=say(title), exact=True)
        if begin.count() and more:
            begin.click()
        for thing in more:
            names = told.locator(".names button").filter(has_text=thing)
            if names.count():
                names.click()
            else:
                phone.page.locator(f'[data-node="{thing}"] button.plate').click()
        button = told.locator(".going .go") if more or not begin.count() else begin
        expect(button).not_to_have_attribute("aria-disabled", "true")
        phone.press(button)

    def below_chart(self, device: Device, name: str) -> Locator:
        """The button below the chart with this name."""
        return device.page.locator(".under .line").get_by_role("button", name=name, exact=True)

    def tick(self, question: Locator, name: str, change: int) -> None:
        """Tap plus or minus beside a name."""
        row = question.locator(".ticks li").filter(has_text=name)
        for _ in range(abs(change)):
            row.locator(".more" if change > 0 else ".less").click()

    def blame_of(self, name: str) -> int:
        """The personal blame of this person."""
        picture = self.host.picture
        seat = next(one["id"] for one in picture["table"]["seats"] if one["name"] == name)
        (scores,) = [one["scores"] for one in picture["view"]["panels"] if one["kind"] == "scores"]
        return next(one["value"] for one in scores if one["seat"] == seat)

    def open_line(self, phone: Device, name: str) -> Locator:
        """Open the sheet of a button below the chart."""
        self.below_chart(phone, name).click()
        return phone.page.get_by_role("dialog")

    def open_form(self, phone: Phone, thing: str, title: str) -> Locator:
        """Tap a thing and open one of its forms."""
        self.touch(phone, thing).get_by_role("button", name=say(title), exact=True).click()
        return phone.page.get_by_role("dialog")

    def end_turn(self, phone: Phone) -> None:
        """Confirm the warning of actions that are left."""
        prompts = phone.picture["view"]["prompts"]
        doubted = any(one.get("warn") for one in prompts if one["command"] == "end_turn")
        (phone.confirm if doubted else phone.do)("end_turn")


def turn_to(wall: Page, sought: Locator) -> None:
    """Turn the pages of the end until this is visible."""
    dots = wall.locator(".dots i")
    for _ in range(dots.count()):
        wall.keyboard.press("ArrowRight")
        expect(wall.locator(".dots i.now")).to_have_count(1)
        wait_for_frames(wall)
        if sought.is_visible():
            return


def stamped(decree: int) -> dict[str, object]:
    """The change by a card that sets the next stamp of a decree (its slot)."""
    return {"sort": "stamp", "decree": str(decree), "change": "set"}


def placed(decree: int, at: str) -> dict[str, object]:
    """The change by a card that moves a decree to a ministry."""
    return {"sort": "place", "decree": str(decree), "ministry": at}


def ministry_name(id: str) -> str:
    return say(f"decrees-ministry-{id}")
