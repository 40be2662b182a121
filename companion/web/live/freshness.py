"""How one table stays as new as the store, whoever writes to it."""

from __future__ import annotations

from contextlib import suppress

import gevent

from companion.table.effects import Outcome
from companion.table.handle import recalled
from companion.table.log.stored import Unreadable
from companion.web.live.queue import Queue, Turn
from companion.web.live.table_log import TableLog
from companion.web.store.records import CannotSave, OutOfStep

LOOKS = 1.0
"""Seconds that a page or a new socket waits for the store before it is shown what is known here."""
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""


class Freshness:
    """Looks into the store (`log`), in the line of the table's commands."""

    def __init__(self, line: Queue, log: TableLog) -> None:
        self._line, self._log = line, log
        self._unsure = False

    def catch_up(self) -> None:
        """Come back when the table is as new as the store. Where the store does not answer, what
        is known here has to do, and it is asked again later. Raises Unreadable."""
        try:
            with suppress(OutOfStep):  # then it was read again just now
                self._line.look(LOOKS)
        except (CannotSave, gevent.Timeout):
            if not self._unsure:
                self._unsure = True
                gevent.spawn_later(AGAIN, self._look_again)

    def recall(self, token: str) -> None:
        """What was answered this device before, in another process."""
        if known := self._log.recall(token):
            turn = Turn(lambda table, now: Outcome(recalled(table, token, known)))
            self._line.stand(turn)
            turn.done.get()

    def _look_again(self) -> None:
        self._unsure = False
        with suppress(Unreadable):  # then it has been put away
            self.catch_up()
