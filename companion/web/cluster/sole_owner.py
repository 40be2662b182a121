"""Tables whose devices are all connected to this process, so that other processes need no
notification."""

import time
from dataclasses import dataclass

TRUSTED_SECONDS = 3.0
"""Seconds for which the last poll is trusted; there is one every second."""


@dataclass(slots=True)
class Ownership:
    """A table that only this process serves."""

    since: float
    """Monotonic time in seconds when this was last confirmed."""
    withheld: int = 0
    """Number of the newest record whose notification was not sent."""


class SoleOwner:
    """The tables, by code, without devices at other processes."""

    def __init__(self) -> None:
        self._tables = dict[str, Ownership]()

    def confirm(self, code: str) -> None:
        """The poll found no device of this table at another process."""
        now = time.monotonic()
        self._tables.setdefault(code, Ownership(now)).since = now

    def withholds(self, code: str, number: int) -> bool:
        """Whether the notification of this record may be held back."""
        owned = self._tables.get(code)
        if owned is None or time.monotonic() - owned.since > TRUSTED_SECONDS:
            return False
        owned.withheld = number
        return True

    def end(self, code: str) -> int:
        """Another process may have devices now: the newest number held back, or 0."""
        owned = self._tables.pop(code, None)
        return 0 if owned is None else owned.withheld

    def sweep(self) -> None:
        still = time.monotonic() - TRUSTED_SECONDS
        self._tables = {code: one for code, one in self._tables.items() if one.since > still}
