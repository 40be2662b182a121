"""The WebSocket handshake (RFC 6455 §4.2)."""

import base64
import binascii
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from msgspec.json import encode

from companion.web import counters
from companion.web.live.transport import frames
from companion.web.live.transport.connection_limiter import CONNECTION
from companion.web.live.transport.socketio_adapter import accept_token

WEBSOCKET_ONLY = "websocket only: this server has no polling; connect with transports=['websocket']"
UPGRADED = (
    b"HTTP/1.1 101 Switching Protocols\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
)


def is_ours(environ: Mapping[str, Any]) -> bool:
    """Whether this opens a new WebSocket with Engine.IO 4, without polling or an older session."""
    query = dict(parse_qsl(environ.get("QUERY_STRING", "")))
    fresh = query.get("EIO") == "4" and "sid" not in query
    return fresh and query.get("transport") == "websocket" and _is_upgrade(environ)


def refuse(status: str, environ: Mapping[str, Any], start_response: Any) -> list[bytes]:
    """WSGI: refuse with a reason. Other Socket.IO clients begin with polling; who connects too
    often gets the answer late."""
    query = dict(parse_qsl(environ.get("QUERY_STRING", "")))
    polls = status.startswith("400") and query.get("transport") != "websocket"
    body = encode({"code": status[:3], "message": WEBSOCKET_ONLY if polls else status})
    if status.startswith("429"):
        counters.TURNED_AWAY.inc()
        if (connection := environ.get(CONNECTION)) is not None:
            connection.delay()
    size, kind = ("Content-Length", str(len(body))), ("Content-Type", "application/json")
    start_response(status, [kind, size, ("Connection", "close"), ("Retry-After", "1")])
    return [body]


def _is_upgrade(environ: Mapping[str, Any]) -> bool:
    connection = environ.get("HTTP_CONNECTION", "").lower().replace(" ", "").split(",")
    try:
        key = base64.b64decode(environ.get("HTTP_SEC_WEBSOCKET_KEY", ""), validate=True)
    except (ValueError, binascii.Error):
        return False
    return (
        environ["REQUEST_METHOD"] == "GET"
        and environ.get("SERVER_PROTOCOL") == "HTTP/1.1"
        and environ.get("HTTP_UPGRADE", "").lower() == "websocket"
        and "upgrade" in connection
        and environ.get("HTTP_SEC_WEBSOCKET_VERSION") == "13"
        and environ.get("CONTENT_LENGTH", "0") == "0"
        and len(key) == 16
    )


def handshake(key: str, sid: str) -> bytes:
    """The server's handshake, without extensions, followed by Engine.IO's first packet."""
    return UPGRADED % accept_token(key.encode()) + frames.opening(sid)
