"""Countdowns as data: devices count by themselves, and a restart loses nothing."""

from __future__ import annotations

from companion.core.value import Sparse, replace


class Clock(Sparse):
    """A countdown."""

    length: float
    """Total length in seconds, extensions included."""
    before: float = 0.0
    """Seconds that had already run when it was last started."""
    since: float | None = None
    """Server time of the last start; None while paused."""

    def elapsed(self, now: float) -> float:
        """Seconds run so far, at most `length`."""
        running = 0.0 if self.since is None else max(0.0, now - self.since)
        return min(self.length, self.before + running)

    def remaining(self, now: float) -> float:
        """Seconds left, at least 0."""
        return self.length - self.elapsed(now)

    @property
    def ends_at(self) -> float | None:
        """Server time at which it will have run out; None while paused."""
        return None if self.since is None else self.since + self.length - self.before

    def paused(self, now: float) -> Clock:
        return replace(self, before=self.elapsed(now), since=None)

    def resumed(self, now: float) -> Clock:
        return replace(self, before=self.elapsed(now), since=now)

    def extended(self, seconds: float, now: float) -> Clock:
        """The clock with `seconds` more than what is left (0 once it has run out)."""
        before = self.elapsed(now)
        since = None if self.since is None else now
        return Clock(length=self.length + seconds, before=before, since=since)
