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
from companion.web.random_source import RandomSource
from companion.web.store.records import CannotSave, OutOfStep

Reply = Acknowledge | Refuse
log = structlog.get_logger()
AT_ONCE, WAITS = 3, 0.005
"""How often jobs are decided again without a pause; then seconds at most, times the attempts."""


@dataclass(slots=True, eq=False)
class Job:
    """One job of the queue: `work` on the table at a server time, who asked, and the result."""

    work: Callable[[Table, float], Outcome]
    asked: Input | None = None
    looks: bool = False
    """Whether the table must first catch up with the store."""
    newest: int = 0
    """A record number that the store is known to have."""
    done: AsyncResult = field(default_factory=AsyncResult)

    def failed(self, error: Exception) -> None:
        """The job failed, unless it had ended before."""
        if not self.done.ready():
            self.done.set_exception(error)


class Queue:
    """The jobs of one table. `serve` is called with all waiting jobs, one call after the other;
    `rested` when the queue is empty."""

    def __init__(self, serve: Callable[[list[Job]], None], rested: Callable[[], None]) -> None:
        self._serve, self._rested = serve, rested
        self._waiting: list[Job] = []
        self._looking: Job | None = None
        self._hearing: Job | None = None
        self.at_work = False

    def __len__(self) -> int:
        return len(self._waiting)

    def stand(self, job: Job) -> None:
        self._waiting.append(job)
        if not self.at_work:
            self.resume()

    def look(self, seconds: float) -> None:
        """Wait until the table is as new as the store was when this was called. Callers share a
        look that has not begun. Raises gevent.Timeout, and what the look raises."""
        if self._looking not in self._waiting:
            self._looking = Job(lambda table, now: Outcome(table), looks=True)
            self.stand(self._looking)
        self._looking.done.get(timeout=seconds)

    def learn(self, number: int) -> None:
        """The store has this number; callers share a look that has not begun."""
        if self._hearing not in self._waiting:
            self._hearing = Job(lambda table, now: Outcome(table))
            self.stand(self._hearing)
        self._hearing.newest = max(self._hearing.newest, number)

    def resume(self) -> None:
        self.at_work = True
        # In a greenlet of its own: an asker who is cut off takes nobody else along.
        gevent.spawn(self._run)

    def leave(self, kind: type) -> None:
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
                    job.failed(error)
        self.at_work = False
        self._rested()


class Decided(NamedTuple):
    """The result of jobs that were decided together: the table after them, each job with its
    outcome, and the records to store."""

    table: Table
    served: list[tuple[Job, Outcome]]
    written: list[Record]

    @property
    def needs_look(self) -> bool:
        """Whether an answer depends on the newest table without an append that would prove it: a
        refusal, a command that changes nothing, a page, a new socket."""
        return not self.written and any(
            job.looks or isinstance(job.asked, Ask) for job, _ in self.served
        )


def decided(jobs: Iterable[Job], table: Table, clock: Callable[[], float]) -> Decided:
    """Decide the jobs one after the other; one that fails is told so and changes nothing."""
    served, written = [], []
    for job in jobs:
        if job.done.ready():
            continue
        try:
            outcome = job.work(table, max(clock(), table.acted_at))
        except Exception as error:
            job.failed(error)
            continue
        table = outcome.table
        served.append((job, outcome))
        if outcome.record is not None:
            written.append(outcome.record)
    return Decided(table, served, written)


def step_back(failed: int) -> None:
    """Wait after another process was first for the `failed`th time. A whole room may arrive at
    several processes at once, and each of them must be first once."""
    if failed >= AT_ONCE:
        gevent.sleep(RandomSource().between(0, WAITS * failed))


def reply_of(outcome: Outcome) -> Reply | None:
    """The answer to the sender."""
    answers = (one for one in outcome.effects if isinstance(one, Acknowledge | Refuse))
    return next(answers, None)


def refused(asked: Input, code: str) -> Refuse | None:
    """A refusal by the server; an alarm gets none."""
    return Refuse(asked.device, asked.id, refuse(code)) if isinstance(asked, Ask) else None


def code_of(error: Exception) -> str:
    """The code of the refusal for this exception; an unexpected one is logged."""
    for kind, code in _CODES.items():
        if isinstance(error, kind):
            return code
    log.error("step failed", exc_info=error)
    return "E_TRY_AGAIN"


_CODES: dict[type[Exception], str] = {
    CannotSave: "E_CANNOT_SAVE",
    OutOfStep: "E_BUSY",
    Unreadable: "E_UNREADABLE",
}
UNDECIDED = frozenset({*_CODES.values(), "E_TRY_AGAIN"})
"""Codes of refusals that decide nothing: the same command may be sent again."""
