"""One device without a server, when something goes wrong: it says so, and nothing is lost."""

import re

from playwright.sync_api import expect

from tests.browser.hut import STARTS, Hut
from tests.browser.sentences import said

NO_STORAGE = """Object.defineProperty(self, "indexedDB", {
    get() { throw new DOMException("refused", "SecurityError"); }
});
"""


def test_a_file_that_is_no_table_is_refused_in_words(hut, tmp_path):
    file = tmp_path / "holiday.json"
    file.write_text('{"holiday": true}')
    hut.page.set_input_files("input[type=file]", file)
    expect(hut.page.locator(".toast")).to_contain_text(re.compile(r"\w{4}"), timeout=STARTS)
    expect(hut.page.locator(".tables li")).to_have_count(0)


def test_a_browser_without_webassembly_is_told_so_and_downloads_nothing(chromium, static_host):
    lean = Hut(chromium, f"{static_host.url}/pocket/")
    lean.context.add_init_script("delete globalThis.WebAssembly")
    asked = []
    lean.page.on("request", lambda one: asked.append(one.url))
    lean.page.goto(lean.address)
    expect(lean.page.locator("#pocket-why")).to_have_text(said("pocket-no-wasm"), timeout=STARTS)
    assert not any(".gz." in one for one in asked)
    lean.close()


def test_a_window_that_lets_nothing_be_saved_says_so(chromium, static_host):
    """As a private window does: the database is refused to the worker."""
    private = Hut(chromium, f"{static_host.url}/pocket/", service_workers="block")
    private.context.route("**/*.gz.*", lambda asked: asked.abort())
    private.context.route("**/pocket-worker.js", refuse_storage)
    private.page.goto(private.address)
    why = private.page.locator("#pocket-why")
    expect(why).to_have_text(said("pocket-no-storage"), timeout=STARTS)
    private.close()


def refuse_storage(asked):
    answer = asked.fetch()
    asked.fulfill(response=answer, body=NO_STORAGE + answer.text())
