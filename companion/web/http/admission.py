"""Before a page is made: whose request it is, whether it exceeds a limit, and when it is served."""

from collections.abc import Callable, Iterable
from typing import Any

from companion.web import counters
from companion.web.http.limits import network_of
from companion.web.join_codes import typed
from companion.web.live.transport.connection_limiter import CONNECTION, NO_ROOM, TOO_MANY
from companion.web.live.transport.handshake import is_ours
from companion.web.shell import Shell
from companion.web.tokens import KEY

Wsgi = Callable[..., Iterable[bytes]]
SOCKETS = "/socket.io/"
"""Handshakes on this path have their own limits and cost no page."""
NO_STRANGERS = (b"\ncookie:", b"\nupgrade:")
"""Headers of requests that may show a place, or ask for a socket; only these are parsed."""


class Admission:
    """WSGI middleware. A refusal costs no routing and no page, and closes the connection.
    `at_work`: number of commands being carried out."""

    def __init__(self, shell: Shell, application: Wsgi, at_work: Callable[[], int]) -> None:
        self._shell, self._application, self._at_work = shell, application, at_work

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        if environ.get("PATH_INFO") == SOCKETS and is_ours(environ):
            return self._application(environ, start_response)
        environ.pop("HTTP_UPGRADE", None)  # not upgraded: answered as a normal request
        network, guest, own, has_place = self._asker(environ)
        connection = environ.get(CONNECTION)
        if connection is not None:
            if has_place:
                connection.mark_place()
            elif connection.is_full():
                return _refused("503 Service Unavailable", NO_ROOM, start_response)
        limits = self._shell.limits
        alone = own != guest and limits.may_request(own, alone=True)
        if not alone and not limits.may_request(guest, alone=False):
            if connection is not None:
                connection.delay()
            return _refused("429 Too Many Requests", TOO_MANY, start_response)
        if connection is not None:
            connection.wait_for_turn(network, own, place=has_place)
        return self._application(environ, start_response)

    def refuses(self, address: str, head: bytes) -> bool:
        """Whether to refuse this head: a stranger's, from a network that has asked too much."""
        if not self._shell.limits.is_over_limit(address):
            return False
        asked, _, headers = head.partition(b"\r\n")
        if f"{KEY}=".encode() in asked or any(one in headers.lower() for one in NO_STRANGERS):
            return False
        counters.TURNED_AWAY.inc()
        return True

    def busy(self) -> bool:
        return self._at_work() > 0

    def _asker(self, environ: dict[str, Any]) -> tuple[str, str, str, bool]:
        """The network of a request, the shared counter (of strangers of a network, or of newcomers
        with the key of a QR), the counter of one place or one browser that was let in, which is
        used first, and whether it shows a place. Browsers of one network that together ask too much
        are treated as strangers, because tickets can be collected."""
        address, cookies = environ.get("REMOTE_ADDR", ""), environ.get("HTTP_COOKIE", "")
        shell, network = self._shell, network_of(address)
        path, query = environ.get("PATH_INFO", ""), environ.get("QUERY_STRING", "")
        named = typed(path.split("/")[2].partition(".")[0]) if path.count("/") > 1 else None
        place = shell.place_of(cookies, address, near=named)
        browser = None if place else shell.browser_id(cookies)
        known = browser is not None and shell.limits.may_request_as_browsers(network)
        own = f"{network} {browser}" if known else place
        is_new = own is None and shell.has_key(path, query)
        guest = f"{network} with a key" if is_new else network
        return network, guest, own or guest, place is not None


def _refused(status: str, body: bytes, start_response: Any) -> list[bytes]:
    counters.TURNED_AWAY.inc()
    head = {"Content-Type": "text/plain", "Content-Length": str(len(body))}
    start_response(status, [*head.items(), ("Connection", "close"), ("Retry-After", "5")])
    return [body]
