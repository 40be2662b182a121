"""One open socket with its limits."""

from companion.web.http.limits import Bucket
from companion.web.live.transport.frames import PING_SECONDS
from companion.web.live.transport.reader import SocketReader
from companion.web.live.transport.wire import Wire

BURST, PER_SECOND = 20, 5
"""Limit on messages of one socket."""
EXCESS_BURST, EXCESS_PER_SECOND = 60, 5
"""How many messages beyond the limit are ignored before the socket is closed."""


class Session:
    """One open socket: its age, whether it is connected, what it may still send."""

    __slots__ = (
        "allowance",
        "connected",
        "environ",
        "excess",
        "next_ping_at",
        "opened_at",
        "pinged_at",
        "reader",
        "wire",
    )

    def __init__(self, wire: Wire, environ: dict[str, str], now: float) -> None:
        self.wire, self.reader = wire, SocketReader()
        self.environ: dict[str, str] | None = environ
        self.opened_at, self.next_ping_at, self.pinged_at = now, now + PING_SECONDS, 0.0
        self.connected = False
        self.allowance = Bucket(BURST, PER_SECOND, now)
        self.excess = Bucket(EXCESS_BURST, EXCESS_PER_SECOND, now)
