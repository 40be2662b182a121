"""Limits on connections before an upgrade, counted by network."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection
from typing import Any

from companion.web.http.limits import network_of

CONNECTIONS, OTHER_FILES = 4096, 128
OF_A_NETWORK = 512
"""Connections of one network. A whole party is behind one router: 64 devices that all load a page,
with six connections of a browser and one that becomes a socket, are 448. Open sockets are counted
by the engine."""


MakesRoom = Callable[[Collection[Any]], Any]
"""Chooses which of these connections (oldest first) is closed for a new one; None: all are busy."""


class ConnectionLimiter:
    """Connections that are no WebSocket yet. A closed one counts until it has ended: a request on
    it may still be answered.

    `most`: connections of one network. At that number a new one closes an idle one of the same
    network, so that a neighbour behind the same router locks nobody out.
    """

    def __init__(self, most: int, makes_room: MakesRoom) -> None:
        self._most, self._makes_room = most, makes_room
        self._of: dict[str, dict[Any, None]] = {}
        self._all: dict[Any, str] = {}  # whose network each is, the oldest first

    def came(self, address: str, sock: Any) -> tuple[bool, Any]:
        """Count a new connection: whether it may stay, and which one is closed for it."""
        network, gone = network_of(address), None
        here = self._of.setdefault(network, {})
        if len(here) >= self._most:
            gone = self._makes_room(here)
            if gone is None:
                return False, None
        here[sock], self._all[sock] = None, network
        return True, gone

    def make_room(self, makes_room: MakesRoom | None = None) -> Any:
        """The connection of any network to close if there is no room left."""
        return (makes_room or self._makes_room)(self._all)

    def gone(self, address: str, sock: Any) -> None:
        """The connection has ended or become a WebSocket; may be called twice."""
        network = network_of(address)
        here = self._of.get(network, {})
        here.pop(sock, None)
        self._all.pop(sock, None)
        if not here:
            self._of.pop(network, None)


def host_of(address: Any) -> str:
    """The host of a peer's address; "" for a socket without one."""
    return str(address[0]) if address else ""


def room() -> int:
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
