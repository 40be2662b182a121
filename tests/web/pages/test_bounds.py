"""What costs the server work is bounded before it is done: tables, copies, rehearsals, look-ups."""

from itertools import count

import gevent
import pytest
from werkzeug.test import Client

from companion.table.device import Kind
from companion.web.cookies import Cookies
from companion.web.http import limits, rehearsals
from companion.web.live import phase_hook, table_log
from companion.web.shell import LOOKUPS_AT_ONCE
from companion.web.store import copy_reader
from companion.web.store.copy_reader import WAITING_AT_MOST, read_in_subprocess
from tests.kit.statements import listening
from tests.kit.wire.phone import command, new_id


@pytest.fixture
def host(app):
    """The browser of a host, and the path of its table."""
    browser = Client(app)
    return browser, browser.post("/tables").headers["Location"]


def test_tables_copies_and_rehearsals_of_one_network_have_one_limit(host, monkeypatch):
    three = limits.parse("3/hour")
    monkeypatch.setitem(limits.SHARED, "open", (three, limits.OPENED_WHEN_MANY))
    browser, table = host
    paths = (f"{table}/copy", f"{table}/rehearsal", "/tables") * 2
    assert [browser.post(path).status_code for path in paths] == [422, 303, 303, 429, 429, 429]


def test_rehearsals_that_are_played_at_once_have_an_end(app, host):
    browser, table = host
    tables, numbers = app.shell.tables, count()
    played = [tables.open(hosted=True, rehearsal="lupus")[0] for _ in range(rehearsals.AT_ONCE)]
    for actor in played:
        assert actor.connect(f"screen {next(numbers)}", Kind.SCREEN, None)
    assert browser.post(f"{table}/rehearsal").status_code == 429
    played[0].disconnect("screen 0")
    assert browser.post(f"{table}/rehearsal").status_code == 303


def test_few_tables_are_looked_up_for_invented_cookies_in_a_request_and_in_a_while(
    app, monkeypatch
):
    most = 3 * LOOKUPS_AT_ONCE // 2
    monkeypatch.setattr(limits, "LOOKS", (most, 0))
    cookies = "; ".join(f"seat-LUME{number}={'a' * 43}" for number in range(10, 60))
    read = []

    def reads():
        read.clear()
        with listening(app.shell.store, read.append):
            Client(app, use_cookies=False).get("/", headers={"Cookie": cookies})
        return sum(one.startswith("SELECT record FROM records") for one in read)

    assert [reads() for _ in range(3)] == [LOOKUPS_AT_ONCE, most - LOOKUPS_AT_ONCE, 0]


def test_one_copy_is_read_at_once_and_few_wait():
    with copy_reader._PLACES:
        assert copy_reader._PLACES.locked()
        given = (b"", "LUME42", ("key", 9.0), 5.0)
        reads = [gevent.spawn(read_in_subprocess, *given) for _ in range(WAITING_AT_MOST + 2)]
        gevent.sleep(0)
        refused = [one.exception.code for one in reads if one.ready()]
        gevent.killall(reads)
    assert refused == ["E_BUSY"] * 2


def test_handshakes_of_a_seat_and_of_a_network_have_an_end(monkeypatch):
    monkeypatch.setattr(limits, "OF_A_SEAT", (2, 0))
    monkeypatch.setattr(limits, "HANDSHAKES", (3, 0))
    counted = limits.RateLimits()
    assert [counted.may_connect("a seat", seated=True) for _ in range(3)] == [True] * 2 + [False]
    assert [counted.may_connect("::1", seated=False) for _ in range(4)] == [True] * 3 + [False]


@pytest.fixture
def senders(app, host):
    """Of the tablet, Anna and Ugo: (name, args, id) -> the code of the answer."""
    browser, table = host
    code = table.removeprefix("/t/")

    def socket(browser, kind):
        cookies, sid = browser.get("/healthz").request.headers["Cookie"], new_id()
        environ = {"REMOTE_ADDR": "192.0.2.1", "HTTP_COOKIE": cookies}
        app.sockets.handlers["connect"](sid, environ, {"code": code, "kind": kind})

        def ask(name, args, id=None):
            return app.sockets.handlers["do"](sid, command(name, args, id)).get("code", "ok")

        return ask

    def guest(name):
        phone = Client(app)
        assert phone.post(f"/j/{code}", data={"name": name}).status_code == 303
        return socket(phone, "phone")

    return socket(browser, "tablet"), guest("Anna"), guest("Ugo")


