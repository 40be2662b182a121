"""The metrics page: `companion.web.metrics`, and what is in memory now."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from companion.web.live.table_actor import TableActor
from companion.web.metrics import REGISTRY


def page(actors: Iterable[TableActor], listening: bool | None = None) -> bytes:
    """All metrics in Prometheus format. `listening`: whether notifications of other processes
    arrive (None: there are none)."""
    now, tables = CollectorRegistry(), tuple(actors)
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
    return generate_latest(REGISTRY) + generate_latest(now)
