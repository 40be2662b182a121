"""A wire, with what the sweep and the handlers have to know."""

from __future__ import annotations

from companion.web.http.limits import Bucket
from companion.web.live.transport.frames import PING_SECONDS
from companion.web.live.transport.reader import SocketReader
from companion.web.live.transport.wire import Wire

BURST, PER_SECOND = 20, 5
"""What one socket may say."""
DEAF_TO, FORGIVEN_PER_SECOND = 60, 5
"""How much more it may say in vain, before it has said too much."""


class Session:
    """One open socket: since when, whether it has said hello, what it may still say."""

    __slots__ = (
        "allowed",
        "born",
        "environ",
        "forgiven",
        "known",
        "pinged",
        "pings_at",
        "reader",
        "wire",
    )

    def __init__(self, wire: Wire, environ: dict[str, str], now: float) -> None:
        self.wire, self.reader = wire, SocketReader()
        self.environ: dict[str, str] | None = environ
        self.born, self.pings_at, self.pinged = now, now + PING_SECONDS, 0.0
        self.known = False
        self.allowed = Bucket(BURST, PER_SECOND, now)
        self.forgiven = Bucket(DEAF_TO, FORGIVEN_PER_SECOND, now)
