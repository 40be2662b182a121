"""HTTP before the upgrade: gevent's server with limits."""

from __future__ import annotations

import contextlib
import gc
import socket
from collections.abc import Callable
from random import uniform
from typing import Any

import gevent
import structlog

from companion.web.http.admission import Admission
from companion.web.http.limits import network_of
from companion.web.live.transport.connection_limiter import (
    CONNECTION,
    OF_A_NETWORK,
    TURNED_AWAY,
    ConnectionLimiter,
    connection_limit,
    host_of,
)
from companion.web.live.transport.gevent_adapter import Connection, Listener
from companion.web.live.transport.head import Head, must_be_plain
from companion.web.live.transport.request_scheduler import RequestScheduler

ASKS_WITHIN = 15.0
"""Seconds for a whole request head, including the silence before it."""
READS_WITHIN = 30.0
"""Seconds for each step of sending a page or receiving a form."""
BODY_AT_ONCE = 1 << 14
"""Bodies up to this size are read before the application runs; only copies are longer."""
UNREAD_WITHIN = 2.0
REFUSAL_DELAY = 0.5, 1.5
"""Seconds before a refusal is sent, because a client that asks too often asks again at once;
spread, so that hundreds do not come in the same moment."""
log = structlog.get_logger()

Run = Callable[[Any, bytes, Callable[[], None]], None]
"""Serve this socket, with bytes that arrived early, and call back when it has ended."""


class Handler(Connection):
    """One connection: requests one after the other, until one takes the connection over."""

    _head_timeout: gevent.Timeout
    _run_socket: Run | None = None
    _turn_arguments: tuple[str, str, bool]
    _detached: tuple[Any, bytes]

    def __init__(self, sock: Any, address: Any, server: Server) -> None:
        # No Nagle delay: acknowledgements have 30 bytes.
        with contextlib.suppress(OSError):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.settimeout(READS_WITHIN)
        super().__init__(sock, address, server)

    def handle(self) -> None:
        with contextlib.suppress(OSError):  # the client may be gone after a bad request
            super().handle()
        if self._run_socket is not None:
            sock, early = self._detached
            self.server.connections.remove(sock)
            self._run_socket(sock, early, self.server.hold_slot())

    def one_request(self, serve: Callable[[], Any]) -> Any:
        gevent.sleep(0)
        self.server.connections.idle[self.socket] = None
        self._head_timeout = gevent.Timeout.start_new(ASKS_WITHIN)
        try:
            head = self.first_bytes()
            if head and self._is_refused(head):
                return "429", TURNED_AWAY
            return serve() if not head or self._has_turn() else None
        except gevent.Timeout as late:
            if late is not self._head_timeout:
                raise
            return None
        except OSError:
            return None
        except ValueError as bad:
            return self.answer_bad_request(bad)
        finally:
            self._request_began()

    def _is_refused(self, head: bytes) -> bool:
        """Whether the request, unparsed, exceeds a limit; then the connection waits, idle."""
        server, address = self.server, host_of(self.client_address)
        if server.proxied or server.admission is None or b"\r\n\r\n" not in head:
            return False
        if not server.admission.refuses(address, head):
            return False
        self._head_timeout.close()
        self.delay()
        return True

    def delay(self) -> None:
        """Wait before a refusal, counted as idle."""
        self.server.connections.idle[self.socket] = None
        gevent.sleep(uniform(*REFUSAL_DELAY))

    def wait_for_turn(self, network: str, guest: str, *, place: bool) -> None:
        """Return when it is this request's turn; arguments as in `RequestScheduler.turn`."""
        self._turn_arguments = network, guest, place
        self.wait_for_turn_again()

    def wait_for_turn_again(self) -> None:
        """Wait for a page's turn again, after it has waited for the store."""
        network, guest, place = self._turn_arguments
        self.server.scheduler.turn(network, guest, place=place).wait()

    def is_full(self) -> bool:
        """Whether only requests that show a place are served now."""
        return self.server.connections.is_full()

    def mark_place(self) -> None:
        self.server.connections.with_place.add(self.socket)

    def take_over(self, run: Run) -> None:
        """Take the connection over from HTTP after this request."""
        self._run_socket = run

    def _has_turn(self) -> bool:
        """Wait for the turn. The connection counts as idle meanwhile; False: it was closed to make
        room. Waiting here is not counted as the client's silence."""
        idle, network = self.server.connections.idle, network_of(host_of(self.client_address))
        self._head_timeout.close()
        idle[self.socket] = turn = self.server.scheduler.turn(network)
        turn.wait()
        self._head_timeout = gevent.Timeout.start_new(ASKS_WITHIN)
        return self.socket in idle

    def limit_head(self, lines: Any) -> Head:
        return Head(lines)

    def check_head(self, headers: Any, version: str) -> None:
        must_be_plain(headers, version)

    def on_head(self, environ: dict[str, Any]) -> None:
        """The request is complete: no more time limit for the client."""
        self.read_body(environ, BODY_AT_ONCE)
        environ[CONNECTION] = self
        self._request_began()

    def on_application_end(self) -> None:
        """Read further data of the client only for a moment."""
        self.discard_body(UNREAD_WITHIN)

    def on_answered(self) -> None:
        """After an upgrade the bytes are no HTTP and are not parsed."""
        del self.environ[CONNECTION]
        self.server.connections.with_place.discard(self.socket)
        if self._run_socket is not None:
            self._detached = self.detach_socket()

    def on_stalled(self) -> None:
        self.server.connections.mark_stalled(self.socket)

    def on_sent(self) -> None:
        self.server.connections.stalled.pop(self.socket, None)

    def answer_bad_request(self, error: Exception) -> tuple[str, bytes]:
        """Answer a malformed request without logging it as an error."""
        log.debug("bad request", why=type(error).__name__)
        return super().answer_bad_request(error)

    def _request_began(self) -> None:
        self._head_timeout.close()
        self.server.connections.idle.pop(self.socket, None)


class Server(Listener):
    """Listens, and stops without breaking off answers. Of many new connections only a few are
    accepted before others run. When there is no room left, idle connections are closed. `proxied`:
    behind a proxy all connections have one address, and none is counted by it. `admission`:
    the policy for refusals and priorities."""

    max_accept = 8

    def __init__(
        self,
        listener: Any,
        application: Any,
        *,
        proxied: bool = False,
        admission: Admission | None = None,
    ) -> None:
        most = connection_limit()
        super().__init__(listener, application, Handler, most)
        mine = most if proxied else min(OF_A_NETWORK, most // 2)
        self.connections = ConnectionLimiter(most, mine, self.free_slots)
        self.proxied, self.admission = proxied, admission
        self.scheduler = RequestScheduler(admission.busy) if admission else RequestScheduler()

    def accepted(self, sock: Any, address: Any, serve: Callable[[], None]) -> None:
        if self.connections.add(host_of(address), sock):
            serve()
        else:
            sock.close()

    def handle(self, sock: Any, address: Any) -> None:
        try:
            super().handle(sock, address)
        finally:
            self.connections.remove(sock)

    def stop_gracefully(self, close_sockets: Callable[[], None], seconds: float) -> None:
        """Accept no more connections, call `close_sockets`, and finish the answers under way."""
        self.close()
        close_sockets()
        self.connections.close_idle()
        self.shut_down(seconds)
        gc.freeze()  # no garbage collection at the end: it took half a second
