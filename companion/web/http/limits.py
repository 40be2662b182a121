"""Limits of attempts: strict for guesses, generous where a whole party arrives."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

WRONG_BY_NETWORK = parse("40/minute")
"""Two dozen guests who type four words, with their typing errors."""
WRONG_BY_ALL = parse("300/minute")
WRONG_WHEN_MANY = parse("4/minute")
"""For each network, while all together guess too often: one who types the code still comes in."""
SEATS_OF_A_NETWORK, SEATS_OF_A_BROWSER = parse("1200/hour"), parse("20/hour")
"""Seats that were taken: each is stored. A form that is refused costs nobody anything."""
OPENED_BY_NETWORK = parse("10/hour")
OPENED_BY_ALL = parse("200/hour")
OPENED_WHEN_MANY = parse("1/hour")
"""For each network, while all together open too many."""
COPIES = parse("20/hour")
HANDSHAKES, HANDSHAKES_PER_SECOND = 60, 20
"""A party that comes back at once, twice, and then goes on coming back."""
OF_A_SEAT, OF_A_SEAT_PER_SECOND = 10, 1
"""One phone with a bad network, and one whose owner tries to keep the others out."""
LOOKS, LOOKS_PER_SECOND = 300, 20
"""Places of tables that are not in memory, and may have to be read, after a restart."""
REQUESTS, REQUESTS_PER_SECOND = 2_000, 50
"""Requests for pages and files from one network: 64 devices that load a whole game page each are
some 900."""
REQUESTS_OF_ONE, REQUESTS_OF_ONE_PER_SECOND = 300, 5
REQUESTS_OF_BROWSERS, REQUESTS_OF_BROWSERS_PER_SECOND = 4_000, 20
"""Of all browsers of one network together that were let in and hold no place, so that nobody has
more by collecting tickets: 200 guests who all load the door and send its form are some 2,000."""
VOICES, VOICES_PER_SECOND = 30, 0.5
"""Lines that are made into sound for one place, for one browser that was let in, and for all at one
table that hold no place: an evening has one in ten seconds, in one or two languages."""
VOICES_OF_A_NETWORK, VOICES_OF_A_NETWORK_PER_SECOND = 4, 4 / 60
"""The same for strangers."""
COMMANDS, COMMANDS_PER_SECOND = 600, 0.5
"""Commands of one seat: more than any game asks for in an evening; each may stay in the log."""
RENAMES, RENAMES_PER_SECOND = 60, 1 / 60
"""Changes of its own name by one seat."""
GUESTS = 10_000
EVERYBODY = "*"
TOGETHER = {
    "wrong": (WRONG_BY_NETWORK, WRONG_WHEN_MANY),
    "open": (OPENED_BY_NETWORK, OPENED_WHEN_MANY),
    "copy": (COPIES,),
}
OF_ALL = {"wrong": WRONG_BY_ALL, "open": OPENED_BY_ALL}
"""What all processes on one database count together: what one network, and what everybody, may
guess, open and hand in. All other limits protect the process that counts, or the place that has
its one socket there (decision 24)."""
AT_ONCE = 300
"""At most so many attempts are counted from one message of another process."""


def network_of(address: str) -> str:
    """Whose address it is: IPv4 as it is, IPv6 by its /64, of which one home has all."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


