"""One device without a server: kept whole, played in flight mode, and nothing is lost."""

import json
import random
import re

import pytest
from playwright.sync_api import expect

from companion.web.build import pocket as build
from companion.web.places import pocket_dir
from tests.browser.hut import GAMES, STARTS, Hut
from tests.kit.people import Program

NINE = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gina", "Hugo", "Ines")
LUPUS = next(iter(id for id in GAMES if GAMES[id].secretive))


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    if not build.is_current(pocket_dir()):
        build.make(pocket_dir())
    served = Program(tmp_path_factory.mktemp("pocket") / "data").start()
    yield served
    served.stop()


@pytest.fixture
def hut(chromium, program):
    device = Hut(chromium, f"{program.url}/pocket/")
    yield device
    device.close()


def seat_all(hut, names=NINE):
    for name in names:
        assert hut.act("table.add_seat", {"called": name})["ok"]


def test_an_evening_begins_goes_on_without_a_network_and_outlives_its_tab(hut):
    hut.visit()
    hut.is_kept()
    hut.context.set_offline(True)
    hut.page.reload()
    expect(hut.page.locator(".pocket-shelf")).to_be_visible(timeout=STARTS)
    hut.begin(LUPUS)
    seat_all(hut)
    for seed in range(2):
        assert hut.plays(6, seed) > 0
        hut.dies()
        hut.at_table()
    assert [one.name for one in hut.table().people.values()] == list(NINE)
    assert hut.faults == []


def test_a_tab_that_dies_at_any_moment_has_lost_nothing_that_counted(hut):
    hut.visit()
    hut.is_kept()
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
    hut.visit()
    hut.begin(LUPUS)
    seat_all(hut)
    first = hut.code
    hut.page.get_by_role("link", name="I tuoi tavoli").click()
    expect(hut.page.locator(".pocket-shelf .tables li")).to_have_count(1, timeout=STARTS)
    export = hut.page.get_by_role("button", name="Esporta")
    expect(export).to_be_enabled(timeout=STARTS)
    with hut.page.expect_download() as carried:
        export.click()
    file = tmp_path / "table.json"
    carried.value.save_as(file)
    assert [one["name"] for one in json.loads(file.read_text())["people"]] == list(NINE)
    hut.page.set_input_files("input[type=file]", file)
    hut.at_table()
    assert hut.code != first
    assert [one.name for one in hut.table().people.values()] == list(NINE)
    assert set(hut.stored()) == {first, hut.code}


def test_a_file_that_is_no_table_is_refused_in_words(hut, tmp_path):
    hut.visit()
    file = tmp_path / "holiday.json"
    file.write_text('{"holiday": true}')
    hut.page.set_input_files("input[type=file]", file)
    expect(hut.page.locator(".toast")).to_contain_text(re.compile(r"\w{4}"), timeout=STARTS)
    expect(hut.page.locator(".tables li")).to_have_count(0)


def test_one_of_two_windows_has_the_table_and_the_other_can_take_it(hut):
    hut.visit()
    hut.begin(LUPUS)
    other = hut.context.new_page()
    other.goto(hut.page.url)
    take = other.get_by_role("button", name="Modera da qui")
    expect(take).to_be_visible(timeout=STARTS)
    expect(hut.page.locator("html")).to_have_attribute("data-link", "on")
    take.click()
    expect(other.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
    expect(hut.page.locator("html")).to_have_attribute("data-link", "moved", timeout=STARTS)


def test_a_table_is_deleted_after_one_question(hut):
    hut.visit()
    hut.begin(LUPUS)
    hut.page.get_by_role("link", name="I tuoi tavoli").click()
    line = hut.page.locator(".pocket-shelf .tables li")
    expect(line).to_have_count(1, timeout=STARTS)
    line.get_by_role("button", name="Cancella").click()
    expect(line.get_by_role("alert")).to_be_visible()
    line.get_by_role("button", name="Cancella per sempre").click()
    expect(line).to_have_count(0)
    assert hut.stored() == {}
