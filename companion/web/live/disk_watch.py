"""Tell tablets that the database was moved away, even if nobody does anything."""

from __future__ import annotations

import gevent

from companion.web.live.tables import Tables
from companion.web.store.records import Store

EVERY = 1.0
"""Seconds between two looks; tablets must be told of trouble within two."""


def watch(store: Store, tables: Tables) -> None:
    """Look in an endless loop."""
    worked = True
    while True:
        gevent.sleep(EVERY)
        works = store.stands()
        if works != worked or not works:
            for actor in tables.in_memory():
                actor.devices.report_saving(works)
        worked = works
