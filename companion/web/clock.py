"""What time it is for all processes: the database's time where several processes share one."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

SAMPLES = 8
"""How many of the database's answers are compared; the one that was under way for the shortest time
tells best."""


class SharedClock:
    """Server's seconds. Until the database has told its time, this machine's clock has to do.

    Between two answers it goes by the monotonic clock: setting the clock of one machine
    changes nothing.
    """

    def __init__(self, here: Callable[[], float] = time.time) -> None:
        self._here = here
        self._samples = deque[tuple[float, float]](maxlen=SAMPLES)
        self._ahead: float | None = None

    def __call__(self) -> float:
        """Now."""
        return self._here() if self._ahead is None else time.monotonic() + self._ahead

    def told(self, seconds: float, asked: float, heard: float) -> None:
        """The database said `seconds` between these two moments (monotonic seconds)."""
        self._samples.append((heard - asked, seconds - (asked + heard) / 2))
        self._ahead = min(self._samples)[1]


class TableClock:
    """The time of one table, which does not run backwards in its log: where a clock was set back,
    or a log was begun by a later one, it goes on from there."""

    def __init__(self, shared: Callable[[], float]) -> None:
        self._shared = shared
        self._ahead = 0.0

    def now(self, acted_at: float) -> float:
        """Server's seconds. `acted_at`: of the newest record."""
        now = self._shared() + self._ahead
        self._ahead += max(0.0, acted_at - now)
        return max(now, acted_at)
