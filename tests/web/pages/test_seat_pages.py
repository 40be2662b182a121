"""Seats, the tablet and the door over plain HTTP: who holds a place, who is let in."""

import re

import pytest

from tests.kit.routes import listed
from tests.kit.sentences import say
from tests.kit.statements import run_statement
from tests.kit.wire.phone import Refused

pytestmark = pytest.mark.shares_program


@pytest.mark.alone
def test_the_host_sits_down_in_the_browser_of_the_tablet_and_holds_both(program, tablet):
    assert tablet.join("Gio").status_code == 303
    names = {one.name for one in tablet.http.cookies}
    assert {f"seat-{program.code}", f"tablet-{program.code}"} <= names
    for path in ("/", f"/j/{program.code}"):
        page = tablet.get(path, allow_redirects=False).text
        assert f'href="/t/{program.code}"' in page
        assert f'href="/p/{program.code}"' in page
        assert "<form" not in page
    assert tablet.do("table.add_seat", {"called": "Pia"})["ok"]


def test_no_page_that_is_only_opened_makes_or_replaces_a_token(program, tablet, guest, device):
    """Nor does it change anything else: the log is as long as before (P11)."""
    anna, stranger = guest("Anna"), device()
    before = rows(program)
    for client in (anna, tablet, stranger):
        held = places(client)
        for route in listed():
            if route.method == "GET":
                for headers in ({}, {"Cookie": ""}):
                    client.get(route.path(program.code), headers=headers, allow_redirects=False)
                    assert places(client) == held, (route.name, headers)
        client.get("/?lang=en")
        assert places(client) == held
    assert rows(program) == before


def places(device):
    """The seats and tablets that a browser holds: cookies by name."""
    return {
        one.name: one.value
        for one in device.http.cookies
        if one.name.startswith(("seat-", "tablet-"))
    }


def rows(program):
    """How many records the log has."""
    return run_statement(program.database, "SELECT count(*) FROM records")


def form_of(device):
    """What its browser sends with the name Anna, once it has opened the form."""
    return {"id": id_in(device, f"/j/{device.program.code}"), "name": "Anna"}


def id_in(device, path):
    """The number of the form in a page."""
    return device.get(path).text.partition('name="id" value="')[2][:32]


ASKED = {"phone": ("table.seat_qr", {"seat": 1}), "tablet": ("table.hand_over", {})}
"""What makes the QR for another device, by its kind."""


def invite_for(tablet, kind):
    """The invite in such a QR."""
    assert tablet.do(*ASKED[kind])["ok"]
    picture = tablet.wait_for(lambda seen: any("link" in one for one in seen["desk"]["invites"]))
    return picture["desk"]["invites"][0]["link"].partition("#")[2]


def test_a_form_sent_twice_before_the_first_answer_seats_one_guest(program, device, tablet):
    """Neither carries the cookie of the seat, and both get the same one."""
    first, again = device(), device()
    form = form_of(first)
    again.http.cookies.update(first.http.cookies)
    for client in (first, again):
        assert client.post(f"/j/{program.code}", form).status_code == 303
    assert places(first) == places(again)
    assert first.connect().names() == ["Anna"]


@pytest.mark.parametrize("kind", ["phone", "tablet"])
def test_an_invite_whose_answer_was_lost_gives_the_same_place_to_its_page_again(
    program, tablet, guest, device, kind
):
    """To no other page, neither before nor after that."""
    guest("Anna")
    invite = invite_for(tablet, kind)
    lost, again, thief = (device(kind) for _ in range(3))
    form = {"id": id_in(lost, "/g"), "invite": invite}
    for client, status in ((lost, 303), (thief, 403), (again, 303), (thief, 403)):
        sent = {**form, "id": id_in(thief, "/g")} if client is thief else form
        assert client.post("/g", sent).status_code == status
    assert places(lost) == places(again) != {}
    assert places(thief) == {}
    assert again.connect().picture["me"]["kind"] == kind
    for file in program.folder.glob("veglia.db*"):
        assert form["id"].encode() not in file.read_bytes()


@pytest.mark.parametrize("kind", ["phone", "tablet"])
def test_a_used_qr_leads_the_device_that_has_the_place_back_and_tells_others_what_to_do(
    program, tablet, guest, device, kind
):
    guest("Anna")
    invite = invite_for(tablet, kind)
    own, other = device(kind), device(kind)
    for _ in range(2):
        again = own.post("/g", {"id": id_in(own, "/g"), "invite": invite})
        assert again.headers["Location"] == f"/{kind[0]}/{program.code}"
    assert own.connect().picture["me"]["kind"] == kind
    for stranger in (other, tablet if kind == "tablet" else other):
        refused = stranger.post("/g", {"id": id_in(stranger, "/g"), "invite": invite})
        assert refused.status_code == 403
        assert say("join-invite-dead-seat") in refused.text
    assert places(other) == {}


