"""A page in another engine than Chromium: one interface for Firefox and WebKit.

An engine implements few methods of `Page`: open an address, evaluate an expression, press a pointer
and keys, take a screenshot. Elements are found, awaited and tapped by the same JavaScript.
"""

import json
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.browser.watched_page import LINKED

MEASURE = Path(__file__).parents[1] / "measure.js"
SECONDS = 60
"""The timeout of all that is awaited."""
CUT = re.compile(
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|Failed to fetch|Load failed"
    r"|[Ww]ebSocket|can’t establish a connection|[Cc]ould not connect"
    r"|connection was (lost|interrupted)|due to access control checks"
    r"|download failed .* status=2152398850"  # NS_BINDING_ABORTED, of a font
)
"""Errors that browsers log while the server is gone, or as a page is left."""
POLL = 0.05
"""Seconds between two tries."""
FIND = """
    const told = one => one.getAttribute("aria-label") ?? one.innerText;
    const words = one => told(one).replace(/\\s+/g, " ").trim();
    const all = [...document.querySelectorAll(what)].filter(one => one.checkVisibility());
    const fits = all.filter(one => !saying || words(one).includes(saying));
    const one = fits.find(one => words(one) === saying) ?? fits[0];
"""
"""The visible element of the selector `what` whose text is or contains `saying`."""
TAP_POSITION = f"""async (what, saying) => {{
    {FIND}
    if (!one || one.ariaDisabled === "true" || one.ariaBusy === "true" || one.disabled) return null;
    one.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
    const middle = () => {{
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    }};
    const before = middle();
    await new Promise(next => setTimeout(next, 30));
    const [x, y] = middle();
    const hit = document.elementFromPoint(x, y);
    const met = hit && (one.contains(hit) || hit.contains(one));
    return met && String([x, y]) === String(before) ? [x, y] : null;
}}"""
"""The middle of an element that is stable, enabled and not covered."""
START = """globalThis.answered = null, void (async () => {
    try { globalThis.answered = { value: (await (FUNCTION)(...GIVEN)) ?? null }; }
    catch (fault) { globalThis.answered = { fault: `${fault}\\n${fault?.stack ?? ""}` }; }
})()"""
ANSWER = "() => globalThis.answered === undefined || globalThis.answered"
"""Promises are polled: an engine that awaits one may never answer if the page is replaced."""


class PageReplaced(Exception):
    """The page was just being replaced or reloaded."""


