"""Floods of requests and endless writing: pages take turns, and guests are served."""

import time

import pytest
from gevent import sleep, socket, spawn
from gevent.event import Event

from companion.web.http.limits import RateLimits
from companion.web.live.transport import http
from companion.web.live.transport import request_scheduler as scheduler_module
from companion.web.live.transport.request_scheduler import WORK_BEFORE_PAUSE, RequestScheduler
from tests.web.bare_server import REQUEST, bare_server, hello


@pytest.fixture
def small_server(monkeypatch):
    """`serve` and `connect`, for a server with room for 64 connections."""
    with bare_server(64, monkeypatch) as serve_and_connect:
        yield serve_and_connect


def test_what_comes_on_a_socket_is_read_between_two_pages(small_server):
    serve, connect = small_server
    ours, theirs = socket.socketpair()
    happened = []

    def listen():
        theirs.recv(1)
        happened.append("heard")

    listening = spawn(listen)

    def app(*how):
        happened.append("page")
        worked = time.thread_time()
        while time.thread_time() - worked < 2 * WORK_BEFORE_PAUSE:
            pass  # as a page that is painted
        if len(happened) == 3:
            ours.send(b"x")
        return hello(*how)

    serve(app)
    lines = [connect() for _ in range(30)]
    for line in lines:
        line.sendall(REQUEST)
    for line in lines:
        assert line.recv(4096).endswith(b"hello")
    listening.join()
    assert happened.index("heard") <= 5
    assert happened.count("page") == 30
    ours.close()
    theirs.close()


def test_a_hundred_requests_of_one_guest_delay_another_by_one():
    scheduler, order, done = RequestScheduler(), [], Event()

    def come(guest, **how):
        scheduler.turn(guest, **how).wait()
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
def commands_are_awaited(monkeypatch):
    """Commands that are on the way are waited for, however slow the machine is."""
    monkeypatch.setattr(scheduler_module, "WAIT_AT_MOST", 3600.0)


def test_pages_of_strangers_wait_for_a_command_that_is_on_the_way(commands_are_awaited):
    at_work, order = [True], []
    scheduler = RequestScheduler(lambda: at_work[0])

    def come(guest, **how):
        scheduler.turn(guest, **how).wait()
        order.append(guest)

    pages = [spawn(come, f"stranger {number}") for number in range(3)]

    def answer():
        for _ in range(20):
            sleep(0)  # a command needs some rounds of the loop
        at_work[0] = False
        order.append("answer")

    spawn(answer)
    for page in pages:
        page.join(10)
    assert order == ["answer", "stranger 0", "stranger 1", "stranger 2"]


def test_who_has_a_place_does_not_wait_for_the_commands_of_others(commands_are_awaited):
    assert RequestScheduler(lambda: True).turn("seat", place=True).wait(10)


def test_pages_of_strangers_come_though_there_is_no_end_of_commands():
    assert RequestScheduler(lambda: True).turn("stranger").wait(10)


class FullDoor:
    """Refuses every stranger."""

    def busy(self):
        return False

    def refuses(self, address, head):
        return b"seat-" not in head


def test_one_too_many_is_neither_parsed_nor_given_a_turn_and_hears_it_late(
    small_server, monkeypatch
):
    serve, connect = small_server
    late, parsed, turns = Event(), [], []
    monkeypatch.setattr(http.gevent, "sleep", lambda seconds=0: seconds and late.wait(10))
    read, turn = http.Handler.read_request, RequestScheduler.turn
    monkeypatch.setattr(
        http.Handler, "read_request", lambda self, line: parsed.append(line) or read(self, line)
    )
    monkeypatch.setattr(
        RequestScheduler,
        "turn",
        lambda self, *who, **how: turns.append(who) or turn(self, *who, **how),
    )
    serve(hello, admission=FullDoor())
    strangers = [connect() for _ in range(5)]
    for line in strangers:
        line.sendall(REQUEST)
    seat = connect()
    seat.sendall(REQUEST.replace(b"\r\n\r\n", b"\r\nCookie: seat-LUME42=x\r\n\r\n"))
    assert seat.recv(4096).endswith(b"hello")
    assert (len(parsed), len(turns)) == (1, 1)
    for line in strangers:
        line.settimeout(0.0)
        with pytest.raises(BlockingIOError):
            line.recv(1)
    late.set()
    for line in strangers:
        line.settimeout(10)
        answer = b""
        while piece := line.recv(4096):
            answer += piece
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert len(answer) < 200
    assert (len(parsed), len(turns)) == (1, 1)


def test_a_stranger_behind_a_proxy_is_not_known_before_the_request_is_read(small_server):
    serve, connect = small_server
    serve(hello, admission=FullDoor(), proxied=True)
    line = connect()
    line.sendall(REQUEST)
    assert line.recv(4096).endswith(b"hello")


def wait_for_turns(server, count):
    """Wait until so many requests wait for their turn."""
    while sum(turn is not None for turn in server.connections.idle.values()) != count:
        sleep(0.01)


def test_who_waits_for_its_turn_and_makes_room_goes_at_once(small_server, monkeypatch):
    let_in = RequestScheduler._run
    monkeypatch.setattr(RequestScheduler, "_run", lambda self: None)
    serve, connect = small_server
    server = serve()
    lines = []
    for count in range(1, 34):
        lines.append(connect("127.0.0.1"))
        lines[-1].sendall(REQUEST)
        wait_for_turns(server, min(count, 32))
    assert lines[0].recv(4096) == b""
    let_in(server.scheduler)
    assert all(line.recv(4096).endswith(b"hello") for line in lines[1:])


def test_who_waits_for_its_turn_when_the_server_ends_is_still_answered(small_server, monkeypatch):
    let_in = RequestScheduler._run
    monkeypatch.setattr(RequestScheduler, "_run", lambda self: None)
    serve, connect = small_server
    server = serve()
    waits, silent = connect(), connect()
    waits.sendall(REQUEST)
    wait_for_turns(server, 1)
    while len(server.connections.idle) < 2:
        sleep(0.01)
    server.connections.close_idle()
    assert silent.recv(1) == b""
    let_in(server.scheduler)
    assert waits.recv(4096).endswith(b"hello")


def test_two_hundred_guests_behind_one_router_are_never_refused():
    allowed, requests_before_a_seat = RateLimits(), 10
    asks = [f"guest {number}" for number in range(200)] * requests_before_a_seat
    assert all(allowed.may_request_as_browsers("192.0.2.1") for _ in asks)
    assert all(allowed.may_request(guest, alone=True) for guest in asks)
