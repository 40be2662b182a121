"""When screens are updated: after the answer, and several pushes at once."""

from collections.abc import Callable

import gevent

from companion.table.effects import Push

WAIT_SECONDS = 0.05
"""Seconds that a picture waits at most for commands in the queue."""


class PushBatcher:
    """`show` is called with the pushes that waited; `busy`: more commands are being decided."""

    def __init__(self, show: Callable[[list[Push]], object], busy: Callable[[], bool]) -> None:
        self._show, self._busy = show, busy
        self._waiting: list[Push] = []

    def push(self, push: Push) -> None:
        """Show it after the answer was sent. While more is being decided it waits, but not long."""
        self._waiting.append(push)
        if len(self._waiting) == 1:
            gevent.spawn_later(WAIT_SECONDS if self._busy() else 0.0, self._flush)

    def flush(self) -> None:
        """Called when nothing more is being decided: show them in a greenlet of its own."""
        if self._waiting:
            gevent.spawn(self._flush)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._show(waiting)
