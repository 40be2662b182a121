"""Check at start that the transport works with the installed libraries.

It takes a few milliseconds over local sockets. The libraries are pinned, but the program may run
with others; then it should not start rather than serve without a guarantee.
"""

from __future__ import annotations

import socket as plain
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import gevent
from gevent import socket

from companion.web.live.transport import frames
from companion.web.live.transport.engine import Engine
from companion.web.live.transport.frames import Code
from companion.web.live.transport.http import Handler, Server
from companion.web.live.transport.wire import Wire

LIBRARIES = ("flask-socketio", "python-socketio", "gevent", "wsproto")
SECONDS = 5.0
UPGRADE = (
    "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
)
AGREED = b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"
"""The example of RFC 6455 §1.3."""
KEY = b"\x00\x00\x00\x00"
"""A mask that changes nothing, so that our frames stay readable."""


class Broken(Exception):
    """A guarantee does not hold."""


def prove(app: Any) -> None:
    """Raises Broken if a guarantee does not hold. `app` is the application to be served."""
    for promise, kept in PROMISES.items():
        try:
            with gevent.Timeout(SECONDS):
                good = kept(app)
        except (Exception, gevent.Timeout) as error:
            raise Broken(_failure(promise, repr(error))) from error
        if not good:
            raise Broken(_failure(promise, "it does not"))


def _failure(promise: str, why: str) -> str:
    libraries = ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
    return f"not served: the transport should hold that {promise}, but {why} ({libraries})"


def _frame(payload: bytes, first: int = 0x81, claimed: int | None = None) -> bytes:
    """A frame as a browser sends it, or with these defects."""
    size = len(payload) if claimed is None else claimed
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2)
    return head + KEY + payload


def _asked(path: str, host: str = "localhost", headers: str = UPGRADE) -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n".encode()


SOCKET = "/socket.io/?EIO=4&transport=websocket"
CLOSE = _frame(b"", 0x88)


def _answered(app: Any, *sent: bytes) -> bytes:
    """All bytes that the server sends in answer, until it closes."""
    server = Server(("127.0.0.1", 0), app)
    server.environ |= {"SERVER_NAME": "localhost", "SERVER_PORT": "0"}
    here, there = socket.socketpair()
    with here, there:
        served = gevent.spawn(server.handle, there, ("0.0.0.0", 0))
        for one in sent:
            here.sendall(one)
        received = b""
        while data := here.recv(65536):
            received += data
        here.close()
        served.join()
    return received


class _Party:
    """A test application with sockets only, which records what reached it and its handlers."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.requests = 0

        def note(name: str) -> Callable[..., Any]:
            def seen(_sid: str, content: Any, *_: Any) -> Any:
                self.seen.append(name)
                return content

            return seen

        handlers = {name: note(name) for name in ("connect", "disconnect", "do")}
        self.engine = Engine(
            handlers,
            ("do",),
            busy=lambda content: content,
            admits=lambda origin, environ: True,
            whose=lambda environ: None,
            may_connect=lambda guest, seated: True,
        )

    def replies(self, *sent: bytes) -> bytes:
        """Its answer to these frames, after the first packet."""
        received = _answered(self._handle, _asked(SOCKET) + b"".join(sent))
        return received.partition(b'"maxPayload":4096}')[2]

    def _handle(self, environ: dict[str, Any], start_response: Any) -> list[bytes]:
        self.requests += 1
        return self.engine.handle_request(environ, start_response)


def _opens_without_compression(app: Any) -> bool:
    received = _answered(app, _asked(SOCKET), CLOSE)
    agreed = received.startswith(b"HTTP/1.1 101 ") and AGREED in received
    return agreed and b"extensions" not in received.lower()


def _refuses_polling(app: Any) -> bool:
    return all(
        _answered(app, _asked(path, headers=headers)).startswith(b"HTTP/1.1 400 ")
        for path, headers in (
            ("/socket.io/?EIO=4&transport=polling", ""),
            ("/socket.io/?EIO=4&transport=polling", UPGRADE),
            (SOCKET, ""),
        )
    )


def _refuses_strangers(app: Any) -> bool:
    foreign = UPGRADE + "Origin: http://evil.example\r\n"
    rebound = UPGRADE + "Origin: http://rebound.example\r\n"
    return _answered(app, _asked(SOCKET, headers=foreign)).startswith(b"HTTP/1.1 400 ") and (
        _answered(app, _asked(SOCKET, "rebound.example", rebound)).startswith(b"HTTP/1.1 400 ")
    )


def _closes_on_bad_frames(app: Any) -> bool:
    half = _frame(b"4" * 3000, 0x01)
    bad = {
        _frame(b"", claimed=frames.MESSAGE_BYTES + 1): Code.SIZE,
        half + _frame(b"4" * 3000, 0x80): Code.SIZE,
        _frame(b"4", 0x01) + _frame(b"2", 0x00) * 20: Code.SIZE,
        _frame(b"42", 0x82): Code.KIND,
        _frame(b"42", 0xC1): Code.PROTOCOL,
        _frame(b"", 0x83): Code.PROTOCOL,
        _frame(b"45"): Code.POLICY,
        _frame(b'42["do",{}]'): Code.POLICY,
    }
    return all(_Party().replies(sent) == frames.closing(code) for sent, code in bad.items())


def _dispatches_only_what_is_listed(app: Any) -> bool:
    party = _Party()
    sent = (b"40{}", b'421["connect",{}]', b'422["disconnect",""]', b'423["*",1]', b'424["do",7]')
    received = party.replies(*map(_frame, sent), CLOSE)
    asked = frames.answer(4, 7) + frames.closing(Code.DONE)
    return received.endswith(asked) and party.seen == ["connect", "do", "disconnect"]


def _reads_no_http_afterwards(app: Any) -> bool:
    # Nobody could be answered after the goodbye: whether it is read shows in who was asked.
    party = _Party()
    received = party.replies(CLOSE, _asked("/", headers=""))
    return received == frames.closing(Code.DONE) and party.requests == 1


def _sends_at_once(app: Any) -> bool:
    with socket.socket() as sock:
        Handler(sock, ("0.0.0.0", 0), Server(("127.0.0.1", 0), app)).rfile.close()
        return bool(sock.getsockopt(plain.IPPROTO_TCP, plain.TCP_NODELAY))


def _waits_for_no_reader(app: Any) -> bool:
    here, there = socket.socketpair()
    with here, there:
        wire = Wire("", "", there)
        for number in range(500):
            picture = frames.text(b"%8000d" % number)
            wire.show(picture, partial(bytes, picture))
        wire.send(frames.text(b"end"))
        wire.close()
        received = b""
        while data := here.recv(65536):
            received += data
        here.close()
        wire.linger()
        newest = frames.text(b"%8000d" % 499) + frames.text(b"end") + frames.closing(Code.DONE)
        return received.endswith(newest) and len(received) < 250 * 8000


PROMISES: dict[str, Callable[[Any], bool]] = {
    "a socket opens, without compression": _opens_without_compression,
    "there is no polling": _refuses_polling,
    "pages of other origins and other names get no socket": _refuses_strangers,
    "the first bad frame is the last": _closes_on_bad_frames,
    "only listed events reach a handler": _dispatches_only_what_is_listed,
    "after a WebSocket nothing is read as HTTP": _reads_no_http_afterwards,
    "nothing waits to be sent": _sends_at_once,
    "nobody waits for a slow reader": _waits_for_no_reader,
}
