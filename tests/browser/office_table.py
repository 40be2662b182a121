"""An evening of ministries, told as the people at the table would: bids, posts, turns, deals."""

import re

from playwright.sync_api import Locator, Page, expect

from companion.games.final_decrees.control_graph import MINISTRIES
from tests.browser.checks import settled
from tests.browser.device import Device
from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.sentences import say


class OfficeTable:
    """A party that plays this game."""

    DECREES = (
        *(("executive",), ("executive", "hr"), ("navy",)),
        *(("treasury", "secret"), ("executive", "navy")),
    )
    """All that a table needs."""

    def __init__(self, room: Party) -> None:
        self.room = room

    @property
    def host(self):
        return self.room.host

    def named(self, name: str) -> Phone:
        return self.room.named(name)

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
            question.locator(".bits").get_by_role("button", name=said_ministry(ministry)).click()
        self.host.press(question.locator(".foot button"))

    def slot_open(self) -> int:
        """Which decree is being written."""
        all_of_them = self.host.page.locator("details", has=self.host.page.locator(".sequence"))
        return [one.get_attribute("open") is not None for one in all_of_them.all()].index(True)

    def begin(self) -> None:
        self.host.do("begin")

    def bid(self, phone: Phone, amount: int) -> None:
        """A player seals a bid on the own phone."""
        phone.page.locator(".numbers").get_by_role("button", name=str(amount)).click()
        self.press(phone, "bid")

    def post(self, head: Phone, **places: str) -> None:
        """The head of Human Resources chooses a ministry for everybody named."""
        button = head.asked("post").locator(".go")
        expect(button).to_have_attribute("aria-disabled", "true")
        for name, ministry in places.items():
            head.page.get_by_label(name).select_option(label=said_ministry(ministry))
        expect(button).not_to_have_attribute("aria-disabled", "true")
        self.press(head, "post")

    def bid_on_the_tablet(self, name: str, amount: int) -> None:
        """A phone is out of battery: the tablet is handed to its owner, and forgets the bid."""
        host = self.host
        host.page.get_by_role("button", name=say("desk-act-for-one")).click()
        sheet = host.page.get_by_role("dialog")
        sheet.get_by_role("button", name=say("desk-sealed-here", name=name)).click()
        sheet.locator(".numbers").get_by_role("button", name=str(amount)).click()
        host.press(sheet.locator(".foot button"))
        expect(sheet).to_have_count(0)

    def quickly(self, phone: Phone, command: str, **arguments: object) -> None:
        """What happens without anybody looking at it: asked for by the device itself."""
        before = phone.version
        answer = phone.asks(command, **arguments)
        assert answer["ok"], answer
        phone.moved_on(before)

    def hold(self, button: Locator, told: Locator, least: int, *, leaving: bool = False) -> int:
        """A finger rests on a button until `told` says so much; what it says afterwards.

        `leaving`: the finger slides away instead of letting go.
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
        settled(page)
        return int(told.inner_text())

    def removes_by_holding(self, phone: Phone) -> None:
        """A held button goes on by itself, for a finger and a key, until it is let go or left."""
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

    def press(self, phone: Phone, command: str, button: Locator | None = None) -> None:
        """Press what sends `command`, and wait until the table has moved on."""
        button = button or phone.ready(command)
        phone.press(button)

    def press_twice(self, phone: Phone, command: str) -> None:
        """Press what sends `command`, and say yes to the question that comes first.

        Yes stands above no; it is the quiet one of the two where the button that was pressed is.
        """
        phone.ready(command).click()
        phone.press(phone.page.locator("dialog.doubt button.go").first)

    def draw(self, phone: Phone) -> None:
        """An ordinary card: the first of the two answers."""
        self.press(phone, "draw", phone.page.locator('.under .foot[data-command="draw"] .go').first)

    def touch(self, device: Device, thing: str) -> Locator:
        """Touch a ministry, a decree (its slot) or an arrow `a>b` of the chart; what is said."""
        page = device.page
        node = page.locator(f'[data-node="{thing}"] button.plate')
        other = page.locator(f'[data-token="{thing}"], [data-arrow="{thing}"]')
        (node if thing in MINISTRIES else other).click()
        expect(page.locator(".touched")).to_be_visible()
        settled(page)
        return page.locator(".touched")

    def act(self, phone: Device, title: str, *things: str) -> None:
        """Touch a thing, choose what to do there, touch where that leads, confirm."""
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
        self.press(phone, "", button)

    def beneath(self, device: Device, name: str) -> Locator:
        """What stands below the chart under this name."""
        return device.page.locator(".under .line").get_by_role("button", name=name, exact=True)

    def tick(self, question: Locator, name: str, change: int) -> None:
        """Touch plus or minus beside a name."""
        row = question.locator(".ticks li").filter(has_text=name)
        for _ in range(abs(change)):
            row.locator(".more" if change > 0 else ".less").click()

    def blame_of(self, name: str) -> int:
        """The personal blame of a person, as everybody sees it."""
        told = self.host.picture
        seat = next(one["id"] for one in told["table"]["seats"] if one["name"] == name)
        (scores,) = [one["scores"] for one in told["view"]["panels"] if one["kind"] == "scores"]
        return next(one["value"] for one in scores if one["seat"] == seat)

    def line(self, phone: Device, name: str) -> Locator:
        """Touch what stands below the chart."""
        self.beneath(phone, name).click()
        return phone.page.get_by_role("dialog")

    def draw_again(self, phone: Phone) -> None:
        """The action: an ordinary card."""
        self.press(phone, "draw", self.line(phone, say("decrees-draw")).locator(".go").first)

    def form(self, phone: Phone, thing: str, title: str) -> Locator:
        """Touch a thing and open one of its forms."""
        self.touch(phone, thing).get_by_role("button", name=say(title), exact=True).click()
        return phone.page.get_by_role("dialog")

    def end_turn(self, phone: Phone) -> None:
        """Actions that are left are given up on purpose."""
        prompts = phone.picture["view"]["prompts"]
        doubted = any(one.get("warn") for one in prompts if one["command"] == "end_turn")
        (self.press_twice if doubted else self.press)(phone, "end_turn")


def turns_to(wall: Page, sought: Locator) -> None:
    """The screen tells the end page by page; a key turns them, and from then on only keys do."""
    dots = wall.locator(".dots i")
    for _ in range(dots.count()):
        wall.keyboard.press("ArrowRight")
        expect(wall.locator(".dots i.now")).to_have_count(1)
        settled(wall)
        if sought.is_visible():
            return


def stamped(decree: int) -> dict[str, object]:
    """A card sets the next stamp of a decree (its slot)."""
    return {"sort": "stamp", "decree": str(decree), "change": "set"}


def placed(decree: int, at: str) -> dict[str, object]:
    """A card sends a decree somewhere."""
    return {"sort": "place", "decree": str(decree), "ministry": at}


def said_ministry(id: str) -> str:
    return say(f"decrees-ministry-{id}")
