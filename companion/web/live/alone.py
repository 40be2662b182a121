"""Steps of which nobody has to be told: the table is looked at in this process, and in no other."""

from __future__ import annotations

import time
from dataclasses import dataclass

BELIEVED = 3.0
"""Seconds for which that is believed; it is asked every second."""


@dataclass(slots=True)
class Belief:
    """`since`: monotonic seconds; `kept`: the newest number of which nobody was told."""

    since: float
    kept: int = 0


class Alone:
    """Tables, by code, at which nobody looks elsewhere."""

    def __init__(self) -> None:
        self._tables = dict[str, Belief]()

    def seen(self, code: str) -> None:
        """Just now nobody was there."""
        now = time.monotonic()
        self._tables.setdefault(code, Belief(now)).since = now

    def keeps(self, code: str, number: int) -> bool:
        """Whether nobody has to be told of this record."""
        belief = self._tables.get(code)
        if belief is None or time.monotonic() - belief.since > BELIEVED:
            return False
        belief.kept = number
        return True

    def ended(self, code: str) -> int:
        """Somebody may be there by now: the newest number that was kept from him, or 0."""
        belief = self._tables.pop(code, None)
        return 0 if belief is None else belief.kept

    def sweep(self) -> None:
        """Forget those of which nobody is sure any more."""
        still = time.monotonic() - BELIEVED
        self._tables = {code: one for code, one in self._tables.items() if one.since > still}