@pytest.fixture
def renames(senders):
    """Of each of them: (seat, name, id) -> the code of the answer."""

    def renaming(ask):
        return lambda seat, called, id=None: ask(
            "table.rename", {"seat": seat, "called": called}, id
        )

    return map(renaming, senders)


def test_a_guest_who_changes_the_name_without_end_is_told_to_wait(renames, monkeypatch):
    monkeypatch.setattr(limits, "RENAMES", (3, 0))
    (tablet, anna, ugo), id = renames, new_id()
    assert [anna(1, "Anna B", id), anna(1, "Anna C"), anna(1, "Anna D")] == ["ok"] * 3
    assert anna(1, "Anna E") == "E_RENAMED_OFTEN"
    assert (ugo(2, "Ugolino"), tablet(1, "Annetta")) == ("ok", "ok")
    assert anna(1, "Anna B", id) == "ok", "a command that was answered before is no new one"


def test_a_name_that_was_not_changed_counts_as_no_change(renames, monkeypatch):
    monkeypatch.setattr(limits, "RENAMES", (3, 0))
    _, anna, _ = renames
    assert [anna(1, "Ugo") for _ in range(4)] == ["E_NAME_TAKEN"] * 4
    assert anna(1, "Anna again") == "ok"


def test_commands_of_one_seat_have_an_end(renames, monkeypatch):
    monkeypatch.setattr(limits, "COMMANDS", (3, 0))
    (_, anna, _), id = renames, new_id()
    assert [anna(1, "Ada", id), anna(1, "Ada 1"), anna(1, "Ada 2")] == ["ok"] * 3
    assert anna(1, "Ada 3") == "E_TOO_FAST"
    assert anna(1, "Ada", id) == "ok"


def test_a_full_log_takes_only_what_leads_on_from_there(senders, app, host, monkeypatch):
    """An undo, the tablet's way to another device, a copy; nothing is lost meanwhile."""
    (tablet, anna, _), (browser, path) = senders, host
    code, id, pia = path.removeprefix("/t/"), new_id(), {"called": "Pia"}
    wishes = (("choose_game", {"game": "sancta"}), ("close_door", {}), ("hand_over", {}))
    assert [tablet(f"table.{name}", args) for name, args in wishes] == ["ok"] * 3
    assert [tablet("begin", {}), tablet("table.add_seat", pia, id)] == ["ok", "ok"]
    before = list(app.shell.store.records(code))
    monkeypatch.setattr(table_log, "BYTES_AT_MOST", sum(map(len, before)))
    assert [tablet("table.open_door", {}), anna("table.leave", {})] == ["E_LOG_FULL"] * 2
    assert tablet("table.add_seat", pia, id) == "ok", "it was answered before"
    assert app.shell.store.records(code) == before
    assert browser.get(f"/copy/{code}.json").status_code == 200
    actor = app.shell.tables.find(code)
    (invite,) = actor.links.all(actor.table.invites).values()
    assert tablet("table.undo", {"to": 0}) == "ok"
    taken = Client(app).post("/g", data={"invite": invite.partition("#")[2]})
    assert taken.headers["Location"] == path
    assert tablet("table.undo", {"to": 0}) == "E_NOT_SEATED"


def test_of_phases_that_wait_to_be_posted_the_first_are_kept():
    hook = phase_hook.PhaseHook("http://127.0.0.1:9/")
    for number in range(18):
        hook._post({"phase": f"{number}"})
    assert hook._waiting.qsize() == 16
    hook._at_work.kill()


def test_of_many_invented_cookies_few_are_read():
    cookies = "; ".join(f"seat-LUME{number}={'a' * 43}" for number in range(100))
    assert len(list(Cookies(secure=False).places_in(cookies))) == 64
