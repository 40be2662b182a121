"""Connections by address: a stranger uses up his own room, and a whole party fits into its own."""

import pytest
from gevent import sleep, socket
from gevent.event import Event

from companion.web.live.transport.arrivals import OF_A_NETWORK
from tests.web.listening import ASKED, hello, listening


@pytest.fixture
def opened(monkeypatch):
    """`serve` and `connect`, for a server with room for 32 connections."""
    with listening(32, monkeypatch) as both:
        yield both


def answered(line):
    """Whether a request on this connection gets a page."""
    try:
        line.sendall(ASKED)
        return line.recv(4096).endswith(b"hello")
    except OSError:
        return False


@pytest.mark.parametrize("whose", ["127.9.9.9", "127.0.0.1"], ids=["stranger", "same_router"])
def test_many_idle_connections_leave_the_party_its_room(opened, whose):
    serve, connect = opened
    serve()
    for _ in range(60):
        connect(whose)
    sleep(0.05)
    assert all(answered(connect("127.0.0.1")) for _ in range(10))


def test_whoever_has_said_nothing_for_longest_makes_room(opened):
    serve, connect = opened
    serve()
    lines = []
    for _ in range(16):
        lines.append(connect("127.0.0.1"))
        sleep(0)
    sleep(0.02)
    newcomer = connect("127.0.0.1")
    assert answered(newcomer)
    assert not answered(lines[0])
    assert all(map(answered, lines[1:]))


def test_of_many_who_come_in_one_moment_the_first_make_room(opened):
    serve, _ = opened
    server = serve()
    pairs = [socket.socketpair() for _ in range(40)]
    for number, (_, theirs) in enumerate(pairs):
        server.do_handle(theirs, ("127.0.0.1", number))  # none of them has had its turn yet
    try:
        assert all(answered(ours) for ours, _ in pairs[-16:])
    finally:
        for ours, _ in pairs:
            ours.close()
        while server.idle:
            sleep(0.01)


def test_whoever_is_being_answered_makes_no_room(opened):
    serve, connect = opened
    answer = Event()
    asked = []

    def app(*how):
        asked.append(how)
        answer.wait(30)
        return hello(*how)

    serve(app)
    lines = [connect("127.0.0.1") for _ in range(16)]
    for line in lines:
        line.sendall(ASKED)
    while len(asked) < len(lines):
        sleep(0.01)
    assert not answered(connect("127.0.0.1"))
    answer.set()
    assert all(line.recv(4096).endswith(b"hello") for line in lines)


def test_behind_a_proxy_nothing_is_counted_by_its_address(opened):
    serve, connect = opened
    serve(proxied=True)
    lines = [connect("127.0.0.1") for _ in range(30)]
    sleep(0.05)
    assert all(map(answered, lines))


def test_what_has_ended_is_not_counted(opened):
    serve, connect = opened
    serve()
    for _ in range(50):
        with connect("127.0.0.1") as line:
            assert answered(line)


def test_a_whole_party_behind_one_router_fits():
    devices, of_a_browser = 64, 6
    assert devices * (of_a_browser + 1) <= OF_A_NETWORK
