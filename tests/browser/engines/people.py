"""What people do on their devices in other engines."""

import time

from companion.web.languages import LANGUAGES
from tests.browser.engines.page import Page
from tests.kit.program import Program

STRUCK = """name => [...document.querySelectorAll("bdi")]
    .filter(one => one.checkVisibility() && one.innerText.trim() === name)
    .some(one => {
        for (let at = one; at && at.tagName !== "MAIN"; at = at.parentElement)
            if (getComputedStyle(at).textDecorationLine.includes("line-through")) return true;
        return false;
    })"""
"""Whether this name is struck through somewhere on the page."""

HAND = 0.7
"""Seconds between two taps that are no double tap (static/js/parts, double-tap.js: 0.6)."""
ASK = """async (command, given) => {
    const wire = await import(document.querySelector("script[type=module]").src);
    return await wire.act(command, given);
}"""


class Device:
    """A page at the table of a program."""

    def __init__(self, page: Page, program: Program) -> None:
        self.page, self.program, self._pressed = page, program, 0.0

    def open(self, path: str) -> None:
        self.page.open_url(self.program.url + path)

    def send(self, command: str, **arguments: object) -> None:
        """Send a command without a tap."""
        answer = self.page.call_async(ASK, command, arguments)
        assert answer["ok"], (command, answer)

    def press(self, command: str) -> None:
        """Tap the button that sends this, and wait for the answer. Not so soon after the last tap
        that it would be a double tap."""
        time.sleep(max(0.0, self._pressed + HAND - time.monotonic()))
        self.page.tap(f'.foot[data-command="{command}"] button')
        self._pressed = time.monotonic()
        self.page.wait_hidden('.foot [aria-busy="true"]')

    def wait_for_prompt(self, command: str) -> None:
        self.page.wait_visible(f'.foot[data-command="{command}"]')

    def wait_struck_through(self, name: str) -> None:
        """Wait until this name is struck through, as those of the dead are."""
        self.page.wait_until(STRUCK, name)

    def assert_no_faults(self) -> None:
        assert self.page.layout_faults() == []


class Phone(Device):
    def join(self, name: str) -> None:
        """Join by the link of the QR; the form is checked in every language."""
        for language in reversed(LANGUAGES):
            self.open(f"/j/{self.program.code}?lang={language}")
            self.assert_no_faults()
        self.page.type_into("#name", name)
        self.assert_no_faults()
        self.page.tap("form button.go")
        self.page.wait_until("() => location.pathname.startsWith('/p/')")
        self.page.wait_connected()

    def set_language(self, language: str) -> None:
        """Choose the language on the sheet behind the code."""
        self.page.tap("button.code")
        self.page.tap(f'.languages button[lang="{language}"]')
        self.page.wait_until("told => document.documentElement.lang === told", language)
        self.page.press_keys("Escape")
        self.page.wait_hidden("dialog[open]")

    def look(self) -> str:
        """Hold the card, read it, release, confirm; the role."""
        self.page.wait_visible(".card .grip")
        with self.page.holding(".card .grip .under"):
            self.page.wait_visible(".card .face[data-seen]")
            (role,) = self.page.texts(".card .face h1")
        self.page.wait_hidden(".card .face")
        assert role not in self.page.texts("main")[0]
        self.press("look")
        self.page.wait_hidden('.foot[data-command="look"]')
        return role

    def choose(self, command: str, name: str = "") -> None:
        """Tap a name (empty: the first), then the button."""
        self.wait_for_prompt(command)
        self.page.tap("button.seat", name)
        self.press(command)

    def pick(self) -> None:
        self.choose("pick")

    def vote(self, name: str) -> None:
        self.choose("vote", name)


class Tablet(Device):
    def accept_invite(self, invite: str) -> None:
        """Become the tablet with a link of single use."""
        self.open(f"/g#{invite}")
        self.page.wait_until("() => location.pathname.startsWith('/t/')")
        self.page.wait_connected()


class Screen(Device):
    def open_table(self) -> None:
        self.open(f"/s/{self.program.code}")
        self.page.wait_connected()
