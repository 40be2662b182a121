"""One page in a browser context of its own, and its errors."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

UNHURRIED = Path(__file__).with_name("unhurried.js")
LINKED = """() => document.documentElement.dataset.link === "on"
    && Boolean([...document.querySelectorAll("h1")].find(one => one.checkVisibility())?.textContent)
"""
"""Whether a page is connected and shows a heading."""
UNPAINTED = Path(__file__).with_name("unpainted.js")
"""27 s of processor for duels/test_a_match.py, 38 s if painted (with the browser's processes, on 28
November 2026, one run each on a busy machine)."""
FRAME = Path(__file__).with_name("frame.js").read_text(encoding="utf-8")
"""Defines `frame()`, a promise of the next animation frame."""
PAINT = f"""async wanted => {{
    if (!globalThis.unpainted) return;
    globalThis.unpainted.disabled = wanted;
    {FRAME}
    if (wanted) await frame().then(frame);
}}"""
"""A page of the browser's own has no such sheet, and is always painted."""


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """The browser paints during the block."""
    page.evaluate(PAINT, True)
    yield
    page.evaluate(PAINT, False)


def photographed(page: Page, *, whole: bool = False) -> bytes:
    """A PNG of the `whole` page, or of the window."""
    with painted(page):
        return page.screenshot(full_page=whole)


class WatchedPage:
    """`size`: (width, height) in CSS pixels. `patience`: timeout in milliseconds. `faults`: errors
    of scripts, and those that the browser logs."""

    always_painted = False
    """Or only while `painted` (unpainted.js)."""

    def __init__(
        self, browser: Browser, size: tuple[int, int], *, patience: int, **more: Any
    ) -> None:
        self.size = size
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, **{"locale": "it-IT", **more}
        )
        self.context.set_default_timeout(patience)
        if not self.always_painted:
            self.context.add_init_script(path=UNPAINTED)
        self.faults: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self.page = self._watch(self.context.new_page())

    def _watch(self, page: Page) -> Page:
        page.on("console", lambda said: said.type == "error" and self._fault(said.text))
        page.on("pageerror", lambda error: self._fault(f"{error}\n{error.stack or ''}"))
        return page

    def _fault(self, text: str) -> None:
        if not any(one.search(text) for one in self._allowed):
            self.faults.append(text)

    @contextmanager
    def allowing(self, *patterns: re.Pattern[str]) -> Iterator[None]:
        """Errors like these are no faults during the block."""
        self._allowed += patterns
        yield
        for one in patterns:
            self._allowed.remove(one)

    def new_page(self) -> None:
        """Close the page and open another one with the same cookies and storage."""
        self.page.close()
        self.page = self._watch(self.context.new_page())

    def leave(self) -> None:
        self.context.close()
