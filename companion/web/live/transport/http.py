"""HTTP before the upgrade: gevent's server with limits, and the moment when a socket is taken over.

The same class serves `companion` and gunicorn's worker.
"""

from __future__ import annotations

import contextlib
import errno
import gc
import socket
from collections.abc import Callable
from io import BytesIO
from random import uniform
from typing import Any

import gevent
import structlog
from gevent import pywsgi
from gevent.pool import Pool

from companion.web.http.limits import network_of
from companion.web.live.transport.arrivals import OF_A_NETWORK, Arrivals, host_of, room
from companion.web.live.transport.door import LATE, TURN, TURNED_AWAY, Door, Open
from companion.web.live.transport.handshake import TAKE
from companion.web.live.transport.head import Head, must_be_plain
from companion.web.live.transport.turnstile import WAIT, Turnstile

ASKS_WITHIN = 15.0
"""Seconds for a whole request head, the silence before it included."""
READS_WITHIN = 30.0
"""Seconds for each step of sending a page or receiving a form."""
SPARE = 16
"""One in so many places for connections is kept free: who makes room is not gone at once."""
BODY_AT_ONCE = 1 << 14
"""A form is here before anybody works on it; only copies of evenings are longer."""
UNREAD_WITHIN = 2.0
REFUSED_AFTER = 0.5, 1.5
"""Seconds. Who asks too often asks again as soon as it has an answer; so the answer comes late, and
not to hundreds in the same moment."""
GONE = (errno.ETIMEDOUT, errno.ENOTCONN, errno.EBADF, errno.EHOSTUNREACH, errno.ENETUNREACH)
log = structlog.get_logger()

Run = Callable[[Any, bytes], None]
"""Live on this socket, with the bytes that came early, until its end."""


class Handler(pywsgi.WSGIHandler):
    """One connection: requests one after the other, until one of them takes the connection over."""

    ignored_socket_errors = (*pywsgi.WSGIHandler.ignored_socket_errors, *GONE)
    socket: Any
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
            run, (sock, early) = self._taken, self._kept
            self.server.arrivals.gone(host_of(self.client_address), sock)
            self.__dict__.clear()  # headers, buffers, the WSGI environment: an evening is long
            run(sock, early)

    def handle_one_request(self) -> Any:
        """As ever, but not for ever, and others have their turn between two requests."""
        gevent.sleep(0)
        self.server.idle.add(self.socket)
        self._patience = gevent.Timeout.start_new(ASKS_WITHIN)
        try:
            if head := self.rfile.peek(1):
                if self._is_refused(head):
                    return "429", TURNED_AWAY
                self._wait_for_turn()
            return super().handle_one_request()
        except gevent.Timeout as late:
            if late is not self._patience:
                raise
            return None
        except OSError:
            return None
        except ValueError as bad:
            return self._handle_client_error(bad)
        finally:
            self._asked()

    def _is_refused(self, head: bytes) -> bool:
        """Whether it is one too many, before anything of it is understood; then it waits, idle."""
        server, address = self.server, host_of(self.client_address)
        if server.proxied or b"\r\n\r\n" not in head or not server.door.refuses(address, head):
            return False
        self._patience.close()
        gevent.sleep(uniform(*REFUSED_AFTER))
        return True

    def _late(self) -> None:
        """Wait before a refusal, as one who makes room for others."""
        self.server.idle.add(self.socket)
        gevent.sleep(uniform(*REFUSED_AFTER))

    def _wait_for_turn(self) -> None:
        """Something has been said, though perhaps no whole request: the connection stays among the
        idle ones. How long we wait with it is no silence of theirs."""
        self._patience.close()
        self.server.turnstile.wait(network_of(host_of(self.client_address)))
        self._patience = gevent.Timeout.start_new(ASKS_WITHIN)

    def MessageClass(self, lines: Any, *more: Any) -> Any:
        """The headers, as ever, of a head that is not too long."""
        return super().MessageClass(Head(lines), *more)

    def read_request(self, raw_requestline: str) -> bool:
        """Refuse what browsers do not send and two readers could understand in two ways."""
        super().read_request(raw_requestline)
        must_be_plain(self.headers, self.request_version)
        return True

    def get_environ(self) -> dict[str, Any]:
        """All has been asked: now it is our turn, and we take the time we need."""
        environ: dict[str, Any] = super().get_environ()
        length = self.content_length or 0
        if 0 < length <= BODY_AT_ONCE and "HTTP_EXPECT" not in environ:
            self.wsgi_input = pywsgi.Input(BytesIO(self.rfile.read(length)), length)
            environ["wsgi.input"] = self.wsgi_input
        environ[TAKE], environ[LATE] = self._take, self._late
        environ[WAIT] = self.server.turnstile.wait
        self._asked()
        return environ

    def run_application(self) -> None:
        """Answer; what somebody still wants to send then is read for a moment, not for ever."""
        super().run_application()
        body = self.wsgi_input
        if body.position < (body.content_length or 0):
            self.close_connection = True
            with contextlib.suppress(OSError), gevent.Timeout(UNREAD_WITHIN, False):
                body._discard()
            body.content_length = body.position

    def handle_one_response(self) -> None:
        """Answer; what follows an upgrade is no HTTP, and is not read as such."""
        super().handle_one_response()
        for ours in (TAKE, LATE, WAIT):
            self.environ.pop(ours)
        self.environ.pop(TURN, None)
        if self._taken is not None:
            self._kept = self.socket, self._early()
            self.socket, self.close_connection = None, True

    def log_request(self) -> None:
        """Who opened which address when is nobody's business."""

    def log_error(self, msg: str, *args: Any) -> None:
        """Somebody's rubbish is no trouble of ours."""
        log.debug("bad request")

    def handle_error(self, t: Any, v: Any, tb: Any) -> None:
        """Somebody who went away in the middle is none either."""
        if isinstance(v, OSError):
            self.close_connection = True
        else:
            super().handle_error(t, v, tb)

    def _handle_client_error(self, ex: Exception) -> Any:
        log.debug("bad request", why=type(ex).__name__)
        return "400", pywsgi._BAD_REQUEST_RESPONSE

    def _asked(self) -> None:
        self._patience.close()
        self.server.idle.discard(self.socket)

    def _take(self, run: Run) -> None:
        self._taken = run

    def _early(self) -> bytes:
        """What came in one piece with the request."""
        self.socket.settimeout(0.0)
        return bytes(self.rfile.peek())