class Bucket:
    """`burst` at once, and `per_second` after that. Times are monotonic seconds."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: int, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._left, self._at = float(burst), now

    def is_empty(self, now: float) -> bool:
        """Whether there is none left."""
        return self._left + (now - self._at) * self._per_second < 1

    def take(self, now: float) -> bool:
        """Whether there is one left, which is gone then."""
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each guest. The guests who were seen last are remembered."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, guest: str, burst: int, per_second: float) -> bool:
        """Whether this guest has one left, which is gone then."""
        now = time.monotonic()
        bucket = self._of.get(guest)
        if bucket is None:
            bucket = self._of[guest] = Bucket(burst, per_second, now)
        # Who was not here for longest has a full bucket again, and need not be remembered.
        self._of.move_to_end(guest)
        if len(self._of) > GUESTS:
            self._of.popitem(last=False)
        return bucket.take(now)

    def is_empty(self, guest: str) -> bool:
        """Whether this guest has none left, and none is taken by this."""
        bucket = self._of.get(guest)
        return bucket is not None and bucket.is_empty(time.monotonic())


class RateLimits:
    """Counters of this process. A whole party sits behind one address, so no limit is a lock on a
    table; and a limit that counts everybody only makes the limit of each network stricter.

    `named`: how a network is called among the processes; `counted_here` is told what has to be
    counted by all of them (a key of TOGETHER), and of whom.
    """

    def __init__(self, named: Callable[[str], str] = str) -> None:
        self._named = named
        self.counted_here: Callable[[str, str], object] = lambda what, who: None
        self._counted = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._handshakes, self._looks = Buckets(), Buckets()
        self._requests, self._commands, self._renames = Buckets(), Buckets(), Buckets()
        self._voices = Buckets()

    def may_guess(self, address: str) -> bool:
        """Whether `address` may still name a code or a phrase."""
        many = not self._counted.test(WRONG_BY_ALL, "wrong", EVERYBODY)
        limit = WRONG_WHEN_MANY if many else WRONG_BY_NETWORK
        return self._counted.test(limit, "wrong", self._named(network_of(address)))

    def guessed_wrong(self, address: str) -> None:
        """Count one code or phrase that did not exist."""
        self._count("wrong", self._named(network_of(address)))

    def counted_elsewhere(self, what: str, who: str, times: int) -> None:
        """Another process has counted attempts of `who`, a name that all processes share."""
        for _ in range(min(times, AT_ONCE) if what in TOGETHER else 0):
            self._hit_all(what, who)

    def may_sit(self, address: str, browser: str | None) -> bool:
        """Whether one more seat may be taken from there. `browser`: which one it is, if it has a
        ticket. It is not counted by this: most forms that are refused have an empty name."""
        return all(self._counted.test(limit, *who) for limit, *who in _sitting(address, browser))

    def has_sat(self, address: str, browser: str | None) -> None:
        """Count a seat that was taken."""
        for limit, *who in _sitting(address, browser):
            self._hit(limit, *who)

    def may_open(self, address: str) -> bool:
        """Count a table that is opened."""
        network = self._named(network_of(address))
        many = not self._counted.test(OPENED_BY_ALL, "open", EVERYBODY)
        strict = TOGETHER["open"] if many else (OPENED_BY_NETWORK,)
        if may := all(self._counted.test(limit, "open", network) for limit in strict):
            self._count("open", network)
        return may

    def may_copy(self, address: str) -> bool:
        """Count a copy of a game that is handed in."""
        network = self._named(network_of(address))
        if may := self._counted.test(COPIES, "copy", network):
            self._count("copy", network)
        return may

    def may_connect(self, guest: str, *, seated: bool) -> bool:
        """Count a socket that is asked for by a seat (hash of its token), or from a network."""
        allowed = (OF_A_SEAT, OF_A_SEAT_PER_SECOND)
        return self._handshakes.take(
            guest, *(allowed if seated else (HANDSHAKES, HANDSHAKES_PER_SECOND))
        )

    def may_look(self, address: str) -> bool:
        """Count a table that is looked for in the database because a cookie names it."""
        return self._looks.take(network_of(address), LOOKS, LOOKS_PER_SECOND)

    def may_ask(self, guest: str, *, alone: bool) -> bool:
        """Count a request of one place or browser, or of all that are `guest` together."""
        allowed = (REQUESTS_OF_ONE, REQUESTS_OF_ONE_PER_SECOND)
        return self._requests.take(guest, *(allowed if alone else (REQUESTS, REQUESTS_PER_SECOND)))

    def may_ask_as_browsers(self, network: str) -> bool:
        """Count a request of a browser that was let in, with all others of its network."""
        return self._requests.take(
            f"{network} with tickets", REQUESTS_OF_BROWSERS, REQUESTS_OF_BROWSERS_PER_SECOND
        )

    def may_hear(self, *guests: str, known: bool) -> bool:
        """Count a line that has to be made into sound for each of these: a place, or else a table
        together with a browser that is `known` or a network."""
        own = (VOICES, VOICES_PER_SECOND)
        of_network = (VOICES_OF_A_NETWORK, VOICES_OF_A_NETWORK_PER_SECOND)
        first, *others = guests
        return self._voices.take(first, *(own if known else of_network)) and all(
            self._voices.take(one, *own) for one in others
        )

    def has_asked_enough(self, address: str) -> bool:
        """Whether a request of a stranger from there would be one too many; it is not counted."""
        return self._requests.is_empty(network_of(address))

    def may_command(self, seat: str) -> bool:
        """Count a command of a seat (hash of its token)."""
        return self._commands.take(seat, COMMANDS, COMMANDS_PER_SECOND)

    def may_rename(self, seat: str) -> bool:
        """Whether a seat (hash of its token) may change its own name once more."""
        return not self._renames.is_empty(seat)

    def count_rename(self, seat: str) -> None:
        """Count a name that was changed: one that could not be saved is tried again and again.
        Lets nobody else go on meanwhile: the answer is still to be sent, before the pictures."""
        self._renames.take(seat, RENAMES, RENAMES_PER_SECOND)

    def _count(self, what: str, who: str) -> None:
        self._hit_all(what, who)
        self.counted_here(what, who)

    def _hit_all(self, what: str, who: str) -> None:
        for limit in TOGETHER[what]:
            self._hit(limit, what, who)
        if what in OF_ALL:
            self._hit(OF_ALL[what], what, EVERYBODY)

    def _hit(self, limit: RateLimitItem, *who: str) -> bool:
        return self._counted.hit(limit, *who)


def _sitting(address: str, browser: str | None) -> Iterator[tuple[Any, ...]]:
    """The limits of a seat that is taken from there, each with whom it counts."""
    yield SEATS_OF_A_NETWORK, "sit", network_of(address)
    if browser is not None:
        yield SEATS_OF_A_BROWSER, "sit", browser
