"""Records that wait together are committed together, and fail each for itself."""

import gc
import shutil
import sqlite3
import weakref
from contextlib import closing
from types import SimpleNamespace

import gevent
import pytest

from companion.web.store import writer
from companion.web.store.postgres import time_limit
from companion.web.store.records import CannotSave, NoAnswer, OutOfStep, Store
from companion.web.store.sqlite import SqliteDatabase

CODES = [f"LUME{number}" for number in range(10, 20)]


@pytest.fixture
def store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'veglia.db'}")
    opened.prepare()
    for code in CODES:
        opened.open_table(code, 0.0, b"first")
    yield opened
    opened.close()


def append_to_all(store, number=2):
    """Append one record to each table at once; None or the error of each."""

    def append(code):
        try:
            store.append(code, number, b"next")
        except (CannotSave, OutOfStep) as no:
            return type(no)
        return None

    greenlets = [gevent.spawn(append, code) for code in CODES]
    gevent.joinall(greenlets)
    return [greenlet.value for greenlet in greenlets]


def test_what_waits_together_is_committed_once(store):
    commits = []
    store._database._writer.set_trace_callback(commits.append)
    assert append_to_all(store) == [None] * 10
    assert commits.count("COMMIT") == 1
    assert [len(list(store.records(code))) for code in CODES] == [2] * 10


def test_one_who_is_out_of_step_costs_the_others_nothing(store):
    store.append(CODES[3], 2, b"somebody was faster")
    assert append_to_all(store) == [None] * 3 + [OutOfStep] + [None] * 6
    assert list(store.records(CODES[3])) == [b"first", b"somebody was faster"]
    assert list(store.records(CODES[4])) == [b"first", b"next"]


@pytest.fixture
def log(monkeypatch):
    """(event, fields) of each line."""
    lines = []
    fake_log = SimpleNamespace(warning=lambda what, **why: lines.append((what, why)))
    monkeypatch.setattr(writer, "log", fake_log)
    return lines


def test_a_lock_that_goes_in_time_leaves_no_line_in_the_log(store, log, tmp_path, monkeypatch):
    other = sqlite3.connect(tmp_path / "veglia.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    put_off = writer.Writer._retry_later

    def unlock(*given):
        other.execute("ROLLBACK")
        put_off(*given)

    monkeypatch.setattr(writer.Writer, "_retry_later", unlock)
    assert append_to_all(store) == [None] * 10
    assert log == []
    other.close()


def test_a_lock_that_stays_is_said_to_all_within_their_patience(store, log, tmp_path, monkeypatch):
    monkeypatch.setattr(writer, "WAIT_SECONDS", 0.2)
    other = sqlite3.connect(tmp_path / "veglia.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert append_to_all(store) == [CannotSave] * 10
    other.execute("ROLLBACK")
    other.close()
    assert log == [("cannot save", {"why": "database is locked"})]
    assert append_to_all(store) == [None] * 10
    assert log[1:] == [("saves again", {})]


def test_who_waits_for_a_lock_is_told_within_two_seconds(store):
    """P10: the writer's patience is all that is waited; SQLite itself waits for no lock."""
    assert writer.WAIT_SECONDS < 2
    assert store._database._writer.execute("PRAGMA busy_timeout").fetchone() == (0,)


def test_who_waits_behind_a_silent_database_hears_of_it_with_the_first(store, monkeypatch):
    tries = []

    def silent(self, lane, jobs):
        tries.append(len(jobs))
        gevent.sleep(0)  # the others come meanwhile
        raise NoAnswer("no answer in time")

    monkeypatch.setattr(writer.Writer, "_write", silent)
    first = gevent.spawn(append_to_all, store)
    gevent.sleep(0)
    gevent.sleep(0)
    assert append_to_all(store, 3) == [NoAnswer] * 10
    assert first.get(timeout=60) == [NoAnswer] * 10
    assert tries == [10]


def test_a_database_that_was_moved_takes_nothing_until_it_is_back(store, tmp_path):
    file = tmp_path / "veglia.db"
    assert append_to_all(store) == [None] * 10
    away = file.rename(tmp_path / "elsewhere.db")
    assert append_to_all(store, 3) == [CannotSave] * 10
    assert not file.exists()
    assert (store.is_in_place(), store.writable()) == (False, False)
    away.rename(file)
    assert store.is_in_place()
    assert append_to_all(store, 3) == [None] * 10


def test_a_database_that_moves_while_it_is_written_acknowledges_nothing(store, tmp_path):
    file = tmp_path / "veglia.db"
    database = SqliteDatabase(file)

    def move(_):
        file.rename(tmp_path / "elsewhere.db")

    with pytest.raises(CannotSave, match="not at its place"):
        database.write(move, transaction=False)
    database.close()


def test_what_was_acknowledged_is_there_though_the_log_was_deleted(store, tmp_path):
    assert append_to_all(store) == [None] * 10
    (tmp_path / "veglia.db-wal").unlink()
    assert [store.is_in_place() for _ in range(3)] == [False, False, True]
    assert append_to_all(store, 3) == [None] * 10
    # As after a power cut: what lies on the disk now, and not what a close would bring there.
    for end in ("", "-wal"):
        shutil.copy(tmp_path / f"veglia.db{end}", tmp_path / f"copy.db{end}")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM records").fetchone() == (30,)


def test_a_connection_that_is_given_up_does_not_wait_for_the_garbage_collector(request):
    closed, errors = [], []

    def connect():
        connection = {1}
        weakref.finalize(connection, closed.append, "closed")
        try:
            gevent.sleep(60)
        except gevent.Timeout as error:
            errors.append(error)  # refers to this frame
            raise

    request.addfinalizer(gc.enable)
    gc.disable()
    with pytest.raises(NoAnswer), time_limit(0.01):
        connect()
    assert closed
