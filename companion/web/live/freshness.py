"""How one table stays as new as the store, whoever writes to it."""

from __future__ import annotations

from contextlib import suppress

import gevent

from companion.table.log.stored import Unreadable
from companion.web.live.queue import Queue
from companion.web.store.records import CannotSave, OutOfStep

LOOKS = 1.0
"""Seconds that a page or a new socket waits for the store before it is shown what is known here."""
AGAIN = 1.0
"""Seconds until a store that did not answer is asked again."""


class Freshness:
    """Looks into the store, in the line of the table's commands."""

    def __init__(self, line: Queue) -> None:
        self._line = line
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

    def _look_again(self) -> None:
        self._unsure = False
        with suppress(Unreadable):  # then it has been put away
            self.catch_up()
