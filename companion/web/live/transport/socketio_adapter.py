"""The adapter to Flask-SocketIO, python-socketio and wsproto: the only module that imports them.

They register handlers, answer at `/socket.io` and parse frames; sockets belong to `engine.Engine`,
which replaces python-socketio's `engineio.Server`. `tests/web/sockets/unpromised.toml` lists what a
newer release may break (decision 9).
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from flask import Flask
from wsproto.frame_protocol import Frame, FrameProtocol, Opcode, ParseFailed
from wsproto.utilities import generate_accept_token as accept_token

ONLY_FOR_CLIENTS = ("requests", "websocket")
"""Modules that python-engineio imports for its client if installed: a tenth of a second of every
start, and five megabytes."""


@contextmanager
def _unread(names: Iterable[str]) -> Iterator[None]:
    """Let imports of these names fail meanwhile, as if they were not installed."""
    hidden = [name for name in names if name not in sys.modules]
    for name in hidden:
        sys.modules[name] = None  # type: ignore[assignment]  # as the language's manual says
    try:
        yield
    finally:
        for name in hidden:
            del sys.modules[name]


with _unread(ONLY_FOR_CLIENTS):
    from flask_socketio import SocketIO

__all__ = ["Frame", "FrameReader", "Opcode", "ParseFailed", "accept_token"]


def attach(app: Flask, engine: Any, handlers: dict[str, Callable[..., Any]]) -> Any:
    """Answer at /socket.io with this engine, which has `handle_request(environ, start_response)`.
    Handlers registered with `.on(name, handler)` of the result are in `handlers` from then on."""
    io = SocketIO()
    # Theirs would write down every message, roles and tokens included.
    io.init_app(app, async_mode="gevent", logger=False, engineio_logger=False)
    io.server.handlers["/"] = handlers
    io.server.eio = engine
    return io.server


class FrameReader:
    """The receiving half of one WebSocket without extensions. Reading may raise ParseFailed."""

    __slots__ = ("_protocol",)

    def __init__(self) -> None:
        self._protocol = FrameProtocol(client=False, extensions=[])

    def frames(self, data: bytes) -> Iterator[Frame]:
        """The frames that `data` completes."""
        self._protocol.receive_bytes(data)
        yield from self._protocol.received_frames()

    def announced(self) -> int:
        """The length of a frame that has begun; 0 between two frames."""
        header = self._protocol._frame_decoder.header
        return 0 if header is None else header.payload_len
