"""An evening that goes from the pocket to a server, is played on there, and comes back."""

import json
import re

import pytest

from tests.browser.device import SHOTS
from tests.browser.party import Party
from tests.browser.pocket_device import NINE, STARTS
from tests.kit.program import Program
from tests.kit.sentences import say


@pytest.fixture
def room(chromium, tmp_path):
    """A server and its tablet."""
    program = Program(tmp_path / "data").start()
    room = Party(chromium, program, SHOTS).begin((), wall=False)
    yield room
    room.end()


SHARE = """<form method="post" action="{}share" enctype="multipart/form-data">
<input type="file" name="table"><button>share</button></form>"""


def share_file(pocket, file):
    """Another app shares this file with the pocket: the browser posts it as such a form does
    (`share_target` of the manifest), and the real service worker takes it."""
    pocket.page.goto("about:blank")
    pocket.page.set_content(SHARE.format(pocket.address))
    pocket.page.set_input_files("input[type=file]", file)
    pocket.page.get_by_role("button", name="share").click()


def test_an_evening_goes_from_the_hut_to_a_server_and_comes_back_as_a_file_that_is_shared(
    pocket_table, room, tmp_path
):
    pocket = pocket_table
    pocket.add_seats(NINE)
    pocket.send("deal", {})
    before, left = set(pocket.logs()), pocket.table()
    pocket.leave_table()
    file = pocket.export(tmp_path)
    assert [one["name"] for one in json.loads(file.read_text())["people"]] == list(NINE)

    page = room.host.page
    page.goto(f"{room.program.url}/t/{room.program.code}/copy")
    page.set_input_files("input[type=file]", file)
    # It is read by a process that gives way to all others: on a busy machine that takes long.
    page.get_by_role("button", name=say("copy-go")).click(timeout=STARTS)
    page.wait_for_url(re.compile(rf"/t/(?!{room.program.code})\w+$"), timeout=STARTS)
    room.host.wait_connected()
    for _ in range(2):
        room.send_as_host("advance")
    page.get_by_role("button", name=say("desk-table"), exact=True).click()
    with page.expect_download() as carried:
        page.get_by_role("link", name=say("ui-keep-copy")).click()
    carried.value.save_as(file)

    share_file(pocket, file)
    pocket.wait_for_table()
    back = pocket.table()
    assert set(pocket.logs()) - before == {pocket.code}
    assert [one.name for one in back.people.values()] == list(NINE)
    assert back.game.state.phase != left.game.state.phase
    assert [back.game.state.role(seat) for seat in back.ring] == [
        left.game.state.role(seat) for seat in left.ring
    ]
    pocket.send("advance", {})
