"""Two at a table of the city game: what they touch on their phones, and what is looked at."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser import clocks
from tests.browser.checks import misplaced
from tests.browser.device import Device
from tests.browser.party import Party
from tests.browser.people import Phone
from tests.kit.people import LAUNCH
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
"""Counts the tones of a bell as they are struck; the device's own sound goes on as ever."""
REACHED = """button => {
    const box = button.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return button.contains(there);
}"""
"""Whether a finger that comes from above meets the button itself, where it stands now."""
SHORTLY = 10
"""Seconds before the bell: all devices are back by then, and hear it ring."""
BELL = 4
"""Tones of one stroke."""


def meets_a_finger(button: Locator, id: str) -> None:
    """As soon as the page has come to rest, which it does by scrolling."""
    try:
        button.page.wait_for_function(REACHED, arg=button.element_handle())
    except TimeoutError:
        raise AssertionError(f"{id} lies under something") from None


def stats(values: Sequence[int]) -> dict[str, object]:
    """What is told of a character: power, hit points, range; it is not quick."""
    return {**dict(zip(("power", "hp", "range"), values, strict=True)), "quick": "no"}


def shown(picture: dict[str, Any], kind: str) -> dict[str, Any]:
    """What a picture shows of this kind."""
    return next(one for one in picture["view"]["panels"] if one["kind"] == kind)


