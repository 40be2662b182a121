"""Routes for a supervisor: alive, ready, metrics."""

from __future__ import annotations

import hmac
import time

from flask import Blueprint, Request, abort, request
from werkzeug.wrappers import Response

from companion.web import metrics
from companion.web.config import Config
from companion.web.live.gauges import page
from companion.web.shell import Shell

LOOPBACK = ("127.0.0.1", "::1")
FRESH = 1.0
"""Seconds for which an answer of the database is reused."""


def operation(shell: Shell) -> Blueprint:
    """The routes. None of them names a table."""
    routes = Blueprint("operation", __name__)
    ready = Readiness(shell)

    @routes.get("/healthz")
    def healthz() -> Response:
        return _plain("ok\n")

    @routes.get("/readyz")
    def readyz() -> Response:
        if not ready():
            return _plain("cannot save\n", 503)
        # Without notices this process looks once a second: slower, and still right.
        return _plain("ready\n" if shell.sync.listening is not False else "ready, deaf\n")

    @routes.get("/metrics")
    def figures() -> Response:
        if not _may_read(shell.config, request):
            abort(404)
        body = page(shell.tables.in_memory(), shell.sync.listening)
        return Response(body, content_type=metrics.CONTENT_TYPE)

    return routes


class Readiness:
    """Whether the database can be written to, checked at most once in `FRESH` seconds."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._asked_at = float("-inf")
        self._answer = False

    def __call__(self) -> bool:
        """Check, or return the last result."""
        now = time.monotonic()
        if now - self._asked_at >= FRESH:
            self._answer = self._shell.store.writable()
            self._asked_at = now
        return self._answer


def _may_read(config: Config, asked: Request) -> bool:
    """Whether the client may read metrics: with the token from anywhere, without it only from this
    machine and not behind a proxy."""
    token = config.metrics_token
    if token is not None:
        sent = asked.authorization
        given = sent.token if sent is not None and sent.type == "bearer" and sent.token else ""
        return hmac.compare_digest(given.encode(), token.encode())
    forwarded = any(name in asked.headers for name in ("Forwarded", "X-Forwarded-For"))
    return config.proxies == 0 and asked.remote_addr in LOOPBACK and not forwarded


def _plain(text: str, status: int = 200) -> Response:
    answer = Response(text, status, content_type="text/plain")
    answer.headers["Cache-Control"] = "no-store"
    return answer
