"""The seconds of one table on one device: they never go back, whatever the device's clock does."""

from __future__ import annotations


class DeviceClock:
    """`last`: the time of the newest record (seconds). What the device's clock loses against it, or
    loses while the table is open, is added from then on."""

    def __init__(self, last: float) -> None:
        self._last = last
        self._added = 0.0

    def at(self, wall: float) -> float:
        """The table's time when the device's clock says `wall` (seconds)."""
        self._added = max(self._added, self._last - wall)
        self._last = wall + self._added
        return self._last

    def wall(self, at: float) -> float:
        """What the device's clock will say at this time of the table's."""
        return at - self._added
