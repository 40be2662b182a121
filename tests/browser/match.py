"""Two people play *Cities* on their phones, and the screens are checked."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser import clocks
from tests.browser.checks import layout_faults
from tests.browser.device import Device
from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.program import LAUNCH
from tests.kit.sentences import say

NAMES = ("Anna", "Bruno")
ISOLATES = re.compile("[\u2066-\u2069]")
TONES = """() => {
    const Real = AudioContext;
    globalThis.tones = 0;
    globalThis.AudioContext = class extends Real {
        createOscillator() {
            const made = super.createOscillator();
            const start = made.start.bind(made);
            made.start = (...when) => { globalThis.tones += 1; start(...when); };
            return made;
        }
    };
}"""
"""Counts the tones of a bell; the device plays them as ever."""
REACHED = """button => {
    const box = button.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return button.contains(there);
}"""
"""Whether nothing covers the middle of the button."""
SHORTLY = 10
"""Seconds before the bell at which all devices are back."""
BELL = 4
"""Tones of one stroke."""


def expect_uncovered(button: Locator, id: str) -> None:
    """Wait until nothing covers the button: the page may still scroll."""
    try:
        button.page.wait_for_function(REACHED, arg=button.element_handle())
    except TimeoutError:
        raise AssertionError(f"{id} lies under something") from None


def stats(values: Sequence[int]) -> dict[str, object]:
    """The arguments of a character: power, hit points, range; it is not quick."""
    return {**dict(zip(("power", "hp", "range"), values, strict=True)), "quick": "no"}


def panel_of(picture: dict[str, Any], kind: str) -> dict[str, Any]:
    """The first panel of this kind."""
    return next(one for one in picture["view"]["panels"] if one["kind"] == kind)


class MatchTable:
    """`folder`: of the screenshots."""

    def __init__(self, room: Party, folder: str = "match") -> None:
        self.room, self.folder = room, folder
        self.count = 0

    def begin(self, options: dict[str, object]) -> MatchTable:
        """From the choice of the game to the first turn of the first duel."""
        self.choose_game(options)
        for command in ("declare_deck", "ready"):
            for phone in self.room.phones:
                phone.do(command)
        return self

    def choose_game(self, options: dict[str, object]) -> None:
        """On the tablet: the game, its house rules, and on to the decks."""
        host = self.room.host
        host.press(host.page.locator('.games [data-game="cities"] button'))
        for option, value in options.items():
            if option != "tracking":
                host.send("set_option", option=option, value=value)
        light = options.get("tracking") == "light"
        self.tap(host, "cities-go-begin" if light else "cities-go-follow")

    def phone(self, name: str) -> Phone:
        return self.room.named(name)

    @property
    def turn(self) -> tuple[Phone, Phone]:
        """The phone whose turn it is, and the other one."""
        first, second = (self.phone(name) for name in self.room.names)
        for phone in (first, second):
            phone.page.locator(".line").first.wait_for()
        self.room.wait_drawn(first, second)
        own = self.panel(first, "counters")["trays"][0]
        return (first, second) if own.get("turn") else (second, first)

    def tap(self, device: Device, id: str, **params: object) -> None:
        """Press the button with this text; the table changes."""
        device.press(self.button(device, id, **params))

    def button(self, device: Device, id: str, **params: object) -> Locator:
        words = ISOLATES.sub("", say(id, **params))
        return device.page.get_by_role("button", name=words, exact=True)

    def city(self, phone: Phone, slot: int) -> Locator:
        """A card of the row, by its label."""
        label = ISOLATES.sub("", say("cities-city", slot=slot))
        exact = re.compile(rf"^{re.escape(label)}\b")
        return phone.page.get_by_role("button", name=exact)

    def unfold(self, phone: Phone, group: str) -> Locator:
        """Open the fold of a group of commands."""
        folds = phone.page.locator("details.fold")
        found = folds.filter(has=phone.page.get_by_text(say(f"phone-group-{group}"), exact=True))
        found.locator("summary").tap()
        return found

    def use_city(self, phone: Phone, slot: int, id: str, **params: object) -> None:
        """Tap a city, then a button there, which is in sight."""
        self.city(phone, slot).tap()
        button = self.button(phone, id, **params)
        expect(button).to_be_visible()
        expect_uncovered(button, id)
        self.tap(phone, id, **params)

    def choose(self, phone: Phone, *names: str) -> None:
        """Tap these in a list."""
        for name in names:
            phone.page.locator(".several .item").filter(has_text=name).tap()

    def type_in(self, form: Locator, name: str, values: Sequence[int]) -> None:
        """Enter a character: its name if any, power, hit points and range."""
        if name:
            form.get_by_role("textbox").fill(name)
        for at, (value, least) in enumerate(zip(values, (1, 1, 0), strict=True)):
            group = form.locator(".stepper").nth(at)
            button = group.get_by_role("button").nth(0 if value < least else 1)
            for _ in range(abs(value - least)):
                button.click()

    def bring_to_city(
        self, phone: Phone, names: Sequence[str], values: Sequence[Sequence[int]], slot: int = 3
    ) -> None:
        """Bring characters to a city by a card's text. `values`: power, hit points, range."""
        phone.send("begin_adjust")
        for name, numbers in zip(names, values, strict=True):
            phone.send("put_character", called=name, **stats(numbers))
            new = max(one["id"] for one in self.panel(phone, "board")["beside"])
            phone.send("shift_character", character=new, slot=slot)
        phone.send("end_adjust")

    def panel(self, device: Device, kind: str) -> dict[str, Any]:
        """The newest picture's first panel of this kind."""
        return panel_of(device.picture, kind)

    def check(self, moment: str, devices: Sequence[Device] | None = None) -> None:
        """Take screenshots of the devices (None: all open pages), and check their layout."""
        self.count += 1
        devices = self.room.open_pages if devices is None else devices
        self.room.wait_drawn(*devices)
        for device in devices:
            kind = f"{type(device).__name__.lower()}-{getattr(device, 'name', '')}".strip("-")
            name = f"{self.count:02d}-{moment}-{kind}.png"
            device.shoot(self.room.shots / self.folder / name)
            assert layout_faults(device.page, touch=kind != "screen") == [], (moment, kind)

    def until_the_bell(self, *asleep: Device) -> None:
        """Restart the server at a time shortly before the bell, and wait until all who are awake
        show the bell."""
        left = clocks.seconds_left(self.room.screen)
        self.room.program.module = (LAUNCH, "a_clock_that_can_be_set")
        self.room.program.environ["AHEAD"] = str(left - SHORTLY)
        self.room.crash_and_restart(*asleep)
        for device in self.room.everybody:
            if device not in asleep:
                device.shows(say("cities-bell"))

    def paused_at(self) -> int:
        """The seconds left on a paused clock, which all devices show."""
        clock = self.panel(self.room.host, "countdown")["clock"]
        left = math.ceil(clock["length"] - clock.get("before", 0))
        for device in self.room.everybody:
            expect(device.page.get_by_role("timer").first).to_have_attribute(
                "aria-label", f"{left // 60}:{left % 60:02d}"
            )
        return left

    def listen(self, *devices: Device) -> None:
        """Count the strokes of the bell from now on."""
        for device in devices:
            device.context.add_init_script(f"({TONES})()")
            device.page.evaluate(TONES)
            self.touch_anywhere(device)

    def touch_anywhere(self, device: Device) -> None:
        """A page may make sounds only after a touch."""
        device.page.mouse.click(3, 3)

    def expect_strokes(self, device: Device, times: int) -> None:
        """Wait for so many strokes, and no more."""
        device.page.wait_for_function("tones => globalThis.tones >= tones", arg=times * BELL)
        assert self.strokes(device) == times

    def strokes(self, device: Device) -> float:
        return device.page.evaluate("() => globalThis.tones") / BELL
