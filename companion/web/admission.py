"""Before any page is made: whose request it is, whether it is one too many, and its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from companion.web.limits import network_of
from companion.web.shell import Shell
from companion.web.transport.turnstile import WAIT

Wsgi = Callable[..., Iterable[bytes]]
SOCKETS = "/socket.io"
"""Handshakes have limits of their own, and cost no page."""
TOO_MANY = b"429 Too Many Requests\n"
HEADERS = [
    ("Content-Type", "text/plain"),
    ("Content-Length", str(len(TOO_MANY))),
    ("Connection", "close"),
    ("Retry-After", "5"),
]


class Admission:
    """WSGI around the application. A refusal costs no routing and no page, and ends the
    connection; who holds a place is counted by it before it is counted by its network."""

    def __init__(self, shell: Shell, application: Wsgi) -> None:
        self._shell, self._application = shell, application

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if not environ.get("PATH_INFO", "").startswith(SOCKETS):
            place, guest = self._asker(environ)
            if not self._may_ask(place, guest):
                start_response("429 Too Many Requests", HEADERS)
                return [TOO_MANY]
            if (wait := environ.get(WAIT)) is not None:
                wait(place or guest, place=place is not None)
        return self._application(environ, start_response)

    def _asker(self, environ: dict[str, Any]) -> tuple[str | None, str]:
        address = environ.get("REMOTE_ADDR", "")
        place = self._shell.place_of(environ.get("HTTP_COOKIE", ""), address)
        return place, network_of(address)

    def _may_ask(self, place: str | None, guest: str) -> bool:
        may_ask = self._shell.limits.may_ask
        return (place is not None and may_ask(place, seated=True)) or may_ask(guest, seated=False)