class Server(pywsgi.WSGIServer):
    """Listens, and ends without cutting anybody off in the middle of an answer.

    Of many who come at once only a few are taken in before others have their turn; and before the
    last room is taken, whoever is silent makes some.

    `proxied`: behind a proxy all come from one address, and nothing can be counted by it. `door`:
    who is turned away, and who goes first.
    """

    max_accept = 8

    def __init__(
        self, listener: Any, application: Any, *, proxied: bool = False, door: Door | None = None
    ) -> None:
        most = room()
        super().__init__(listener, application, handler_class=Handler, log=None, spawn=Pool(most))
        self.idle: set[Any] = set()
        """Connections on which nothing has been asked."""
        self.arrivals = Arrivals(most if proxied else min(OF_A_NETWORK, most // 2))
        self.proxied, self.door = proxied, door or Open()
        self.turnstile = Turnstile(self.door.busy)
        self._spare = most // SPARE

    def do_handle(self, sock: Any, address: Any) -> None:
        """A connection has come: it may stay, where its address leaves room for others."""
        stays, whose = self.arrivals.came(host_of(address), sock, self.idle)
        if stays and whose is None and self.pool.free_count() <= self._spare:
            whose = self.arrivals.make_room(self.idle)
        if whose is not None:
            self.idle.discard(whose)
            self._hang_up(whose)
        if stays:
            # At once: of hundreds that come together none would be idle yet, and the next refused.
            self.idle.add(sock)
            super().do_handle(sock, address)
        else:
            sock.close()

    def handle(self, sock: Any, address: Any) -> None:
        """One connection from its first byte to its last."""
        try:
            super().handle(sock, address)
        finally:
            self.arrivals.gone(host_of(address), sock)
            self.idle.discard(sock)

    def goodbye(self, say_it: Callable[[], None], seconds: float) -> None:
        """No new guests; `say_it` to the sockets; whoever is being answered may hear the end."""
        self.close()
        say_it()
        for sock in tuple(self.idle):
            self._hang_up(sock)
        self.stop(timeout=seconds)
        gc.freeze()  # the end is no time to look for rubbish, either: it took half a second

    def _hang_up(self, sock: Any) -> None:
        """Whoever waits for a request there finds its end."""
        with contextlib.suppress(OSError):
            sock.shutdown(socket.SHUT_RD)
