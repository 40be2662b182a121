"""How often somebody may try: strict where one guesses, generous where a whole party arrives."""

from __future__ import annotations

import time
from collections import OrderedDict

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

WRONG_BY_ADDRESS = parse("20/minute")
WRONG_BY_ALL = parse("300/minute")
JOINS = parse("120/minute")
OPENED_BY_ADDRESS = parse("10/hour")
OPENED_BY_ALL = parse("200/hour")
HANDSHAKES, HANDSHAKES_PER_SECOND = 60, 20
"""A party that comes back at once, twice, and then goes on coming back."""
OF_A_SEAT, OF_A_SEAT_PER_SECOND = 10, 1
"""One phone with a bad network, and one whose owner tries to keep the others out."""
GUESTS = 10_000
EVERYBODY = "*"


class Bucket:
    """`burst` at once, and `per_second` after that. Times are monotonic seconds."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: int, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._left, self._at = float(burst), now

    def take(self, now: float) -> bool:
        """Whether there is one left, which is gone then."""
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """Counters of this process; a whole party sits behind one address, so no limit is a lock
    on a table."""

    def __init__(self) -> None:
        self._counted = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._handshakes: OrderedDict[str, Bucket] = OrderedDict()

    def may_guess(self, address: str) -> bool:
        """Whether `address` may still name a code, a token or a grant."""
        return self._counted.test(WRONG_BY_ADDRESS, "wrong", address) and self._counted.test(
            WRONG_BY_ALL, "wrong", EVERYBODY
        )

    def guessed_wrong(self, address: str) -> None:
        """Count one code, token or grant that did not exist."""
        self._counted.hit(WRONG_BY_ADDRESS, "wrong", address)
        self._counted.hit(WRONG_BY_ALL, "wrong", EVERYBODY)

    def may_join(self, address: str) -> bool:
        """Count a seat that is asked for."""
        return self._hit(JOINS, "join", address)

    def may_open(self, address: str) -> bool:
        """Count a table that is opened."""
        return self._hit(OPENED_BY_ADDRESS, "open", address) and self._hit(
            OPENED_BY_ALL, "open", EVERYBODY
        )

    def may_connect(self, guest: str, *, seated: bool) -> bool:
        """Count a socket that is asked for by a seat (hash of its token), or from an address."""
        now = time.monotonic()
        bucket = self._handshakes.get(guest)
        if bucket is None:
            allowed = (OF_A_SEAT, OF_A_SEAT_PER_SECOND)
            bucket = Bucket(*(allowed if seated else (HANDSHAKES, HANDSHAKES_PER_SECOND)), now)
            self._handshakes[guest] = bucket
        # Who was not here for longest has a full bucket again, and need not be remembered.
        self._handshakes.move_to_end(guest)
        if len(self._handshakes) > GUESTS:
            self._handshakes.popitem(last=False)
        return bucket.take(now)

    def _hit(self, limit: RateLimitItem, *who: str) -> bool:
        return self._counted.hit(limit, *who)
