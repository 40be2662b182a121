"""Server time: the database's time if several processes share a database."""

import time
from collections import deque
from collections.abc import Callable

SAMPLES = 8
"""Answers of the database that are compared: the one with the shortest round trip is used."""


class SharedClock:
    """Server time in seconds: this machine's until the database has answered, then by the monotonic
    clock between two answers, so that setting a machine's clock changes nothing."""

    def __init__(self, here: Callable[[], float] = time.time) -> None:
        self._here = here
        self._samples = deque[tuple[float, float]](maxlen=SAMPLES)
        self._ahead: float | None = None

    def __call__(self) -> float:
        return self._here() if self._ahead is None else time.monotonic() + self._ahead

    def add_sample(self, seconds: float, sent: float, received: float) -> None:
        """The database's time was `seconds` between these two moments (monotonic seconds)."""
        self._samples.append((received - sent, seconds - (sent + received) / 2))
        self._ahead = min(self._samples)[1]


class TableClock:
    """The time of one table, which never runs backwards in its log: after a clock was set back, or
    for a log of another machine, it continues from the newest record."""

    def __init__(self, shared: Callable[[], float]) -> None:
        self._shared = shared
        self._ahead = 0.0

    def now(self, acted_at: float) -> float:
        """Server time in seconds, at least `acted_at` (time of the newest record)."""
        now = self._shared() + self._ahead
        self._ahead += max(0.0, acted_at - now)
        return max(now, acted_at)
