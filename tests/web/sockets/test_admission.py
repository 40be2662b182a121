"""Who asks too much: counted by place, by key, by network; and what is worked out once for all."""

import re
from collections import Counter
from functools import partial
from itertools import count

import pytest
from werkzeug.test import Client

from companion.table.commands import ChooseGame, CloseDoor, UseInvite
from companion.table.device import Kind
from companion.table.effects import Acknowledge, Ask
from companion.web.http import export, limits, stories
from tests.kit.statements import listening

FRESH = {"Content-Security-Policy"}
"""A header with a nonce, which is new in every answer."""
NONCE = re.compile(r'nonce="[^"]*"')


@pytest.fixture
def client(app, monkeypatch):
    """Makes browsers of the hosted application, with few requests allowed for each network."""
    monkeypatch.setattr(limits, "REQUESTS", (5, 0))
    return partial(Client, app)


@pytest.fixture
def code(app):
    """A table that is open."""
    return app.shell.tables.open(hosted=True)[0].table.code


def request(client, path="/", source="192.0.2.1", **more):
    return client.open(path, environ_base={"REMOTE_ADDR": source}, **more)


def test_too_many_requests_of_one_network_are_refused_before_any_page(client):
    stranger = client()
    assert [(last := request(stranger)).status_code for _ in range(7)] == [200] * 5 + [429] * 2
    assert last.headers["Connection"] == "close"
    assert len(last.data) < 40
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade"}
    assert request(client(), source="192.0.2.2", headers=upgrade).status_code == 200


def test_whoever_has_a_place_is_not_counted_by_the_network(client):
    host, neighbour = client(), client()
    table = request(host, "/tables", method="POST").headers["Location"]
    while request(neighbour).status_code == 200:
        pass
    assert request(host, table).status_code == 200
    name = re.fullmatch(r"/t/(\w+)", table)[1]
    assert request(neighbour, f"/s/{name}").status_code == 429


def test_newcomers_with_the_qr_are_not_counted_with_a_flood_from_behind_their_router(
    client, code, app
):
    newcomer = client()
    while request(client(), f"/j/{code}").status_code == 200:
        pass
    door = app.shell.join_link(code).partition(code)[2]
    assert request(newcomer, f"/j/{code}{door}x").status_code == 429
    assert request(newcomer, f"/j/{code}{door}").status_code == 200
    # From here on the browser has a ticket: for style, script, form, and the picture.
    assert request(newcomer, "/static/x/css/base.css").status_code == 200
    joined = request(newcomer, f"/j/{code}", method="POST", data={"name": "Ada"})
    assert joined.status_code == 303
    assert request(newcomer, joined.headers["Location"]).status_code == 200


def test_forms_that_store_nothing_cost_a_newcomer_behind_the_same_router_nothing(
    client, monkeypatch, code
):
    """Of one who sends them without end, by a browser that was let in as everybody is (N3)."""
    monkeypatch.setattr(limits, "REQUESTS", (100, 0))
    monkeypatch.setattr(limits, "SEATS_OF_A_BROWSER", limits.parse("10/hour"))
    monkeypatch.setattr(limits, "SEATS_OF_A_NETWORK", limits.parse("20/hour"))
    mallory, newcomer = client(), client()
    assert request(mallory, f"/j/{code}").status_code == 200
    for _ in range(21):
        form = request(mallory, f"/j/{code}", method="POST", data={"name": ""})
        assert form.status_code == 422
    assert request(newcomer, f"/j/{code}").status_code == 200
    joined = request(newcomer, f"/j/{code}", method="POST", data={"name": "Ada"})
    assert joined.status_code == 303


def test_seats_are_counted_by_the_browser_that_takes_them_and_by_its_network(
    client, monkeypatch, code
):
    monkeypatch.setattr(limits, "REQUESTS", (100, 0))
    monkeypatch.setattr(limits, "SEATS_OF_A_BROWSER", limits.parse("2/hour"))
    monkeypatch.setattr(limits, "SEATS_OF_A_NETWORK", limits.parse("3/hour"))
    restless = client()

    def take_seat(browser, name, **more):
        form = {"name": name, "id": name.encode().hex().zfill(32)}
        request(browser, f"/j/{code}", **more)  # which gives the ticket
        for _ in range(2):  # the second time before the first answer
            browser.delete_cookie(f"seat-{code}")
            answer = request(browser, f"/j/{code}", method="POST", data=form, **more)
        return answer.status_code

    assert [take_seat(restless, name) for name in ("Ada", "Bea", "Cleo")] == [303, 303, 429]
    assert [take_seat(client(), name) for name in ("Dora", "Elsa")] == [303, 429]
    assert take_seat(client(), "Elsa", source="192.0.2.2") == 303


def test_a_browser_that_was_let_in_and_asks_without_end_keeps_out_no_newcomer(
    client, monkeypatch, code, app
):
    monkeypatch.setattr(limits, "REQUESTS_OF_ONE", (5, 0))
    door = app.shell.join_link(code).partition(code)[2]
    mallory, newcomer = client(), client()
    while request(mallory, f"/j/{code}{door}").status_code == 200:
        pass
    assert request(newcomer, f"/j/{code}{door}").status_code == 200
    joined = request(newcomer, f"/j/{code}", method="POST", data={"name": "Ada"})
    assert joined.status_code == 303


