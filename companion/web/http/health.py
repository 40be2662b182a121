"""Routes for a supervisor: alive, ready."""

from __future__ import annotations

import time
from functools import lru_cache

from flask import Blueprint
from werkzeug.wrappers import Response

from companion.web.shell import shell
from companion.web.store.records import Store

FRESH = 1.0
"""Seconds for which an answer of the database is reused."""


routes = Blueprint("health", __name__)


@routes.get("/healthz")
def healthz() -> Response:
    return _plain("ok\n")


@routes.get("/readyz")
def readyz() -> Response:
    if not _is_writable(shell.store, int(time.monotonic() / FRESH)):
        return _plain("cannot save\n", 503)
    # Without notices this process looks once a second: slower, and still right.
    return _plain("ready\n" if shell.sync.listening is not False else "ready, deaf\n")


@lru_cache(maxsize=1)
def _is_writable(store: Store, _moment: int) -> bool:
    return store.writable()


def _plain(text: str, status: int = 200) -> Response:
    return Response(text, status, content_type="text/plain")
