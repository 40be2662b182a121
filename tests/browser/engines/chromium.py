"""Chromium by Playwright, which all other scenes use directly."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Browser, Error

from tests.browser.engines.page import SECONDS, UNHURRIED, Gone, Page
from tests.browser.painted import photographed
from tests.browser.watched_page import WatchedPage


class Chromiums:
    """One Chromium, whose windows have cookies and storage of their own."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def window(self, size: tuple[int, int]) -> Chromium:
        return Chromium(self.browser, size)

    def close(self) -> None:
        """It is others', too."""


class Chromium(Page):
    engine = "chromium"

    def __init__(self, browser: Browser, size: tuple[int, int]) -> None:
        super().__init__(size)
        given = {"has_touch": True, "reduced_motion": "reduce"}
        self._watched = WatchedPage(browser, size, patience=1000 * SECONDS, **given)
        self._watched.context.add_init_script(path=UNHURRIED)
        self._page = self._watched.page
        self._cdp = self._watched.context.new_cdp_session(self._page)

    def goes(self, address: str) -> None:
        try:
            self._page.goto(address)
        except Error as reason:
            raise Gone(reason.message) from None

    def evaluated(self, expression: str) -> str:
        try:
            return self._page.evaluate(expression)
        except Error as reason:
            raise Gone(reason.message) from None

    def presses(self, x: float, y: float) -> None:
        self._touches("touchStart", {"x": x, "y": y})

    def lifts(self) -> None:
        self._touches("touchEnd")

    def _touches(self, how: str, *where: dict[str, float]) -> None:
        self._cdp.send("Input.dispatchTouchEvent", {"type": how, "touchPoints": list(where)})

    def keys(self, *keys: str) -> None:
        for one in keys:
            keyboard = self._page.keyboard
            keyboard.type(one) if len(one) == 1 else keyboard.press(one)

    def picture(self) -> bytes:
        return photographed(self._page)

    def complaints(self) -> Sequence[str]:
        self._page.evaluate("0")  # what was said until now has come
        return self._watched.faults

    def close(self) -> None:
        self._watched.leave()