def test_who_collects_tickets_asks_no_more_than_its_network_may(client, monkeypatch, code, app):
    monkeypatch.setattr(limits, "REQUESTS_OF_BROWSERS", (20, 0))
    link = app.shell.join_link(code)
    page, newcomer, collected = link[link.index("/j/") :], client(), [client() for _ in range(5)]
    code, _, _ = page.partition("?")
    answers = [request(collected[n % 5], code).status_code for n in range(45)]
    assert answers == [200] * 25 + [429] * 20
    form = re.search(r'action="([^"]*)"', request(newcomer, page).text)[1]
    assert request(newcomer, form, method="POST", data={"name": "Ada"}).status_code == 303
    assert request(collected[0], code, source="192.0.2.2").status_code == 200


def test_a_head_is_refused_only_where_no_place_no_key_and_no_socket_shows(client, app):
    door = app.admission
    while request(client()).status_code == 200:
        pass
    lines = {
        b"GET /s/LUME42 HTTP/1.1\r\nHost: x\r\n\r\n": True,
        b"GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: x\r\n\r\n": True,
        b"GET /s/LUME42 HTTP/1.1\r\nHost: x\r\nCOOKIE: a=b\r\n\r\n": False,
        b"GET /j/LUME42?k=abc HTTP/1.1\r\nHost: x\r\n\r\n": False,
        b"GET /socket.io/?EIO=4 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n": False,
    }
    assert {head: door.refuses("192.0.2.1", head) for head in lines} == lines
    assert not any(door.refuses("192.0.2.2", head) for head in lines)


def test_polling_counts_as_a_request_and_is_answered_in_json_until_then(client):
    answers = [request(client(), "/socket.io/?EIO=4&transport=polling") for _ in range(6)]
    assert [one.status_code for one in answers] == [400] * 5 + [429]
    assert "websocket only" in answers[0].json["message"]


@pytest.mark.parametrize("path", ["/socket.iox", "/socket.io", "/socket.io/?EIO=4"])
def test_what_only_looks_like_a_handshake_is_counted_as_a_page(client, path):
    answers = [request(client(), path, headers={"Upgrade": "x"}).status_code for _ in range(6)]
    assert answers[-1] == 429
    assert 429 not in answers[:5]


def test_a_code_is_not_guessed_with_a_secret_that_looks_random(client, monkeypatch, app):
    """Once enough was guessed no table is read for it, which would take longer than to find none;
    an invite to a table that is played opens it all the same."""
    monkeypatch.setattr(limits, "REQUESTS", (200, 0))
    actor, secret = app.shell.tables.open(hosted=True)
    read = []
    with monkeypatch.context() as patch:
        patch.setattr(app.shell.tables, "find", read.append)
        for number in range(80):
            invite = {"invite": f"LUME{number}.{'A' * 43}"}
            assert request(client(), "/g", method="POST", data=invite).status_code == 403
    assert 40 <= len(read) < 80
    invite = {"invite": f"{actor.table.code}.{secret}"}
    assert request(client(), "/g", method="POST", data=invite).status_code == 303


def test_what_everybody_may_read_is_made_once_for_each_state_of_the_game(client, monkeypatch, app):
    monkeypatch.setattr(limits, "REQUESTS", (100, 0))
    shell, made = app.shell, Counter()
    for module, name in ((export, "annals"), (export, "sheet"), (stories, "recap_blocks")):
        make = getattr(module, name)
        counted = lambda *how, make=make, name=name: made.update((name,)) or make(*how)  # noqa: E731
        monkeypatch.setattr(module, name, counted)
    actor, secret = shell.tables.open(hosted=True)
    host = "a" * 43
    invite = shell.seal.of(secret)

    def do(command):
        id = f"{next(numbers):032x}"
        reply = actor.step(Ask(shell.seal.of(host), Kind.TABLET, id, command))
        assert isinstance(reply, Acknowledge), reply

    numbers = count()
    do(UseInvite(invite=invite))
    code, reader = actor.table.code, client()
    for path in (f"/history/{code}.json", f"/sheet/{code}", f"/recap/{code}"):
        for _ in range(5):
            request(reader, path)
    assert made == {"annals": 1, "sheet": 1, "recap_blocks": 1}
    for name in ("Anna", "Bea", "Carla"):
        form = {"name": name}
        assert request(client(), f"/j/{code}", method="POST", data=form).status_code == 303
    do(ChooseGame(game="jrc"))
    for language in ("it", "en"):
        for _ in range(5):
            assert request(reader, f"/history/{code}.json?lang={language}").status_code == 200
    assert made == {"annals": 3, "sheet": 1, "recap_blocks": 1}


def test_a_closed_door_is_answered_like_an_unknown_code_and_costs_the_store_the_same(
    client, monkeypatch, app
):
    monkeypatch.setattr(limits, "REQUESTS", (100, 0))
    shell = app.shell
    actor, secret = shell.tables.open(hosted=True)
    host = partial(Ask, shell.seal.of("a" * 43), Kind.TABLET)
    for number, wish in enumerate((UseInvite(invite=shell.seal.of(secret)), CloseDoor())):
        assert isinstance(actor.step(host(f"{number:032x}", wish)), Acknowledge)
    closed, statements = actor.table.code, []
    unknown = closed[:-1] + ("1" if closed[-1] != "1" else "2")

    def note(statement):
        statements.append(re.sub("'.*?'", "?", statement))

    def read(path, code):
        statements.clear()
        end = ".json" if path in ("history/", "copy/") else ""
        answer = request(client(), f"/{path}{code}{end}")
        headers = {name: value for name, value in answer.headers if name not in FRESH}
        text = NONCE.sub("", answer.text).replace(code, "")  # it stays in its field
        return answer.status_code, headers, text, sorted(statements)

    paths = ("j/", "s/", "p/", "t/", "history/", "copy/", "recap/", "sheet/", "?code=")
    with listening(shell.store, note):
        for path in paths:
            assert read(path, closed) == read(path, unknown)
            assert statements, path
