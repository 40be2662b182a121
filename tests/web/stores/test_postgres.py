"""A table may lie in PostgreSQL: what holds for a file on the disk holds there, too."""

import re
import time
from functools import partial

import gevent
import pytest

from companion.web.cluster.pg_notify import LISTENER
from companion.web.cluster.processes import LAPSE
from companion.web.store.records import CannotSave, OutOfStep, Store
from tests.kit.program import SECONDS, Program
from tests.kit.wire.phone import names, new_id

KEY = "a key that two processes of one cluster share"


@pytest.fixture
def url(server, tmp_path):
    """The address of an empty database in the module's server."""
    return server.create(tmp_path.name)


@pytest.fixture
def program(url, tmp_path):
    with Program(tmp_path / "data", DATABASE_URL=url, SECRET_KEY=KEY) as running:
        yield running


@pytest.fixture
def other(url, tablet, tmp_path):
    """A second process beside it, which makes a new invite: the tablet has come in before."""
    (tmp_path / "beside").mkdir()
    folder = tmp_path / "beside" / "data"
    with Program(folder, "--beside", DATABASE_URL=url, SECRET_KEY=KEY) as running:
        yield running


NOTICE = re.compile(r"[0-9a-f]{16}:\d+( [0-9a-f]{16}:\d+)*")


@pytest.fixture
def elsewhere(other, people):
    """Makes devices at the second process."""
    return partial(people, other)


@pytest.fixture
def tablet(tablet):
    """The host's device, with three people at the table."""
    for called in ("Anna", "Zoë", "Ugo"):
        assert tablet.do("table.add_seat", {"called": called})["ok"]
    return tablet


def test_what_was_acknowledged_is_there_after_a_power_cut(program, tablet):
    assert tablet.do("table.choose_game", {"game": "lupus"})["ok"]
    before = tablet.wait_for(lambda picture: picture["table"].get("game"))
    program.kill()
    program.start()
    assert not program.database.exists()
    tablet.leave()
    tablet.connect()
    assert tablet.picture["table"] == before["table"]
    assert tablet.names() == ["Anna", "Zoë", "Ugo"]


def test_of_two_processes_the_later_reads_on_and_decides_again(program, other, tablet, elsewhere):
    phone = elsewhere()
    assert other.code == program.code
    phone.sit("Bruno")
    # The process of the tablet finds its number taken, reads what Bruno did, and goes on.
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]
    newest = tablet.wait_for(lambda picture: "Pia" in names(picture))
    assert names(newest) == ["Anna", "Zoë", "Ugo", "Bruno", "Pia"]


def test_a_refusal_is_the_same_at_another_process_and_a_link_is_shown_there(url, elsewhere, tablet):
    twin = elsewhere("tablet")
    twin.http.cookies.update(tablet.http.cookies)
    seat = tablet.picture["table"]["seats"][0]["id"]
    id, wish = new_id(), {"seat": 99, "called": "Nobody"}
    first = tablet.do("table.rename", wish, id)
    assert (first["ok"], first["code"]) == (False, "E_NO_SUCH_SEAT")
    assert tablet.do("table.seat_qr", {"seat": seat})["ok"]
    newest = tablet.wait_for(lambda picture: links(picture))
    wait_until_stored(url, id)
    twin.connect()
    assert links(twin.picture) == links(newest)
    assert twin.do("table.rename", wish, id) == first
    assert twin.do("table.rename", {"seat": seat, "called": "Ada"}, id)["code"] == "E_ID_REUSED"


def test_steps_are_told_the_other_processes_only_while_somebody_looks_on_there(
    tablet, elsewhere, server, url
):
    """A screen, which holds no place. What is told names neither the table nor who acts."""
    steps = iter(range(100))

    def is_announced():
        """Whether a step at the tablet's process is told the others."""
        before, seat = notices(), tablet.picture["table"]["seats"][0]["id"]
        assert tablet.do("table.rename", {"seat": seat, "called": f"Step {next(steps)}"})["ok"]
        return notices() > before

    def notices():
        said = tablet.get("/metrics").text
        return float(re.search(r"^veglia_notices_total (\S+)", said, re.MULTILINE)[1])

    screen = elsewhere("screen")
    wait_until(lambda: not is_announced())
    screen.connect()
    with server.connect(url.rpartition("/")[2]) as line:
        line.autocommit = True
        line.execute("LISTEN veglia")
        wait_until(is_announced)
        payloads = [one.payload for one in line.notifies(timeout=SECONDS, stop_after=1)]
    assert all(NOTICE.fullmatch(one) for one in payloads)
    assert payloads
    screen.wait_for(lambda picture: names(picture) == tablet.names())
    screen.leave()
    wait_until(lambda: not is_announced())


