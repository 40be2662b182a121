"""Firefox by WebDriver BiDi, over the socket that it opens itself: no other driver is needed.

Playwright speaks BiDi, too, but asks for commands that the extended support release of Debian does
not know; geckodriver is no package of Debian.
"""

from __future__ import annotations

import base64
import itertools
import json
import os
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import websocket

from tests.browser.engines.page import POLL, SECONDS, PageReplaced
from tests.browser.engines.webkit import WebDriverPage
from tests.browser.watched_page import UNHURRIED
from tests.kit.missing import find_program

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.update.enabled": False,
    "intl.accept_languages": "it",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class FirefoxBrowser:
    """One Firefox, whose windows have cookies and storage of their own."""

    def __init__(self, folder: Path) -> None:
        program = find_program(("firefox-esr", "firefox"), "Firefox", "firefox-esr")
        lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items())
        (folder / "user.js").write_text("".join(lines))
        with (folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [program, "--headless", "--no-remote", "--profile", folder, PORT, "about:blank"],
                env={**os.environ, "HOME": str(folder), **LARGEST},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        where = folder / "WebDriverBiDiServer.json"
        latest = time.monotonic() + SECONDS
        while not (where.exists() and where.read_text()):
            assert time.monotonic() < latest, (folder / "log").read_text()
            assert self._process.poll() is None, (folder / "log").read_text()
            time.sleep(POLL)
        server = json.loads(where.read_text())
        address = f"ws://{server['ws_host']}:{server['ws_port']}/session"
        self._line = websocket.create_connection(address, timeout=SECONDS, suppress_origin=True)
        self._numbers = itertools.count(1)
        self.said: list[dict[str, Any]] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded"])

    def call(self, method: str, **parameters: object) -> Any:
        """Ask, and wait for the answer. Raises PageReplaced with its words where it is an error."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._line.recv())
            if message.get("method") == "log.entryAdded":
                self.said.append(message["params"])
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise PageReplaced(f"{message['error']}: {message['message']}")
                return message["result"]

    def window(self, size: tuple[int, int]) -> FirefoxPage:
        return FirefoxPage(self, size)

    def close(self) -> None:
        self._line.close()
        self._process.kill()
        self._process.wait(SECONDS)


class FirefoxPage(WebDriverPage):
    engine = "firefox"

    def __init__(self, browser: FirefoxBrowser, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._browser = browser
        self._user = browser.call("browser.createUserContext")["userContext"]
        # A window, not a tab: one that lies behind another tab draws nothing and runs slowly.
        made = browser.call("browsingContext.create", type="window", userContext=self._user)
        self._context = made["context"]
        script = f"() => {{ {UNHURRIED.read_text(encoding='utf-8')} }}"
        self._call("script.addPreloadScript", functionDeclaration=script, contexts=[self._context])
        viewport = {"width": size[0], "height": size[1]}
        self._here("browsingContext.setViewport", viewport=viewport, devicePixelRatio=1)

    def _call(self, method: str, **parameters: object) -> Any:
        return self._browser.call(method, **parameters)

    def _here(self, method: str, **parameters: object) -> Any:
        """What concerns this window."""
        return self._call(method, context=self._context, **parameters)

    def open_url(self, address: str) -> None:
        self._here("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, expression: str) -> str:
        got = self._call(
            "script.evaluate",
            expression=expression,
            awaitPromise=False,
            target={"context": self._context},
        )
        assert got["type"] == "success", got["exceptionDetails"]["text"]
        return got["result"]["value"]

    def perform(self, source: dict[str, object]) -> None:
        self._here("input.performActions", actions=[source])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._here("browsingContext.captureScreenshot")["data"])

    def console_errors(self) -> Sequence[str]:
        self._call("session.status")  # what was said until now has come
        ours = (one for one in self._browser.said if one["source"].get("context") == self._context)
        return [f"{one['text']}" for one in ours if one["level"] == "error"]

    def close(self) -> None:
        self._call("browser.removeUserContext", userContext=self._user)


PORT = "--remote-debugging-port=0"
LARGEST = {"MOZ_HEADLESS_WIDTH": "1920", "MOZ_HEADLESS_HEIGHT": "1200"}
