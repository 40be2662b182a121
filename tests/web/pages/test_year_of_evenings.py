"""A browser that was at many tables of one address before: the newest is like the first.

A real browser after two hundred: tests/browser/coming_back/test_year_of_evenings.py.
"""

from werkzeug.test import Client

from companion.table.commands import CloseDoor, NameTable
from companion.table.device import Kind
from companion.table.effects import Acknowledge, Ask

EVENINGS, WEEKS = 60, 50
COOKIE_LINE = 4096
"""Bytes of the Cookie header at most: nginx takes 8 kB for a line, with others' cookies."""
SET_LINES = 2048
"""Bytes of the cookies that one answer sets at most: nginx takes 4 kB for the head of an answer."""


class Visitor(Client):
    """A browser. `sent`, `received`: the longest lines of cookies so far."""

    sent = received = ""

    def at(self, path, **more):
        answer = self.open(path, headers={"Accept": "text/html,*/*"}, **more)
        self.sent = max(self.sent, answer.request.headers.get("Cookie", ""), key=len)
        self.received = max(self.received, "".join(answer.headers.getlist("Set-Cookie")), key=len)
        return answer

    def cookie(self):
        return self.at("/healthz").request.headers.get("Cookie", "")


def evening(app, host, guest, television, number):
    """One table, with these browsers as tablet, phone and television. Its code."""
    actor, secret = app.shell.tables.open(hosted=True)
    code = actor.table.code
    # Everybody comes from an address of the own: how many sit down in an hour is no question here.
    source = {"environ_base": {"REMOTE_ADDR": f"192.0.{number}.1"}}
    assert host.at("/g", method="POST", data={"invite": f"{code}.{secret}"}, **source).status == SEE
    assert host.at(f"/t/{code}", **source).status_code == 200
    assert guest.at(f"/j/{code}", **source).status_code == 200
    assert guest.at(f"/j/{code}", method="POST", data={"name": "Anna"}, **source).status == SEE
    assert guest.at(f"/p/{code}", **source).status_code == 200
    assert television.at(f"/s/{code}", **source).status_code == 200
    return code


SEE = "303 SEE OTHER"


def connect(app, cookie, code, kind):
    """Connect a socket with these cookies; its seat or kind of device."""
    sid = f"{kind} {code}"
    environ = {"REMOTE_ADDR": "192.0.2.9", "HTTP_COOKIE": cookie}
    app.sockets.handlers["connect"](sid, environ, {"code": code, "kind": kind})
    me = app.shell.tables.find(code).devices.by_sid[sid].viewer
    app.sockets.handlers["disconnect"](sid, "")
    return me.kind.value if me.seat is None else me.seat


def close_door(actor):
    ask = Ask(actor.table.tablet, Kind.TABLET, "0" * 32, CloseDoor())
    assert isinstance(actor.step(ask), Acknowledge)


def test_after_a_year_of_weeks_phone_tablet_and_television_come_back_to_a_closed_door(app):
    host, guest, television = (Visitor(app) for _ in range(3))
    for number in range(WEEKS):
        code = evening(app, host, guest, television, number)
    close_door(app.shell.tables.find(code))
    assert host.at(f"/t/{code}").status_code == 200
    assert guest.at(f"/p/{code}").status_code == 200
    assert television.at(f"/s/{code}").status_code == 200
    assert connect(app, host.cookie(), code, "tablet") == "tablet"
    assert connect(app, guest.cookie(), code, "phone") == 1
    assert connect(app, television.cookie(), code, "screen") == "screen"
    for visitor in (host, guest, television):
        assert len(visitor.sent) < COOKIE_LINE
        assert len(visitor.received) < SET_LINES


def test_one_browser_that_was_all_three_at_sixty_tables_has_its_places_at_the_newest(app):
    visitor = Visitor(app)
    for number in range(EVENINGS):
        code = evening(app, visitor, visitor, visitor, number)
    close_door(app.shell.tables.find(code))
    assert len(visitor.sent) < COOKIE_LINE
    assert connect(app, visitor.cookie(), code, "tablet") == "tablet"
    assert connect(app, visitor.cookie(), code, "phone") == 1


def test_the_campaign_that_is_played_again_and_again_is_none_of_those_that_are_forgotten(app):
    host, guest, television, others = (Visitor(app) for _ in range(4))
    campaign = evening(app, host, guest, television, 0)
    for number in range(1, 30):
        evening(app, others, guest, television, number)
        actor = app.shell.tables.find(campaign)
        named = NameTable(f"Chapter {number}")
        actor.step(Ask(actor.table.tablet, Kind.TABLET, f"{number:032x}", named))
        assert guest.at(f"/p/{campaign}").status_code == 200
    assert connect(app, guest.cookie(), campaign, "phone") == 1


def test_cookies_of_tables_that_are_gone_go(app):
    guest, host = Visitor(app), Visitor(app)
    codes = [evening(app, host, guest, guest, number) for number in range(4)]
    forget = app.shell.tables.forget
    versions = [app.shell.tables.peek(code).version for code in codes]
    assert all(map(forget, codes[:3], versions))
    assert guest.at(f"/p/{codes[3]}").status_code == 200
    assert host.at(f"/t/{codes[3]}").status_code == 200
    assert all(one not in guest.cookie() + host.cookie() for one in codes[:3])
    assert forget(codes[3], versions[3])
    assert guest.at(f"/p/{codes[3]}").status_code == 404
    assert guest.cookie() == ""


def test_nobody_learns_from_invented_cookies_which_tables_there_are(app):
    """Only what we have given ourselves is looked up, so no code is guessed in this way."""
    actor, _ = app.shell.tables.open(hosted=True)
    other, _ = app.shell.tables.open(hosted=True)
    unknown = other.table.code[:-1] + ("1" if other.table.code[-1] != "1" else "2")
    for kind in ("door", "seat", "tablet"):
        answers = [
            Client(app, use_cookies=False).get(
                f"/s/{actor.table.code}",
                headers={"Accept": "text/html", "Cookie": f"{kind}-{code}={'A' * 43}"},
            )
            for code in (other.table.code, unknown)
        ]
        cookies = [one.headers.getlist("Set-Cookie") for one in answers]
        assert [len(one) for one in cookies] == [1, 1]


def test_what_others_put_into_the_cookies_of_this_address_hides_no_place(app):
    """Ports of one machine share their cookies."""
    guest = Visitor(app)
    code = evening(app, Visitor(app), guest, Visitor(app), 1)
    line = f'state={{"a": [1; 2]}}; @@; {guest.cookie()}; x="'
    assert connect(app, line, code, "phone") == 1
    page = Client(app, use_cookies=False).get(f"/j/{code}", headers={"Cookie": line})
    assert page.headers["Location"] == f"/p/{code}"
