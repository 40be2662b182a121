"""Headers of every answer, and the hosts and origins that we accept."""

import gzip
import ipaddress
import re
import secrets
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from flask import Flask, Request, Response, g, request

from companion.web.config import Config
from companion.web.local_name import NAMES

PERMISSIONS = (
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
    "microphone=(), midi=(), payment=(), usb=(), screen-wake-lock=(self), fullscreen=(self), "
    "autoplay=(self)"
)
NEVER_A_PAGE = {"text/javascript", "text/css", "font/woff2"}
"""Types that a browser only uses inside a page, whose own policy then applies."""
WORTH_PACKING = 1024
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(:[0-9]{1,5})?")
"""A name or an address, perhaps with a port; no user, no path."""


class Hosts:
    """The `Host` headers we accept: a public address, names of this machine, and IP addresses; DNS
    rebinding needs a name that its owner points elsewhere."""

    def __init__(self, config: Config) -> None:
        own = {*NAMES, "localhost", socket.gethostname().lower()}
        own |= {f"{name.removesuffix('.local')}.local" for name in tuple(own)}
        self._names = own
        self._public_origin = config.public_url
        self._public = urlsplit(config.public_url).netloc if config.public_url else None

    def knows(self, host: str) -> bool:
        """Whether `host` (with or without a port) is one of ours."""
        if _HOST.fullmatch(host) is None:
            return False
        if self._public is not None and host.lower() == self._public:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
            return name in self._names or bool(ipaddress.ip_address(name))
        except ValueError:
            return False

    def admits(self, origin: str | None, environ: Mapping[str, str]) -> bool:
        """Whether a page of `origin` may use the server; None: the client is no browser."""
        host = environ.get("HTTP_HOST", "").lower()
        if not self.knows(host):
            return False
        if origin is None or (host == self._public and origin == self._public_origin):
            return True
        return origin == f"{environ.get('wsgi.url_scheme')}://{host}"


def install(app: Flask, hosts: Hosts, *, secure: bool) -> None:
    """Check host and origin before every request, set headers after it."""

    @app.before_request
    def _only_ours() -> Response | None:
        g.nonce = secrets.token_urlsafe(16)
        # RFC 9112 §3.2. An HTTP/1.0 request has no Host, and is answered under our own address.
        if "HTTP_HOST" not in request.environ and request.environ["SERVER_PROTOCOL"] != "HTTP/1.0":
            return Response("400 Bad Request\n", 400, mimetype="text/plain")
        if not hosts.knows(request.host):
            return Response("421 Misdirected Request: set PUBLIC_URL\n", 421, mimetype="text/plain")
        foreign = not hosts.admits(request.headers.get("Origin"), request.environ)
        if request.method not in ("GET", "HEAD") and foreign:
            return Response("403 Forbidden\n", 403, mimetype="text/plain")
        # Otherwise the library would fail later, when a page reads the query.
        if not request.query_string.isascii():
            return Response("400 Bad Request\n", 400, mimetype="text/plain")
        return None

    @app.after_request
    def _guarded(answer: Response) -> Response:
        answer.headers["X-Content-Type-Options"] = "nosniff"
        answer.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        if answer.mimetype in NEVER_A_PAGE:
            return answer
        # The one inline script is the import map with its nonce. Older browsers do not count a
        # socket of the same host as 'self'.
        host, nonce = request.host, f"'nonce-{g.get('nonce', '')}'"
        allowed = policy(nonce, f" ws://{host} wss://{host}") + "; frame-ancestors 'none'"
        answer.headers.setdefault("Content-Security-Policy", allowed)
        # Not «no-referrer»: browsers would then send «Origin: null» with our own forms.
        answer.headers["Referrer-Policy"] = "same-origin"
        answer.headers["Permissions-Policy"] = PERMISSIONS
        answer.headers.setdefault("Cache-Control", "no-store")
        if secure:
            # On plain http browsers only complain about it.
            answer.headers["Cross-Origin-Opener-Policy"] = "same-origin"
            answer.headers["Strict-Transport-Security"] = "max-age=31536000"
        return _packed(answer, request)


def policy(scripts: str, sockets: str = "", forms: str = "'self'") -> str:
    """Content-Security-Policy: only our own files. `scripts`: what else a script may be or do,
    `sockets`: addresses besides our own, `forms`: where a form may lead."""
    return (
        f"default-src 'none'; script-src 'self' {scripts}; style-src 'self'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self' blob:; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; "
        f"form-action {forms}; base-uri 'none'"
    )


def _packed(answer: Response, asked: Request) -> Response:
    """Compress with gzip if it helps. The size of a compressed answer can reveal a secret beside
    text that an attacker chooses. No page contains one: identity is in cookies, secrets come by the
    socket, which never compresses, nonces and form ids are new in every answer, and the secrets of
    invites are in fragments."""
    if (
        answer.mimetype not in ("text/html", "text/plain", "image/svg+xml")
        or "Content-Encoding" in answer.headers
        or not accepts_gzip(asked)
        or len(body := answer.get_data()) < WORTH_PACKING
    ):
        return answer
    answer.set_data(gzip.compress(body, 6, mtime=0))
    answer.headers["Content-Encoding"] = "gzip"
    answer.headers.add("Vary", "Accept-Encoding")
    return answer


def accepts_gzip(asked: Request) -> bool:
    """Whether the client accepts gzip."""
    return "gzip" in asked.headers.get("Accept-Encoding", "")
