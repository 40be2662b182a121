"""One open socket with its limits."""

from companion.web.http.limits import Bucket
from companion.web.live.transport.frames import PING_SECONDS
from companion.web.live.transport.reader import SocketReader
from companion.web.live.transport.wire import Wire

BURST, PER_SECOND = 20, 5
"""Limit on messages of one socket."""
DEAF_TO, FORGIVEN_PER_SECOND = 60, 5
"""How many messages beyond the limit are ignored before the socket is closed."""


class Session:
    """One open socket: its age, whether it has said hello, what it may still send."""

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
