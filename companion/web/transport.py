"""WebSockets as we want them: no compression, small messages, whole writes, no second request.

Compression would tell a role by the length of its message; what is too long never gets decoded.
"""

from __future__ import annotations

import socket
from typing import Any

import gevent.event
import gevent.selectors
import simple_websocket
from engineio.async_drivers.gevent import Thread
from gevent import pywsgi

from companion.web.codec import MESSAGE_BYTES


class _Wire(simple_websocket.Server):
    """`sendall` instead of `send`: a slow reader's stream must not break in the middle."""

    def send(self, data: str | bytes) -> None:
        if not self.connected:
            raise simple_websocket.ConnectionClosed(self.close_reason, self.close_message)
        kind = simple_websocket.ws.Message if isinstance(data, bytes) else _TEXT
        self.sock.sendall(self.ws.send(kind(data=data)))


_TEXT = simple_websocket.ws.TextMessage


class WebSocket:
    """What Engine.IO asks of a WebSocket (its `_async["websocket"]`)."""

    def __init__(self, handler: Any, _server: Any) -> None:
        self._handler = handler
        self._wire: _Wire

    def __call__(self, environ: dict[str, Any], _start_response: Any) -> Any:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        self._wire = _Wire(
            environ,
            max_message_size=MESSAGE_BYTES,
            thread_class=Thread,
            event_class=gevent.event.Event,
            selector_class=gevent.selectors.DefaultSelector,
        )
        self._wire.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        answer = self._handler(self)
        if self._wire.mode == "gunicorn":
            raise StopIteration
        return answer

    def close(self) -> None:
        """Say goodbye; the other side may be gone already."""
        if self._wire.connected:
            self._wire.close()

    def send(self, message: str | bytes) -> None:
        """Send one message. Raises OSError when the other side is gone."""
        try:
            self._wire.send(message)
        except simple_websocket.ConnectionClosed:
            raise OSError("closed") from None

    def wait(self) -> str | bytes | None:
        """The next message; None at the end."""
        try:
            return self._wire.receive()
        except simple_websocket.ConnectionClosed:
            return None


class Handler(pywsgi.WSGIHandler):
    """A connection that was a WebSocket is over when the socket is: what is left of it is no
    HTTP, and is not read as such."""

    def handle_one_response(self) -> None:
        super().handle_one_response()
        if "HTTP_UPGRADE" in self.environ:
            self.close_connection = True

    def log_request(self) -> None:
        """Who opened which address when is nobody's business."""
