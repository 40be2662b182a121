"""One page in a browser context of its own, and what it complained of."""

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
"""Whether a page is at its table and shows something."""
UNPAINTED = Path(__file__).with_name("unpainted.js")
"""Nobody looks at such a page: 27 s of processor for duels/test_a_match.py, 38 s if painted (with
the browser's processes, on 28 November 2026, one run each on a busy machine)."""
FRAME = Path(__file__).with_name("frame.js").read_text(encoding="utf-8")
"""What scripts await that wait until something is drawn: `frame()`."""
PAINT = f"""async wanted => {{
    if (!globalThis.unpainted) return;
    globalThis.unpainted.disabled = wanted;
    {FRAME}
    if (wanted) await frame().then(frame);
}}"""
"""Until it is on show. A page of the browser's own has no such sheet, and is always painted."""


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """While the browser paints."""
    page.evaluate(PAINT, True)
    yield
    page.evaluate(PAINT, False)


def photographed(page: Page, *, whole: bool = False) -> bytes:
    """A picture (PNG) of the `whole` page, or of what is in sight."""
    with painted(page):
        return page.screenshot(full_page=whole)


class WatchedPage:
    """`size`: (width, height) in CSS pixels. `patience`: milliseconds until something that does not
    come has failed. `faults`: errors of scripts, and what the browser itself calls an error."""

    looked_at = False
    """Whether the browser paints all the time (unpainted.js)."""

    def __init__(
        self, browser: Browser, size: tuple[int, int], *, patience: int, **more: Any
    ) -> None:
        self.size = size
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, **{"locale": "it-IT", **more}
        )
        self.context.set_default_timeout(patience)
        if not self.looked_at:
            self.context.add_init_script(path=UNPAINTED)
        self.faults: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self.page = self._watched(self.context.new_page())

    def _watched(self, page: Page) -> Page:
        page.on("console", lambda said: said.type == "error" and self._fault(said.text))
        page.on("pageerror", lambda error: self._fault(f"{error}\n{error.stack or ''}"))
        return page

    def _fault(self, text: str) -> None:
        if not any(one.search(text) for one in self._allowed):
            self.faults.append(text)

    @contextmanager
    def allowing(self, *patterns: re.Pattern[str]) -> Iterator[None]:
        """While this scene does something that the browser itself reports as an error."""
        self._allowed += patterns
        yield
        for one in patterns:
            self._allowed.remove(one)

    def again(self) -> None:
        """A new page in the same hands: same cookies, nothing else."""
        self.page.close()
        self.page = self._watched(self.context.new_page())

    def leave(self) -> None:
        self.context.close()
