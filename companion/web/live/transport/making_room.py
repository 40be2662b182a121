"""Which connection is closed when there is no room left: an idle one, or one that does not read."""

from __future__ import annotations

import contextlib
import socket
import struct
import time
from collections.abc import Callable, Collection
from typing import Any

import gevent
from gevent.event import Event

from companion.web.live.transport.connection_limiter import ConnectionLimiter

SPARE, FOR_PLACES = 16, 64
"""One in SPARE connections is kept free, because closing one takes time. One in FOR_PLACES is for
requests that show a seat or the tablet."""
UNREAD_FOR, LOOKS_EVERY = 0.5, 0.1
"""Seconds: a connection whose client reads nothing for so long may be closed like an idle one, and
how often this is checked."""
AT_ONCE = struct.pack("ii", 1, 0)
"""SO_LINGER: close with a reset; unsent data is dropped."""


class Room:
    """The connections of one server that are no WebSocket yet.

    `most`: most connections. `of_a_network`: most of one network. `left`: how many more may be
    accepted.
    """

    def __init__(self, most: int, of_a_network: int, left: Callable[[], int]) -> None:
        self._left = left
        self._spare, self._for_places = most // SPARE, most // FOR_PLACES
        self._clearing = False
        self.idle: dict[Any, Event | None] = {}
        """On which nothing has been asked, or what was asked waits for this turn."""
        self.unread: dict[Any, float] = {}
        """That take nothing of their answer, since when (monotonic); the first is the longest."""
        self.places: set[Any] = set()
        """With a request that shows a place."""
        self.arrivals = ConnectionLimiter(of_a_network, self._can_go)

    def came(self, address: str, sock: Any) -> bool:
        """Count a new connection, idle from now on; False: it may not stay."""
        stays, whose = self.arrivals.came(address, sock)
        self._close(whose)
        if stays and whose is None and self._left() <= self._spare:
            self._close(self.arrivals.make_room())
            self._clear_later()
        if stays:
            # At once: of hundreds that come together none would be idle yet, and the next refused.
            self.idle[sock] = None
        return stays

    def gone(self, address: str, sock: Any) -> None:
        """It has ended, or become a WebSocket."""
        self.arrivals.gone(address, sock)
        self.idle.pop(sock, None)
        self.places.discard(sock)

    def is_unread(self, sock: Any) -> None:
        """Its client is not reading now; it is the newest of those."""
        self.unread.pop(sock, None)
        self.unread[sock] = time.monotonic()

    def is_full(self) -> bool:
        """Whether only devices with a place are still accepted, and no idle connection can be
        closed for them: then one that does not read is closed."""
        if self._left() > self._for_places:
            return False
        self._close(gone := self.arrivals.make_room(self._unread_longest))
        return gone is None

    def hang_up(self) -> None:
        """Close all connections without a request."""
        for sock in [one for one, turn in self.idle.items() if turn is None]:
            self._close(sock)

    def _can_go(self, here: Collection[Any]) -> Any:
        """The connection that may be closed: the one unread for longest, or else an idle one."""
        unread = self._unread_longest(here)
        return unread or next((one for one in here if one in self.idle), None)

    def _unread_longest(self, here: Collection[Any]) -> Any:
        for one, since in self.unread.items():
            if time.monotonic() - since < UNREAD_FOR:
                break
            if one in here and one not in self.places:
                return one
        return None

    def _clear_later(self) -> None:
        """If there is no room at all, check again later, because nobody new can trigger it."""
        if not self._clearing:
            self._clearing = True
            gevent.spawn(self._clear)

    def _clear(self) -> None:
        while (missing := self._spare - self._left()) >= 0:
            for _ in range(missing + 1):
                self._close(self.arrivals.make_room(self._unread_longest))
            gevent.sleep(LOOKS_EVERY)
        self._clearing = False

    def _close(self, sock: Any) -> None:
        """Close this connection, if there is one."""
        with contextlib.suppress(OSError):
            if sock is None:
                return
            if sock in self.idle:
                # A handler that waits for a request on it reads the end of the stream, and one that
                # waits for its turn ends now: behind thousands the turn comes after many seconds.
                if (turn := self.idle.pop(sock)) is not None:
                    turn.set()
                sock.shutdown(socket.SHUT_RD)
            else:
                self.unread.pop(sock, None)
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                sock.shutdown(socket.SHUT_RDWR)