def test_wrong_codes_are_counted_by_all_processes_together(program, elsewhere, device):
    def stranger():
        """The answer to a new guest with the right code, which counts nowhere."""
        return device().get(f"/j/{program.code}").status_code

    guesser = elsewhere()
    assert stranger() == 200
    while (guessed := guesser.get("/j/WRONG1").status_code) == 404:
        pass
    assert guessed == 429
    wait_until(lambda: stranger() == 429)


def test_who_hears_no_notices_says_so_and_is_still_ready(server, url, tablet):
    database = url.rpartition("/")[2]
    with server.connect("template1") as asking:
        asking.autocommit = True
        asking.execute(f'ALTER DATABASE "{database}" ALLOW_CONNECTIONS false')
        wanted = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        asking.execute(f"{wanted} WHERE application_name = %s", (LISTENER,))
        wait_until(lambda: tablet.get("/readyz").text == "ready, deaf\n")
        assert tablet.do("table.add_seat", {"called": "Ivo"})["ok"]
        assert "veglia_listening 0" in tablet.get("/metrics").text
        asking.execute(f'ALTER DATABASE "{database}" ALLOW_CONNECTIONS true')
        wait_until(lambda: tablet.get("/readyz").text == "ready\n")


def links(picture):
    """The secrets in the links of invites for seats; the address differs by process."""
    return [
        one["link"].partition("#")[2]
        for one in picture["desk"]["invites"]
        if "link" in one and "seat" in one
    ]


def wait_until_stored(url, id):
    """Wait until all processes know an answer that is in no record."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as asking:
        wanted = "SELECT count(*) FROM answers WHERE id = %s"
        wait_until(lambda: asking.execute(wanted, (id,)).fetchone() != (0,))


def wait_until(condition):
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture
def store(url):
    opened = Store(url.replace("postgresql", "postgresql+psycopg"))
    opened.prepare()
    yield opened
    opened.close()


def test_what_is_connected_to_a_process_without_a_heartbeat_lapses(store):
    store.open_table("NOCE42", 0.0, b"first")
    here, there = (store.processes(name) for name in ("here", "there"))
    there.beat(0.0)
    now = there.store_places({"NOCE42": [(1, None)]})
    assert here.poll(["NOCE42"], now)["NOCE42"] == (1, {1: now}, True)
    assert here.poll(["NOCE42"], now + LAPSE + 1)["NOCE42"] == (1, {}, False)
    there.leave()
    assert here.poll(["NOCE42"], now)["NOCE42"] == (1, {}, False)


def test_a_table_with_a_device_at_another_process_is_not_deleted_as_unused(store):
    store.open_table("NOCE42", 0.0, b"first")
    there = store.processes("there")
    there.beat(0.0)
    there.store_places({"NOCE42": []})
    with pytest.raises(OutOfStep):
        store.delete("NOCE42", 1, unused=True)
    assert store.version("NOCE42") == 1
    there.store_places({"NOCE42": None})
    store.delete("NOCE42", 1, unused=True)
    assert store.version("NOCE42") == 0


def test_a_number_that_is_taken_is_out_of_step(store):
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


def test_what_waits_for_a_locked_table_is_written_apart_from_all_others(server, store, url):
    codes, refused = ("LUNA42", "LUNA43"), []
    for code in codes:
        store.open_table(code, 0.0, b"first")

    def append(code):
        try:
            store.append(code, 2, b"second")
        except CannotSave:
            refused.append(code)

    with server.row_locked(url, codes[0]):
        gevent.joinall([gevent.spawn(append, code) for code in codes])
    assert refused == ["LUNA42"]
