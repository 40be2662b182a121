"""A device with Veglia in its pocket: one browser, whose log is read and folded here."""

from __future__ import annotations

import random
import re
import secrets
from typing import Any

from playwright.sync_api import Browser, Page, expect

from companion.games.registry import find_games
from companion.pocket import tables
from companion.pocket.messages import without_phones
from companion.table.codec import Codec
from companion.table.device import THE_TABLET
from companion.table.present import Showing
from companion.table.state import Table

GAMES = find_games()
CODEC = Codec(GAMES)
STARTS = 240_000
"""Milliseconds that a slow machine may take to bring everything and to start Python."""
NO_NETWORK = re.compile("An unknown error occurred when fetching the script|ERR_INTERNET_DISCONN")
"""What the browser itself says where it looks in vain for a newer service worker."""
STORE = """(work) => new Promise((resolve, reject) => {
    const asked = indexedDB.open("veglia-pocket", 1);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
        const all = asked.result.transaction(["tables", "records"]);
        const tables = all.objectStore("tables").getAll();
        const keys = all.objectStore("records").getAllKeys();
        const records = all.objectStore("records").getAll();
        all.oncomplete = () => {
            asked.result.close();
            resolve({ tables: tables.result, keys: keys.result, records: records.result });
        };
    };
})"""
ACT = """async ([name, args, id]) => {
    const part = performance.getEntriesByType("resource").map(one => one.name);
    const { act } = await import(part.find(one => /pocket-tablet-/.test(one)));
    return act(name, args);
}"""


class Hut:
    """The pocket in one browser; `address`: where it is served."""

    def __init__(self, browser: Browser, address: str, size: tuple[int, int] = (1024, 768)) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="it-IT", has_touch=True
        )
        self.context.set_default_timeout(STARTS)
        self.faults: list[str] = []
        self.page = self._watched()

    def _watched(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: said.type == "error" and self._fault(said.text))
        page.on("pageerror", lambda error: self._fault(str(error)))
        return page

    def _fault(self, text: str) -> None:
        if not NO_NETWORK.search(text):
            self.faults.append(text)

    def visit(self) -> None:
        """The first visit, until everything is here and runs; then on to the tables."""
        self.page.goto(self.address)
        go = self.page.locator(".pocket-first footer .go")
        expect(go).not_to_have_attribute("aria-disabled", "true", timeout=STARTS)
        go.click()
        expect(self.page.locator(".pocket-shelf")).to_be_visible()

    def is_kept(self) -> None:
        """Wait until the service worker has all of it, and this page."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def begin(self, game: str) -> None:
        """A new table with this game."""
        self.page.locator(f".pocket-shelf .games [data-game={game}] button").click()
        self.at_table()

    def at_table(self) -> None:
        """Wait until the tablet shows the table."""
        expect(self.page.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
        expect(self.page.locator(".desk")).to_be_visible()

    def dies(self) -> None:
        """The tab is gone from one moment to the next; another one opens at the same address."""
        url = self.page.url
        self.page.close()
        self.page = self._watched()
        self.page.goto(url)

    def act(self, name: str, args: dict[str, Any]) -> dict[str, Any]:
        """Ask for something, until it is answered."""
        return self.page.evaluate(ACT, [name, args, secrets.token_hex(16)])

    def stored(self) -> dict[str, list[str]]:
        """All logs of this device, by code."""
        told = self.page.evaluate(STORE)
        logs: dict[str, list[str]] = {row["code"]: [] for row in told["tables"]}
        for (code, number), record in zip(told["keys"], told["records"], strict=True):
            logs[code].append(record)
            assert number == len(logs[code]), "records without a gap"
        return logs

    @property
    def code(self) -> str:
        return self.page.url.partition("#")[2]

    def table(self) -> Table:
        """The table that is open, from its log alone."""
        return tables.read(self.code, self.stored()[self.code], CODEC, GAMES)

    def asks(self) -> list[tuple[str, dict[str, Any]]]:
        """The buttons that the game offers the tablet now, by what the log says."""
        table = self.table()
        shown = without_phones(dict(Showing(table, table.acted_at, GAMES).to(THE_TABLET)))
        return [
            (one["command"], one.get("args", {}))
            for one in shown["view"].get("prompts", ())
            if one["kind"] == "press"
        ]

    def plays(self, steps: int, seed: int) -> int:
        """Press what the game offers, by chance with a seed; how many presses counted."""
        rng, counted = random.Random(seed), 0
        for _ in range(steps):
            offered = self.asks()
            if not offered:
                break
            counted += bool(self.act(*rng.choice(offered))["ok"])
        return counted

    def close(self) -> None:
        self.context.close()
