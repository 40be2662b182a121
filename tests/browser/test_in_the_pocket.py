"""One device without a server: kept whole, played in flight mode, and nothing is lost.

All scenes share one device, as one person has one: Python is started from its parts once, and after
that woken from the memory that the device kept.
"""

import json
import random

from playwright.sync_api import expect

from tests.browser.hut import LUPUS, NINE, STARTS


def test_a_download_that_broke_off_goes_on_and_the_next_start_wakes_the_engine(device):
    assert "MB" in device.broke_off
    assert device.first_start == "started"
    device.fresh()
    assert device.engine() == "woken"
    assert device.faults == []


def test_an_evening_goes_on_without_a_network_and_outlives_its_tab(hut):
    hut.begin(LUPUS)
    for names in (NINE[:5], NINE[5:]):
        hut.seats(names)
        hut.dies()
        hut.at_table()
    assert hut.engine() == "woken"
    assert [one.name for one in hut.table().people.values()] == list(NINE)


def test_a_tab_that_dies_at_any_moment_has_lost_nothing_that_counted(hut):
    hut.begin(LUPUS)
    rng, counted = random.Random(19), set()
    for moment in range(4):
        hut.page.evaluate(
            """names => {
                const part = performance.getEntriesByType("resource").map(one => one.name);
                window.answered = [];
                import(part.find(one => /pocket-tablet-/.test(one))).then(async ({ act }) => {
                    for (const name of names) {
                        const answer = await act("table.add_seat", { called: name });
                        if (answer.ok) window.answered.push(name);
                    }
                });
            }""",
            [f"P{moment}-{one}" for one in range(4)],
        )
        # So many of them have come back; the next one is anywhere on its way.
        wanted = rng.randrange(4)
        hut.page.wait_for_function("wanted => window.answered.length >= wanted", arg=wanted)
        counted.update(hut.page.evaluate("() => window.answered"))
        hut.dies()
        hut.at_table()
        names = [one.name for one in hut.table().people.values()]
        assert counted <= set(names)
        # What was sent and not answered is sent again by the page, and counts once.
        assert len(names) == len(set(names))
    assert len(counted) > 3


def test_a_table_is_carried_to_another_device_and_back(hut, tmp_path):
    hut.begin(LUPUS)
    hut.seats(NINE)
    first = hut.code
    hut.to_shelf()
    file = hut.exported(tmp_path)
    assert [one["name"] for one in json.loads(file.read_text())["people"]] == list(NINE)
    hut.page.set_input_files("input[type=file]", file)
    hut.at_table()
    assert hut.code != first
    assert [one.name for one in hut.table().people.values()] == list(NINE)
    assert set(hut.stored()) == {first, hut.code}


def test_one_of_two_windows_has_the_table_and_it_comes_back_when_the_other_is_closed(hut):
    hut.begin(LUPUS)
    other = hut.context.new_page()
    other.goto(hut.page.url)
    take = other.get_by_role("button", name="Modera da qui")
    expect(take).to_be_visible(timeout=STARTS)
    expect(hut.page.locator("html")).to_have_attribute("data-link", "on")
    take.click()
    expect(other.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
    expect(hut.page.locator("html")).to_have_attribute("data-link", "moved", timeout=STARTS)
    other.close()
    expect(hut.page.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
    hut.seats(NINE[:2])


def test_a_table_is_deleted_after_one_question(hut):
    hut.begin(LUPUS)
    hut.to_shelf()
    line = hut.page.locator(".pocket-shelf .tables li")
    line.get_by_role("button", name="Cancella").click()
    expect(line.get_by_role("alert")).to_be_visible()
    line.get_by_role("button", name="Cancella per sempre").click()
    expect(line).to_have_count(0)
    assert hut.stored() == {}
