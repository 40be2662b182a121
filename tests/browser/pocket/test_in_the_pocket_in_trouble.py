"""One device without a server, when something goes wrong: it says so, and nothing is lost."""

import re

import pytest
from playwright.sync_api import expect

from companion.table.friends import NAMES
from tests.browser.pocket_device import LUPUS, STARTS, PocketDevice
from tests.kit.sentences import say

FULL = """() => {
    // The browser's own quota of the tests is not to be filled: it says what a full disk says.
    const full = new DOMException("full", "QuotaExceededError");
    const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "error");
    const put = IDBObjectStore.prototype.put;
    const says = { configurable: true, get: () => full };
    Object.defineProperty(IDBTransaction.prototype, "error", says);
    IDBObjectStore.prototype.put = function () { this.transaction.abort(); };
    self.empty = () => {
        Object.defineProperty(IDBTransaction.prototype, "error", error);
        IDBObjectStore.prototype.put = put;
    };
}"""
UPDATE = """async (wanted) => {
    const known = await navigator.serviceWorker.getRegistration();
    for (let found = ""; found !== wanted; ) {
        await known.update().catch(() => {});
        const next = known.installing ?? known.waiting;
        if (known.installing)
            await new Promise((resolve) => (next.onstatechange = resolve));
        found = next?.state ?? "";
    }
}"""
"""Look for an update until one ends so. The browser looks by itself, too, after a page was loaded:
what it has begun is waited for, and may be of what was there before."""
NO_STORAGE = """Object.defineProperty(self, "indexedDB", {
    get() { throw new DOMException("refused", "SecurityError"); }
});
"""


def test_a_file_that_is_no_table_is_refused_in_words(pocket, tmp_path):
    file = tmp_path / "holiday.json"
    file.write_text('{"holiday": true}')
    tables = pocket.page.locator(".tables li").count()
    pocket.page.set_input_files("input[type=file]", file)
    expect(pocket.page.locator(".toast")).to_contain_text(re.compile(r"\w{4}"), timeout=STARTS)
    expect(pocket.page.locator(".tables li")).to_have_count(tables)


def test_a_browser_without_webassembly_is_told_so_and_downloads_nothing(chromium, static_host):
    lean = PocketDevice(chromium, f"{static_host.url}/pocket/")
    lean.context.add_init_script("delete globalThis.WebAssembly")
    asked = []
    lean.page.on("request", lambda one: asked.append(one.url))
    lean.page.goto(lean.address)
    expect(lean.page.locator("#pocket-why")).to_have_text(say("pocket-no-wasm"), timeout=STARTS)
    go = lean.page.get_by_role("button", name=say("pocket-go"))
    expect(go).to_have_accessible_description(say("pocket-no-wasm"))
    assert not any(".gz." in one for one in asked)
    lean.leave()


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_a_window_that_lets_nothing_be_saved_says_so(chromium, static_host, locale):
    """As a private window does: the database is refused to the worker. In the reader's language."""
    address = f"{static_host.url}/pocket/"
    private = PocketDevice(chromium, address, service_workers="block", locale=locale)
    private.context.route("**/*.gz.*", lambda asked: asked.abort())
    private.context.route("**/pocket-worker.js", refuse_storage)
    private.page.goto(private.address)
    why = private.page.locator("#pocket-why")
    expect(why).to_have_text(say("pocket-no-storage", locale[:2]), timeout=STARTS)
    private.leave()


def test_where_nothing_can_be_saved_a_rehearsal_is_played_all_the_same(chromium, static_host):
    private = PocketDevice(chromium, f"{static_host.url}/pocket/")
    private.context.add_init_script(NO_WORKERS)
    private.context.route("**/pocket-worker.js", refuse_storage)
    page = private.page
    page.goto(private.address)
    go = page.get_by_role("button", name=say("pocket-go"))
    expect(go).not_to_have_attribute("aria-disabled", "true", timeout=STARTS)
    go.click()
    private.wait_for_tables()
    expect(page.locator(".games button:enabled")).to_have_count(0)
    page.get_by_role("link", name=say("desk-rehearse")).click()
    page.wait_for_url(lambda url: "#" in url, timeout=STARTS)
    private.wait_for_table()
    steps = int(page.locator("html").get_attribute("data-v"))
    private.send("deal", {})
    all_have_looked = ("data-v", str(steps + 1 + len(NAMES)))
    expect(page.locator("html")).to_have_attribute(*all_have_looked, timeout=STARTS)
    private.send("advance", {})
    expect(page.locator("html")).to_have_attribute("data-tone", "night")
    page.goto(f"{private.address}?new={LUPUS}")  # as a shortcut of the home screen
    expect(page.locator(".toast")).to_contain_text(say("E_STORAGE_DENIED"), timeout=STARTS)
    private.leave()


