"""HTTP before the upgrade: gevent's server with limits; then the socket is taken over."""

from __future__ import annotations

import contextlib
import gc
import socket
from collections.abc import Callable
from random import uniform
from typing import Any

import gevent
import structlog

from companion.web.http.limits import network_of
from companion.web.live.transport.connection_limiter import OF_A_NETWORK, host_of, room
from companion.web.live.transport.connection_policy import (
    FULL,
    LATE,
    SHOWS_PLACE,
    TURN,
    TURNED_AWAY,
    ConnectionPolicy,
    Open,
)
from companion.web.live.transport.gevent_adapter import Connection, Listener
from companion.web.live.transport.handshake import TAKE
from companion.web.live.transport.head import Head, must_be_plain
from companion.web.live.transport.making_room import Room
from companion.web.live.transport.request_scheduler import WAIT, RequestScheduler

ASKS_WITHIN = 15.0
"""Seconds for a whole request head, the silence before it included."""
READS_WITHIN = 30.0
"""Seconds for each step of sending a page or receiving a form."""
BODY_AT_ONCE = 1 << 14
"""A form is here before anybody works on it; only copies of evenings are longer."""
UNREAD_WITHIN = 2.0
REFUSED_AFTER = 0.5, 1.5
"""Seconds. Who asks too often asks again as soon as it has an answer; so the answer comes late, and
not to hundreds in the same moment."""
log = structlog.get_logger()

Run = Callable[[Any, bytes, Callable[[], None]], None]
"""Live on this socket, with the bytes that came early, and say so when it has ended."""


class Handler(Connection):
    """One connection: requests one after the other, until one of them takes the connection over."""

    _patience: gevent.Timeout
    _taken: Run | None = None
    _kept: tuple[Any, bytes]

    def __init__(self, sock: Any, address: Any, server: Server) -> None:
        # Acknowledgements of 30 bytes do not wait for company.
        with contextlib.suppress(OSError):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.settimeout(READS_WITHIN)
        super().__init__(sock, address, server)

    def handle(self) -> None:
        """The connection from its first byte to its last."""
        with contextlib.suppress(OSError):  # who asked badly may not wait for the answer
            super().handle()
        if self._taken is not None:
            sock, early = self._kept
            self.server.room.gone(host_of(self.client_address), sock)
            self._taken(sock, early, self.server.keep_place())

    def one_request(self, serve: Callable[[], Any]) -> Any:
        """As ever, but not for ever, and others have their turn between two requests."""
        gevent.sleep(0)
        self.server.room.idle[self.socket] = None
        self._patience = gevent.Timeout.start_new(ASKS_WITHIN)
        try:
            head = self.first_bytes()
            if head and self._is_refused(head):
                return "429", TURNED_AWAY
            return serve() if not head or self._has_turn() else None
        except gevent.Timeout as late:
            if late is not self._patience:
                raise
            return None
        except OSError:
            return None
        except ValueError as bad:
            return self.refuse_badly_asked(bad)
        finally:
            self._asked()

    def _is_refused(self, head: bytes) -> bool:
        """Whether the connection is one too many, before its request is parsed; then it waits,
        idle."""
        server, address = self.server, host_of(self.client_address)
        if server.proxied or b"\r\n\r\n" not in head or not server.door.refuses(address, head):
            return False
        self._patience.close()
        gevent.sleep(uniform(*REFUSED_AFTER))
        return True

    def _late(self) -> None:
        """Wait before a refusal, as one who makes room for others."""
        self.server.room.idle[self.socket] = None
        gevent.sleep(uniform(*REFUSED_AFTER))

    def _has_turn(self) -> bool:
        """Wait for it. Something has been said, though perhaps no whole request: the connection
        stays among the idle ones, and False: it went, to make room. How long we wait with it is no
        silence of theirs."""
        room, scheduler = self.server.room, self.server.scheduler
        self._patience.close()
        room.idle[self.socket] = turn = scheduler.turn(network_of(host_of(self.client_address)))
        turn.wait()
        self._patience = gevent.Timeout.start_new(ASKS_WITHIN)
        return self.socket in room.idle

    def limited(self, lines: Any) -> Head:
        """A head that is not too long."""
        return Head(lines)

    def check_head(self, headers: Any, version: str) -> None:
        """Refuse what browsers do not send and two readers could understand in two ways."""
        must_be_plain(headers, version)

    def head_is_read(self, environ: dict[str, Any]) -> None:
        """All has been asked: now it is our turn, and we take the time we need."""
        self.read_body(environ, BODY_AT_ONCE)
        environ[TAKE], environ[LATE] = self._take, self._late
        environ[WAIT] = self.server.scheduler.wait
        environ[SHOWS_PLACE], environ[FULL] = self._has_place, self.server.room.is_full
        self._asked()

    def application_has_ended(self) -> None:
        """Data that the client still sends is read for a moment only."""
        self.throw_body_away(UNREAD_WITHIN)

    def answered(self) -> None:
        """After an upgrade the bytes are no HTTP and are not parsed."""
        for ours in (TAKE, LATE, WAIT, SHOWS_PLACE, FULL):
            self.environ.pop(ours)
        self.server.room.places.discard(self.socket)
        self.environ.pop(TURN, None)
        if self._taken is not None:
            self._kept = self.hand_over()

    def is_unread(self) -> None:
        """From now on it is one that does not read: the newest of them."""
        self.server.room.is_unread(self.socket)

    def is_read(self) -> None:
        """It is none that does not read."""
        self.server.room.unread.pop(self.socket, None)

    def _has_place(self) -> None:
        self.server.room.places.add(self.socket)

    def refuse_badly_asked(self, error: Exception) -> tuple[str, bytes]:
        """A malformed request is not logged as an error of ours."""
        log.debug("bad request", why=type(error).__name__)
        return super().refuse_badly_asked(error)

    def _asked(self) -> None:
        self._patience.close()
        self.server.room.idle.pop(self.socket, None)

    def _take(self, run: Run) -> None:
        self._taken = run


class Server(Listener):
    """Listens, and ends without cutting anybody off in the middle of an answer.

    Of many who come at once only a few are taken in before others have their turn; and when room
    runs out, silent connections are closed.

    `proxied`: behind a proxy all come from one address, and nothing can be counted by it. `door`:
    who is turned away, and who goes first.
    """

    max_accept = 8

    def __init__(
        self,
        listener: Any,
        application: Any,
        *,
        proxied: bool = False,
        door: ConnectionPolicy | None = None,
    ) -> None:
        most = room()
        super().__init__(listener, application, Handler, most)
        mine = most if proxied else min(OF_A_NETWORK, most // 2)
        self.room = Room(most, mine, self.left)
        self.proxied, self.door = proxied, door or Open()
        self.scheduler = RequestScheduler(self.door.busy)

    def came(self, sock: Any, address: Any, serve: Callable[[], None]) -> None:
        """A connection has come: it may stay, where its address leaves room for others."""
        if self.room.came(host_of(address), sock):
            serve()
        else:
            sock.close()

    def handle(self, sock: Any, address: Any) -> None:
        """One connection from its first byte to its last."""
        try:
            super().handle(sock, address)
        finally:
            self.room.gone(host_of(address), sock)

    def goodbye(self, close_sockets: Callable[[], None], seconds: float) -> None:
        """Stop accepting connections, call `close_sockets`, and answer requests in progress to the
        end."""
        self.close()
        close_sockets()
        self.room.hang_up()
        self.end(seconds)
        gc.freeze()  # the end is no time to look for rubbish, either: it took half a second
