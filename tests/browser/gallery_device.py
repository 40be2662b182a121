"""A page that shows snapshots one after the other.

It is the product's own, with all its modules; only the connection to the server is
replaced (fake_server.js). So a snapshot takes hundredths of a second, without a table, a clock or
another device.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import chain, cycle, repeat
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from companion.web.languages import KNOWN, LANGUAGES
from companion.web.paths import static_dir
from tests.browser.checks import Outline, axe_violations, check_layout, measure, outline
from tests.browser.device import Device
from tests.browser.snapshots import Snapshot
from tests.browser.watched_page import FRAME
from tests.kit.program import Program

PREVENT_SUBMIT = "addEventListener('submit', (one) => one.preventDefault());"
"""A form leads to another page."""
FAKE_SERVER = FRAME + Path(__file__).with_name("fake_server.js").read_text(encoding="utf-8")
SIZES = {
    "phone": chain(((360, 640), (740, 360)), repeat((320, 568))),
    "tablet": cycle(((1024, 768), (768, 1024))),
    "screen": cycle(((1280, 720), (1080, 1920))),
}
VARIANTS = {kind: tuple(zip(LANGUAGES, sizes, strict=False)) for kind, sizes in SIZES.items()}
"""(language, size): the smallest phones that are sold; tablets and walls, held both ways."""
SPACES = re.compile(r"[/\s]+")
PATHS = {"phone": "/p", "tablet": "/t", "screen": "/s"}
EMBLEMS = static_dir() / "icons" / "emblems"
ALL_EMBLEMS = "many => document.querySelectorAll('svg.sprite symbol').length >= many"
"""A phone loads them last."""
OPENERS = {
    "phone": ("header.top button", ".spots button", ".graph button", ".ledger button"),
    "tablet": (
        *("header.top nav button", ".ring li:first-child button.rs", ".doors button"),
        *(".spots button", ".graph button", ".ledger button"),
    ),
    "screen": (),
}
"""Selectors of what opens something: sheets, and the things of a board."""
DIGITS = re.compile(r"\d+")
SAME_LABEL = 14
"""Openers whose labels begin with so many equal letters open the same kind of thing."""
LABELS = """what => [...document.querySelectorAll(what)].map((one, at) => [at, one])
    .filter(([, one]) => one.checkVisibility() && one.ariaDisabled !== "true")
    .map(([at, one]) => [at, one.ariaLabel || one.innerText])"""
SHOW = "globalThis.fakeServer.show(JSON.parse(given))"
PRESS = """document.querySelectorAll(given[0])[given[1]]?.click();
    await globalThis.fakeServer.idle();
    for (const one of document.querySelectorAll("details:not([open]) > summary")) one.click();
    await globalThis.fakeServer.idle();"""
UNFOLD = """async () => {
    const folded = document.querySelectorAll("details:not([open]) > summary");
    for (const one of folded) one.click();
    await globalThis.fakeServer.idle();
    return folded.length;
}"""


class GalleryDevice(Device):
    """A page that shows snapshots one after the other."""

    always_painted = True

    def __init__(self, browser: Browser, program: Program, kind: str, language: str) -> None:
        super().__init__(
            browser,
            program,
            VARIANTS[kind][0][1],
            language=KNOWN[language].voice,
            touch=kind != "screen",
            reduced_motion="reduce",
            is_mobile=kind == "phone",
        )
        self.kind, self.path = kind, PATHS[kind]
        self.opened: set[tuple[str, str, str]] = set()

    def load(self, first: Snapshot) -> None:
        """Open the page with this snapshot."""
        self.context.add_init_script(f"{FAKE_SERVER}\n{PREVENT_SUBMIT}")
        picture = json.dumps(first.picture)
        self.context.add_init_script(f"globalThis.fakeServer.picture = {picture};")
        self.open()
        self.wait_connected()

    def load_all(self, first: Snapshot) -> GalleryDevice:
        """`load`, and wait for what comes later: fonts, emblems, all sentences."""
        self.load(first)
        self.page.wait_for_function(ALL_EMBLEMS, arg=len(list(EMBLEMS.glob("*.svg"))))
        return self

    def show(self, snapshot: Snapshot) -> None:
        """Show it, and wait until the page is idle."""
        self.page.evaluate(f"given => {SHOW}", _as_json(snapshot))

    def show_at_top(self, snapshot: Snapshot) -> None:
        """Close what is open, and scroll to the top, too."""
        self.page.keyboard.press("Escape")
        self.page.evaluate("() => scrollTo(0, 0)")
        self.show(snapshot)
        self.page.evaluate("() => scrollTo(0, 0)")
        self.wait_until_idle()

    def wait_until_idle(self) -> None:
        self.page.evaluate("() => globalThis.fakeServer.idle()")

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def outline(self) -> Outline:
        return outline(self.page)

    def set_font_size(self, size: str) -> None:
        """The browser's font size; empty: the default."""
        self.page.evaluate("size => document.documentElement.style.fontSize = size", size)

    def show_and_check(self, snapshot: Snapshot) -> tuple[list[str], list[int]]:
        """Show it; its faults without axe's, and the parts of the page."""
        return self._check(before=f"await {SHOW};", given=_as_json(snapshot))

    def _check(self, **script: Any) -> tuple[list[str], list[int]]:
        found, parts = check_layout(self.page, touch=self.kind != "screen", **script)
        if self.kind == "screen":
            found += [f"outside: {one}" for one in measure(self.page, "clippedText()")]
        found += [f"said: {one}" for one in self.faults]
        self.faults.clear()
        return found, parts

    def _check_with_axe(self, **script: Any) -> list[str]:
        found, parts = self._check(**script)
        return [*found, *self.axe_faults(parts)]

    def axe_faults(self, parts: Sequence[int]) -> list[str]:
        return [f"axe: {one}" for one in axe_violations(self.page, parts)]

    def open_each(self, tone: str) -> Iterator[tuple[str, list[str]]]:
        """Open one after the other what was not yet opened in this tone: its label, its faults."""
        if self.page.evaluate(UNFOLD):
            yield "unfolded", self._check_with_axe()
        for selector in OPENERS[self.kind]:
            for at, label in self.page.evaluate(LABELS, selector):
                sort = (tone, selector, DIGITS.sub("", label)[:SAME_LABEL])
                if sort not in self.opened:
                    self.opened.add(sort)
                    faults = self._check_with_axe(before=PRESS, given=[selector, at])
                    yield SPACES.sub(" ", label), faults
                    self.page.keyboard.press("Escape")
                    self.wait_until_idle()


def _as_json(snapshot: Snapshot) -> str:
    """Playwright's own way to hand over a whole picture takes far longer."""
    shown = {"picture": snapshot.picture, "now": snapshot.now, "story": snapshot.story}
    return json.dumps(shown)
