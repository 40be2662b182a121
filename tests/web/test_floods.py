"""Floods of requests: pages take turns, and whoever has a place, or comes new, is served."""

import re
import time

import pytest
from gevent import socket, spawn
from gevent.event import Event
from werkzeug.test import Client

from companion.web import config, limits
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

    def serve(app):
        servers.append(Server(("127.0.0.1", 0), app))
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


@pytest.fixture
def client(tmp_path, monkeypatch):
    """A browser of the hosted application, with few requests allowed for each network."""
    monkeypatch.setattr(limits, "REQUESTS", 5)
    monkeypatch.setattr(limits, "REQUESTS_PER_SECOND", 0)
    app = create_app(config.read({"data_dir": str(tmp_path)}, {}, hosted=True))
    yield lambda: Client(app)
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
