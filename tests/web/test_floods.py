"""Floods of requests: pages take turns, and whoever has a place, or comes new, is served."""

import re
import time
from collections import Counter
from itertools import count

import pytest
from gevent import socket, spawn
from gevent.event import Event
from werkzeug.test import Client

from companion.table.device import Kind
from companion.table.effects import Acknowledge, Ask
from companion.table.wishes import ChooseGame, TakeGrant
from companion.web import config, copies, limits, stories
from companion.web.app import create_app
from companion.web.transport import http
from companion.web.transport.http import Server
from companion.web.transport.turnstile import BEFORE_REST, Turnstile

ASKED = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
def opened(monkeypatch):
    """Start a server with room for 64 connections; open connections from any address."""
    monkeypatch.setattr(http, "room", lambda: 64)
    servers, lines = [], []

    def serve(app, **how):
        servers.append(Server(("127.0.0.1", 0), app, **how))
        servers[-1].start()

    def connect(source="127.0.0.1"):
        line = socket.create_connection(
            ("127.0.0.1", servers[-1].server_port), timeout=10, source_address=(source, 0)
        )
        lines.append(line)
        return line

    yield serve, connect
    for one in (*lines, *servers):
        one.close()


def hello(environ, start_response):
    start_response("200 OK", [("Content-Length", "5")])
    return [b"hello"]


def test_what_comes_on_a_socket_is_read_between_two_pages(opened):
    serve, connect = opened
    ours, theirs = socket.socketpair()
    happened = []

    def listen():
        theirs.recv(1)
        happened.append("heard")

    listening = spawn(listen)

    def app(*how):
        happened.append("page")
        worked = time.thread_time()
        while time.thread_time() - worked < 2 * BEFORE_REST:
            pass  # as a page that is painted
        if len(happened) == 3:
            ours.send(b"x")
        return hello(*how)

    serve(app)
    lines = [connect() for _ in range(30)]
    for line in lines:
        line.sendall(ASKED)
    for line in lines:
        assert line.recv(4096).endswith(b"hello")
    listening.join()
    assert happened.index("heard") <= 5
    assert happened.count("page") == 30
    ours.close()
    theirs.close()


def test_many_idle_strangers_of_many_addresses_leave_room_for_newcomers(opened):
    serve, connect = opened
    serve(hello)
    strangers = [connect(f"127.5.0.{1 + number % 10}") for number in range(120)]
    for number in range(10):
        line = connect(f"127.0.0.{1 + number % 2}")
        line.sendall(ASKED)
        assert line.recv(4096).endswith(b"hello")
    assert len(strangers) == 120


def test_a_hundred_requests_of_one_guest_delay_another_by_one():
    turnstile, order, done = Turnstile(), [], Event()

    def come(guest, **how):
        turnstile.wait(guest, **how)
        order.append(guest)
        if len(order) == 102:
            done.set()

    for _ in range(100):
        spawn(come, "stranger")
    spawn(come, "newcomer")
    spawn(come, "seat", place=True)
    assert done.wait(10)
    assert order.index("seat") <= 1
    assert order.index("newcomer") <= 2


def test_pages_of_strangers_wait_for_a_command_that_is_on_the_way():
    at_work, order = [True], []
    turnstile = Turnstile(lambda: at_work[0])

    def come(guest, **how):
        turnstile.wait(guest, **how)
        order.append(guest)

    pages = [spawn(come, f"stranger {number}") for number in range(3)]

    def answer():
        at_work[0] = False
        order.append("answer")

    spawn(answer)
    for one in pages:
        one.join(10)
    assert order == ["answer", "stranger 0", "stranger 1", "stranger 2"]


def test_who_has_a_place_does_not_wait_for_the_commands_of_others():
    turnstile = Turnstile(lambda: True)
    waits = spawn(turnstile.wait, "seat", place=True)
    waits.join(10)
    assert waits.successful()


def test_pages_of_strangers_come_though_there_is_no_end_of_commands():
    turnstile = Turnstile(lambda: True)
    waits = spawn(turnstile.wait, "stranger")
    waits.join(10)
    assert waits.successful()


class Full:
    """A door at which every stranger is one too many."""

    def busy(self):
        return False

    def refuses(self, address, head):
        return b"seat-" not in head


def test_one_too_many_is_neither_parsed_nor_given_a_turn_and_hears_it_late(opened, monkeypatch):
    serve, connect = opened
    late, parsed, turns = Event(), [], []
    monkeypatch.setattr(http.gevent, "sleep", lambda seconds=0: seconds and late.wait(10))
    read, wait = http.Handler.read_request, Turnstile.wait
    monkeypatch.setattr(
        http.Handler, "read_request", lambda self, line: parsed.append(line) or read(self, line)
    )
    monkeypatch.setattr(
        Turnstile, "wait", lambda self, *who, **how: turns.append(who) or wait(self, *who, **how)
    )
    serve(hello, door=Full())
    strangers = [connect() for _ in range(5)]
    for line in strangers:
        line.sendall(ASKED)
    seat = connect()
    seat.sendall(ASKED.replace(b"\r\n\r\n", b"\r\nCookie: seat-LUME42=x\r\n\r\n"))
    assert seat.recv(4096).endswith(b"hello")
    assert (len(parsed), len(turns)) == (1, 1)
    for line in strangers:
        line.settimeout(0.0)
        with pytest.raises(BlockingIOError):
            line.recv(1)
    late.set()
    for line in strangers:
        line.settimeout(10)
        said = b""
        while piece := line.recv(4096):
            said += piece
        assert said.startswith(b"HTTP/1.1 429 ")
        assert len(said) < 200
    assert (len(parsed), len(turns)) == (1, 1)


