"""P10: a database that is locked, full, read-only or hangs is said, never hidden, nothing that was
acknowledged is lost, and one table holds up no other."""

import resource
import time
from contextlib import contextmanager

import pytest

from tests.kit.people import SECONDS, Program, names
from tests.kit.player import Player
from tests.kit.wire.phone import new_id


@pytest.fixture(scope="module")
def house(server, tmp_path_factory):
    """A program on PostgreSQL at which anybody may open tables."""
    folder = tmp_path_factory.mktemp("house") / "data"
    with Program(folder, faults=["a_house_for_all"], DATABASE_URL=server.url) as running:
        yield running


@pytest.fixture(scope="module")
def laptop(tmp_path_factory):
    """The same on SQLite."""
    folder = tmp_path_factory.mktemp("laptop") / "data"
    with Program(folder, faults=["a_house_for_all", "read_only_at_will"]) as running:
        yield running


@contextmanager
def opened(program):
    """A tablet at a new table of its own."""
    tablet = Player(program, "tablet")
    try:
        yield tablet.opens()
    finally:
        tablet.leave()


def insist(tablet, name, args, id):
    """Ask until it is done, as the page does: the trouble is over when the database says so."""
    until = time.monotonic() + SECONDS
    while (answer := tablet.do(name, args, id)).get("code") == "E_CANNOT_SAVE":
        assert time.monotonic() < until
    assert answer["ok"], answer


@contextmanager
def full(program):
    """No file may grow, as on a disk without room."""
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
    """A program, and what has to be entered for its trouble."""
    if request.param in (of_file := {"locked": locked, "full": full, "read-only": read_only}):
        program = request.getfixturevalue("laptop")
        return program, of_file[request.param](program)
    server, program = map(request.getfixturevalue, ("server", "house"))
    hangs = request.param == "server hangs"
    return program, server.stopped() if hangs else server.table_locked(server.url)


def test_trouble_is_told_to_who_asks_and_to_the_tablet_and_is_over_when_it_is_over(trouble):
    program, held = trouble
    seat, id = {"called": "Pia"}, new_id()
    with opened(program) as tablet:
        with held:
            # All of this is answered while the trouble lasts: nothing waits for its end.
            assert tablet.do("table.add_seat", seat, id)["code"] == "E_CANNOT_SAVE"
            assert tablet.wait_event("trouble") == {"text": {"t": "E_CANNOT_SAVE"}}
            ready = tablet.get("/readyz")
            assert (ready.status_code, ready.text) == (503, "cannot save\n")
            assert tablet.get("/healthz").status_code == 200
            assert tablet.get(f"/t/{program.code}").status_code == 200
        insist(tablet, "table.add_seat", seat, id)
        tablet.until(lambda: tablet.wait_event("trouble") == {"text": None}, SECONDS)
        assert names(tablet.wait_for(lambda picture: "Pia" in names(picture))) == ["Pia"]


def test_a_locked_table_holds_up_no_other(server, house):
    with opened(house) as stuck:
        code = house.code
        with opened(house) as tablet, server.row_locked(server.url, code):
            assert stuck.do("table.add_seat", {"called": "Pia"})["code"] == "E_CANNOT_SAVE"
            for name in ("Anna", "Ugo", "Zoe"):
                assert tablet.do("table.add_seat", {"called": name})["ok"]
            assert stuck.do("table.add_seat", {"called": "Pia"})["code"] == "E_CANNOT_SAVE"
        insist(stuck, "table.add_seat", {"called": "Pia"}, new_id())