def test_half_an_update_is_none_and_a_whole_one_is_offered(pocket, static_host):
    """The folder is of a newer version, and one of its files is not to be had."""
    pocket.wait_cached()
    toast, folder = pocket.page.locator(".toast"), static_host.folder / "pocket"
    before = {name: (folder / name).read_text() for name in ("sw.js", "index.html")}
    build = pocket.build()
    newer = {name: text.replace(build, "0" * len(build)) for name, text in before.items()}
    half = newer["sw.js"].replace("pocket-worker.js", "gone.js")
    pocket.context.set_offline(False)
    try:
        (folder / "index.html").write_text(newer["index.html"])
        (folder / "sw.js").write_text(half)
        pocket.page.evaluate(UPDATE, "redundant")
        pocket.page.reload()
        pocket.wait_for_tables()
        assert pocket.build() == build
        (folder / "sw.js").write_text(newer["sw.js"])
        pocket.page.evaluate(UPDATE, "installed")
        other = pocket.context.new_page()
        other.goto(pocket.address)
        take = pocket.page.get_by_role("button", name=say("pocket-take-version"))
        take.click()
        expect(toast).to_contain_text(say("pocket-other-windows"))
        other.close()
        with pocket.page.expect_navigation():
            take.click()
        pocket.wait_for_tables()
        assert pocket.build() == "0" * len(build)
    finally:
        pocket.context.set_offline(True)
        for name, text in before.items():
            (folder / name).write_text(text)


def test_a_device_that_is_full_says_so_and_goes_on_once_there_is_room(pocket_table):
    pocket, named = pocket_table, pocket_table.table().name
    (worker,) = pocket.page.workers
    worker.evaluate(FULL)
    try:
        refused = pocket.act("table.name_table", {"called": "Rifugio"})
        assert (refused["ok"], refused["code"]) == (False, "E_STORAGE_FULL")
        expect(pocket.page.locator(".toast")).to_contain_text(say("E_STORAGE_FULL"))
    finally:
        worker.evaluate("() => self.empty()")
    assert pocket.table().name == named
    pocket.send("table.name_table", {"called": "Malga"})
    assert pocket.table().name == "Malga"


NO_ROOM = """Cache.prototype.put = async () => {
    throw new DOMException("full", "QuotaExceededError");
};"""
NO_WORKERS = "delete Navigator.prototype.serviceWorker"


def test_a_device_without_room_for_the_download_says_that_and_not_that_it_broke_off(
    chromium, static_host
):
    full = PocketDevice(chromium, f"{static_host.url}/pocket/", service_workers="block")
    full.context.add_init_script(NO_ROOM)
    full.page.goto(full.address)
    why = full.page.locator("#pocket-why")
    expect(why).to_have_text(say("E_STORAGE_FULL"), timeout=STARTS)
    for width, height in ((360, 640), (740, 360)):
        full.page.set_viewport_size({"width": width, "height": height})
        expect(why).to_be_in_viewport(ratio=1)
    expect(full.page.get_by_role("button", name=say("pocket-again"))).to_be_enabled()
    full.leave()


def test_a_window_whose_tables_go_with_it_says_so_before_anything_is_downloaded(
    chromium, static_host
):
    """As private windows of browsers that lend them a database; the address is secure already."""
    private = PocketDevice(chromium, f"{static_host.url}/pocket/")
    private.context.add_init_script(NO_WORKERS)
    private.context.route("**/*.gz.*", lambda asked: asked.abort())
    private.page.goto(private.address)
    why = private.page.locator("#pocket-why")
    expect(why).to_have_text(say("pocket-no-storage"), timeout=STARTS)
    private.leave()


SPOILT = {
    "E_LATER_LOG": ('table_named"', 'table_sold"'),
    "E_DAMAGED_LOG": ('"number":', '"numbe'),
}


def test_a_log_that_cannot_be_read_is_told_and_stays_as_it_is(pocket_table):
    pocket = pocket_table
    pocket.send("table.name_table", {"called": "Baita"})
    for code, (was, becomes) in SPOILT.items():
        pocket.spoil(was, becomes)
        spoilt = pocket.logs()
        pocket.page.reload()
        expect(pocket.page.locator("body")).to_contain_text(say(code), timeout=STARTS)
        assert pocket.logs() == spoilt
        pocket.spoil(becomes, was)
    pocket.faults.clear()
    pocket.kill_tab()
    pocket.wait_for_table()
    assert pocket.table().name == "Baita"
    pocket.send("table.name_table", {"called": "Rifugio"})
    assert pocket.table().name == "Rifugio"


def refuse_storage(asked):
    """To the worker that runs; the file that is kept is the whole one."""
    if asked.request.resource_type == "fetch":
        return asked.fallback()
    answer = asked.fetch()
    return asked.fulfill(response=answer, body=NO_STORAGE + answer.text())


def test_the_first_page_is_no_wider_than_the_phone_it_is_held_in(chromium, static_host):
    phone = PocketDevice(chromium, f"{static_host.url}/pocket/", (390, 844), is_mobile=True)
    phone.context.route("**/*.gz.*", lambda asked: asked.abort())
    phone.page.goto(phone.address)
    expect(phone.page.locator("svg.rays")).to_be_visible()
    assert phone.page.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [390, 390]
    phone.leave()
