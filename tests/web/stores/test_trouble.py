"""P10: a database that is locked, full, read-only or hangs is said, never hidden, nothing that was
acknowledged is lost, and one table holds up no other."""

import resource
import time
from contextlib import contextmanager

import pytest

from tests.kit.client import Client, wait
from tests.kit.program import SECONDS, Program
from tests.kit.wire.phone import names, new_id


@pytest.fixture(scope="module")
def on_postgres(server, tmp_path_factory):
    """A program on PostgreSQL at which anybody may open tables."""
    folder = tmp_path_factory.mktemp("on_postgres") / "data"
    with Program(folder, faults=["a_house_for_all"], DATABASE_URL=server.url) as running:
        yield running


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory):
    """The same on SQLite."""
    folder = tmp_path_factory.mktemp("on_sqlite") / "data"
    with Program(folder, faults=["a_house_for_all", "read_only_at_will"]) as running:
        yield running


@contextmanager
def new_tablet(program):
    """A tablet at a new table of its own."""
    tablet = Client(program, "tablet")
    try:
        yield tablet.open_table()
    finally:
        tablet.leave()


def retry(tablet, name, args, id):
    """Send a command until it is accepted, as the page does."""
    until = time.monotonic() + SECONDS
    while (answer := tablet.do(name, args, id)).get("code") == "E_CANNOT_SAVE":
        assert time.monotonic() < until
    assert answer["ok"], answer


@contextmanager
def full(program):
    """No file may grow."""
    size, pid = min(one.stat().st_size for one in program.folder.iterdir()), program.process.pid
    limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, limits[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


@contextmanager
def read_only(program):
    """The circumstance `read_only_at_will` lets SQLite refuse every write while the mark lies."""
    (mark := program.folder / "read-only").touch()
    yield
    mark.unlink()


linux = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="looks into the process")
FULL = pytest.param("full", marks=linux)


@pytest.fixture(params=["locked", FULL, "read-only", "table locked", "server hangs"])
def trouble(request, locked):
    """A program, and the context in which it has this trouble."""
    if request.param in (of_file := {"locked": locked, "full": full, "read-only": read_only}):
        program = request.getfixturevalue("on_sqlite")
        return program, of_file[request.param](program)
    server, program = map(request.getfixturevalue, ("server", "on_postgres"))
    hangs = request.param == "server hangs"
    return program, server.frozen() if hangs else server.table_locked(server.url)


def test_trouble_is_told_to_who_asks_and_to_the_tablet_and_is_over_when_it_is_over(trouble):
    program, held = trouble
    seat, id = {"called": "Pia"}, new_id()
    with new_tablet(program) as tablet:
        with held:
            # All of this is answered while the trouble lasts: nothing waits for its end.
            assert tablet.do("table.add_seat", seat, id)["code"] == "E_CANNOT_SAVE"
            assert tablet.wait_event("trouble") == {"text": {"t": "E_CANNOT_SAVE"}}
            ready = tablet.get("/readyz")
            assert (ready.status_code, ready.text) == (503, "cannot save\n")
            assert tablet.get("/healthz").status_code == 200
            assert tablet.get(f"/t/{program.code}").status_code == 200
        retry(tablet, "table.add_seat", seat, id)
        wait(tablet.until(lambda: tablet.received("trouble")[-1] == {"text": None}))
        assert names(tablet.wait_for(lambda picture: "Pia" in names(picture))) == ["Pia"]


def test_a_locked_table_holds_up_no_other(server, on_postgres):
    with new_tablet(on_postgres) as stuck:
        code = on_postgres.code
        with new_tablet(on_postgres) as tablet, server.row_locked(server.url, code):
            assert stuck.do("table.add_seat", {"called": "Pia"})["code"] == "E_CANNOT_SAVE"
            for name in ("Anna", "Ugo", "Zoe"):
                assert tablet.do("table.add_seat", {"called": name})["ok"]
            assert stuck.do("table.add_seat", {"called": "Pia"})["code"] == "E_CANNOT_SAVE"
        retry(stuck, "table.add_seat", {"called": "Pia"}, new_id())
