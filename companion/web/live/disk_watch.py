"""Tells tablets that the database was moved away, also where nobody does anything."""

from __future__ import annotations

import gevent

from companion.web.live.tables import Tables
from companion.web.store.records import Store

EVERY = 1.0
"""Seconds between two looks: tablets hear of trouble within two."""


def watch(store: Store, tables: Tables) -> None:
    """Look for ever."""
    worked = True
    while True:
        gevent.sleep(EVERY)
        works = store.stands()
        if works != worked or not works:
            for actor in tables.in_memory():
                actor.devices.report_saving(works)
        worked = works
