"""The one writer of a database: what waits together, of whatever tables, is committed together.

A commit waits for the disk. Where the database is a file, that waiting happens in a thread of its
own, so that sockets are served meanwhile; whoever has saved goes on only when it is done.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

import gevent
from gevent.event import AsyncResult
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from companion.web.schema import records

PATIENCE = 1.0
"""Seconds that a save waits for a lock to go; the tablet has to hear of trouble within two."""
PAUSE = 0.05


class CannotSave(Exception):
    """The database does not take it now. Nothing was written."""


class OutOfStep(Exception):
    """Somebody else has written this number, or this code, before us."""


@dataclass(slots=True, eq=False)
class Job:
    """Rows of one table that are written all or not at all; `first` is done before them, and may
    raise OutOfStep."""

    rows: list[dict[str, Any]]
    first: Callable[[Connection], object] | None = None
    deadline: float = field(default_factory=lambda: time.monotonic() + PATIENCE)
    done: AsyncResult = field(default_factory=AsyncResult)


class Scribe:
    """Writes to one database. `busy`: jobs are being written; `failed_at`: when one last failed
    (seconds of `time.monotonic`), minus infinity once it works again."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: list[Job] = []
        self.busy = False
        self.failed_at = float("-inf")

    def save(self, job: Job) -> None:
        """Come back when it is committed. Raises OutOfStep, CannotSave: nothing was written."""
        self._waiting.append(job)
        if not self.busy:
            self.busy = True
            gevent.spawn(self._work)
        job.done.get()

    def _work(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            self._settle(jobs)
        self.busy = False

    def _settle(self, jobs: list[Job]) -> None:
        try:
            self._write(jobs)
        except (IntegrityError, OutOfStep) as error:
            if len(jobs) == 1:
                jobs[0].done.set_exception(_because(OutOfStep(), error))
            else:
                # One of them is out of step, and only that one may hear of it.
                for job in jobs:
                    self._settle([job])
        except DBAPIError as error:
            self._put_off(jobs, error)
        except Exception as error:
            for job in jobs:
                job.done.set_exception(error)
        else:
            self.failed_at = float("-inf")
            for job in jobs:
                job.done.set()

    def _write(self, jobs: Sequence[Job]) -> None:
        with self._engine.connect() as connection:
            if self._engine.name == "sqlite":
                _in_a_thread(_commit, connection, jobs)
            else:
                _commit(connection, jobs)

    def _put_off(self, jobs: Sequence[Job], error: DBAPIError) -> None:
        """Those who have waited long enough hear that it cannot be; a lock may go meanwhile."""
        now, locked = time.monotonic(), "locked" in str(error.orig)
        self.failed_at = now
        patient = [job for job in jobs if locked and now <= job.deadline]
        for job in jobs:
            if job not in patient:
                job.done.set_exception(_because(CannotSave(), error))
        if patient:
            self._waiting[:0] = patient
            gevent.sleep(PAUSE)


_PLACE = itemgetter("code", "number")


def _commit(connection: Connection, jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.first is not None:
            job.first(connection)
    rows = [row for job in jobs for row in job.rows]
    if rows:
        # In one order everywhere: two processes never wait for each other in a ring.
        connection.execute(insert(records), sorted(rows, key=_PLACE))
    connection.commit()


def _in_a_thread(work: Callable[..., None], *arguments: Any) -> None:
    """Raises what `work` raises; gevent's pool would print it besides."""

    def caught() -> Exception | None:
        try:
            work(*arguments)
        except Exception as error:
            return error
        return None

    error = gevent.get_hub().threadpool.apply(caught)
    if error is not None:
        raise error


def _because(error: Exception, cause: Exception) -> Exception:
    error.__cause__ = cause
    return error
