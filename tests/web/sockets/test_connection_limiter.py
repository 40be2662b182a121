"""Connections by address: a stranger uses up his own room, and a whole party fits into its own."""

import pytest
from gevent import sleep, socket
from gevent.event import Event

from companion.web.live.transport import connection_limiter
from companion.web.live.transport.connection_limiter import OF_A_NETWORK, ConnectionLimiter
from tests.web.bare_server import REQUEST, bare_server, hello


@pytest.fixture
def small_server(monkeypatch):
    """`serve` and `connect`, for a server with room for 32 connections."""
    with bare_server(32, monkeypatch) as serve_and_connect:
        yield serve_and_connect


def is_answered(line):
    """Whether a request on this connection gets a page."""
    try:
        line.sendall(REQUEST)
        return line.recv(4096).endswith(b"hello")
    except OSError:
        return False


STRANGERS = {
    "one": ["127.9.9.9"],
    "same_router": ["127.0.0.1"],
    "many": [f"127.5.0.{number}" for number in range(1, 11)],
}


@pytest.mark.parametrize("whose", STRANGERS.values(), ids=STRANGERS)
def test_many_idle_connections_leave_the_party_its_room(small_server, whose):
    serve, connect = small_server
    serve()
    for number in range(60):
        connect(whose[number % len(whose)])
    sleep(0.05)
    assert all(is_answered(connect("127.0.0.1")) for _ in range(10))


def test_whoever_has_said_nothing_for_longest_makes_room(small_server):
    serve, connect = small_server
    serve()
    lines = []
    for _ in range(16):
        lines.append(connect("127.0.0.1"))
        sleep(0)
    sleep(0.02)
    assert is_answered(connect("127.0.0.1"))
    assert not is_answered(lines[0])
    assert all(map(is_answered, lines[1:]))


def test_of_many_who_come_in_one_moment_the_first_make_room(small_server):
    serve, _ = small_server
    server = serve()
    pairs = [socket.socketpair() for _ in range(40)]
    for number, (_, theirs) in enumerate(pairs):
        server.do_handle(theirs, ("127.0.0.1", number))  # none of them has had its turn yet
    try:
        assert all(is_answered(ours) for ours, _ in pairs[-16:])
    finally:
        for ours, _ in pairs:
            ours.close()
        while server.connections.idle:
            sleep(0.01)


def test_whoever_is_being_answered_makes_no_room(small_server):
    serve, connect = small_server
    answer = Event()
    closed = []

    def app(*how):
        closed.append(how)
        answer.wait(60)
        return hello(*how)

    serve(app)
    lines = [connect("127.0.0.1") for _ in range(16)]
    for line in lines:
        line.sendall(REQUEST)
    while len(closed) < len(lines):
        sleep(0.01)
    assert not is_answered(connect("127.0.0.1"))
    answer.set()
    assert all(line.recv(4096).endswith(b"hello") for line in lines)


LONG = 1 << 24


def long_answer(environ, start_response):
    """More than the system takes for a peer that does not read; «/place» shows a place."""
    if environ["PATH_INFO"] == "/short":
        return hello(environ, start_response)
    if environ["PATH_INFO"] == "/place":
        environ[connection_limiter.CONNECTION].mark_place()
    if environ["PATH_INFO"] == "/full":
        start_response("200 OK", [("Content-Length", "4")])
        return [b"full" if environ[connection_limiter.CONNECTION].is_full() else b"room"]
    start_response("200 OK", [("Content-Length", str(LONG))])
    return [b"x" * LONG]


def ask(line, path):
    line.sendall(b"GET %b HTTP/1.1\r\nHost: x\r\n\r\n" % path)


def wait_for_stalled(server, count):
    """Wait until so many connections do not read."""
    while len(server.connections.stalled) < count:
        sleep(0.01)