def test_a_wrong_phrase_is_refused_to_a_device_that_has_a_place_too(program, guest):
    """Typed words ask for the tablet."""
    typed = {"code": program.code, "secret": "no such words"}
    assert guest("Anna").post("/g", typed).status_code == 403


def test_an_invite_with_a_number_that_no_page_made_is_refused_and_stays_alive(program, device):
    client = device("tablet")
    for id in ("x", "A" * 32, "0" * 31, "0" * 33):
        refused = client.post("/g", {"id": id, "invite": program.invite})
        assert refused.status_code == 403
        assert say("E_BAD_INPUT") in refused.text
    assert client.use_invite(program.invite).status_code == 303


def test_the_number_of_a_form_lies_nowhere_in_the_database(program, device):
    """With it, and the server, a reader of the database would have the seat."""
    anna = device()
    form = form_of(anna)
    assert anna.post(f"/j/{program.code}", form).status_code == 303
    for file in program.folder.glob("veglia.db*"):
        assert form["id"].encode() not in file.read_bytes()


def test_a_browser_that_keeps_no_cookies_is_told_so_and_takes_no_name_from_anybody(program, device):
    refused = device().post(f"/j/{program.code}", form_of(device()))
    assert refused.status_code == 422
    assert say("E_NO_COOKIES") in refused.text
    assert 'value="Anna"' in refused.text
    elsewhere = device()
    assert elsewhere.join("Anna").status_code == 303
    assert elsewhere.connect().names() == ["Anna"]


def test_who_sends_the_form_of_a_seat_that_was_removed_sits_down_again(program, tablet, device):
    anna = device()
    form = form_of(anna)
    anna.post(f"/j/{program.code}", form)
    assert tablet.do("table.remove_seat", {"seat": 1})["ok"]
    assert anna.post(f"/j/{program.code}", form).status_code == 303
    assert anna.connect().names() == ["Anna"]


@pytest.mark.alone
def test_a_closed_door_looks_to_strangers_like_a_table_that_is_not_there(program, tablet, device):
    """Page by page: tests/web/sockets/test_admission.py."""
    assert tablet.do("table.close_door")["ok"]
    assert program.code not in device().get("/").text
    assert device().join("Eve").status_code == 404
    for kind in ("phone", "screen"):
        stranger = device(kind)
        with pytest.raises(Refused, match="E_NO_TABLE"):
            stranger.connect()


def test_whoever_was_let_in_stays_in_when_the_door_closes(program, tablet, guest, device):
    anna, screen, late = guest("Anna"), device("screen"), device()
    assert screen.get(f"/s/{program.code}").status_code == 200
    assert late.get(f"/j/{program.code}").status_code == 200
    assert tablet.do("table.close_door")["ok"]
    assert anna.get(f"/p/{program.code}").status_code == 200
    assert screen.get(f"/s/{program.code}").status_code == 200
    assert screen.connect().names() == ["Anna"]
    assert tablet.get(f"/s/{program.code}").status_code == 200
    # Who stood at the door is told why nobody comes in, and may watch.
    shut = late.get(f"/j/{program.code}")
    assert (shut.status_code, "<form" in shut.text) == (200, False)
    assert late.join("Bea").status_code == 422
    assert late.connect().names() == ["Anna"]
    assert tablet.do("table.open_door")["ok"]
    assert device().get(f"/s/{program.code}").status_code == 200


def test_a_place_is_kept_from_the_last_visit_on(program, device):
    """A campaign lasts longer than any date of a cookie, as long as people come back to it."""
    anna, stranger = device(), device()
    anna.join("Anna")
    given = places(anna)
    again = anna.get(f"/p/{program.code}").headers["Set-Cookie"]
    assert re.search(rf"seat-{program.code}=[\w-]+; .*?Max-Age=", again)
    assert places(anna) == given
    assert "seat-" not in stranger.get(f"/p/{program.code}").headers["Set-Cookie"]


def test_an_invite_that_cannot_be_used_now_is_not_called_dead_and_stays_alive(
    program, tablet, guest, device, locked
):
    guest("Anna")
    invite, new = invite_for(tablet, "phone"), device()
    with locked(program):
        assert new.use_invite(invite).status_code == 503
    assert new.use_invite(invite).headers["Location"] == f"/p/{program.code}"
