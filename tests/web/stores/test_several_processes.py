"""Several programs on one database: a second start is told, and none shows what is long past."""

import socket
import sqlite3
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial

import gevent
import pytest
from structlog.testing import capture_logs

from companion.table.state import AnsweredCommand
from companion.web.cluster import pg_notify
from companion.web.store.answers import KEPT_AT_MOST
from companion.web.store.records import Store
from companion.web.store.sqlite import write_ahead
from tests.kit.program import Program
from tests.kit.statements import run_statement
from tests.kit.wire.phone import names

KEY = "a key that two processes of one cluster share"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'shared.db'}"
    return request.getfixturevalue("server").create(tmp_path.name)


@pytest.fixture
def start(database, tmp_path):
    """Starts programs on that database, each with a folder of its own."""
    running = []

    def start_program(*arguments):
        folder = tmp_path / str(len(running)) / "data"
        folder.parent.mkdir(exist_ok=True)
        running.append(Program(folder, *arguments, DATABASE_URL=database, SECRET_KEY=KEY))
        return running[-1].start()

    yield start_program
    for program in running:
        program.stop()


def test_a_second_start_is_told_where_the_first_one_is_and_does_not_happen(start):
    first = start()
    with pytest.raises(AssertionError, match=rf"already running.*{first.url}.*--beside"):
        start()
    first.kill()
    start()


def test_failing_over_there_and_back_and_there_again_ends_at_the_right_picture(start, people):
    here = start()
    there = start("--beside")
    tablet, phone = people(here, "tablet"), people(here)
    tablet.use_invite(there.invite)  # the newest invite
    phone.join("Anna")

    def at(program, called):
        """Everybody comes in there, and the tablet goes on."""
        tablet.program = phone.program = program
        for device in (tablet, phone):
            assert device.get(f"/{device.kind[0]}/{program.code}").status_code == 200
            device.connect()
        before = tablet.names()
        assert before == phone.names()
        assert tablet.do("table.add_seat", {"called": called})["ok"]
        assert names(phone.wait_for(lambda picture: called in names(picture))) == [*before, called]

    for turn in range(4):
        at((here, there)[turn % 2], f"Guest {turn}")
    # Now a command that a process with the old table would refuse.
    tablet.do("table.choose_game", {"game": "lupus"})
    tablet.program = here
    tablet.connect()
    assert tablet.do("table.close_door")["ok"]
    assert tablet.do("table.seat_qr", {"seat": 5})["ok"]


def test_of_many_that_start_together_on_an_empty_database_all_start(database, command, tmp_path):
    def check(number):
        return command(
            "--check", folder=tmp_path / str(number), DATABASE_URL=database, SECRET_KEY=KEY
        )

    with ThreadPoolExecutor(6) as together:
        assert list(together.map(check, range(6))) == [(0, "")] * 6


def test_processes_that_count_the_first_time_in_use_together_wait_for_each_other(server, tmp_path):
    """As all do that are stopped together, before any of them has looked."""
    url = server.create(tmp_path.name)
    with closing(Store(url.replace("postgresql", "postgresql+psycopg"))) as store:
        store.prepare()
        with server.connect(tmp_path.name) as other, server.connect() as asking:
            other.execute("INSERT INTO in_use VALUES (1, 5, 5)")
            asking.autocommit = True

            def commit_at_last():
                while asking.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone() is None:
                    pass
                other.commit()

            with ThreadPoolExecutor() as beside:
                beside.submit(commit_at_last)
                assert store.update_ages(9.0, {}, first=True).now == 9.0


