"""Connections before any upgrade, counted by address: a stranger leaves the party its room."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any

OF_AN_ADDRESS = 512
"""A whole party is behind one router: 64 devices that all load a page, with the six connections of
a browser and one that becomes a socket, are 448. Open sockets are counted by the engine instead."""


class Arrivals:
    """Who is connected and has no socket (yet).

    `most`: connections for one address. At that number the one that has said nothing for longest
    makes room for the newcomer, so that a neighbour behind the same router keeps nobody out either.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[Hashable, dict[Any, None]] = {}

    def came(self, address: Hashable, sock: Any, idle: Collection[Any]) -> tuple[bool, Any]:
        """Count one more: whether it may stay, and whose place it takes (a socket of `idle`)."""
        here = self._of.setdefault(address, {})
        gone = None
        if len(here) >= self._most:
            gone = next((one for one in here if one in idle), None)
            if gone is None:
                return False, None
            del here[gone]
        here[sock] = None
        return True, gone

    def gone(self, address: Hashable, sock: Any) -> None:
        """It has ended, or become a WebSocket; saying so twice is no mistake."""
        here = self._of.get(address, {})
        here.pop(sock, None)
        if not here:
            self._of.pop(address, None)
