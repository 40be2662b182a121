"""What people do with their devices in other engines, in the words of the table."""

import time

from companion.web.languages import LANGUAGES
from tests.browser.engines.page import Page
from tests.kit.people import Program

STRUCK = """name => [...document.querySelectorAll("bdi")]
    .filter(one => one.checkVisibility() && one.innerText.trim() === name)
    .some(one => {
        for (let at = one; at && at.tagName !== "MAIN"; at = at.parentElement)
            if (getComputedStyle(at).textDecorationLine.includes("line-through")) return true;
        return false;
    })"""
"""Whether a line goes through this name somewhere on the page."""

HAND = 0.7
"""Seconds between two taps of a person who means both (static/js/parts, double-tap.js: 0.6)."""
ASK = """async (command, given) => {
    const wire = await import(document.querySelector("script[type=module]").src);
    return await wire.act(command, given);
}"""


class Device:
    """A person's page at the table of a program."""

    def __init__(self, page: Page, program: Program) -> None:
        self.page, self.program, self._pressed = page, program, 0.0

    def opens(self, path: str) -> None:
        self.page.goes(self.program.url + path)

    def does(self, command: str, **arguments: object) -> None:
        """Ask for something without a tap, as the page itself would."""
        answer = self.page.says(ASK, command, arguments)
        assert answer["ok"], (command, answer)

    def press(self, command: str) -> None:
        """The big button that sends this, as soon as it may be pressed, until it is answered. Not
        so soon after the last that it would be the second half of a double tap."""
        time.sleep(max(0.0, self._pressed + HAND - time.monotonic()))
        self.page.taps(f'.foot[data-command="{command}"] button')
        self._pressed = time.monotonic()
        self.page.waits_without('.foot [aria-busy="true"]')

    def asked(self, command: str) -> None:
        """Wait until this is asked."""
        self.page.waits_for(f'.foot[data-command="{command}"]')

    def strikes(self, name: str) -> None:
        """Wait until this name is struck through: this one is dead."""
        self.page.until(STRUCK, name)

    def is_well(self) -> None:
        """Nothing is cut or slides sideways."""
        assert self.page.misplaced() == []


class Phone(Device):
    def joins(self, name: str) -> None:
        """From the link of the QR to the table; the door is seen in every language first."""
        for language in reversed(LANGUAGES):
            self.opens(f"/j/{self.program.code}?lang={language}")
            self.is_well()
        self.page.writes("#name", name)
        self.is_well()
        self.page.taps("form button.go")
        self.page.until("() => location.pathname.startsWith('/p/')")
        self.page.linked()

    def speaks(self, language: str) -> None:
        """The page goes on in this language, which is chosen behind the code of the table."""
        self.page.taps("button.code")
        self.page.taps(f'.languages button[lang="{language}"]')
        self.page.until("told => document.documentElement.lang === told", language)
        self.page.keys("Escape")
        self.page.waits_without("dialog[open]")

    def looks(self) -> str:
        """Hold the own card and read it, let go, say so; the role."""
        self.page.waits_for(".card .grip")
        with self.page.holding(".card .grip .under"):
            self.page.waits_for(".card .face[data-seen]")
            (role,) = self.page.words(".card .face h1")
        self.page.waits_without(".card .face")
        assert role not in self.page.words("main")[0]
        self.press("look")
        self.page.waits_without('.foot[data-command="look"]')
        return role

    def chooses(self, command: str, name: str = "") -> None:
        """Tap a name (none: the first), then the big button."""
        self.asked(command)
        self.page.taps("button.seat", name)
        self.press(command)

    def picks(self) -> None:
        self.chooses("pick")

    def votes(self, name: str) -> None:
        self.chooses("vote", name)


class Tablet(Device):
    def takes(self, invite: str) -> None:
        """Become the tablet with a link of single use."""
        self.opens(f"/g#{invite}")
        self.page.until("() => location.pathname.startsWith('/t/')")
        self.page.linked()


class Screen(Device):
    def switches_on(self) -> None:
        self.opens(f"/s/{self.program.code}")
        self.page.linked()
