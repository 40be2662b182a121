"""The queue of jobs at a table, and what the sender is answered."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import gevent
import structlog
from gevent.event import AsyncResult

from companion.core.refusal import refuse
from companion.table.effects import Acknowledge, Ask, Input, Outcome, Refuse
from companion.table.log.record import Record
from companion.table.log.stored import Unreadable
from companion.table.state import Table
from companion.web.random_source import CHANCE
from companion.web.store.records import CannotSave, OutOfStep

Reply = Acknowledge | Refuse
log = structlog.get_logger()
TRIES_AT_ONCE, BACK_OFF_SECONDS = 3, 0.005
"""How often jobs are decided again without a pause; then seconds at most, times the attempts."""


@dataclass(slots=True, eq=False)
class Job:
    """One job of the queue: `work` on the table at a server time, who asked, and the result."""

    work: Callable[[Table, float], Outcome]
    asked: Input | None = None
    needs_newest: bool = False
    """Whether the table must first catch up with the store."""
    stored_number: int = 0
    """A record number that the store is known to have."""
    done: AsyncResult = field(default_factory=AsyncResult)

    def fail(self, error: Exception) -> None:
        """Set the exception, unless the job has ended before."""
        if not self.done.ready():
            self.done.set_exception(error)


class Queue:
    """The jobs of one table. `serve` is called with all waiting jobs, one call after the other;
    `on_empty` when the queue is empty."""

    def __init__(self, serve: Callable[[list[Job]], None], on_empty: Callable[[], None]) -> None:
        self._serve, self._on_empty = serve, on_empty
        self._waiting: list[Job] = []
        self._refresh: Job | None = None
        self._catch_up: Job | None = None
        self.at_work = False

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, job: Job) -> None:
        self._waiting.append(job)
        if not self.at_work:
            self.start()

    def refresh(self, seconds: float) -> None:
        """Wait until the table is as new as the store was when this was called. Callers share a
        job that has not begun. Raises gevent.Timeout, and what the job raises."""
        if self._refresh not in self._waiting:
            self._refresh = Job(lambda table, now: Outcome(table), needs_newest=True)
            self.put(self._refresh)
        self._refresh.done.get(timeout=seconds)

    def catch_up_to(self, number: int) -> None:
        """Read up to this record number, which the store has; callers share a waiting job."""
        if self._catch_up not in self._waiting:
            self._catch_up = Job(lambda table, now: Outcome(table))
            self.put(self._catch_up)
        self._catch_up.stored_number = max(self._catch_up.stored_number, number)

    def start(self) -> None:
        self.at_work = True
        # In a greenlet of its own: if the sender is cut off, the other jobs go on.
        gevent.spawn(self._run)

    def drop(self, kind: type) -> None:
        """Drop jobs of this kind without an answer."""
        self._waiting = [job for job in self._waiting if not isinstance(job.asked, kind)]

    def _run(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            try:
                self._serve(jobs)
            except Exception as error:
                log.exception("jobs failed")
                for job in jobs:
                    job.fail(error)
        self.at_work = False
        self._on_empty()


class Decided(NamedTuple):
    """The result of jobs that were decided together: the table after them, each job with its
    outcome, and the records to store."""

    table: Table
    outcomes: list[tuple[Job, Outcome]]
    records: list[Record]

    @property
    def needs_check(self) -> bool:
        """Whether an answer depends on the newest table without an append that would prove it: a
        refusal, a command that changes nothing, a page, a new socket."""
        return not self.records and any(
            job.needs_newest or isinstance(job.asked, Ask) for job, _ in self.outcomes
        )


def decide_all(jobs: Iterable[Job], table: Table, clock: Callable[[], float]) -> Decided:
    """Decide the jobs one after the other; one that fails changes nothing."""
    outcomes, records = [], []
    for job in jobs:
        if job.done.ready():
            continue
        try:
            outcome = job.work(table, max(clock(), table.acted_at))
        except Exception as error:
            job.fail(error)
            continue
        table = outcome.table
        outcomes.append((job, outcome))
        if outcome.record is not None:
            records.append(outcome.record)
    return Decided(table, outcomes, records)


def back_off(failures: int) -> None:
    """Wait after another process was first so many times. A whole room may arrive at several
    processes at once, and each of them must be first once."""
    if failures >= TRIES_AT_ONCE:
        gevent.sleep(CHANCE.between(0, BACK_OFF_SECONDS * failures))


def reply_of(outcome: Outcome) -> Reply | None:
    """The answer to the sender."""
    answers = (one for one in outcome.effects if isinstance(one, Acknowledge | Refuse))
    return next(answers, None)


def failure_reply(asked: Input, error: Exception) -> Refuse | None:
    """The refusal of a command that failed; an alarm gets none. An unexpected error is logged."""
    code = next((code for kind, code in _CODES.items() if isinstance(error, kind)), "E_TRY_AGAIN")
    if code == "E_TRY_AGAIN":
        log.error("step failed", exc_info=error)
    return Refuse(asked.device, asked.id, refuse(code)) if isinstance(asked, Ask) else None


_CODES: dict[type[Exception], str] = {
    CannotSave: "E_CANNOT_SAVE",
    OutOfStep: "E_BUSY",
    Unreadable: "E_UNREADABLE",
}
UNDECIDED = frozenset({*_CODES.values(), "E_TRY_AGAIN"})
"""Codes of refusals that decide nothing: the same command may be sent again."""
