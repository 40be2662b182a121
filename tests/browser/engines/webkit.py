"""WebKitGTK, the engine of Safari, by its own WebDriver (W3C) on a virtual screen."""

from __future__ import annotations

import base64
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.browser.engines.page import POLL, SECONDS, Page, PageReplaced
from tests.browser.watched_page import UNHURRIED
from tests.kit.missing import NotInstalled, find_program

VIEW = Path(__file__).with_name("webview.py")
DRIVER, SCREEN, PYTHON = "WebKitWebDriver", "Xvfb", "/usr/bin/python3"
TYPELIB = "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Gtk', '3.0')"
KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "Tab": "\ue004"}
"""Of WebDriver, and of BiDi."""


def check_installed() -> None:
    """Raises NotInstalled."""
    find_program(DRIVER, "WebKit's driver", "webkit2gtk-driver")
    find_program(SCREEN, "A screen that nobody sees", "xvfb")
    if subprocess.run([PYTHON, "-c", TYPELIB], capture_output=True, check=False).returncode:
        raise NotInstalled("WebKit for Python", "python3-gi", "gir1.2-webkit2-4.1")


class WebKitBrowser:
    """Its windows have a driver and a browser each, on one virtual screen."""

    def __init__(self, folder: Path) -> None:
        check_installed()
        self.folder = folder
        told, tell = os.pipe()
        size = ("-screen", "0", "1920x1200x24")
        self._screen = subprocess.Popen(
            [SCREEN, "-displayfd", str(tell), *size, "-nolisten", "tcp"],
            pass_fds=(tell,),
            stderr=subprocess.DEVNULL,
        )
        os.close(tell)
        with os.fdopen(told) as line:
            self.display = f":{line.readline().strip()}"
        assert self.display != ":", f"{SCREEN} does not start"

    def window(self, size: tuple[int, int]) -> WebKitPage:
        return WebKitPage(size, self.display, Path(tempfile.mkdtemp(dir=self.folder)))

    def close(self) -> None:
        self._screen.terminate()
        self._screen.wait(SECONDS)


class WebDriverPage(Page):
    """A page whose driver performs W3C actions: WebDriver, and BiDi."""

    finger = "touch"
    """What it can press with: a finger, or a mouse."""

    @abstractmethod
    def perform(self, source: dict[str, object]) -> None:
        """Perform the actions of one source of input."""

    def _points(self, *actions: dict[str, object]) -> None:
        pointer = {"pointerType": self.finger}
        self.perform(
            {"type": "pointer", "id": "pointer", "actions": actions, "parameters": pointer}
        )

    def press_down(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        self._points(move, {"type": "pointerDown", "button": 0})

    def release(self) -> None:
        self._points({"type": "pointerUp", "button": 0})

    def press_keys(self, *keys: str) -> None:
        pressed = (KEYS.get(one, one) for one in keys)
        kinds = ("keyDown", "keyUp")
        actions = [{"type": kind, "value": one} for one in pressed for kind in kinds]
        self.perform({"type": "key", "id": "key", "actions": actions})


class WebKitPage(WebDriverPage):
    engine = "webkit"
    finger = "mouse"

    def __init__(self, size: tuple[int, int], display: str, folder: Path) -> None:
        super().__init__(size)
        self._log = folder / "log"
        self._environ = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "HOME": str(folder),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            "VIEW_DATA": str(folder),
            "VIEW_LANGUAGE": "it",
            "VIEW_SCRIPT": str(UNHURRIED),
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        browser = {"webkitgtk:browserOptions": {"binary": str(VIEW), "args": []}}
        request = {"capabilities": {"alwaysMatch": browser}}
        for last in (False, True):
            self._driver, self._port = self._start_driver()
            try:
                self._session = f"/session/{self._call('POST', '/session', request)['sessionId']}"
                break
            except TimeoutError:  # seen once: the driver took the question and never answered
                self.close()
                if last:
                    raise
        self._call(
            "POST", self._session + "/window/rect", dict(zip(SIDES, (0, 0, *size), strict=True))
        )
        self.wait_until("size => String([innerWidth, innerHeight]) === String(size)", size)

    def _start_driver(self) -> tuple[subprocess.Popen[bytes], int]:
        """A driver that answers, and its port; another one where the port was taken meanwhile."""
        latest = time.monotonic() + SECONDS
        while True:
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            with self._log.open("wb") as log:
                driver = subprocess.Popen(
                    [DRIVER, f"--port={port}"],
                    env=self._environ,
                    stdout=log,
                    stderr=subprocess.STDOUT,
                    start_new_session=True,
                )
            while driver.poll() is None:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    return driver, port
                except ConnectionRefusedError:
                    assert time.monotonic() < latest, self._log.read_text(errors="replace")
                    time.sleep(POLL)

    def _call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the driver. Raises PageReplaced with its words where it cannot."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self._port}{path}",
            data=None if method == "GET" else json.dumps(body or {}).encode(),
            method=method,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            with refused:
                raise PageReplaced(refused.read().decode()) from None

    def open_url(self, address: str) -> None:
        self._call("POST", self._session + "/url", {"url": address})

    def evaluate(self, expression: str) -> str:
        script = {"script": f"return {expression}", "args": []}
        return self._call("POST", self._session + "/execute/sync", script)

    def perform(self, source: dict[str, object]) -> None:
        self._call("POST", self._session + "/actions", {"actions": [source]})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._call("GET", self._session + "/screenshot"))

    def console_errors(self) -> Sequence[str]:
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines()
        errors = (one for one in lines if "CONSOLE" in one and " ERROR " in one)
        return [one for one in errors if UNKNOWN not in one]

    def close(self) -> None:
        """Driver and browser are one group of processes."""
        os.killpg(self._driver.pid, signal.SIGKILL)
        self._driver.wait(SECONDS)


UNKNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'"
"""The policy names what other engines ask for."""
SIDES = ("x", "y", "width", "height")