@pytest.mark.parametrize(("of", "many"), [(1, 16), (2, 29)], ids=["same_router", "everywhere"])
def test_whoever_asks_and_does_not_read_makes_room_and_a_place_does_not(
    small_server, monkeypatch, of, many
):
    monkeypatch.setattr(connection_limiter, "STALLED_SECONDS", 0.05)
    serve, connect = small_server
    server = serve(long_answer)
    holder = connect("127.0.0.1")
    ask(holder, b"/place")
    wait_for_stalled(server, 1)
    for number in range(1, many):
        ask(connect(f"127.0.0.{1 + number % of}"), b"/")
    wait_for_stalled(server, many)
    sleep(0.1)
    newcomers = [connect("127.0.0.1") for _ in range(4)]
    for line in newcomers:
        ask(line, b"/short")
        assert line.recv(4096).endswith(b"hello")
    assert len(server.connections.stalled) < many
    left = LONG
    while data := holder.recv(1 << 20):  # its answer goes on, to the end
        left -= len(data)
        if left <= 0:
            break
    assert left <= 0


def test_where_there_is_no_room_at_all_those_who_do_not_read_go_though_nobody_comes(
    small_server, monkeypatch
):
    monkeypatch.setattr(connection_limiter, "STALLED_SECONDS", 0.3)
    serve, connect = small_server
    server = serve(long_answer)
    for number in range(32):
        ask(connect(f"127.0.0.{1 + number % 2}"), b"/")
    ask(late := connect("127.0.0.3"), b"/short")
    assert late.recv(4096).endswith(b"hello")
    assert server.free_slots() > 0


def test_whoever_was_asked_to_end_and_then_does_not_read_goes_as_well(monkeypatch):
    """It waited for its turn, so its request was answered though nothing more is read from it."""
    monkeypatch.setattr(connection_limiter, "STALLED_SECONDS", 0.0)
    left = [1]
    room = ConnectionLimiter(16, 16, lambda: left[0])
    (waits, its), (second, _), (third, _) = pairs = [socket.socketpair() for _ in range(3)]
    try:
        room.add("127.0.0.1", waits)
        room.add("127.0.0.1", second)
        assert waits not in room.idle
        room.mark_stalled(waits)
        room.add("127.0.0.1", third)
        its.setblocking(False)
        assert its.recv(1) == b""
        assert not room.stalled
        left[0] = 16
    finally:
        for ours, theirs in pairs:
            ours.close()
            theirs.close()


@pytest.mark.parametrize(("shows_place", "full"), [(False, False), (True, True)])
def test_in_a_full_house_who_has_not_read_for_a_moment_makes_room(monkeypatch, shows_place, full):
    monkeypatch.setattr(connection_limiter, "STALLED_SECONDS", 0.0)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        left = [64]
        room = ConnectionLimiter(64, 64, lambda: left[0])
        room.add("127.0.0.1", ours)
        room.idle.clear()
        left[0] = 1
        room.mark_stalled(ours)
        if shows_place:
            room.with_place.add(ours)
        assert room.is_full() is full
        assert (ours in room.stalled) is full
        assert room.is_full()  # nobody else can go


def test_the_last_room_is_for_places(monkeypatch):
    with bare_server(64, monkeypatch) as (serve, connect):
        monkeypatch.setattr(connection_limiter, "STALLED_SECONDS", 1000.0)
        server = serve(long_answer)
        with connect() as first:
            ask(first, b"/full")
            assert first.recv(4096).endswith(b"room")
        for number in range(62):
            ask(connect(f"127.0.0.{2 + number % 3}"), b"/")
            wait_for_stalled(server, number + 1)
        ask(last := connect(), b"/full")
        assert last.recv(4096).endswith(b"full")


def test_behind_a_proxy_nothing_is_counted_by_its_address(small_server):
    serve, connect = small_server
    serve(proxied=True)
    lines = [connect("127.0.0.1") for _ in range(30)]
    sleep(0.05)
    assert all(map(is_answered, lines))


def test_what_has_ended_is_not_counted(small_server):
    serve, connect = small_server
    serve()
    for _ in range(50):
        with connect("127.0.0.1") as line:
            assert is_answered(line)


def test_a_whole_party_behind_one_router_fits():
    devices, of_a_browser = 64, 6
    assert devices * (of_a_browser + 1) <= OF_A_NETWORK
