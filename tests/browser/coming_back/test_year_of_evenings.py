"""A real browser that was phone, tablet and television at two hundred tables of this address."""

from contextlib import contextmanager

import pytest

from companion.web import config
from companion.web.shell import Shell
from tests.browser.party import WALL
from tests.browser.people import Screen

EVENINGS = 200
COOKIE_LINE = 4096


@contextmanager
def open_tables(program):
    """Tables that another hand opens in the database of the program."""
    shell = Shell(config.read({"data_dir": str(program.folder)}, {}))
    yield shell.tables
    shell.store.close()


def play_evening(device, tables):
    """One evening: this browser takes the tablet, a seat, and is the television. The table."""
    actor, secret = tables.open(hosted=True)
    code, ask = actor.table.code, device.context.request
    url, page = device.program.url, {"Accept": "text/html"}
    invite = {"invite": f"{code}.{secret}"}
    assert ask.post(f"{url}/g", form=invite, headers=page, max_redirects=0).status == 303
    for path in (f"/t/{code}", f"/j/{code}"):
        assert ask.get(url + path, headers=page).status == 200
    sits = ask.post(f"{url}/j/{code}", form={"name": "Anna"}, headers=page, max_redirects=0)
    assert sits.status == 303
    for path in (f"/p/{code}", f"/s/{code}"):
        assert ask.get(url + path, headers=page).status == 200
    return code


@pytest.mark.slow
def test_after_two_hundred_evenings_a_closed_door_opens_to_phone_tablet_and_television(party):
    room = party(wall=False)
    phone, tablet = room.phone(), room.tablet()
    screen = room.new(Screen, WALL, touch=False)
    with open_tables(room.program) as tables:
        for _ in range(EVENINGS):
            code = play_evening(tablet, tables)
    cookies = tablet.context.cookies()
    assert len("; ".join(f"{one['name']}={one['value']}" for one in cookies)) < COOKIE_LINE
    for one in (phone, screen):
        one.context.add_cookies(cookies)
    tablet.open(f"/t/{code}")
    tablet.wait_connected()
    assert tablet.picture["me"] == {"kind": "tablet"}
    assert tablet.request("table.close_door")["ok"]
    tablet.reload()
    for one, path in ((phone, "p"), (screen, "s")):
        one.open(f"/{path}/{code}")
        one.wait_connected()
    assert phone.picture["me"]["seat"] == 1
    assert [one["name"] for one in screen.picture["table"]["seats"]] == ["Anna"]
