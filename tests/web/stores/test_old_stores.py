"""A store that an earlier version wrote: its evenings go on, with everybody in their place.

Each file of `written/` was written by the program of its day; only its facts were put into the form
of decision 31. Five games in the middle of play, the key that seals tokens, and the tokens of its
devices. `0001.json` is the first; `0001-records.json` is of November 2026, when phases became
records (decision 19).
"""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import orjson
import pytest
from alembic import command

from companion.web.store.shape import migrations
from tests.kit.people import Device, Program

OLD = {
    file.stem: json.loads(file.read_text())
    for file in sorted(Path(__file__).parent.glob("written/*.json"))
}
TABLES = [(name, table["game"]) for name, store in OLD.items() for table in store["tables"]]


@pytest.fixture(scope="module")
def program(request, tmp_path_factory):
    """Today's program over the old store."""
    folder = tmp_path_factory.mktemp("old") / "data"
    folder.mkdir()
    store = OLD[request.param]
    url = f"sqlite:///{folder / 'veglia.db'}"
    command.upgrade(migrations(url), store["schema"])
    with closing(sqlite3.connect(folder / "veglia.db")) as opened, opened:
        for table in store["tables"]:
            opened.execute("INSERT INTO tables VALUES (?, ?)", (table["code"], time.time()))
            for record in table["records"]:
                # As if it had been written today: no table is too old to be kept.
                row = (table["code"], record["number"], orjson.dumps(record | {"at": time.time()}))
                opened.execute("INSERT INTO records VALUES (?, ?, ?)", row)
    running = Program(folder, SECRET_KEY=store["key"]).start()
    running.store = store
    yield running
    running.stop()
    assert "Traceback" not in running.errors()


def back(program, kind, code, token):
    """A device with the cookie that the old version gave it."""
    device = Device(program, kind)
    device.http.cookies.set(f"{'tablet' if kind == 'tablet' else 'seat'}-{code}", token)
    program.code = code
    return device.connect()


@pytest.mark.parametrize(("program", "game"), TABLES, indirect=["program"])
def test_an_evening_of_an_earlier_version_goes_on(program, game):
    store = program.store
    old = next(one for one in store["tables"] if one["game"] == game)
    tablet = back(program, "tablet", old["code"], store["tablet"])
    shown = tablet.views[-1]
    assert shown["table"]["game"] == game
    assert {one["name"]: one["id"] for one in shown["table"]["seats"]} == old["people"]
    assert shown["desk"]["diary"]
    for seat, token in zip(old["people"].values(), store["phones"], strict=False):
        phone = back(program, "phone", old["code"], token)
        assert phone.views[-1]["me"]["seat"] == seat
        phone.leave()
    newest = shown["desk"]["undo"]
    assert tablet.do(newest["command"], dict(newest["args"]))["ok"]
    tablet.see(lambda picture: picture["v"] > shown["v"])
    tablet.leave()
