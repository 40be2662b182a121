"""A pocket that a server offers: two windows of one device; an evening that goes to the server, is
played on there, and comes back."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.device import SHOTS
from tests.browser.hut import LUPUS, NINE, STARTS, Hut
from tests.browser.party import Party
from tests.browser.sentences import said
from tests.kit.people import Program


@pytest.fixture(scope="module")
def home(chromium, static_host, tmp_path_factory):
    """A server that offers the pocket (it lies where the host of files has it from), its tablet,
    and a device that has opened it there."""
    program = Program(tmp_path_factory.mktemp("home") / "data").start()
    room = Party(chromium, program, SHOTS).begin((), wall=False)
    hut = Hut(chromium, f"{program.url}/pocket/")
    hut.visit()
    hut.is_kept()
    yield room, hut
    assert hut.faults == []
    hut.close()
    room.end()


SHARE = """<form method="post" action="{}share" enctype="multipart/form-data">
<input type="file" name="table"><button>share</button></form>"""


def shared(hut, file):
    """Another app shares this file with the pocket: the browser posts it as such a form does
    (`share_target` of the manifest), and the real service worker takes it."""
    hut.page.goto("about:blank")
    hut.page.set_content(SHARE.format(hut.address))
    hut.page.set_input_files("input[type=file]", file)
    hut.page.get_by_role("button", name="share").click()


def test_one_of_two_windows_has_the_table_and_it_comes_back_when_the_other_is_closed(home):
    _, hut = home
    hut.begin(LUPUS)
    other = hut.context.new_page()
    other.goto(hut.page.url)
    take = other.get_by_role("button", name=said("desk-moved-back"))
    expect(take).to_be_visible(timeout=STARTS)
    expect(hut.page.locator("html")).to_have_attribute("data-link", "on")
    take.click()
    expect(other.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
    expect(hut.page.locator("html")).to_have_attribute("data-link", "moved", timeout=STARTS)
    other.close()
    expect(hut.page.locator("html")).to_have_attribute("data-link", "on", timeout=STARTS)
    hut.seats(NINE)


def test_an_evening_goes_from_the_hut_to_a_server_and_comes_back_as_a_file_that_is_shared(
    home, tmp_path
):
    room, hut = home
    hut.does("deal", {})
    first, left = hut.code, hut.table()
    hut.to_shelf()
    file = hut.exported(tmp_path)
    assert [one["name"] for one in json.loads(file.read_text())["people"]] == list(NINE)

    page = room.host.page
    page.goto(f"{room.program.url}/t/{room.program.code}/copy")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name=said("copy-go")).click()
    page.wait_for_url(re.compile(rf"/t/(?!{room.program.code})\w+$"))
    room.host.linked()
    for _ in range(2):
        room.tells("advance")
    page.get_by_role("button", name=said("desk-table"), exact=True).click()
    with page.expect_download() as carried:
        page.get_by_role("link", name=said("ui-keep-copy")).click()
    carried.value.save_as(file)

    shared(hut, file)
    hut.at_table()
    back = hut.table()
    assert set(hut.stored()) == {first, hut.code}
    assert [one.name for one in back.people.values()] == list(NINE)
    assert back.game.state.phase != left.game.state.phase
    assert [back.game.state.role(seat) for seat in back.ring] == [
        left.game.state.role(seat) for seat in left.ring
    ]
    hut.does("advance", {})
