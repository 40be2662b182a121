"""What the server asks the application about a crowd, before it has read any request."""

from __future__ import annotations

from typing import Protocol

LATE = "veglia.late"
"""Where our HTTP handler leaves the way to wait before a refusal."""
TURN = "veglia.turn"
"""Where a page finds the way to wait for its turn again, after it has waited for the store."""

SHOWS_PLACE = "veglia.place"
"""Where our HTTP handler leaves the way to say that a request shows a place."""
FULL = "veglia.full"
"""Where our HTTP handler leaves the question whether there is room for those alone."""

NO_ROOM = b"503 Service Unavailable\n"
TOO_MANY = b"429 Too Many Requests\n"
TURNED_AWAY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n"
    b"Connection: close\r\nRetry-After: 5\r\n\r\n%b" % (len(TOO_MANY), TOO_MANY)
)


class ConnectionPolicy(Protocol):
    """Who is turned away, and who goes first."""

    def refuses(self, address: str, head: bytes) -> bool:
        """Whether the request with this head is one too many. It is not counted by this."""

    def busy(self) -> bool:
        """Whether commands are on the way: strangers' pages wait for those."""


class Open:
    """A door without a keeper."""

    def refuses(self, address: str, head: bytes) -> bool:
        """Nobody."""
        return False

    def busy(self) -> bool:
        """Never."""
        return False
