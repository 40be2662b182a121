"""What the first pages of guest, tablet and wall load from the network, at once and later."""

import json
import socket
import time
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tests.kit.client import Client
from tests.kit.program import Program

NAME = socket.gethostname()
BY_NAME = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
"""A browser treats an address of its own machine like https, where packing is better."""
PHONE = {"width": 360, "height": 640}
WIDE = {"width": 1024, "height": 768}
FORM = "form button.go"
GAME = "#app main:not(.waiting)"
DESK = "#app > div"
QUIET = 700
"""Milliseconds without a request after which a page counts as loaded."""
LATER = 2.9
"""Seconds after the first view, by the browser's clock, from which requests count as later ones: a
phone waits three seconds before it loads what only a game needs."""
PATIENCE = 60.0
"""The most seconds until these begin, and until all has come."""

# The page watches itself: calls from here would cost it time.
WATCH = """selector => {
    const look = () => document.querySelector(selector)
        ? requestAnimationFrame(() => (window.usable = true))
        : requestAnimationFrame(look);
    look();
}"""
WAIT = """() => new Promise(resolve => {
    const look = () => (window.usable ? resolve() : setTimeout(look, 50));
    look();
})"""


def first_pages(browser: Browser, program: Program) -> dict[str, dict[str, Any]]:
    """At a table with a chosen game, each with an empty cache: the page of the tablet ("t") and of
    the wall ("s") until the first view, the join page of a guest ("S9"), and the phone's page
    until the first view ("S10")."""
    host, guest = Client(program, "tablet").host(), Client(program)
    assert host.do("table.choose_game", {"game": "lupus"})["ok"]
    host.drop()
    shared = {
        kind: _visit(browser, program, f"/{kind}/{program.code}", DESK, host.http.cookies)
        for kind in "ts"
    }
    try:
        assert guest.join("Anna 0").status_code == 303
        return shared | {
            "S9": _visit(browser, program, f"/j/{program.code}", FORM),
            "S10": _visit(
                browser, program, f"/p/{program.code}", GAME, guest.http.cookies, later=True
            ),
        }
    finally:
        guest.leave()
        host.leave()


def _visit(
    browser: Browser,
    program: Program,
    path: str,
    ready: str,
    cookies: Iterable[Any] = (),
    *,
    later: bool = False,
) -> dict[str, Any]:
    """Open the page with these cookies, in the size of its device."""
    url = f"http://{NAME}:{program.port}"
    like = {"viewport": WIDE} if ready == DESK else {"viewport": PHONE, "is_mobile": True}
    context = browser.new_context(has_touch=ready != DESK, locale="it-IT", **like)
    try:
        context.add_cookies([{"name": a.name, "value": a.value, "url": url} for a in cookies])
        return Visit(context).open(f"{url}{path}", ready, later=later)
    finally:
        context.close()


class Visit:
    """Everything that one page loads from the network."""

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.addresses: dict[str, str] = {}
        self.sizes: dict[str, int] = {}
        self.asked_at: dict[str, float] = {}
        self.on_its_way: set[str] = set()
        self.first_view: float | None = None
        cdp = self._cdp = context.new_cdp_session(self.page)
        cdp.on("Network.requestWillBeSent", self._asked)
        cdp.on("Network.loadingFinished", self._loaded)
        cdp.on("Network.loadingFailed", lambda said: self.on_its_way.discard(said["requestId"]))
        cdp.on(
            "Network.webSocketCreated", lambda said: self._socket(said["requestId"], said["url"])
        )
        cdp.on("Network.webSocketFrameReceived", self._frame)
        cdp.send("Network.enable")

    def open(self, address: str, ready: str, *, later: bool = False) -> dict[str, Any]:
        """Open the page; `ready`: a selector of what stands there once it can be used.

        Returns bytes and requests until the page is quiet, and those of what is loaded `later`.
        """
        self.page.add_init_script(f"({WATCH})({json.dumps(ready)})")
        self.page.goto(address, wait_until="commit")
        # A promise: the policy of the page forbids `wait_for_function`.
        self.page.evaluate(WAIT)
        self._until_quiet()
        if later:
            self._until_brought()
        parts = {
            self.addresses.get(id, id): self.sizes[id] for id in self.sizes if not self._late(id)
        }
        return {
            "bytes": sum(parts.values()),
            "requests": len(parts),
            "parts": parts,
            "later": {self.addresses[id]: self.sizes[id] for id in self.sizes if self._late(id)},
        }

    def _late(self, id: str) -> bool:
        """Whether this request came after the page could be used."""
        return self._is_late(self.asked_at.get(id, 0.0))

    def _is_late(self, moment: float) -> bool:
        return self.first_view is not None and moment >= self.first_view + LATER

    def _until_brought(self) -> None:
        """Wait for what the page loads by itself after its first view."""
        latest = time.monotonic() + PATIENCE
        while not any(map(self._late, self.sizes)) and time.monotonic() < latest:
            self.page.wait_for_timeout(QUIET)
        self._until_quiet()

    def _until_quiet(self) -> None:
        self.page.wait_for_load_state("load")
        known, latest = -1, time.monotonic() + PATIENCE
        while known != (known := sum(self.sizes.values())) or self.on_its_way:
            self.page.wait_for_timeout(QUIET)
            if time.monotonic() > latest:
                return

    def _asked(self, said: dict) -> None:
        self.addresses[said["requestId"]] = said["request"]["url"]
        self.asked_at[said["requestId"]] = said["timestamp"]
        self.on_its_way.add(said["requestId"])

    def _loaded(self, said: dict) -> None:
        self.on_its_way.discard(said["requestId"])
        asked = self.addresses.get(said["requestId"], "").startswith("http")
        if asked and said["encodedDataLength"]:  # else it was kept
            self.sizes[said["requestId"]] = int(said["encodedDataLength"])

    def _socket(self, id: str, address: str) -> None:
        self.addresses[id] = address
        self.sizes[id] = 0

    def _frame(self, said: dict) -> None:
        content = said["response"]["payloadData"]
        if self.first_view is None and content.startswith('42["view"'):
            self.first_view = said["timestamp"]
        if not self._is_late(said["timestamp"]):
            # Two to four bytes stand before each frame of the server's.
            self.sizes[said["requestId"]] += len(content.encode()) + 4
