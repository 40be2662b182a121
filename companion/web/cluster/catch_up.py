"""Bring one table up to date with the store, to which other processes write."""

from contextlib import suppress

import gevent

from companion.table.effects import Outcome
from companion.table.handle import with_recalled_answers
from companion.table.log.stored import Unreadable
from companion.web.live.queue import Job, Queue
from companion.web.live.table_log import TableLog
from companion.web.store.records import CannotSave, OutOfStep

WAIT = 1.0
"""Seconds that a page or a new socket waits for the store before it gets the state in memory."""
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""


class CatchUp:
    """Reads newer records from the store (`log`) as a job in the table's queue."""

    def __init__(self, queue: Queue, log: TableLog) -> None:
        self._queue, self._log = queue, log
        self._asks_again = False

    def catch_up(self) -> None:
        """Return when the table has all records of the store. If the store does not answer, the
        state in memory is used, and the store is asked again later. Raises Unreadable."""
        try:
            with suppress(OutOfStep):  # then it was read again just now
                self._queue.refresh(WAIT)
        except (CannotSave, gevent.Timeout):
            if not self._asks_again:
                self._asks_again = True
                gevent.spawn_later(AGAIN, self._look_again)

    def recall(self, token: str) -> None:
        """Load the answers that another process gave to this device."""
        if known := self._log.recall(token):
            job = Job(lambda table, now: Outcome(with_recalled_answers(table, token, known)))
            self._queue.put(job)
            job.done.get()

    def _look_again(self) -> None:
        self._asks_again = False
        with suppress(Unreadable):  # then it was unloaded
            self.catch_up()
