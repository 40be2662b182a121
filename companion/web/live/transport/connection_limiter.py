"""Limits on connections before an upgrade. A new one closes an idle one, or one that does not read,
where there is no room left."""

import contextlib
import socket
import struct
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Any

import gevent
from gevent.event import Event

from companion.web.http.limits import network_of

CONNECTION = "veglia.connection"
"""Key in the WSGI environment: the `Handler` of the request; missing on a server without limits."""

NO_ROOM = b"503 Service Unavailable\n"
TOO_MANY = b"429 Too Many Requests\n"
TURNED_AWAY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n"
    b"Connection: close\r\nRetry-After: 5\r\n\r\n%b" % (len(TOO_MANY), TOO_MANY)
)
CONNECTIONS, OTHER_FILES = 4096, 128
OF_A_NETWORK = 512
"""Connections of one network. A whole party is behind one router: 64 devices that all load a page,
with six connections and one that becomes a socket, are 448. The engine counts open sockets."""
SPARE, FOR_PLACES = 16, 64
"""One in SPARE connections is kept free, because closing one takes time. One in FOR_PLACES is for
requests that show a seat or the tablet."""
STALLED_SECONDS, CHECK_SECONDS = 0.5, 0.1
"""Seconds: a connection whose client reads nothing for so long may be closed like an idle one, and
how often this is checked."""
AT_ONCE = struct.pack("ii", 1, 0)
"""SO_LINGER: close with a reset; unsent data is dropped."""


class ConnectionLimiter:
    """The connections of one server that are no WebSocket yet. A closed one counts until it has
    ended: a request on it may still be answered. `most`: most connections. `of_a_network`: most of
    one network; at that number a new one closes one of the same network, so that a neighbour behind
    the same router locks nobody out. `free`: how many more may be accepted."""

    def __init__(self, most: int, of_a_network: int, free: Callable[[], int]) -> None:
        self._of_a_network, self._free = of_a_network, free
        self._spare, self._for_places = most // SPARE, most // FOR_PLACES
        self._clearing = False
        self._by_network: defaultdict[str, dict[Any, None]] = defaultdict(dict)
        """The connections of each network, oldest first."""
        self._network_of: dict[Any, str] = {}
        """The network of each connection, oldest first."""
        self.idle: dict[Any, Event | None] = {}
        """On which nothing has been asked, or what was asked waits for this turn."""
        self.stalled: dict[Any, float] = {}
        """That take nothing of their answer, since when (monotonic); the first is the longest."""
        self.with_place: set[Any] = set()
        """With a request that shows a place."""

    def add(self, address: str, sock: Any) -> bool:
        """Count a new connection, idle from now on; False: it may not stay."""
        network = network_of(address)
        here = self._by_network[network]
        if len(here) >= self._of_a_network:
            if not self._close(self._closable(here)):
                return False
        elif self._free() <= self._spare:
            self._make_room(self._closable)
            self._clear_later()
        here[sock], self._network_of[sock] = None, network
        # At once: of hundreds that come together none would be idle yet, and the next refused.
        self.idle[sock] = None
        return True

    def remove(self, sock: Any) -> None:
        """The connection has ended or become a WebSocket; may be called twice."""
        self.idle.pop(sock, None)
        self.with_place.discard(sock)
        network = self._network_of.pop(sock, "")
        if here := self._by_network.get(network):
            here.pop(sock, None)
            if not here:
                del self._by_network[network]

    def mark_stalled(self, sock: Any) -> None:
        """Its client is not reading now; it is the newest of those."""
        self.stalled.pop(sock, None)
        self.stalled[sock] = time.monotonic()

    def is_full(self) -> bool:
        """Whether only devices with a place are still accepted, and no idle connection can be
        closed for them: then one that does not read is closed."""
        if self._free() > self._for_places:
            return False
        return not self._make_room(self._longest_stalled)

    def close_idle(self) -> None:
        """Close all connections without a request."""
        for sock in [one for one, turn in self.idle.items() if turn is None]:
            self._close(sock)

    def _closable(self, here: Collection[Any]) -> Any:
        """The connection that may be closed: the one unread for longest, or else an idle one."""
        unread = self._longest_stalled(here)
        return unread or next((one for one in here if one in self.idle), None)

    def _longest_stalled(self, here: Collection[Any]) -> Any:
        for one, since in self.stalled.items():
            if time.monotonic() - since < STALLED_SECONDS:
                break
            if one in here and one not in self.with_place:
                return one
        return None

    def _clear_later(self) -> None:
        """If there is no room at all, check again later, because nobody new can trigger it."""
        if not self._clearing:
            self._clearing = True
            gevent.spawn(self._clear)

    def _clear(self) -> None:
        while (missing := self._spare - self._free()) >= 0:
            for _ in range(missing + 1):
                self._make_room(self._longest_stalled)
            gevent.sleep(CHECK_SECONDS)
        self._clearing = False

    def _make_room(self, chosen: Callable[[Collection[Any]], Any]) -> bool:
        """Close the chosen connection of any network; False: none can go."""
        return self._close(chosen(self._network_of))

    def _close(self, sock: Any) -> bool:
        """Close this connection; False: there is none."""
        if sock is None:
            return False
        with contextlib.suppress(OSError):
            if sock in self.idle:
                # A handler that waits for a request on it reads the end of the stream, and one that
                # waits for its turn ends now: behind thousands the turn comes after many seconds.
                if (turn := self.idle.pop(sock)) is not None:
                    turn.set()
                sock.shutdown(socket.SHUT_RD)
            else:
                self.stalled.pop(sock, None)
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                sock.shutdown(socket.SHUT_RDWR)
        return True


def host_of(address: Any) -> str:
    """The host of a peer's address; "" for a socket without one."""
    return str(address[0]) if address else ""


def connection_limit() -> int:
    """The number of connections that the system allows, after asking it for as many as we want."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return CONNECTIONS
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + OTHER_FILES
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if 0 <= files < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            files = wanted
    return CONNECTIONS if files < 0 else max(1, min(CONNECTIONS, files - OTHER_FILES))