def test_a_stranger_behind_a_proxy_is_not_known_before_the_request_is_read(opened):
    serve, connect = opened
    serve(hello, door=Full(), proxied=True)
    line = connect()
    line.sendall(ASKED)
    assert line.recv(4096).endswith(b"hello")


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A browser of the hosted application, with few requests allowed for each network."""
    monkeypatch.setattr(limits, "REQUESTS", 5)
    monkeypatch.setattr(limits, "REQUESTS_PER_SECOND", 0)
    app = create_app(config.read({"data_dir": str(tmp_path)}, {}, hosted=True))

    def make():
        return Client(app)

    make.app = app
    yield make
    app.shell.store.close()


def asked(client, path="/", source="192.0.2.1", **more):
    return client.open(path, environ_base={"REMOTE_ADDR": source}, **more)


def test_too_many_requests_of_one_network_are_refused_before_any_page(client):
    stranger = client()
    answers = [asked(stranger) for _ in range(7)]
    assert [one.status_code for one in answers] == [200] * 5 + [429] * 2
    assert answers[-1].headers["Connection"] == "close"
    assert len(answers[-1].data) < 40
    assert asked(client(), source="192.0.2.2").status_code == 200


def test_whoever_has_a_place_is_not_counted_by_the_network(client):
    host, neighbour = client(), client()
    table = asked(host, "/tables", method="POST").headers["Location"]
    while asked(neighbour).status_code == 200:
        pass
    assert asked(host, table).status_code == 200
    name = re.fullmatch(r"/t/(\w+)", table)[1]
    assert asked(neighbour, f"/s/{name}").status_code == 429


def test_newcomers_with_the_qr_are_not_counted_with_a_flood_from_behind_their_router(client):
    shell = client.app.shell
    code = shell.tables.open(hosted=True)[0].table.code
    newcomer = client()
    while asked(client(), f"/j/{code}").status_code == 200:
        pass
    door = shell.join_link(code).partition(code)[2]
    assert asked(newcomer, f"/j/{code}{door[:-1]}x").status_code == 429
    assert asked(newcomer, f"/j/{code}{door}").status_code == 200
    # From here on the browser has a ticket: for style, script, form, and the picture.
    assert asked(newcomer, "/static/x/css/base.css").status_code == 200
    joined = asked(newcomer, f"/j/{code}", method="POST", data={"name": "Ada"})
    assert joined.status_code == 303
    assert asked(newcomer, joined.headers["Location"]).status_code == 200


def test_a_head_is_refused_only_where_no_place_no_key_and_no_socket_shows(client):
    door = client.app.door
    while asked(client()).status_code == 200:
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
    path = "/socket.io/?EIO=4&transport=polling"
    answers = [asked(client(), path) for _ in range(6)]
    assert [one.status_code for one in answers] == [400] * 5 + [429]
    assert "websocket only" in answers[0].json["message"]


def test_what_everybody_may_read_is_made_once_for_each_state_of_the_game(client, monkeypatch):
    monkeypatch.setattr(limits, "REQUESTS", 100)
    shell, made = client.app.shell, Counter()
    for module, name in ((copies, "annals"), (copies, "sheet"), (stories, "recap_blocks")):
        make = getattr(module, name)
        counted = lambda *how, make=make, name=name: made.update((name,)) or make(*how)  # noqa: E731
        monkeypatch.setattr(module, name, counted)
    inbox, secret = shell.tables.open(hosted=True)
    host = "a" * 43
    grant = shell.seal.of(secret)

    def does(command):
        id = f"{next(numbers):032x}"
        reply = inbox.step(Ask(shell.seal.of(host), Kind.TABLET, id, command))
        assert isinstance(reply, Acknowledge), reply

    numbers = count()
    does(TakeGrant(grant=grant))
    code, reader = inbox.table.code, client()
    for path in (f"/history/{code}.json", f"/sheet/{code}", f"/recap/{code}"):
        for _ in range(5):
            asked(reader, path)
    assert made == {"annals": 1, "sheet": 1, "recap_blocks": 1}
    for name in ("Anna", "Bea", "Carla"):
        form = {"name": name}
        assert asked(client(), f"/j/{code}", method="POST", data=form).status_code == 303
    does(ChooseGame(game="jrc"))
    for language in ("it", "en"):
        for _ in range(5):
            assert asked(reader, f"/history/{code}.json?lang={language}").status_code == 200
    assert made == {"annals": 3, "sheet": 1, "recap_blocks": 1}
