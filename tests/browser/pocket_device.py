"""One browser with the pocket edition; its log is read and folded here."""

import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from companion.games.registry import find_games
from companion.table.log.codec import Codec
from companion.table.log.fold import evolve
from companion.table.log.stored import EMPTY, read_next
from companion.table.state import Table
from tests.browser.watched_page import UNHURRIED, WatchedPage

GAMES = find_games()
CODEC = Codec(GAMES)
LUPUS = next(id for id in GAMES if GAMES[id].secretive)
NINE = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ines")
STARTS = 240_000
"""Milliseconds to load everything and to start Python on a slow machine."""
NO_NETWORK = re.compile("ERR_INTERNET_DISCONN")
"""The browser's error when it looks for a newer service worker."""
KEPT = """given => new Promise((resolve, reject) => {
    const asked = indexedDB.open("veglia-pocket", 1);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
        const all = asked.result.transaction(["tables", "records"], "readwrite");
        const found = (WORK)(all.objectStore("records"), given, all.objectStore("tables"));
        all.onabort = () => reject(all.error);
        all.oncomplete = () => {
            asked.result.close();
            resolve(found.map(one => one.result));
        };
    };
})"""
"""One transaction on the device's database; WORK returns the requests whose results are wanted."""
STORED = "(records, _, tables) => [tables.getAll(), records.getAllKeys(), records.getAll()]"
NEWER = """(records, [code, known]) =>
    [records.getAll(IDBKeyRange.bound([code, known + 1], [code, Infinity]))]"""
SPOIL = """(records, [code, was, becomes]) => {
    const all = IDBKeyRange.bound([code, 0], [code, Infinity]);
    records.openCursor(all, "prev").onsuccess = ({ target }) => {
        target.result.update(target.result.value.replace(was, becomes));
    };
    return [];
}"""
ACT = """async ([name, args, seat]) => {
    const part = performance.getEntriesByType("resource").map(one => one.name);
    const { act } = await import(part.find(one => /pocket-tablet-/.test(one)));
    return act(name, args, { seat });
}"""


class PocketDevice(WatchedPage):
    """`address`: of the pocket edition. `broke_off`: the message of a failed download."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int] = (1024, 768), **more: Any
    ) -> None:
        given = {"has_touch": True, "reduced_motion": "reduce", **more}
        super().__init__(browser, size, patience=STARTS, **given)
        self.context.add_init_script(path=UNHURRIED)
        self._allowed.append(NO_NETWORK)
        self.address = address
        self.first_start = self.broke_off = ""
        self._read: dict[str, Table] = {}

    def visit(self) -> None:
        """The first visit, until everything is loaded and runs and the engine's memory is kept."""
        if self.broke_off:
            self.page.get_by_role("button", name="Riprova").click()
        else:
            self.page.goto(self.address)
        go = self.page.get_by_role("button", name="Prepara il tavolo")
        expect(go).not_to_have_attribute("aria-disabled", "true", timeout=STARTS)
        go.click()
        self.wait_for_tables()
        self.first_start = self.engine()
        kept = ("data-memory", "kept")
        expect(self.page.locator("html")).to_have_attribute(*kept, timeout=STARTS)

    def visit_until_broken(self) -> None:
        """The first visit, until the download fails; the next `visit` goes on from there."""
        self.page.goto(self.address)
        again = self.page.get_by_role("button", name="Riprova")
        expect(again).to_be_visible(timeout=STARTS)
        self.broke_off = self.page.locator("#pocket-why").inner_text()
        self.faults.clear()

    def go_to_tables(self) -> None:
        """Show the tables, as each scene begins; in a new window only if needed: a start of Python
        takes seconds."""
        if not self.page.locator(".pocket-tables-page").is_visible():
            self.new_page()
            self.page.goto(self.address)
        self.wait_for_tables()

    def go_to_new_table(self) -> None:
        """Open a table at which nobody sits; the one that is open may do."""
        if not self.page.locator(".desk").is_visible() or self.table().people:
            self.go_to_tables()
            self.begin(LUPUS)

    def engine(self) -> str | None:
        """How Python started: "restored" from the kept memory, or "started" from its parts."""
        return self.page.locator("html").get_attribute("data-engine")

    def build(self) -> str:
        """The version of this page."""
        return self.page.evaluate("() => JSON.parse(document.getElementById('page').text).build")

    def wait_cached(self) -> None:
        """Wait until the service worker has all files and controls this page."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def wait_for_tables(self) -> None:
        """Wait until the tables are shown and the engine runs."""
        expect(self.page.locator(".pocket-tables-page")).to_be_visible(timeout=STARTS)
        expect(self.page.locator("html")).to_have_attribute(
            "data-engine", re.compile("."), timeout=STARTS
        )

    def leave_table(self) -> None:
        """Go back to the tables."""
        self.page.get_by_role("link", name="I tuoi tavoli").click()
        self.wait_for_tables()

    def export(self, folder: Path) -> Path:
        """Export the newest table as a file."""
        with self.page.expect_download() as carried:
            self.page.get_by_role("button", name="Esporta").first.click()
        file = folder / "table.json"
        carried.value.save_as(file)
        return file

    def begin(self, game: str) -> None:
        """A new table with this game."""
        self.page.locator(f".pocket-tables-page .games [data-game={game}] button").click()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Wait until the tablet shows the table."""
        expect(self.page.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
        expect(self.page.locator(".desk")).to_be_visible()

    def kill_tab(self) -> None:
        """Close the tab, and open another one at the same address."""
        url = self.page.url
        self._read.clear()
        self.new_page()
        self.page.goto(url)

    def act(self, name: str, args: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        """Send a command; its answer. Each is a tap of its own."""
        self.page.keyboard.press("Shift")
        return self.page.evaluate(ACT, [name, args, seat])

    def send(self, name: str, args: dict[str, Any], seat: int | None = None) -> None:
        """Send a command that is accepted."""
        answer = self.act(name, args, seat)
        assert answer["ok"], (name, args, seat, answer)

    def add_seats(self, names: Iterable[str]) -> None:
        """People without a phone sit down."""
        for name in names:
            self.send("table.add_seat", {"called": name})

    def transaction(self, work: str, given: object = None) -> list[Any]:
        """Run `work` on the stored tables and records; its results."""
        return self.page.evaluate(KEPT.replace("WORK", work), given)

    def spoil(self, was: str, becomes: str) -> None:
        """Replace a text in the last record of the open table."""
        self.transaction(SPOIL, [self.code, was, becomes])

    def logs(self) -> dict[str, list[str]]:
        """All logs of this device, by code."""
        tables, keys, records = self.transaction(STORED)
        logs: dict[str, list[str]] = {row["code"]: [] for row in tables}
        for (code, number), record in zip(keys, records, strict=True):
            logs[code].append(record)
            assert number == len(logs[code]), "records without a gap"
        return logs

    @property
    def code(self) -> str:
        return self.page.url.partition("#")[2]

    def table(self) -> Table:
        """The open table, folded from its log; only new records are read."""
        known = self._read.get(self.code, EMPTY)
        (newer,) = self.transaction(NEWER, [self.code, known.version])
        for one in newer:
            known = read_next(self.code, known, one.encode(), CODEC, partial(evolve, games=GAMES))
        self._read[self.code] = known
        return known
