"""A page in another engine than Chromium: what a scene does with it, once for Firefox and WebKit.

An engine gives five things (`Page`): an address is opened, an expression is evaluated, a pointer
and keys are pressed, a picture is taken. All else is made of them here, so that a scene is the same
everywhere: things are found, waited for and touched by the same few lines of JavaScript.
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
"""Runs in every page before its own scripts, in every engine."""
SECONDS = 60
"""No machine needs so many."""
CUT = re.compile(
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|Failed to fetch|Load failed"
    r"|[Ww]ebSocket|can’t establish a connection|[Cc]ould not connect"
    r"|connection was (lost|interrupted)|due to access control checks"
    r"|download failed .* status=2152398850"  # NS_BINDING_ABORTED, of a font
)
"""What browsers say by themselves of a server that is gone, or of a page that is left."""
BREATH = 0.05
"""Seconds between two looks at a page that is waited for."""
FOUND = """
    const told = one => one.getAttribute("aria-label") ?? one.innerText;
    const words = one => told(one).replace(/\\s+/g, " ").trim();
    const all = [...document.querySelectorAll(what)].filter(one => one.checkVisibility());
    const fits = all.filter(one => !saying || words(one).includes(saying));
    const one = fits.find(one => words(one) === saying) ?? fits[0];
