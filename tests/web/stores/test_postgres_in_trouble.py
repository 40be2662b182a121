"""A PostgreSQL that is locked or hangs is said, never hidden, and one table holds up no other."""

import time
from contextlib import contextmanager

import pytest

from tests.kit.faults.launched import Spoilt
from tests.kit.people import SECONDS, Device, names, new_id


@pytest.fixture(scope="module")
def program(server, tmp_path_factory):
    """A program at which anybody may open tables."""
    folder = tmp_path_factory.mktemp("house") / "data"
    with Spoilt(folder, ["a_house_for_all"], DATABASE_URL=server.url) as running:
        yield running


@contextmanager
def opened(program):
    """A tablet at a new table of its own."""
    tablet = Device(program, "tablet")
    answer = tablet.post("/tables", {})
    program.code = answer.headers["Location"].rpartition("/")[2]
    try:
        yield tablet.connect()
    finally:
        tablet.leave()


def insist(tablet, name, args, id):
    """Ask until it is done, as the page does: the trouble is over when the database says so."""
    until = time.monotonic() + SECONDS
    while (answer := tablet.do(name, args, id)).get("code") == "E_CANNOT_SAVE":
        assert time.monotonic() < until
    assert answer["ok"], answer


def locked(server, url):
    return server.table_locked(url)


def hanging(server, url):
    return server.stopped()


@pytest.mark.parametrize("trouble", [locked, hanging])
def test_trouble_is_told_to_who_asks_and_to_the_tablet_and_is_over_when_it_is_over(
    server, program, trouble
):
    seat, id = {"called": "Pia"}, new_id()
    with opened(program) as tablet:
        with trouble(server, server.url):
            # All of this is answered while the trouble lasts: nothing waits for its end.
            assert tablet.do("table.add_seat", seat, id)["code"] == "E_CANNOT_SAVE"
            assert tablet.hear("trouble") == {"text": {"t": "E_CANNOT_SAVE"}}
            ready = tablet.get("/readyz")
            assert (ready.status_code, ready.text) == (503, "cannot save\n")
            assert tablet.get("/healthz").status_code == 200
            assert tablet.get(f"/t/{program.code}").status_code == 200
        insist(tablet, "table.add_seat", seat, id)
        assert names(tablet.see(lambda picture: "Pia" in names(picture))) == ["Pia"]


def test_a_locked_table_holds_up_no_other(server, program):
    with opened(program) as stuck:
        code = program.code
        with opened(program) as tablet, server.row_locked(server.url, code):
            assert stuck.do("table.add_seat", {"called": "Pia"})["code"] == "E_CANNOT_SAVE"
            for name in ("Anna", "Ugo", "Zoe"):
                assert tablet.do("table.add_seat", {"called": name})["ok"]
            assert stuck.do("table.add_seat", {"called": "Pia"})["code"] == "E_CANNOT_SAVE"
        insist(stuck, "table.add_seat", {"called": "Pia"}, new_id())
