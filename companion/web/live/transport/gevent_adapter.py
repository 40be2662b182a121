"""The adapter to gevent and its HTTP server: the only module that uses their undocumented parts.

pywsgi lets a subclass override methods that are not all documented. Here each has a documented
name, which `http.py` overrides, and access to a connection's internals is here.
`tests/web/sockets/unpromised.toml` lists what a newer gevent may break (decision 9).
"""

import errno
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import BytesIO
from typing import Any

import gevent
from gevent import pywsgi
from gevent.pool import Pool

gevent.config.track_greenlet_tree = False
"""Not used; it would keep a kilobyte of frames for each waiting greenlet."""
GONE = (errno.ETIMEDOUT, errno.ENOTCONN, errno.EBADF, errno.EHOSTUNREACH, errno.ENETUNREACH)
CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-length: 0\r\n\r\n"


class Connection(pywsgi.WSGIHandler):
    """One HTTP connection: pywsgi's steps under documented names."""

    ignored_socket_errors = (*pywsgi.WSGIHandler.ignored_socket_errors, *GONE)
    socket: Any

    # What a subclass may do at each step

    def one_request(self, serve: Callable[[], Any]) -> Any:
        """One request. `serve()` reads and answers it, and its result is returned; or else None to
        end the connection, or a status with the bytes of a whole answer."""
        return serve()

    def limit_head(self, lines: Any) -> Any:
        """The lines of a request's head; reading them may raise ValueError."""
        return lines

    def check_head(self, headers: Any, version: str) -> None:
        """Raises ValueError for a head that is not accepted."""

    def on_head(self, environ: dict[str, Any]) -> None:
        """Called before the application."""

    def on_application_end(self) -> None:
        """Called before the rest of the request's body is read."""

    def on_answered(self) -> None:
        """Called when the whole answer was sent."""

    def answer_bad_request(self, error: Exception) -> tuple[str, bytes]:
        """The answer to a request that was not understood."""
        return "400", BAD_REQUEST

    def on_stalled(self) -> None:
        """The client is not reading the answer now."""

    def on_sent(self) -> None:
        """A piece of the answer was read completely, or nothing will be."""

    # What a subclass may ask

    def first_bytes(self) -> bytes:
        """The first bytes of the next request; waits for them."""
        return bytes(self.rfile.peek(1))

    def read_body(self, environ: dict[str, Any], at_most: int) -> None:
        """Read the body now, if its length is declared and at most this. A client that waits to be
        told to send it is told."""
        length = self.content_length or 0
        if 0 < length <= at_most:
            if environ.get("HTTP_EXPECT", "").lower() == "100-continue":
                self.socket.sendall(CONTINUE)
            self.wsgi_input = pywsgi.Input(BytesIO(self.rfile.read(length)), length)
            environ["wsgi.input"] = self.wsgi_input

    def discard_body(self, seconds: float) -> None:
        """Read the rest of the body for so many seconds; this answer is then the last."""
        body = self.wsgi_input
        if body.position < (body.content_length or 0):
            with suppress(OSError), gevent.Timeout(seconds, False):
                body._discard()
            self.close_connection = True
            body.content_length = body.position

    def detach_socket(self) -> tuple[Any, bytes]:
        """The socket, and bytes that arrived with the request; HTTP ends here."""
        sock = self.socket
        sock.settimeout(0.0)
        early = bytes(self.rfile.peek())
        self.socket, self.close_connection = None, True
        return sock, early

    # What pywsgi calls

    def handle_one_request(self) -> Any:
        return self.one_request(super().handle_one_request)

    def MessageClass(self, lines: Any, *more: Any) -> Any:
        return super().MessageClass(self.limit_head(lines), *more)

    def read_request(self, raw_requestline: str) -> bool:
        super().read_request(raw_requestline)
        self.check_head(self.headers, self.request_version)
        return True

    def get_environ(self) -> dict[str, Any]:
        environ: dict[str, Any] = super().get_environ()
        self.on_head(environ)
        return environ

    def run_application(self) -> None:
        super().run_application()
        self.on_application_end()

    def _sendall(self, data: bytes) -> None:
        left = memoryview(data)
        left = left[send_now(self.socket, left) :]
        try:
            while left:
                self.on_stalled()
                left = left[self.socket.send(left) :]
        finally:
            self.on_sent()
        self.response_length += len(data)

    def handle_one_response(self) -> None:
        super().handle_one_response()
        self.on_answered()

    def log_request(self) -> None:
        """No access log: it would tell who opened which address when."""

    def log_error(self, msg: str, *args: Any) -> None:
        """Override: errors in a request are passed to `answer_bad_request`."""

    def handle_error(self, t: Any, v: Any, tb: Any) -> None:
        """Override: a client that disconnects is no error."""
        if isinstance(v, OSError):
            self.close_connection = True
        else:
            super().handle_error(t, v, tb)

    def _handle_client_error(self, ex: Exception) -> Any:
        return self.answer_bad_request(ex)


class Listener(pywsgi.WSGIServer):
    """Accepts connections, at most `most` at once, and serves each with `handler`."""

    def __init__(self, listener: Any, application: Any, handler: Any, most: int) -> None:
        super().__init__(listener, application, handler_class=handler, log=None, spawn=Pool(most))
        self.sockets: set[object] = set()

    def accepted(self, sock: Any, address: Any, serve: Callable[[], None]) -> None:
        """A new connection: `serve()` starts serving it."""
        serve()

    def free_slots(self) -> int:
        return int(self.pool.free_count())

    def hold_slot(self) -> Callable[[], None]:
        """Count this greenlet's connection after the greenlet's end, until the result is called."""
        slot = object()
        self.pool.discard(gevent.getcurrent())
        self.pool.add(slot)
        self.sockets.add(slot)
        return partial(self._free, slot)

    def _free(self, slot: object) -> None:
        if slot in self.sockets:
            self.sockets.remove(slot)
            self.pool.discard(slot)

    def shut_down(self, seconds: float) -> None:
        """Wait so many seconds for all connections to end, then end the others."""
        self.pool.join(timeout=seconds)
        for slot in tuple(self.sockets):
            self._free(slot)
        self.stop(timeout=0)

    def do_handle(self, sock: Any, address: Any) -> None:
        """Called by the listening loop for each connection."""
        inherited = super().do_handle
        self.accepted(sock, address, lambda: inherited(sock, address))


def send_now(sock: Any, data: bytes | memoryview) -> int:
    """Send what the system accepts at once; returns the number of bytes, perhaps 0. Raises OSError
    if the connection is gone."""
    try:
        return int(sock.send(data, 0, 0.0))
    except BlockingIOError:
        return 0


def on_unhandled_error(report: Callable[[object, type, object, object], None]) -> None:
    """Call this, instead of printing, for an error in a greenlet that nobody waits for."""
    gevent.get_hub().print_exception = report
