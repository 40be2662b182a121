"""A device of one person: one browser context, one page, and its errors."""

import json
import os
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.asking import Asking
from tests.browser.watched_page import LINKED, UNHURRIED, WatchedPage, photographed
from tests.kit.people import Program
from tests.kit.wire.parts import Documents

SHOTS = Path(__file__).parents[2] / ".shots"
WANTED = bool(os.environ.get("SHOTS"))
CUT_OFF = re.compile(
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE"
    r"|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED"
    r"|WebSocket connection to .* failed|WebSocket is closed"
)
"""What a browser says by itself of a server that is gone; allowed while a scene cuts the line."""

ANSWERED = re.compile(r"the server responded with a status of (403|404|422)")
"""What a browser says by itself of a page that refuses; allowed where a scene asks for it."""

PATIENCE = 60_000
"""Milliseconds until something that does not come has failed: no machine needs them."""


class Device(WatchedPage, Asking):
    """A page of the table. `size`: (width, height) in CSS pixels. `workers`: whether it may have a
    service worker, which takes a fifth of a second of every device."""

    path = ""

    def __init__(
        self,
        browser: Browser,
        program: Program,
        size: tuple[int, int],
        *,
        language: str = "it-IT",
        touch: bool = True,
        workers: bool = False,
        **more: object,
    ) -> None:
        self.program = program
        self.requests: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        self._parts, self._read, self._came = Documents(), 0, False
        workers_are = "allow" if workers else "block"
        given = {"locale": language, "has_touch": touch, "service_workers": workers_are, **more}
        super().__init__(browser, size, patience=PATIENCE, **given)
        self.context.add_init_script(path=UNHURRIED)

    def _watched(self, page: Page) -> Page:
        page.on("websocket", self._wired)
        page.on("requestfailed", self._failed)
        page.on("request", lambda request: self.requests.append(request.url))
        return super()._watched(page)

    def _wired(self, socket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(frame))
        socket.on("framesent", lambda frame: self.sent.append(frame))

    @property
    def picture(self) -> dict:
        """The newest picture that came over the wire: at least the one on show, of whose coming the
        browser may tell us after it has drawn it."""
        latest = time.monotonic() + PATIENCE / 1000
        while (picture := self._newest())["v"] < self.version:
            assert time.monotonic() < latest, "a picture is on show that never came"
            self.page.wait_for_timeout(20)
        return picture

    def _newest(self) -> dict:
        """The newest picture that came; of version -2 where none has. Each frame is read once."""
        frames = tuple(self.frames)
        for frame in frames[self._read :]:
            if frame.startswith('42["view",'):
                self._parts.receive(json.loads(frame[2:])[1])
                self._came = True
        self._read = len(frames)
        return self._parts.picture() if self._came else {"v": -2}

    def _failed(self, request) -> None:
        # A page that is left cancels what it was still fetching: that is no error.
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"{request.url}: {request.failure}")

    def open(self, path: str = "") -> None:
        self.page.goto(self.program.url + (path or f"{self.path}/{self.program.code}"))

    def brings(self, cookies: Iterable[Any]) -> None:
        """Open its page with what the door has handed out already."""
        self.keeps(cookies)
        self.open()
        self.linked()

    def keeps(self, cookies: Iterable[Any]) -> None:
        """Take over the invite that was handed to another person."""
        url = self.program.url
        held = [{"name": one.name, "value": one.value or "", "url": url} for one in cookies]
        self.context.add_cookies(held)

    def reload(self) -> None:
        self.page.reload()
        self.linked()

    def linked(self) -> None:
        """Wait until the device is connected and shows the table."""
        self.page.wait_for_function(LINKED)

    def is_cut_off(self) -> None:
        """Wait until the device has noticed that the program is gone."""
        self.tells("link", "lost")

    def tells(self, what: str, value: str) -> None:
        """Wait until the page says this of itself: looked at with each frame, for `expect` would
        look after tenths of a second, then after whole ones."""
        self.page.wait_for_function(
            "([what, value]) => document.documentElement.dataset[what] === value", arg=[what, value]
        )

    def moved_on(self, before: int) -> None:
        """Wait until another picture is on show than the one of this version."""
        self.page.wait_for_function(
            "before => document.documentElement.dataset.v !== before", arg=str(before)
        )

    @contextmanager
    def moving(self) -> Iterator[None]:
        """What is done in the block changes the table; wait until that is on show."""
        before = self.version
        yield
        self.moved_on(before)

    def press(self, button: Locator) -> None:
        """Press something that changes the table."""
        button.wait_for()
        with self.moving():
            button.click()

    @property
    def html(self) -> Locator:
        return self.page.locator("html")

    @property
    def heading(self) -> Locator:
        return self.page.locator("h1:visible").first

    @property
    def version(self) -> int:
        """The version of the picture on show."""
        return int(self.html.get_attribute("data-v") or -1)

    @property
    def at_the_table(self) -> bool:
        """Whether it shows the table, and not a page beside it."""
        return urlsplit(self.page.url).path == f"{self.path}/{self.program.code}"

    def draws(self, newest: int) -> None:
        """Wait until this picture, or a newer one, is on show."""
        self.page.wait_for_function(
            "newest => Number(document.documentElement.dataset.v) >= newest", arg=newest
        )

    def shows(self, *texts: str | re.Pattern[str]) -> None:
        """Each of these can be read somewhere on the screen."""
        for text in texts:
            expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def is_lit(self, tone: str) -> None:
        self.tells("tone", tone)

    def asked(self, command: str) -> Locator:
        """The band with the button that sends `command`."""
        return self.page.locator(f'.foot[data-command="{command}"]:visible')

    def ready(self, command: str) -> Locator:
        """The button that sends `command`, as soon as it may be pressed."""
        button = self.asked(command).first.get_by_role("button")
        expect(button).not_to_have_attribute("aria-disabled", "true")
        expect(button).not_to_have_attribute("aria-busy", "true")
        return button

    def mob_cards(self, name: str) -> Locator:
        """The number of votes in front of a seat."""
        return self.place_of(name).locator(".mobs b").first

    def place_of(self, name: str) -> Locator:
        """The place of a seat on this device's ring."""
        return self.page.locator("li", has=self.page.locator("bdi").get_by_text(name, exact=True))

    def allowing_refusals(self):
        """While a page answers with a refusal, which the browser itself reports as an error."""
        return self.allowing(ANSWERED)

    def asleep(self) -> None:
        """The screen goes dark: the page is hidden, frozen and without a network."""
        self._allowed.append(CUT_OFF)
        self.context.set_offline(True)
        self.context.new_cdp_session(self.page).send(
            "Page.setWebLifecycleState", {"state": "frozen"}
        )

    def awake(self) -> None:
        """The person picks it up again. What the browser says of the sleep may come later still."""
        self.context.set_offline(False)
        self.context.new_cdp_session(self.page).send(
            "Page.setWebLifecycleState", {"state": "active"}
        )
        self.linked()

    def shoot(self, path: Path, *, always: bool = False, whole: bool = False) -> None:
        """A picture for a person to look at, where `SHOTS` is set in the environment (or `always`);
        the `whole` page, or what is in sight."""
        if always or WANTED:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(photographed(self.page, whole=whole))