class Page(ABC):
    """One window of one person; `size` in CSS pixels. `patience`: timeout in seconds. `allowed`:
    console errors that are no faults."""

    engine = ""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, self.patience = size, SECONDS
        self.allowed: list[re.Pattern[str]] = []

    @abstractmethod
    def open_url(self, address: str) -> None:
        """Raises PageReplaced where nobody answers."""

    @abstractmethod
    def evaluate(self, expression: str) -> str:
        """JSON of the value of a synchronous expression. Raises PageReplaced."""

    @abstractmethod
    def press_down(self, x: float, y: float) -> None:
        """The finger goes down here and stays."""

    @abstractmethod
    def release(self) -> None:
        """The finger goes up where it is."""

    @abstractmethod
    def press_keys(self, *keys: str) -> None:
        """Press these in order: a character each, or one of KEYS."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """A PNG of the window."""

    @abstractmethod
    def console_errors(self) -> Sequence[str]:
        """Errors of scripts and of the browser, since it was opened."""

    @abstractmethod
    def close(self) -> None: ...

    def call(self, function: str, *given: object) -> Any:
        """Call a synchronous function in the page. Raises PageReplaced, also while a page that was
        just opened has no element."""
        arguments = ", ".join(map(json.dumps, given))
        called = f"JSON.stringify(({function})({arguments}) ?? null)"
        answer = self.evaluate(f"document.documentElement ? {called} : ''")
        if not answer:
            raise PageReplaced("its document has not begun")
        return json.loads(answer)

    def call_async(self, function: str, *given: object) -> Any:
        """Call an async function in the page. Raises AssertionError where it throws, PageReplaced
        where the page is replaced before it has answered."""
        start = START.replace("FUNCTION", function).replace("GIVEN", json.dumps(given))
        self.evaluate(f"({start}, '0')")
        answer = self.wait_until(ANSWER)
        if answer is True:
            raise PageReplaced(f"before an answer to {function}")
        assert "fault" not in answer, answer["fault"]
        return answer["value"]

    def wait_until(self, function: str, *given: object) -> Any:
        """Wait until a synchronous function returns something true; its result."""
        latest = time.monotonic() + self.patience
        last: object = None
        while time.monotonic() < latest:
            try:
                if last := self.call(function, *given):
                    return last
            except PageReplaced as reason:
                last = reason
            time.sleep(POLL)
        raise AssertionError(
            f"{self.engine}: never {function} {given}: {last!r}; {self.describe()}"
        )

    def describe(self) -> str:
        """Address and text of the page, for messages of failures."""
        try:
            shown = self.call("() => [location.href, document.body.innerText]")
            return f"{shown[0]} shows: {shown[1][:600]}"
        except PageReplaced as reason:
            return f"nothing can be seen: {reason}"

    def wait_until_async(self, function: str, *given: object) -> Any:
        """Wait until an async function returns something true; its result."""
        latest = time.monotonic() + self.patience
        while time.monotonic() < latest:
            try:
                if value := self.call_async(function, *given):
                    return value
            except PageReplaced:
                pass
            time.sleep(POLL)
        raise AssertionError(f"{self.engine}: never {function} {given}; {self.describe()}")

    def shows(self, *texts: str, within: str = "body") -> None:
        """Wait until these texts are visible; line breaks are spaces."""
        read = """(within, text) => [...document.querySelectorAll(within)].some(one =>
            one.checkVisibility() && one.innerText.replace(/\\s+/g, " ").includes(text))"""
        for text in texts:
            self.wait_until(read, within, text)

    def is_visible(self, what: str, saying: str = "") -> bool:
        return self.call(f"(what, saying) => {{ {FIND} return Boolean(one); }}", what, saying)

    def wait_visible(self, what: str, saying: str = "") -> None:
        self.wait_until(f"(what, saying) => {{ {FIND} return Boolean(one); }}", what, saying)

    def wait_hidden(self, what: str) -> None:
        self.wait_until(f"(what, saying) => {{ {FIND} return !one; }}", what, "")

    def texts(self, what: str) -> list[str]:
        """Texts of all visible ones."""
        return self.call(f"(what, saying) => {{ {FIND} return all.map(words); }}", what, "")

    def tap_position(self, what: str, saying: str = "") -> tuple[float, float]:
        """Where an element can be tapped, once it can."""
        x, y = self.wait_until_async(TAP_POSITION, what, saying)
        return x, y

    def tap(self, what: str, saying: str = "") -> None:
        self.press_down(*self.tap_position(what, saying))
        self.release()

    @contextmanager
    def holding(self, what: str) -> Iterator[None]:
        """The finger rests there."""
        self.press_down(*self.tap_position(what))
        yield
        self.release()

    def type_into(self, what: str, text: str) -> None:
        self.tap(what)
        self.wait_until("what => document.activeElement?.matches(what)", what)
        self.press_keys(*text)

    def wait_connected(self) -> None:
        self.wait_until(LINKED)

    def wait_disconnected(self) -> None:
        """Wait until it says that the connection is lost."""
        self.wait_until("() => document.documentElement.dataset.link === 'lost'")

    def expect_tone(self, tone: str) -> None:
        self.wait_until("tone => document.documentElement.dataset.tone === tone", tone)

    def reload(self) -> None:
        """Reload from server or service worker, and wait for the new page."""
        with suppress(PageReplaced):  # it may go before it has answered
            self.call("() => { globalThis.former = true; location.reload(); }")
        self.wait_until("() => !globalThis.former && document.readyState === 'complete'")

    def style(self, what: str, name: str) -> str:
        """A computed property of the first one."""
        read = "(what, name) => getComputedStyle(document.querySelector(what))[name]"
        return self.call(read, what, name)

    def measure(self, call: str) -> Any:
        """Evaluate an expression with the functions of measure.js."""
        return self.call(f"() => {{ {MEASURE.read_text(encoding='utf-8')}\nreturn {call}; }}")

    def layout_faults(self) -> list[str]:
        """Text that is cut, and a page wider than its window."""
        return self.measure("[...cutText(), ...pageOverflow()]")

    def faults(self) -> list[str]:
        """Console errors that are not `allowed`."""
        errors = dict.fromkeys(self.console_errors())
        return [one for one in errors if not any(pattern.search(one) for pattern in self.allowed)]
