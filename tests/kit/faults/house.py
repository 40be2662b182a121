"""Faults and circumstances of several processes on one PostgreSQL."""

from __future__ import annotations

import os
import time
from typing import Any

from tests.kit.faults.fault import fault, swap

LATE = 0.05
"""Seconds."""


@fault()
def no_notices() -> None:
    """Nobody is woken: all that is left is the look once a second."""
    from companion.web.cluster.pg_notify import PgNotify

    swap(PgNotify, "notify", lambda self, key, number: None)


@fault()
def quick_hearts() -> None:
    """A process that is dead is known to be dead after two seconds."""
    from companion.web.cluster import processes, sync

    sync.HEARTBEAT = processes.HEARTBEAT = 0.5
    processes.LAPSE = 2.0


@fault()
def a_machine_whose_clock_is_wrong() -> None:
    """The clock of this machine is ahead by as many seconds as AHEAD says."""
    from types import SimpleNamespace

    from companion.web import shell

    ahead = float(os.environ.get("AHEAD", "0"))
    shell.time = SimpleNamespace(time=lambda: time.time() + ahead)


@fault("following_without_notices")
def nobody_looks_beneath_the_notices() -> None:
    """What no notice tells is never seen."""
    from companion.web.cluster import sync

    swap(sync, "EVERY", 10**6)


@fault("spread_over_processes")
def notices_name_the_table_and_who_acts() -> None:
    """The code of the table travels in the notice, readable by any listener."""
    from companion.web.tokens import Seal

    swap(Seal, "notice_key", lambda self, code: code)


@fault("spread_over_processes")
def a_number_that_is_taken_is_written_over() -> None:
    """No fence: a later process overwrites another's record. Each write comes late, so that two
    who are asked at once always decide before either has written, however quick the machine is."""
    from gevent import monkey

    from companion.web.store import writer

    over = " ON CONFLICT (code, number) DO UPDATE SET record = excluded.record"
    swap(writer, "ALL_IN_ONE", writer.ALL_IN_ONE + over)
    commit, sleep = (
        writer._commit,
        monkey.get_original("time", "sleep"),
    )  # of a thread, not gevent's

    def late(*given: Any) -> None:
        sleep(LATE)
        commit(*given)

    swap(writer, "_commit", late)


@fault("spread_over_processes")
def steps_of_others_move_every_screen() -> None:
    """A step that was taken elsewhere is shown to everybody, secret or not."""
    from companion.table import handle
    from companion.table.effects import Push

    follow = handle.follow

    def loud(*told: Any) -> Any:
        from companion.core.value import replace

        outcome = follow(*told)
        shown = Push(everybody=True, always=True)
        return replace(outcome, effects=(*outcome.effects, shown))

    from companion.web.live import table_log

    swap(table_log, "follow", loud)


@fault("one_dies")
def whoever_was_connected_stays_connected() -> None:
    """Presence does not lapse."""
    from sqlalchemy import text

    from companion.web.cluster import processes

    asked = str(processes._GLANCE)
    assert ":lapse" in asked
    swap(processes, "_GLANCE", text(asked.replace(":lapse", ":lapse * 1000000")))


@fault("one_dies")
def each_goes_by_the_clock_of_its_machine() -> None:
    """The database is not asked for the time."""
    from companion.web.clock import SharedClock

    swap(SharedClock, "add_sample", lambda self, *sample: None)


@fault("one_dies")
def a_place_is_connected_as_often_as_it_likes() -> None:
    """An older connection of a place at another process stays."""
    from companion.web.live.devices import Devices

    swap(Devices, "connected_elsewhere", lambda self, places: False)


@fault("processes_die")
def a_process_that_stops_says_nothing() -> None:
    """Its sockets end as if it had died."""
    from companion.web.live.sockets import Sockets

    swap(Sockets, "close_all", lambda self: None)
