"""Routes for a supervisor: alive, ready, metrics."""

from __future__ import annotations

import hmac
import time
from functools import lru_cache

from flask import Blueprint, Request, abort, request
from werkzeug.wrappers import Response

from companion.web import metrics
from companion.web.config import Config
from companion.web.live.gauges import page
from companion.web.shell import shell
from companion.web.store.records import Store

LOOPBACK = ("127.0.0.1", "::1")
FRESH = 1.0
"""Seconds for which an answer of the database is reused."""


routes = Blueprint("operation", __name__)


@routes.get("/healthz")
def healthz() -> Response:
    return _plain("ok\n")


@routes.get("/readyz")
def readyz() -> Response:
    if not _is_writable(shell.store, int(time.monotonic() / FRESH)):
        return _plain("cannot save\n", 503)
    # Without notices this process looks once a second: slower, and still right.
    return _plain("ready\n" if shell.sync.listening is not False else "ready, deaf\n")


@routes.get("/metrics")
def figures() -> Response:
    if not _may_read(shell.config, request):
        abort(404)
    body = page(shell.tables.in_memory(), shell.sync.listening)
    return Response(body, content_type=metrics.CONTENT_TYPE)


@lru_cache(maxsize=1)
def _is_writable(store: Store, _moment: int) -> bool:
    return store.writable()


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
    return Response(text, status, content_type="text/plain")
