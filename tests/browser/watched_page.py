"""One page in a browser context of its own, and what it complained of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.painted import leave_unpainted


class WatchedPage:
    """`size`: (width, height) in CSS pixels. `patience`: milliseconds until something that does not
    come has failed. `faults`: errors of scripts, and what the browser itself calls an error."""

    looked_at = False
    """Whether the browser paints all the time (painted.py)."""

    def __init__(
        self, browser: Browser, size: tuple[int, int], *, patience: int, **more: Any
    ) -> None:
        self.size = size
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, **{"locale": "it-IT", **more}
        )
        self.context.set_default_timeout(patience)
        if not self.looked_at:
            leave_unpainted(self.context)
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
