"""Faults in how a database is reached: endless waits, old pictures, records that stop everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.kit.faults.fault import fault, swap


@fault("trouble_in_postgres")
def postgres_may_take_as_long_as_it_likes() -> None:
    """Neither the server nor we give an attempt up."""
    from companion.web.store import engines, record_reader, records, writer

    @contextmanager
    def patient(*_: Any) -> Iterator[None]:
        yield

    swap(engines, "SESSION", ("SELECT 1",))
    for module in (record_reader, records, writer):
        swap(module, "answered", patient)


@fault("trouble_in_postgres")
def a_locked_table_is_written_with_all_others() -> None:
    """Whatever waits is tried again together, until the lock has gone: nobody gets a lane."""
    import time

    from companion.web.store.writer import CannotSave, Writer

    def together(self: Any, jobs: Any) -> None:
        patient = [job for job in jobs if time.monotonic() <= job.deadline]
        for job in set(jobs) - set(patient):
            job.done.set_exception(CannotSave("locked"))
        self._all.waiting[:0] = patient

    swap(Writer, "_set_aside", together)


@fault("trouble_in_postgres")
def ready_is_whoever_lives() -> None:
    """Readiness asks nobody."""
    from companion.web.store.records import Store

    swap(Store, "writable", lambda self: True)


@fault("failover")
def pages_and_sockets_show_what_is_remembered() -> None:
    """A new device is shown the table as this process last saw it."""
    from companion.web.live.table_actor import TableActor

    swap(TableActor, "catch_up", lambda self: None)


@fault("failover")
def refusals_are_decided_on_what_is_remembered() -> None:
    """A refused command stays refused, whatever another process has written."""
    from companion.web.live.queue import Decided

    looks = property(lambda self: not self.written and any(one.looks for one, _ in self.served))
    swap(Decided, "needs_look", looks)


@fault("failover")
def nobody_holds_a_database() -> None:
    """A second program starts beside the first one without a word."""
    from companion.web import server

    swap(server, "_held", lambda app, *, beside: None)


@fault("unreadable")
def one_bad_record_stops_the_program() -> None:
    """What cannot be read is an error like any other."""
    from companion.table.log import stored as replay
    from companion.web import app, server
    from companion.web.live import sockets

    class Plain(Exception):
        """Nobody waits for it."""

    for module in (app, server, sockets):
        swap(module, "Unreadable", Plain)
    assert replay.Unreadable is not Plain


@fault("unreadable")
def what_a_restore_set_aside_stays() -> None:
    """The sweeper looks at the database alone."""
    from companion.web.store import records

    swap(records, "forget_asides", lambda file, age: None)


@fault("another_key")
def any_key_will_do() -> None:
    """A process with another key than the others takes every device for a stranger."""
    from companion.web.store.records import Store

    swap(Store, "claim", lambda self, fingerprint, anew=False: True)


@fault("half_finished")
def a_restore_takes_the_database_away_first() -> None:
    """For a moment there is none, and who is killed then leaves none."""
    from companion.web.store import backups

    def renamed(file: Any) -> Any:
        return file.rename(file.with_name(f"{file.name}.20260101-120000"))

    swap(backups, "set_aside", renamed)


@fault("half_finished")
def what_was_being_written_stays() -> None:
    """The draft of a backup that was killed is deleted by nobody."""
    from companion.web.store import backups, records

    for module in (backups, records):
        swap(module, "forget_drafts", lambda folder: None)


@fault("half_finished")
def a_start_without_a_database_begins_anew() -> None:
    """What lies beside its place is not looked at."""
    from companion.web.store import files_beside

    swap(files_beside, "asides", lambda file: [])


@fault("wrong_clocks")
def the_sweeper_believes_the_clock() -> None:
    """Whatever the clock says has passed has passed."""
    from companion.web.store import ages

    swap(ages, "RUNNING", 10.0**12)


@fault("moved_away")
def nobody_looks_where_the_files_are() -> None:
    """SQLite says that all is well, and so do we."""
    from companion.web.store.files_in_place import FilesInPlace

    swap(FilesInPlace, "whole", lambda self: True)
    swap(FilesInPlace, "moved", lambda self: False)
