"""A table may lie in PostgreSQL: what holds for a file on the disk holds there, too."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

from companion.web.store import OutOfStep, Store
from tests.web.people import Device, Program, names

pytest.importorskip("psycopg", reason="psycopg is not installed (the extra «postgres»)")
KEY = "a key that two processes of one house share"
FAST = ("-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=40")
ELSEWHERE = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
"""Where Debian keeps what it does not put into the path."""


def tool(name):
    folders = os.pathsep.join([os.environ.get("PATH", ""), *map(str, ELSEWHERE)])
    if (found := shutil.which(name, path=folders)) is None:
        pytest.skip(f"PostgreSQL is not installed: there is no {name}")
    return found


def nobody():
    """PostgreSQL refuses to be run by root."""
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid} if os.getuid() == 0 else {}


@pytest.fixture(scope="module")
def url():
    """The address of an empty database in a server of its own."""
    initdb, server = tool("initdb"), tool("postgres")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    # Not below pytest's own folder, which only its owner may enter.
    with tempfile.TemporaryDirectory(prefix="veglia-postgres-") as home:
        if owner := nobody():
            shutil.chown(home, owner["user"])
        data = f"{home}/data"
        make = [
            initdb,
            "-D",
            data,
            "-U",
            "veglia",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        ]
        subprocess.run(make, check=True, capture_output=True, cwd=home, **owner)
        start = [server, "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", home, *FAST]
        running = subprocess.Popen(
            start, cwd=home, stderr=subprocess.PIPE, text=True, encoding="utf-8", **owner
        )
        try:
            said = []
            for line in running.stderr:
                said.append(line)
                if "ready to accept" in line:
                    break
            else:
                pytest.fail("".join(said))
            yield f"postgresql://veglia@127.0.0.1:{port}/postgres"
        finally:
            running.terminate()
            running.communicate(timeout=20)


@pytest.fixture(scope="module")
def program(url, tmp_path_factory):
    folder = tmp_path_factory.mktemp("house") / "data"
    running = Program(folder, DATABASE_URL=url, SECRET_KEY=KEY).start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def tablet(program):
    one = Device(program, "tablet")
    one.take(program.grant)
    yield one.connect()
    one.leave()


def test_what_was_acknowledged_is_there_after_a_power_cut(program, tablet):
    for called in ("Anna", "Zoë", "Ugo"):
        assert tablet.do("table.add_seat", {"called": called})["ok"]
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    before = tablet.see(lambda picture: picture["table"].get("game"))
    program.kill()
    program.start()
    assert not program.database.exists()
    tablet.leave()
    tablet.connect()
    assert tablet.views[-1]["table"] == before["table"]
    assert tablet.names() == ["Anna", "Zoë", "Ugo"]


def test_of_two_processes_one_is_told_to_try_again_and_nothing_is_lost(
    url, program, tablet, tmp_path
):
    other = Program(tmp_path / "data", DATABASE_URL=url, SECRET_KEY=KEY).start()
    phone = Device(other)
    try:
        assert other.code == program.code
        assert phone.join("Bruno").status_code == 303
        phone.connect()
        # Neither hears of the other's steps until it takes one itself, and finds its number taken.
        answers = [tablet.do("table.add_seat", {"called": "Pia"}) for _ in range(2)]
        assert any(answer["ok"] for answer in answers), answers
        shown = tablet.see(lambda picture: "Pia" in names(picture))
        assert names(shown) == ["Anna", "Zoë", "Ugo", "Bruno", "Pia"]
    finally:
        phone.leave()
        other.stop()


def test_a_number_that_is_taken_is_out_of_step(url):
    store = Store(url.replace("postgresql", "postgresql+psycopg"))
    store.migrate()
    try:
        store.open_table("LUNA42", 0.0, b"first")
        with pytest.raises(OutOfStep):
            store.open_table("LUNA42", 0.0, b"first")
        store.append("LUNA42", 2, b"second", b"third")
        with pytest.raises(OutOfStep):
            store.append("LUNA42", 3, b"another third", b"fourth")
        assert list(store.records("LUNA42", after=1)) == [b"second", b"third"]
        assert store.newest()["LUNA42"] == b"third"
        with pytest.raises(OutOfStep):
            store.delete("LUNA42", 2)
        store.delete("LUNA42", 3)
        assert "LUNA42" not in store.codes()
    finally:
        store.close()
