"""A device with Veglia in its pocket: one browser, whose log is read and folded here."""

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
"""Milliseconds that a slow machine may take to bring everything and to start Python."""
NO_NETWORK = re.compile("ERR_INTERNET_DISCONN")
"""What the browser itself says where it looks in vain for a newer service worker."""
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
"""One transaction on what the device keeps; WORK returns the requests whose results are wanted."""
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
    """The pocket in one browser. `address`: where it is served."""

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
        """The first visit, until everything is here and runs and the memory is kept; then on to the
        tables."""
        if self.broke_off:
            self.page.get_by_role("button", name="Riprova").click()
        else:
            self.page.goto(self.address)
        go = self.page.get_by_role("button", name="Prepara il tavolo")
        expect(go).not_to_have_attribute("aria-disabled", "true", timeout=STARTS)
        go.click()
        self.at_shelf()
        self.first_start = self.engine()
        kept = ("data-memory", "kept")
        expect(self.page.locator("html")).to_have_attribute(*kept, timeout=STARTS)

    def begins_to_visit(self) -> None:
        """The first visit, until it broke off; then once more, from there."""
        self.page.goto(self.address)
        again = self.page.get_by_role("button", name="Riprova")
        expect(again).to_be_visible(timeout=STARTS)
        self.broke_off = self.page.locator("#pocket-why").inner_text()
        self.faults.clear()

    def at_tables(self) -> None:
        """The device is at its tables: as it is, or in a new window. So each scene begins, and
        where the one before ended there, Python goes on: a start takes seconds."""
        if not self.page.locator(".pocket-shelf").is_visible():
            self.again()
            self.page.goto(self.address)
        self.at_shelf()

    def at_new_table(self) -> None:
        """The device is at a table at which nobody sits yet: the one that is open, or another."""
        if not self.page.locator(".desk").is_visible() or self.table().people:
            self.at_tables()
            self.begin(LUPUS)

    def engine(self) -> str | None:
        """How Python came up: "woken" from the kept memory, or "started" from its parts."""
        return self.page.locator("html").get_attribute("data-engine")

    def build(self) -> str:
        """The name of the version that this page is of."""
        return self.page.evaluate("() => JSON.parse(document.getElementById('page').text).build")

    def is_kept(self) -> None:
        """Wait until the service worker has all files and controls this page."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def at_shelf(self) -> None:
        """Wait until the tables are shown and the engine runs."""
        expect(self.page.locator(".pocket-shelf")).to_be_visible(timeout=STARTS)
        expect(self.page.locator("html")).to_have_attribute(
            "data-engine", re.compile("."), timeout=STARTS
        )

    def to_shelf(self) -> None:
        """From the table back to the tables."""
        self.page.get_by_role("link", name="I tuoi tavoli").click()
        self.at_shelf()

    def exported(self, folder: Path) -> Path:
        """The newest table of the shelf, as the file that a person carries away."""
        with self.page.expect_download() as carried:
            self.page.get_by_role("button", name="Esporta").first.click()
        file = folder / "table.json"
        carried.value.save_as(file)
        return file

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
        self._read.clear()
        self.again()
        self.page.goto(url)

    def act(self, name: str, args: dict[str, Any], seat: int | None = None) -> dict[str, Any]:
        """Ask for something, until it is answered; each is a tap of its own."""
        self.page.keyboard.press("Shift")
        return self.page.evaluate(ACT, [name, args, seat])

    def does(self, name: str, args: dict[str, Any], seat: int | None = None) -> None:
        """What is asked for is done, and not refused."""
        answer = self.act(name, args, seat)
        assert answer["ok"], (name, args, seat, answer)

    def seats(self, names: Iterable[str]) -> None:
        """People without a phone sit down."""
        for name in names:
            self.does("table.add_seat", {"called": name})

    def kept(self, work: str, given: object = None) -> list[Any]:
        """What `work` asks of the tables and records that the device keeps, or does to them."""
        return self.page.evaluate(KEPT.replace("WORK", work), given)

    def spoil(self, was: str, becomes: str) -> None:
        """Write something else into the last record of the table that is open."""
        self.kept(SPOIL, [self.code, was, becomes])

    def stored(self) -> dict[str, list[str]]:
        """All logs of this device, by code."""
        tables, keys, records = self.kept(STORED)
        logs: dict[str, list[str]] = {row["code"]: [] for row in tables}
        for (code, number), record in zip(keys, records, strict=True):
            logs[code].append(record)
            assert number == len(logs[code]), "records without a gap"
        return logs

    @property
    def code(self) -> str:
        return self.page.url.partition("#")[2]

    def table(self) -> Table:
        """The table that is open, from its log alone; what was read before is not read again."""
        known = self._read.get(self.code, EMPTY)
        (newer,) = self.kept(NEWER, [self.code, known.version])
        for one in newer:
            known = read_next(self.code, known, one.encode(), CODEC, partial(evolve, games=GAMES))
        self._read[self.code] = known
        return known
