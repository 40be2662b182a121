"""The application's policy for connections, asked before a request is parsed."""

from __future__ import annotations

from typing import Protocol

CONNECTION = "veglia.connection"
"""Key in the WSGI environment: the `Handler` of the request; missing on a server without limits."""

NO_ROOM = b"503 Service Unavailable\n"
TOO_MANY = b"429 Too Many Requests\n"
TURNED_AWAY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n"
    b"Connection: close\r\nRetry-After: 5\r\n\r\n%b" % (len(TOO_MANY), TOO_MANY)
)


class ConnectionPolicy(Protocol):
    """Which requests are refused, and which go first."""

    def refuses(self, address: str, head: bytes) -> bool:
        """Whether to refuse the request with this head; not counted here."""

    def busy(self) -> bool:
        """Whether commands are being carried out, for which strangers' pages wait."""
