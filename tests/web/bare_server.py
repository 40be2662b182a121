"""The HTTP server without the program, and bare connections to it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from gevent import socket

from companion.web.live.transport import http
from companion.web.live.transport.http import Server

REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def hello(environ, start_response):
    """A WSGI application."""
    start_response("200 OK", [("Content-Length", "5")])
    return [b"hello"]


@contextmanager
def bare_server(room: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple]:
    """`serve(app, …)` starts a server with room for so many connections; `connect(source)` opens
    one to the newest, from any address of this machine."""
    monkeypatch.setattr(http, "connection_limit", lambda: room)
    servers, lines = [], []

    def serve(app=hello, **how):
        servers.append(Server(("127.0.0.1", 0), app, **how))
        servers[-1].start()
        return servers[-1]

    def connect(source="127.0.0.1"):
        line = socket.create_connection(
            ("127.0.0.1", servers[-1].server_port), timeout=60, source_address=(source, 0)
        )
        lines.append(line)
        return line

    yield serve, connect
    for part in (*lines, *servers):
        part.close()
