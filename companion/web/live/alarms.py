"""The alarms of one table, at most one of each kind."""

from collections.abc import Callable

import gevent

from companion.table.effects import Input


class Alarms:
    """Timers of one table; `ring` is called with the alarm."""

    def __init__(self, ring: Callable[[Input], object]) -> None:
        self._ring = ring
        self._armed: dict[type[Input], gevent.Greenlet] = {}
        self._silent = False

    def waits(self, kind: type[Input]) -> bool:
        return kind in self._armed and not self._armed[kind].dead

    def silence(self) -> None:
        """Cancel all alarms; none can be set afterwards."""
        self._silent = True
        for alarm in self._armed.values():
            alarm.kill(block=False)

    def ring_in(self, seconds: float | None, alarm: Input) -> None:
        """Ring after `seconds`, replacing an alarm of the same kind; None: never."""
        armed = self._armed.pop(type(alarm), None)
        if armed is not None and armed is not gevent.getcurrent():
            armed.kill(block=False)
        if seconds is not None and not self._silent:
            self._armed[type(alarm)] = gevent.spawn_later(max(0.0, seconds), self._ring, alarm)
