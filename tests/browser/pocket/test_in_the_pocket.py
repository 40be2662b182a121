"""One device without a server: kept whole, played in flight mode, and nothing is lost.

All scenes share one device, as one person has one: Python is started from its parts once, then
restored from the snapshot on the device. A scene goes on where the one before ended if it can:
a tab that dies, a reload and another window are starts enough.
"""

import os
import random
import re

from playwright.sync_api import expect

from tests.browser.pocket_device import LUPUS, NINE, STARTS
from tests.kit.sentences import say

DEATHS = int(os.environ.get("VEGLIA_TAB_DEATHS", "4"))
"""Moments at which the tab is killed; `make soak` asks for more."""


def test_a_download_that_broke_off_goes_on_and_the_next_start_wakes_the_engine(checked_device):
    assert "MB" in checked_device.broke_off
    assert checked_device.first_start == "started"
    checked_device.page.reload()
    checked_device.wait_for_tables()
    assert checked_device.engine() == "restored"


FRENCH_IS_KEPT = """async () => {
    const files = await (await caches.open("veglia-pocket")).keys();
    return files.some(({ url }) => url.includes("/lang/fr."));
}"""


CHOSEN = """
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
        if (name === "veglia:language") self.chosen = (IS_KEPT)();
        return set.call(this, name, text);
    };
"""
"""Notes whether the words are here when the choice of the language is written down."""


def test_the_words_of_another_language_come_when_it_is_chosen_and_stay(pocket):
    page, html = pocket.page, pocket.page.locator("html")
    assert not page.evaluate(FRENCH_IS_KEPT)
    page.evaluate(f"() => {{ {CHOSEN.replace('IS_KEPT', FRENCH_IS_KEPT)} }}")
    pocket.context.set_offline(False)
    page.get_by_role("button", name="Français", exact=True).click()
    page.wait_for_function("() => self.chosen")
    assert page.evaluate("() => self.chosen"), "the tab may die: what is chosen is kept before"
    pocket.context.set_offline(True)
    page.reload()
    pocket.wait_for_tables()
    expect(html).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Italiano", exact=True).click()
    expect(html).to_have_attribute("lang", "it")


def test_without_a_network_a_language_that_is_not_here_gives_way_to_one_that_is(pocket):
    page, html = pocket.page, pocket.page.locator("html")
    page.evaluate("localStorage.setItem('veglia:language', 'de')")
    page.reload()
    pocket.wait_for_tables()
    expect(html).to_have_attribute("lang", re.compile("it|fr"))
    page.get_by_role("button", name="Italiano", exact=True).click()
    expect(html).to_have_attribute("lang", "it")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".toast")).to_contain_text(say("E_TRY_AGAIN"))
    expect(html).to_have_attribute("lang", "it")
    pocket.faults.clear()  # the browser complains of what it could not fetch


def test_a_tab_that_dies_at_any_moment_has_lost_nothing_and_the_next_wakes_the_engine(
    pocket_table,
):
    pocket = pocket_table
    rng, counted = random.Random(19), []
    for moment in range(DEATHS):
        pocket.page.evaluate(
            """names => {
                const part = performance.getEntriesByType("resource").map(one => one.name);
                window.answered = [];
                import(part.find(one => /pocket-tablet-/.test(one))).then(async ({ act }) => {
                    for (const called of names) {
                        const answer = await act("table.name_table", { called });
                        if (answer.ok) window.answered.push(called);
                    }
                });
            }""",
            [f"PocketDevice {moment}.{one}." for one in range(4)],
        )
        # So many of them have come back; the next one is anywhere on its way.
        wanted = rng.randrange(4)
        pocket.page.wait_for_function("wanted => window.answered.length >= wanted", arg=wanted)
        counted += pocket.page.evaluate("() => window.answered")
        pocket.kill_tab()
        pocket.wait_for_table()
        assert pocket.engine() == "restored"
        log = "".join(pocket.logs()[pocket.code])
        # What was sent and not answered is sent again by the page, and counts once.
        assert [log.count(f'"{name}"') for name in counted] == [1] * len(counted)
    assert len(counted) > 3


def test_one_of_two_windows_has_the_table_and_it_comes_back_when_the_other_is_closed(
    pocket_table,
):
    pocket = pocket_table
    other = pocket.context.new_page()
    other.goto(pocket.page.url)
    take = other.get_by_role("button", name=say("desk-moved-back"))
    expect(take).to_be_visible(timeout=STARTS)
    expect(pocket.page.locator("html")).to_have_attribute("data-link", "on")
    take.click()
    expect(other.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
    expect(pocket.page.locator("html")).to_have_attribute("data-link", "moved", timeout=STARTS)
    other.close()
    expect(pocket.page.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
    pocket.send("table.name_table", {"called": "Baita"})


def test_a_table_is_deleted_after_one_question(pocket_table):
    page, code = pocket_table.page, pocket_table.code
    assert code in pocket_table.logs()
    page.evaluate("code => localStorage.setItem(`veglia:draft:${code}:1:deal`, 'unsent')", code)
    pocket_table.leave_table()
    lines = page.locator(".pocket-tables-page .tables li")
    before, line = lines.count(), lines.first
    line.get_by_role("button", name="Cancella").click()
    expect(line.get_by_role("alert")).to_be_visible()
    line.get_by_role("button", name="Cancella per sempre").click()
    expect(lines).to_have_count(before - 1)
    assert code not in pocket_table.logs()
    assert not page.evaluate(
        "code => Object.keys(localStorage).some(one => one.includes(code))", code
    )


CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"


def test_no_button_of_the_shelf_is_cut_on_the_smallest_phone_in_large_letters(pocket):
    pocket.begin(LUPUS)
    pocket.leave_table()
    page, usual = pocket.page, pocket.page.viewport_size
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert page.locator(".pocket-tables-page .tables li > *").evaluate_all(CUT) == []
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size(usual)


def test_the_browsers_own_buttons_lead_from_a_table_to_the_shelf_and_to_it_again(pocket):
    pocket.begin(LUPUS)
    pocket.page.go_back()
    pocket.wait_for_tables()
    pocket.page.go_forward()
    pocket.wait_for_table()


EMBER = ".desk .go:not(.quiet):not([aria-disabled])"
"""The great buttons that can be pressed."""


def test_the_one_great_button_is_what_comes_next_from_the_first_name_to_the_night(pocket):
    """Seven names are typed one after the other, seven cards looked at before the night."""
    pocket.begin(LUPUS)
    page, ember = pocket.page, pocket.page.locator(EMBER)
    expect(ember).to_have_text([say("pocket-add")])
    ember.click()
    for at, name in enumerate(NINE[:7]):
        field = page.get_by_role("dialog").locator("input")
        expect(field).to_have_value("")
        expect(field).to_be_focused()
        field.fill(name)
        field.press("Enter")
        expect(page.locator("dialog p[role=status]")).to_contain_text(name)
        assert len(pocket.table().ring) == at + 1
    page.keyboard.press("Escape")
    expect(ember).to_have_text([say("lupus-go-anyway", n=7)])
    ember.click()
    expect(ember).to_have_text([say("lupus-go-deal", way="digital")])
    ember.click()
    expect(ember).to_have_text([say("pocket-pass-next", name=NINE[0])])
    expect(page.locator(".act .go.quiet")).to_have_count(1)
    usual = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    expect(ember).to_be_in_viewport(ratio=1)
    page.set_viewport_size(usual)
