"""The time of a table on one device, which never runs backwards as the device's clock may."""

NOTICEABLE = 60.0
"""Seconds; a smaller difference is a corrected clock or a slow machine, and is not reported."""


class DeviceClock:
    """`last`: time of the newest record (seconds). If the device's clock is behind it or is
    set back while the table is open, the difference is added from then on."""

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
        """Whether the device's clock was set back by more than NOTICEABLE since the last call."""
        lost, self._reported = self._added - self._reported, self._added
        return lost > NOTICEABLE

    def wall(self, at: float) -> float:
        """The device's clock at this time of the table."""
        return at - self._added