def test_that_notices_are_not_heard_is_logged_once(monkeypatch):
    monkeypatch.setattr(pg_notify, "AGAIN", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor() as beside:
        url = f"postgresql+psycopg://nobody@127.0.0.1:{server.getsockname()[1]}/none"
        tried = beside.submit(lambda: [server.accept()[0].close() for _ in range(4)])
        with capture_logs() as logs:
            listening = gevent.spawn(pg_notify.PgNotify(None, url).listen, print, print)
            while not tried.done():
                gevent.sleep(0.01)
        listening.kill()
    assert [one["event"] for one in logs] == ["notices are not heard"]


def test_of_the_answers_to_one_device_the_newest_are_kept(server, tmp_path):
    url = server.create(tmp_path.name)
    with closing(Store(url.replace("postgresql", "postgresql+psycopg"))) as store:
        store.prepare()
        store.open_table("LUNA42", 0.0, b"first")
        for number in range(KEPT_AT_MOST + 3):
            given = AnsweredCommand(f"{number}", "", None)
            store.answers().remember("LUNA42", [("Anna", given), ("Ugo", given)], float(number))
        with server.connect(tmp_path.name) as asking:
            rows = asking.execute("SELECT device, min(at), count(*) FROM answers GROUP BY device")
            assert sorted(rows) == [(who, 3.0, KEPT_AT_MOST) for who in ("Anna", "Ugo")]


def test_a_table_goes_on_from_what_a_database_that_has_lost_the_last_step_still_has(
    server, tmp_path, people
):
    """As after a replica took over that was a moment behind."""
    url = server.create(tmp_path.name)
    with Program(tmp_path / "data", DATABASE_URL=url, SECRET_KEY=KEY) as program:
        tablet = people(program, "tablet").host()
        assert tablet.do("table.add_seat", {"called": "Lost"})["ok"]
        with server.connect(tmp_path.name) as other:
            other.execute("DELETE FROM records WHERE number = (SELECT max(number) FROM records)")
        assert tablet.do("table.add_seat", {"called": "Anna"})["ok"]
        program.kill()
        program.start()
        assert tablet.connect().names() == ["Anna"]


def test_what_lies_on_the_disk_is_for_its_owner_alone_and_is_closed_to_others_at_the_next_start(
    program, device
):
    device("tablet").use_invite(program.invite)
    files = sorted(program.folder.iterdir())
    assert {"veglia.db", "veglia.db-wal", "veglia.db-shm"} <= {one.name for one in files}
    assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}
    assert stat.S_IMODE(program.folder.stat().st_mode) == 0o700
    program.stop()
    program.database.chmod(0o644)
    program.start()
    assert stat.S_IMODE(program.database.stat().st_mode) == 0o600
    assert run_statement(program.database, "SELECT count(*) FROM tables") == [(1,)]


def test_a_file_that_another_has_locked_for_an_instant_opens_when_it_lets_go(tmp_path):
    refused = threading.Event()

    class Trying(sqlite3.Connection):
        def execute(self, *asked):
            try:
                return super().execute(*asked)
            except sqlite3.OperationalError:
                refused.set()
                raise

    path = tmp_path / "shared.db"
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        closing(sqlite3.connect(path, timeout=0, check_same_thread=False, factory=Trying)) as ours,
        ThreadPoolExecutor(1) as beside,
    ):
        other.execute("BEGIN EXCLUSIVE")
        opening = beside.submit(write_ahead, ours, 60)
        assert refused.wait(60)
        other.execute("COMMIT")
        opening.result(60)
        assert ours.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_file_that_stays_locked_is_told_and_not_waited_for_without_end(tmp_path):
    path = tmp_path / "shared.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with (
            closing(sqlite3.connect(path, timeout=0)) as ours,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            write_ahead(ours, 0)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_key_is_changed_on_purpose_while_nothing_runs(start, command, database, tmp_path):
    program, given = start(), {"DATABASE_URL": database, "SECRET_KEY": KEY[::-1]}
    other = partial(command, folder=tmp_path / "0", **given)
    code, output = other("--check")
    assert (code, "another SECRET_KEY" in output) == (1, True), output
    code, output = other("new-key")
    assert (code, "Stop all of them" in output) == (1, True), output
    program.stop()
    assert other("new-key")[0] == 0
    assert other("--check")[0] == 0
    with pytest.raises(AssertionError, match="another SECRET_KEY"):
        program.start()
