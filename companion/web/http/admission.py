"""Before any page is made: whose request it is, whether it is one too many, and its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from companion.web import metrics
from companion.web.http.limits import network_of
from companion.web.live.transport.door import LATE, TOO_MANY, TURN
from companion.web.live.transport.request_scheduler import WAIT
from companion.web.shell import Shell
from companion.web.tokens import KEY

Wsgi = Callable[..., Iterable[bytes]]
SOCKETS = "/socket.io"
"""Handshakes have limits of their own, and cost no page."""
HEADERS = [
    ("Content-Type", "text/plain"),
    ("Content-Length", str(len(TOO_MANY))),
    ("Connection", "close"),
    ("Retry-After", "5"),
]
NO_STRANGERS = (b"\ncookie:", b"\nupgrade:")
"""Headers of those who may have a place, or a key, or want a socket: their requests are read."""


class Admission:
    """WSGI around the application. A refusal costs no routing and no page, and ends the
    connection; who holds a place is counted by it before it is counted by its network, and who was
    let in before is not counted with strangers.

    `at_work`: how many commands are on the way. It is the server's transport.door.Door, too.
    """

    def __init__(self, shell: Shell, application: Wsgi, at_work: Callable[[], int]) -> None:
        self._shell, self._application, self._at_work = shell, application, at_work

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if environ.get("PATH_INFO", "").startswith(SOCKETS) and "HTTP_UPGRADE" in environ:
            return self._application(environ, start_response)
        place, guest = self._asker(environ)
        if not self._may_ask(place, guest):
            metrics.TURNED_AWAY.inc()
            if (late := environ.get(LATE)) is not None:
                late()
            start_response("429 Too Many Requests", HEADERS)
            return [TOO_MANY]
        if (wait := environ.get(WAIT)) is not None:
            environ[TURN] = partial(wait, place or guest, place=place is not None)
            environ[TURN]()
        return self._application(environ, start_response)

    def refuses(self, address: str, head: bytes) -> bool:
        """Whether a stranger sends this head, from a network that has asked too much."""
        if not self._shell.limits.has_asked_enough(address):
            return False
        asked, _, headers = head.partition(b"\r\n")
        if f"{KEY}=".encode() in asked or any(one in headers.lower() for one in NO_STRANGERS):
            return False
        metrics.TURNED_AWAY.inc()
        return True

    def busy(self) -> bool:
        """Whether commands are on the way."""
        return self._at_work() > 0

    def _asker(self, environ: dict[str, Any]) -> tuple[str | None, str]:
        address, cookies = environ.get("REMOTE_ADDR", ""), environ.get("HTTP_COOKIE", "")
        shell, guest = self._shell, network_of(address)
        path, query = environ.get("PATH_INFO", ""), environ.get("QUERY_STRING", "")
        if shell.was_let_in(path, query, cookies):
            guest = f"{guest} with a key"
        return shell.place_of(cookies, address), guest

    def _may_ask(self, place: str | None, guest: str) -> bool:
        may_ask = self._shell.limits.may_ask
        return (place is not None and may_ask(place, seated=True)) or may_ask(guest, seated=False)
