"""How often somebody may try: strict where one guesses, generous where a whole party arrives."""

from __future__ import annotations

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

WRONG_BY_ADDRESS = parse("20/minute")
WRONG_BY_ALL = parse("300/minute")
JOINS = parse("120/minute")
OPENED_BY_ADDRESS = parse("10/hour")
OPENED_BY_ALL = parse("200/hour")
HANDSHAKES = parse("600/minute")
EVERYBODY = "*"


class Limits:
    """Counters of this process; a whole party sits behind one address, so no limit is a lock
    on a table."""

    def __init__(self) -> None:
        self._counted = SlidingWindowCounterRateLimiter(MemoryStorage())

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

    def may_connect(self, address: str) -> bool:
        """Count a socket that is opened."""
        return self._hit(HANDSHAKES, "socket", address)

    def _hit(self, limit: RateLimitItem, *who: str) -> bool:
        return self._counted.hit(limit, *who)
