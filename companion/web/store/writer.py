"""Group commit: everything that waits, of all tables, is written in one transaction.

A save returns when it is on the disk. In PostgreSQL a single table can be locked: it gets a lane of
its own and blocks no other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter

import gevent
import structlog
from gevent.event import AsyncResult
from gevent.lock import Semaphore

from companion.web.store.database import (
    CannotSave,
    Database,
    DatabaseConnection,
    NoAnswer,
    Values,
    reason,
)

WAIT_SECONDS = 1.0
"""Seconds that a save waits for a lock; the tablet must be told of trouble within two."""
PAUSE = 0.05
LANES = 4
"""Most locked tables that wait inside PostgreSQL at once; others wait here."""
LOCKED = frozenset({"55P03", "40P01"})
"""PostgreSQL's error codes for a lock timeout and a deadlock."""
_PLACE = itemgetter("code", "number")
NEVER = float("-inf")
log = structlog.get_logger()


class OutOfStep(Exception):
    """Another process has already written this number or code, or the record before is lost."""


@dataclass(slots=True, eq=False)
class WriteJob:
    """Rows of the table `code`, written all or not at all. `first` runs before them in the same
    transaction and may raise OutOfStep."""

    code: str
    rows: Sequence[Values]
    first: Callable[[DatabaseConnection], object] | None = None
    deadline: float = field(default_factory=lambda: time.monotonic() + WAIT_SECONDS)
    done: AsyncResult = field(default_factory=AsyncResult)


class Lane:
    """Jobs that are written one batch after the other. `alone`: for one table that was locked.
    `began`: since when jobs wait or are written (monotonic seconds); None: no jobs."""

    def __init__(self, write: Callable[[Lane, list[WriteJob]], None], *, alone: bool) -> None:
        self._write_batch, self.alone = write, alone
        self.waiting: list[WriteJob] = []
        self.began: float | None = None

    def put(self, job: WriteJob) -> None:
        """Write it as soon as possible."""
        self.waiting.append(job)
        if self.began is None:
            self.began = time.monotonic()
            gevent.spawn(self._work)

    def _work(self) -> None:
        while self.waiting:
            jobs, self.waiting = self.waiting, []
            self._write_batch(self, jobs)
            self.began = time.monotonic()
        self.began = None


class Writer:
    """Writes to one database. `failed_at`: when a write last failed (monotonic seconds); minus
    infinity after a success."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._all = Lane(self._write_batch, alone=False)
        self._locked: dict[str, Lane] = {}
        self._lanes = Semaphore(LANES)
        self.failed_at, self._reported = NEVER, False

    def save(self, job: WriteJob) -> None:
        """Return when it is committed. Raises OutOfStep (nothing was written), CannotSave."""
        self._locked.get(job.code, self._all).put(job)
        job.done.get()

    @property
    def busy_for(self) -> float:
        """Seconds since the current batch was started; 0: there is none."""
        began = self._all.began
        return 0.0 if began is None else time.monotonic() - began

    def _write_batch(self, lane: Lane, jobs: list[WriteJob]) -> None:
        try:
            self._write(lane, jobs)
        except (self._database.duplicate, OutOfStep) as error:
            if len(jobs) == 1:
                jobs[0].done.set_exception(_with_cause(OutOfStep(), error))
            else:
                # One of them is out of step, and only that one may fail.
                for job in jobs:
                    self._write_batch(lane, [job])
        except self._database.errors as error:
            cause = getattr(error, "orig", None)
            if not lane.alone and getattr(cause, "sqlstate", None) in LOCKED:
                self._give_own_lanes(jobs)
            else:
                self._retry_later(lane, jobs, error)
        except Exception as error:
            if isinstance(error, CannotSave):
                self._report_failure(lane, str(error))
            if isinstance(error, NoAnswer):  # the jobs behind them have waited as long
                jobs, lane.waiting = [*jobs, *lane.waiting], []
            for job in jobs:
                job.done.set_exception(error)
        else:
            self._report_success(lane, jobs)

    def _write(self, lane: Lane, jobs: Sequence[WriteJob]) -> None:
        left = max(0.0, jobs[0].deadline - time.monotonic())
        if lane.alone and not self._lanes.acquire(timeout=left):
            raise CannotSave("the table is locked, and so are others")
        transaction = any(job.first is not None for job in jobs)
        try:
            self._database.write(partial(self._put, jobs), transaction=transaction)
        finally:
            if lane.alone:
                self._lanes.release()

    def _put(self, jobs: Sequence[WriteJob], connection: DatabaseConnection) -> None:
        for job in jobs:
            if job.first is not None:
                job.first(connection)
        # In one order in all processes: no deadlock.
        rows = sorted((row for job in jobs for row in job.rows), key=_PLACE)
        self._database.append(connection, rows)

    def _report_success(self, lane: Lane, jobs: Sequence[WriteJob]) -> None:
        if not lane.alone:
            if self._reported:
                log.warning("saves again")
            self.failed_at, self._reported = NEVER, False
        elif not lane.waiting:
            self._locked.pop(jobs[0].code, None)  # the next job goes to the common lane
        for job in jobs:
            job.done.set()

    def _give_own_lanes(self, jobs: Sequence[WriteJob]) -> None:
        """One of these tables is locked, or all are: each gets a lane of its own."""
        for job in jobs:
            self._locked.setdefault(job.code, Lane(self._write_batch, alone=True)).put(job)

    def _retry_later(self, lane: Lane, jobs: Sequence[WriteJob], error: Exception) -> None:
        """Fail the jobs that have waited too long; the others keep waiting for the lock."""
        now, locked = time.monotonic(), lane.alone or "locked" in reason(error)
        waiting = [job for job in jobs if locked and now <= job.deadline]
        self._report_failure(lane, reason(error) if len(waiting) < len(jobs) else "")
        for job in jobs:
            if job not in waiting:
                job.done.set_exception(_with_cause(CannotSave(reason(error)), error))
        if waiting:
            lane.waiting[:0] = waiting
            gevent.sleep(PAUSE)

    def _report_failure(self, lane: Lane, why: str) -> None:
        if not lane.alone:
            if why and not self._reported:
                log.warning("cannot save", why=why)
                self._reported = True
            self.failed_at = time.monotonic()


def _with_cause(error: Exception, cause: Exception) -> Exception:
    error.__cause__ = cause
    return error
