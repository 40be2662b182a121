"""The seconds of one table on one device: they never go back, whatever the device's clock does."""

from __future__ import annotations

NOTICEABLE = 60.0
"""Seconds: less than that is a clock that was set right, or a machine that is slow."""


class DeviceClock:
    """`last`: the time of the newest record (seconds). What the device's clock loses against it, or
    loses while the table is open, is added from then on."""

    def __init__(self, last: float) -> None:
        self._last = last
        self._added = 0.0
        self._reported = 0.0

    def at(self, wall: float) -> float:
        """The table's time when the device's clock says `wall` (seconds)."""
        self._added = max(self._added, self._last - wall)
        self._last = wall + self._added
        return self._last

    def was_put_back(self) -> bool:
        """Whether the device's clock lost more than `NOTICEABLE` since this was asked last."""
        lost, self._reported = self._added - self._reported, self._added
        return lost > NOTICEABLE

    def wall(self, at: float) -> float:
        """What the device's clock will say at this time of the table's."""
        return at - self._added