class Players:
    """The party, and every picture that was found wanting."""

    def __init__(self, room: Party, folder: str = "match") -> None:
        self.room, self.folder = room, folder
        self.names = NAMES
        self.found: list[str] = []
        self.count = 0

    def begin(self, options: dict[str, object]) -> Players:
        """From the choice of the game to the first turn of the first duel."""
        self.choose_game(options)
        for name in self.names:
            self.press(self.of(name), "declare_deck")
        for name in self.names:
            self.press(self.of(name), "ready")
        return self

    def choose_game(self, options: dict[str, object]) -> None:
        """On the tablet: the game, its house rules, and on to the decks."""
        host = self.room.host
        host.press(host.page.locator('.games [data-game="cities"] button'))
        for option, value in options.items():
            if option != "tracking":
                self.send(host, "set_option", option=option, value=value)
        light = options.get("tracking") == "light"
        self.tap(host, "cities-go-begin" if light else "cities-go-follow")

    def of(self, name: str) -> Phone:
        return self.room.named(name)

    def say(self, id: str, **params: object) -> str:
        return say(id, **params)

    @property
    def turn(self) -> tuple[Phone, Phone]:
        """The phone whose turn it is, and the other one."""
        first, second = (self.of(name) for name in self.names)
        for phone in (first, second):
            phone.page.locator(".line").first.wait_for()
        self.room.drawn(first, second)
        own = self.panel(first, "counters")["trays"][0]
        return (first, second) if own.get("turn") else (second, first)

    # Touching.

    def send(self, device: Device, command: str, **args: object) -> None:
        """Something that is not looked at here: a command without its taps."""
        with device.moving():
            device.act(command, **args)

    def press(self, device: Device, command: str, nth: int = 0) -> None:
        """The button that sends this command."""
        asked = device.page.locator(f'[data-command="{command}"]:visible')
        button = asked.nth(nth).get_by_role("button").first
        device.press(button)

    def tap(self, device: Device, id: str, **params: object) -> None:
        """The button with these words; the table changes."""
        button = self.button(device, id, **params)
        device.press(button)

    def button(self, device: Device, id: str, **params: object) -> Locator:
        words = ISOLATES.sub("", self.say(id, **params))
        return device.page.get_by_role("button", name=words, exact=True)

    def city(self, phone: Phone, slot: int) -> Locator:
        """A card of the row, found by its accessible text."""
        label = ISOLATES.sub("", self.say("cities-city", slot=slot))
        exact = re.compile(rf"^{re.escape(label)}\b")
        return phone.page.get_by_role("button", name=exact)

    def unfold(self, phone: Phone, group: str) -> Locator:
        """What is seldom needed lies folded under its name."""
        folds = phone.page.locator("details.fold")
        found = folds.filter(
            has=phone.page.get_by_text(self.say(f"phone-group-{group}"), exact=True)
        )
        found.locator("summary").tap()
        return found

    def at(self, phone: Phone, slot: int, id: str, **params: object) -> None:
        """Two taps: a city, and what is done there; it lies in sight, above the thumb."""
        self.city(phone, slot).tap()
        button = self.button(phone, id, **params)
        expect(button).to_be_visible()
        meets_a_finger(button, id)
        self.tap(phone, id, **params)

    def choose(self, phone: Phone, *names: str) -> None:
        """One after the other out of a list."""
        for name in names:
            phone.page.locator(".several .item").filter(has_text=name).tap()

    def type_in(self, form: Locator, name: str, values: Sequence[int]) -> None:
        """A character: power, hit points and range are counted up, its name is typed if it has
        one."""
        if name:
            form.get_by_role("textbox").fill(name)
        for at, (value, least) in enumerate(zip(values, (1, 1, 0), strict=True)):
            group = form.locator(".stepper").nth(at)
            button = group.get_by_role("button").nth(0 if value < least else 1)
            for _ in range(abs(value - least)):
                button.click()

    def gather(
        self, phone: Phone, names: Sequence[str], values: Sequence[Sequence[int]], slot: int = 3
    ) -> None:
        """These stand at a city, brought there by a text. `values`: power, hit points, range."""
        self.send(phone, "begin_adjust")
        for name, numbers in zip(names, values, strict=True):
            self.send(phone, "put_character", called=name, **stats(numbers))
            new = max(one["id"] for one in self.panel(phone, "board")["beside"])
            self.send(phone, "shift_character", character=new, slot=slot)
        self.send(phone, "end_adjust")

    def panel(self, device: Device, kind: str) -> dict[str, Any]:
        """What the newest picture shows of this kind."""
        return shown(device.picture, kind)

    # Looking.

    def see(self, moment: str, devices: Sequence[Device] | None = None) -> None:
        """A picture of every device (None: whose page is open), and what can be measured on it."""
        self.count += 1
        devices = self.room.opened if devices is None else devices
        self.room.drawn(*devices)
        for device in devices:
            kind = f"{type(device).__name__.lower()}-{getattr(device, 'name', '')}".strip("-")
            name = f"{self.count:02d}-{moment}-{kind}.png"
            device.shoot(self.room.shots / self.folder / name)
            found = misplaced(device.page, touched=kind != "screen")
            self.found += [f"{moment} {kind} {one}" for one in found]

    def settle(self) -> None:
        """Nothing was wanting."""
        once = {one.partition(" ")[2]: one for one in self.found}
        assert not once, f"{len(once)} faults\n" + "\n".join(once.values())

    def until_the_bell(self, *asleep: Device) -> None:
        """The power is cut with a long time on the clock, and comes again when it has almost run
        out; until all who are awake tell of the bell."""
        left = clocks.left(self.room.screen)
        self.room.program.module = (LAUNCH, "a_clock_that_can_be_set")
        self.room.program.environ["AHEAD"] = str(left - SHORTLY)
        self.room.power_cut(*asleep)
        for device in self.room.everybody:
            if device not in asleep:
                device.shows(self.say("cities-bell"))

    def stands_at(self) -> int:
        """The seconds left on a clock that stands, which are the same everywhere."""
        clock = self.panel(self.room.host, "countdown")["clock"]
        left = math.ceil(clock["length"] - clock.get("before", 0))
        for device in self.room.everybody:
            expect(device.page.get_by_role("timer").first).to_have_attribute(
                "aria-label", f"{left // 60}:{left % 60:02d}"
            )
        return left

    # Hearing.

    def listen(self, *devices: Device) -> None:
        """From now on the strokes of the bell are counted, where nobody has touched yet."""
        for device in devices:
            device.context.add_init_script(f"({TONES})()")
            device.page.evaluate(TONES)
            self.touch_anywhere(device)

    def touch_anywhere(self, device: Device) -> None:
        """Only after a touch may a page be heard."""
        device.page.mouse.click(3, 3)

    def has_rung(self, device: Device, times: int) -> None:
        """So many strokes, as soon as the sound is awake, and no more."""
        device.page.wait_for_function("tones => globalThis.tones >= tones", arg=times * BELL)
        assert self.strokes(device) == times

    def strokes(self, device: Device) -> float:
        return device.page.evaluate("() => globalThis.tones") / BELL
