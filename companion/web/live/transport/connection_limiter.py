"""Connections before any upgrade, counted by network: strangers leave the party its room."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection
from typing import Any

from companion.web.http.limits import network_of

CONNECTIONS, OTHER_FILES = 4096, 128
OF_A_NETWORK = 512
"""A whole party is behind one router: 64 devices that all load a page, with the six connections of
a browser and one that becomes a socket, are 448. Open sockets are counted by the engine instead."""


MakesRoom = Callable[[Collection[Any]], Any]
"""Which of these connections, the oldest first, is closed for a new one; None: all are busy."""


class ConnectionLimiter:
    """The connections that are no WebSocket, or not yet. One that is closed counts until it has
    ended: a request on it may still be answered, and what is answered may not be read.

    `most`: connections of one network. At that number a new one closes another of the same network
    that can be spared, so that a neighbour behind the same router locks nobody out.
    """

    def __init__(self, most: int, makes_room: MakesRoom) -> None:
        self._most, self._makes_room = most, makes_room
        self._of: dict[str, dict[Any, None]] = {}
        self._all: dict[Any, str] = {}  # whose network each is, the oldest first

    def came(self, address: str, sock: Any) -> tuple[bool, Any]:
        """Count one more: whether it may stay, and which connection is closed for it."""
        network, gone = network_of(address), None
        here = self._of.setdefault(network, {})
        if len(here) >= self._most:
            gone = self._makes_room(here)
            if gone is None:
                return False, None
        here[sock], self._all[sock] = None, network
        return True, gone

    def make_room(self, makes_room: MakesRoom | None = None) -> Any:
        """Which connection of all networks is closed when there is no room left, if any."""
        return (makes_room or self._makes_room)(self._all)

    def gone(self, address: str, sock: Any) -> None:
        """It has ended, or become a WebSocket; saying so twice is no mistake."""
        network = network_of(address)
        here = self._of.get(network, {})
        here.pop(sock, None)
        self._all.pop(sock, None)
        if not here:
            self._of.pop(network, None)


def host_of(address: Any) -> str:
    """The host of a peer's address as sockets give it; nothing for a socket without one."""
    return str(address[0]) if address else ""


def room() -> int:
    """How many connections the system lets us hold, after asking it for as many as we want."""
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
