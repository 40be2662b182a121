"""One wire and a reader who takes its time, or none: what is kept, what is dropped, and when. For a
socket that is open no greenlet waits, and after its end nothing is read."""

import time
from functools import partial

import gevent
import pytest
from gevent import Greenlet, sleep, socket

from companion.web.live.transport import frames, wire
from companion.web.live.transport.engine import Engine
from companion.web.live.transport.wire import Wire
from tests.kit.program import Program
from tests.kit.wire.frames import CLOSE, encode
from tests.kit.wire.pages import Address
from tests.kit.wire.phone import awaited
from tests.kit.wire.websocket import handshake
from tests.web.bare_server import REQUEST, bare_server
from tests.web.crowd import make_phone, text

BIG = 8000


@pytest.fixture
def socket_and_wire():
    here, there = socket.socketpair()
    with here:
        wire = Wire("sid", "guest", there)
        yield here, wire
    wire.linger()


def picture(number):
    return frames.text(f"picture {number:05}".encode() + b" " * BIG)


def show(to, number):
    frame = picture(number)
    to.show(frame, lambda: frame)


def answer(number):
    return frames.text(f"answer {number:05}".encode())


def fill_buffers(to):
    """Fill the system's buffers; the number of pictures that went."""
    number = 0
    while to._writer is None:
        assert not to.stopped_at
        to.send(picture(number))
        number += 1
    return number


def read_all(here):
    received = b""
    while data := here.recv(1 << 16):
        received += data
    return received


def test_answers_stay_in_order_and_of_pictures_only_the_newest(socket_and_wire):
    here, to = socket_and_wire
    fill_buffers(to)
    for number in range(90000, 90020):
        to.send(answer(number))
        show(to, number)
    to.close()
    received = read_all(here)
    assert received.count(b"picture 900") == 1
    at = [received.index(answer(number)) for number in range(90000, 90020)]
    assert at == sorted(at)
    assert received.endswith(answer(90019) + picture(90019) + frames.closing(1000))


def test_what_has_begun_is_sent_to_its_end(socket_and_wire):
    here, to = socket_and_wire
    sent = fill_buffers(to)
    to.close()
    received = read_all(here)
    assert received == b"".join(map(picture, range(sent))) + frames.closing(1000)


def test_nobody_else_waits_for_somebody_who_does_not_read(socket_and_wire):
    _, to = socket_and_wire
    fill_buffers(to)
    began = time.monotonic()
    for number in range(1000):
        show(to, number)
    assert time.monotonic() - began < 5


def test_who_does_not_read_for_long_is_cut_off(socket_and_wire, monkeypatch):
    _, to = socket_and_wire
    monkeypatch.setattr(wire, "READS_WITHIN", 0.1)
    fill_buffers(to)
    to._writer.join(60)
    assert to.aborted
    assert not to._waiting
    to.send(answer(1))  # and nothing is kept for them
    assert not to._waiting


def test_who_asks_and_does_not_read_is_cut_off_before_it_costs_memory(socket_and_wire):
    _, to = socket_and_wire
    fill_buffers(to)
    for number in range(wire.WAITING_AT_MOST + 2):
        to.send(answer(number))
    assert to.aborted


def test_a_goodbye_is_not_waited_for_for_ever(socket_and_wire, monkeypatch):
    _, to = socket_and_wire
    monkeypatch.setattr(wire, "GOODBYE_SECONDS", 0.1)
    to.close()
    with gevent.Timeout(60):
        to.linger()


@pytest.fixture
def pinging_program(tmp_path):
    """A program that asks for signs of life every second."""
    with Program(tmp_path / "data", faults=["short_pings"]) as running:
        yield running


@awaited
async def test_a_phone_that_gives_no_sign_of_life_is_let_go(pinging_program):
    phone = await make_phone(pinging_program).connect()
    phone.wire.pings = False
    await phone.wire.wait_closed(30)


def test_in_place_of_news_that_waits_and_news_that_come_the_whole_picture_is_sent(socket_and_wire):
    here, to = socket_and_wire
    fill_buffers(to)
    full = frames.text(b"the whole picture")
    to.show(frames.text(b"one part"), lambda: full)
    to.show(frames.text(b"another part"), lambda: full)
    to.close()
    received = read_all(here)
    assert received.endswith(full + frames.closing(1000))
    assert b"one part" not in received
    assert b"another part" not in received


def note(seen, name, _sid, content, *_):
    """A handler of the engine that notes its name."""
    seen.append(name)
    return content


def test_a_socket_that_is_open_counts_and_no_greenlet_waits_for_it(monkeypatch):
    seen, paths = [], []
    engine = Engine(
        {name: partial(note, seen, name) for name in ("connect", "disconnect", "do")},
        ("do",),
        busy=lambda content: content,
        admits=lambda origin, environ: True,
        place_of=lambda environ: None,
        may_connect=lambda guest, seated: True,
    )

    def app(environ, start_response):
        paths.append(environ["PATH_INFO"])
        return engine.handle_request(environ, start_response)

    with bare_server(32, monkeypatch) as (serve, connect):
        server = serve(app)
        before = server.free_slots()
        with connect("127.0.0.1") as line:
            line.sendall(handshake(Address("localhost", 80), {}))
            assert b"101 Switching" in line.recv(4096)
            while any(isinstance(one, Greenlet) for one in server.pool):
                sleep(0.01)
            assert server.free_slots() == before - 1
            (here,) = engine.sessions.values()
            assert here.wire.sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            line.sendall(text(b"40{}"))
            line.sendall(text(b'421["do",7]'))
            while len(seen) < 2:
                sleep(0.01)
            assert seen == ["connect", "do"]
            assert server.free_slots() == before - 1
            line.sendall(encode(b"", CLOSE) + REQUEST)  # after its end nothing is read as HTTP
            while line.recv(4096):
                pass
        while server.free_slots() < before:
            sleep(0.01)
        assert seen == ["connect", "do", "disconnect"]
        assert paths == ["/socket.io/"]
