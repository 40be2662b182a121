"""Routes for the operator and a supervisor: alive, ready, and `/metrics`: counts and seconds in
Prometheus format, and who may read them."""

import hmac
import time
from collections.abc import Sequence
from functools import lru_cache

from flask import Blueprint, Request, abort, request
from prometheus_client import CollectorRegistry, Gauge, generate_latest
from werkzeug.wrappers import Response

from companion.web import counters
from companion.web.config import Config
from companion.web.live.table_actor import TableActor
from companion.web.shell import shell
from companion.web.store.records import Store

FRESH = 1.0
"""Seconds for which an answer of the database is reused."""
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
LOOPBACK = ("127.0.0.1", "::1")

routes = Blueprint("metrics", __name__)


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


@routes.get("/metrics")
def figures() -> Response:
    if not _may_read(shell.config, request):
        abort(404)
    body = _metrics(shell.tables.in_memory(), shell.sync.listening)
    return Response(body, content_type=CONTENT_TYPE)


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


def _metrics(tables: Sequence[TableActor], listening: bool | None) -> bytes:
    """All metrics in Prometheus format. `listening`: whether notifications of other processes
    arrive (None: there are none)."""
    now = CollectorRegistry()
    Gauge("veglia_tables", "Tables in memory", registry=now).set(len(tables))
    devices = Gauge("veglia_devices", "Open sockets", ["kind"], registry=now)
    for device in (one for actor in tables for one in actor.devices.by_sid.values()):
        devices.labels(device.kind.value).inc()
    if listening is not None:
        Gauge("veglia_listening", "Notices are heard", registry=now).set(listening)
    rehearsals = Gauge("veglia_rehearsals", "Rehearsals with a device", registry=now)
    rehearsals.set(sum(one.table.rehearsal and bool(one.devices.by_sid) for one in tables))
    waiting = Gauge("veglia_queue_length", "Commands that wait", registry=now)
    waiting.set(sum(actor.waiting for actor in tables))
    return generate_latest(counters.REGISTRY) + generate_latest(now)