"""
"""What can be seen and is found by the selector `what` and by `saying`: its words, or some."""
SPOT = f"""async (what, saying) => {{
    {FOUND}
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
"""The middle of a thing that stands still, may be pressed, and lies under nothing."""
START = """globalThis.answered = null, void (async () => {
    try { globalThis.answered = { value: (await (FUNCTION)(...GIVEN)) ?? null }; }
    catch (fault) { globalThis.answered = { fault: `${fault}\\n${fault?.stack ?? ""}` }; }
})()"""
ANSWER = "() => globalThis.answered === undefined || globalThis.answered"
"""An engine is never asked to await anything: one of them forgets to answer when the page goes."""


class Gone(Exception):
    """The page was just being replaced by another one, or by itself."""


class Page(ABC):
    """One window of one person; `size` in CSS pixels. `patience`: seconds until something that does
    not come has failed. `allowed`: what its console may complain of in this scene."""

    engine = ""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, self.patience = size, SECONDS
        self.allowed: list[re.Pattern[str]] = []

    @abstractmethod
    def goes(self, address: str) -> None:
        """Open this address. Raises Gone where nobody answers."""

    @abstractmethod
    def evaluated(self, expression: str) -> str:
        """JSON of what an expression is that awaits nothing. Raises Gone."""

    @abstractmethod
    def presses(self, x: float, y: float) -> None:
        """The finger goes down here and stays."""

    @abstractmethod
    def lifts(self) -> None:
        """The finger goes up where it is."""

    @abstractmethod
    def keys(self, *keys: str) -> None:
        """Press these one after the other: a character each, or one of KEYS."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is in sight, as PNG."""

    @abstractmethod
    def complaints(self) -> Sequence[str]:
        """Errors of scripts, and what the browser itself calls an error, since it was opened."""

    @abstractmethod
    def close(self) -> None:
        """The window is shut."""

    def now(self, function: str, *given: object) -> Any:
        """What a function that awaits nothing says of the page. Raises Gone, also where a page that
        was just opened has no element yet."""
        arguments = ", ".join(map(json.dumps, given))
        called = f"JSON.stringify(({function})({arguments}) ?? null)"
        told = self.evaluated(f"document.documentElement ? {called} : ''")
        if not told:
            raise Gone("its document has not begun")
        return json.loads(told)

    def says(self, function: str, *given: object) -> Any:
        """What a function says that may await something. Raises AssertionError where it throws,
        Gone where the page is replaced before it has answered."""
        start = START.replace("FUNCTION", function).replace("GIVEN", json.dumps(given))
        self.evaluated(f"({start}, '0')")
        answer = self.until(ANSWER)
        if answer is True:
            raise Gone(f"before an answer to {function}")
        assert "fault" not in answer, answer["fault"]
        return answer["value"]

    def until(self, function: str, *given: object) -> Any:
        """Wait until this function that awaits nothing says something true, and what it says. A
        page that is replaced meanwhile does not say it yet."""
        latest = time.monotonic() + self.patience
        last: object = None
        while time.monotonic() < latest:
            try:
                if last := self.now(function, *given):
                    return last
            except Gone as reason:
                last = reason
            time.sleep(BREATH)
        raise AssertionError(f"{self.engine}: never {function} {given}: {last!r}; {self.seen()}")

    def seen(self) -> str:
        """The words on it, for who reads of a failure."""
        try:
            told = self.now("() => [location.href, document.body.innerText]")
            return f"{told[0]} shows: {told[1][:600]}"
        except Gone as reason:
            return f"nothing can be seen: {reason}"

    def awaits(self, function: str, *given: object) -> Any:
        """Wait until this function that may await something says something true; what it says."""
        latest = time.monotonic() + self.patience
        while time.monotonic() < latest:
            try:
                if found := self.says(function, *given):
                    return found
            except Gone:
                pass
            time.sleep(BREATH)
        raise AssertionError(f"{self.engine}: never {function} {given}; {self.seen()}")

    def shows(self, *texts: str, within: str = "body") -> None:
        """Wait until all of these can be read; line breaks are spaces."""
        read = """(within, text) => [...document.querySelectorAll(within)].some(one =>
            one.checkVisibility() && one.innerText.replace(/\\s+/g, " ").includes(text))"""
        for text in texts:
            self.until(read, within, text)

    def there(self, what: str, saying: str = "") -> bool:
        """Whether such a thing can be seen now."""
        return self.now(f"(what, saying) => {{ {FOUND} return Boolean(one); }}", what, saying)

    def waits_for(self, what: str, saying: str = "") -> None:
        self.until(f"(what, saying) => {{ {FOUND} return Boolean(one); }}", what, saying)

    def waits_without(self, what: str) -> None:
        """Wait until nothing like this can be seen."""
        self.until(f"(what, saying) => {{ {FOUND} return !one; }}", what, "")

    def words(self, what: str) -> list[str]:
        """What is written on all of these that can be seen."""
        return self.now(f"(what, saying) => {{ {FOUND} return all.map(words); }}", what, "")

    def spot(self, what: str, saying: str = "") -> tuple[float, float]:
        """Where such a thing is pressed, as soon as it may be."""
        x, y = self.awaits(SPOT, what, saying)
        return x, y

    def taps(self, what: str, saying: str = "") -> None:
        self.presses(*self.spot(what, saying))
        self.lifts()

    @contextmanager
    def holding(self, what: str) -> Iterator[None]:
        """The finger rests there."""
        self.presses(*self.spot(what))
        yield
        self.lifts()

    def writes(self, what: str, text: str) -> None:
        self.taps(what)
        self.until("what => document.activeElement?.matches(what)", what)
        self.keys(*text)

    def linked(self) -> None:
        """Wait until it is connected and shows the table."""
        self.until(LINKED)

    def cut_off(self) -> None:
        """Wait until it has noticed that the program is gone."""
        self.until("() => document.documentElement.dataset.link === 'lost'")

    def lit(self, tone: str) -> None:
        """Wait until the table is shown in this light."""
        self.until("tone => document.documentElement.dataset.tone === tone", tone)

    def again(self) -> None:
        """Reload as a person does, from server or service worker; ends with the new page."""
        with suppress(Gone):  # it may go before it has answered
            self.now("() => { globalThis.former = true; location.reload(); }")
        self.until("() => !globalThis.former && document.readyState === 'complete'")

    def style(self, what: str, name: str) -> str:
        """A computed property of the first of these."""
        read = "(what, name) => getComputedStyle(document.querySelector(what))[name]"
        return self.now(read, what, name)

    def measured(self, call: str) -> Any:
        """What a function of measure.js says of the page."""
        return self.now(f"() => {{ {MEASURE.read_text(encoding='utf-8')}\nreturn {call}; }}")

    def misplaced(self) -> list[str]:
        """Words that are cut at the sides, and a page that slides sideways."""
        return self.measured("[...cut(), ...wide()]")

    def faults(self) -> list[str]:
        """What it complained of, but what the scene has allowed."""
        said = dict.fromkeys(self.complaints())
        return [one for one in said if not any(pattern.search(one) for pattern in self.allowed)]
