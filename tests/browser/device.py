"""A device of one person: one browser context with one page of the table."""

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

from tests.browser.command_sender import CommandSender
from tests.browser.watched_page import LINKED, UNHURRIED, WatchedPage, photographed
from tests.kit.program import Program
from tests.kit.wire.parts import Documents

SHOTS = Path(__file__).parents[2] / ".shots"
WANTED = bool(os.environ.get("SHOTS"))
CUT_OFF = re.compile(
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE"
    r"|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_SOCKET_NOT_CONNECTED"
    r"|WebSocket connection to .* failed|WebSocket is closed"
)
"""Errors that a browser logs while the server is gone."""

ANSWERED = re.compile(r"the server responded with a status of (403|404|422)")
"""The error that a browser logs where a page answers with a refusal."""

PATIENCE = 60_000
"""Milliseconds: the timeout of all that is awaited."""


class Device(WatchedPage, CommandSender):
    """A page of the table. `size`: (width, height) in CSS pixels. `workers`: whether it may have a
    service worker, which takes a fifth of a second. `frames`, `sent`: of its sockets."""

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

    def _watch(self, page: Page) -> Page:
        page.on("websocket", self._record_frames)
        page.on("requestfailed", self._record_failure)
        page.on("request", lambda request: self.requests.append(request.url))
        return super()._watch(page)

    def _record_frames(self, socket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(frame))
        socket.on("framesent", lambda frame: self.sent.append(frame))

    @property
    def picture(self) -> dict:
        """The newest picture that came over the wire, at least the one on show: the browser may
        report its frame later."""
        latest = time.monotonic() + PATIENCE / 1000
        while (picture := self._newest_picture())["v"] < self.version:
            assert time.monotonic() < latest, "a picture is on show that never came"
            self.page.wait_for_timeout(20)
        return picture

    def _newest_picture(self) -> dict:
        """Of version -2 if none has come."""
        frames = tuple(self.frames)
        for frame in frames[self._read :]:
            if frame.startswith('42["view",'):
                self._parts.receive(json.loads(frame[2:])[1])
                self._came = True
        self._read = len(frames)
        return self._parts.picture() if self._came else {"v": -2}

    def _record_failure(self, request) -> None:
        # A page that is left cancels what it was still fetching: that is no error.
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"{request.url}: {request.failure}")

    def open(self, path: str = "") -> None:
        self.page.goto(self.program.url + (path or f"{self.path}/{self.program.code}"))

    def open_with(self, cookies: Iterable[Any]) -> None:
        """Open its page with the cookies of a seat or of an invite."""
        self.add_cookies(cookies)
        self.open()
        self.wait_connected()

    def add_cookies(self, cookies: Iterable[Any]) -> None:
        url = self.program.url
        held = [{"name": one.name, "value": one.value or "", "url": url} for one in cookies]
        self.context.add_cookies(held)

    def reload(self) -> None:
        self.page.reload()
        self.wait_connected()

    def wait_connected(self) -> None:
        """Wait until the device is connected and shows the table."""
        self.page.wait_for_function(LINKED)

    def wait_disconnected(self) -> None:
        """Wait until the page says that the connection is lost."""
        self.wait_for_data("link", "lost")

    def wait_for_data(self, name: str, value: str) -> None:
        """Wait for a data attribute of <html>, looked at with each frame: `expect` would look after
        tenths of a second, then after whole ones."""
        self.page.wait_for_function(
            "([name, value]) => document.documentElement.dataset[name] === value", arg=[name, value]
        )

    def wait_for_change(self, before: int) -> None:
        """Wait until a picture of another version is on show."""
        self.page.wait_for_function(
            "before => document.documentElement.dataset.v !== before", arg=str(before)
        )

    @contextmanager
    def expect_change(self) -> Iterator[None]:
        """The block changes the table; wait until that is on show."""
        before = self.version
        yield
        self.wait_for_change(before)

    def press(self, button: Locator) -> None:
        """Click a button that changes the table, and wait until that is on show."""
        button.wait_for()
        with self.expect_change():
            button.click()

    def do(self, command: str) -> None:
        """Press the button that sends `command`, and wait until the change is on show."""
        self.press(self.button_for(command))

    def confirm(self, command: str) -> None:
        """The same with a command that warns first."""
        self.button_for(command).click()
        self.press(self.page.locator("dialog.doubt button.go").first)

    def send(self, command: str, **arguments: object) -> None:
        """Send a command without its button, and wait until the change is on show."""
        self.page.keyboard.press("Shift")  # each is a tap of its own
        with self.expect_change():
            assert self.request(command, **arguments)["ok"], command

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
        """Whether its page is that of the table."""
        return urlsplit(self.page.url).path == f"{self.path}/{self.program.code}"

    def wait_for_version(self, newest: int) -> None:
        """Wait until this picture, or a newer one, is on show."""
        self.page.wait_for_function(
            "newest => Number(document.documentElement.dataset.v) >= newest", arg=newest
        )

    def shows(self, *texts: str | re.Pattern[str]) -> None:
        """Wait until each of these texts is visible."""
        for text in texts:
            expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def expect_tone(self, tone: str) -> None:
        self.wait_for_data("tone", tone)

    def prompt(self, command: str) -> Locator:
        """The visible part of the page with the button that sends `command`."""
        return self.page.locator(f':is(.foot, .quick .items)[data-command="{command}"]:visible')

    def button_for(self, command: str) -> Locator:
        """The button that sends `command`, once it is enabled."""
        button = self.prompt(command).get_by_role("button").first
        expect(button).not_to_have_attribute("aria-disabled", "true")
        expect(button).not_to_have_attribute("aria-busy", "true")
        return button

    def vote_count(self, name: str) -> Locator:
        """The number of votes in front of a seat."""
        return self.place_of(name).locator(".mobs b").first

    def place_of(self, name: str) -> Locator:
        """The place of a person on the ring."""
        return self.page.locator("li", has=self.page.locator("bdi").get_by_text(name, exact=True))

    def allowing_refusals(self):
        """Pages may answer with a refusal."""
        return self.allowing(ANSWERED)

    def sleep(self) -> None:
        """The screen goes dark: the page is hidden, frozen and without a network."""
        self._allowed.append(CUT_OFF)
        self.context.set_offline(True)
        self.context.new_cdp_session(self.page).send(
            "Page.setWebLifecycleState", {"state": "frozen"}
        )

    def wake(self) -> None:
        """It is picked up again; errors of the sleep stay allowed, for they may come later."""
        self.context.set_offline(False)
        self.context.new_cdp_session(self.page).send(
            "Page.setWebLifecycleState", {"state": "active"}
        )
        self.wait_connected()

    def shoot(self, path: Path, *, always: bool = False, whole: bool = False) -> None:
        """A screenshot, if `SHOTS` is set in the environment or `always`; of the `whole` page, or
        of the window."""
        if always or WANTED:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(photographed(self.page, whole=whole))
