"""Rate limits: strict for guesses, generous for a whole party that arrives."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

WRONG_BY_NETWORK = parse("40/minute")
"""Enough for two dozen guests who type four words with typing errors."""
WRONG_BY_ALL = parse("300/minute")
WRONG_WHEN_MANY = parse("4/minute")
"""For each network, while all together guess too often: typing one code still works."""
SEATS_OF_A_NETWORK, SEATS_OF_A_BROWSER = parse("1200/hour"), parse("20/hour")
"""Seats that were taken; each is stored. Refused forms do not count."""
OPENED_BY_NETWORK = parse("10/hour")
OPENED_BY_ALL = parse("200/hour")
OPENED_WHEN_MANY = parse("1/hour")
"""For each network, while all together open too many tables."""
HANDSHAKES = 60, 20
"""For a network: a party that reconnects at once, twice, and then keeps reconnecting. This and the
following are how many at once, and how many a second after that."""
OF_A_SEAT = 10, 1
"""For a seat: a phone on a bad network, but not an owner who tries to keep others out."""
LOOKS = 300, 20
"""Lookups of places at tables that are not in memory, after a restart."""
REQUESTS = 2_000, 50
"""Requests for pages and files from one network: 64 devices that load a whole page make 900."""
REQUESTS_OF_ONE = 300, 5
REQUESTS_OF_BROWSERS = 4_000, 20
"""Requests of all browsers of one network that were let in and hold no place, so that collecting
tickets gains nothing: 200 guests who load the door and send its form make some 2,000."""
VOICES = 30, 0.5
"""Spoken lines for one place, one browser that was let in, and for all at a table without a place:
an evening needs one in ten seconds, in one or two languages."""
VOICES_OF_A_NETWORK = 4, 4 / 60
"""The same for strangers."""
COMMANDS = 600, 0.5
"""Commands of one seat: more than any game needs in an evening; each may stay in the log."""
RENAMES = 60, 1 / 60
"""Changes of its own name by one seat."""
GUESTS = 10_000
EVERYBODY = "*"
SHARED = {
    "wrong": (WRONG_BY_NETWORK, WRONG_WHEN_MANY),
    "open": (OPENED_BY_NETWORK, OPENED_WHEN_MANY),
}
SHARED_BY_ALL = {"wrong": WRONG_BY_ALL, "open": OPENED_BY_ALL}
"""What all processes on one database count together: guesses and opened tables of a network and of
everybody. All other limits protect the process that counts, or the place that has its one socket
there (decision 24)."""
AT_ONCE = 300
"""Most attempts that are counted from one message of another process."""


def network_of(address: str) -> str:
    """The network of an address: IPv4 as it is, IPv6 by its /64, which one home owns."""
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
    """A token bucket: `burst` at once, then `per_second`. Times are monotonic seconds."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: int, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._left, self._at = float(burst), now

    def is_empty(self, now: float) -> bool:
        return self._left + (now - self._at) * self._per_second < 1

    def take(self, now: float) -> bool:
        """Take a token; False: none is left."""
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each guest; those not seen for the longest time are dropped first."""

    def __init__(self) -> None:
        self._by_guest: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, guest: str, allowed: tuple[int, float]) -> bool:
        """Take a token of this guest (`allowed`: at once, then per second); False: none is left."""
        now = time.monotonic()
        bucket = self._by_guest.get(guest)
        if bucket is None:
            bucket = self._by_guest[guest] = Bucket(*allowed, now)
        # The guest not seen for the longest time has a full bucket again and can be forgotten.
        self._by_guest.move_to_end(guest)
        if len(self._by_guest) > GUESTS:
            self._by_guest.popitem(last=False)
        return bucket.take(now)

    def is_empty(self, guest: str) -> bool:
        bucket = self._by_guest.get(guest)
        return bucket is not None and bucket.is_empty(time.monotonic())


class RateLimits:
    """The counters of this process. A whole party is behind one address, so no limit locks a table;
    and a limit for everybody only makes the limit of each network stricter. `key`: the name of a
    network among all processes. `on_count`: called with what all processes have to count (a key
    of SHARED), and for whom."""

    def __init__(self, key: Callable[[str], str] = str) -> None:
        self._key = key
        self.on_count: Callable[[str, str], object] = lambda what, who: None
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._handshakes, self._lookups = Buckets(), Buckets()
        self._requests, self._commands, self._renames = Buckets(), Buckets(), Buckets()
        self._voices = Buckets()

    def may_guess(self, address: str) -> bool:
        return self._has_left("wrong", self._key(network_of(address)))

    def count_wrong_guess(self, address: str) -> None:
        self._count("wrong", self._key(network_of(address)))

    def add_counts(self, what: str, who: str, times: int) -> None:
        """Add attempts that another process has counted for `who`, a name that all share."""
        for _ in range(min(times, AT_ONCE) if what in SHARED else 0):
            self._hit_all(what, who)

    def may_join(self, address: str, browser: str | None) -> bool:
        """Whether one more seat may be taken. `browser`: set if the browser has a ticket. Not
        counted here, because most refused forms have an empty name."""
        return all(self._limiter.test(*one) for one in _join_limits(address, browser))

    def count_join(self, address: str, browser: str | None) -> None:
        for limit, *who in _join_limits(address, browser):
            self._limiter.hit(limit, *who)

    def may_open(self, address: str) -> bool:
        """Count a table that is opened, anew or from an uploaded copy."""
        network = self._key(network_of(address))
        if may := self._has_left("open", network):
            self._count("open", network)
        return may

    def may_connect(self, guest: str, *, seated: bool) -> bool:
        """Count a handshake of a seat (hash of its token) or a network."""
        return self._handshakes.take(guest, OF_A_SEAT if seated else HANDSHAKES)

    def may_look_up(self, address: str) -> bool:
        """Count a table that is looked up in the database because a cookie names it."""
        return self._lookups.take(network_of(address), LOOKS)

    def may_request(self, guest: str, *, alone: bool) -> bool:
        """Count a request of one place or browser (`alone`), or of a shared counter."""
        return self._requests.take(guest, REQUESTS_OF_ONE if alone else REQUESTS)

    def may_request_as_browsers(self, network: str) -> bool:
        """Count a request of a browser that was let in, together with all others of its network."""
        return self._requests.take(f"{network} with tickets", REQUESTS_OF_BROWSERS)

    def may_speak(self, *guests: str, known: bool) -> bool:
        """Count a spoken line that has to be generated, for each of these: a place, or else a table
        with a `known` browser or a network."""
        first, *others = guests
        may = self._voices.take(first, VOICES if known else VOICES_OF_A_NETWORK)
        return may and all(self._voices.take(one, VOICES) for one in others)

    def is_over_limit(self, address: str) -> bool:
        """Whether one more request of a stranger would exceed the limit; not counted here."""
        return self._requests.is_empty(network_of(address))

    def may_command(self, seat: str) -> bool:
        """Count a command of a seat (hash of its token)."""
        return self._commands.take(seat, COMMANDS)

    def may_rename(self, seat: str) -> bool:
        """Whether a seat (hash of its token) may change its own name once more."""
        return not self._renames.is_empty(seat)

    def count_rename(self, seat: str) -> None:
        """Count a changed name; one that could not be saved is retried. Must not yield to other
        greenlets, because the answer is sent before the pictures."""
        self._renames.take(seat, RENAMES)

    def _has_left(self, what: str, network: str) -> bool:
        usual, when_many = SHARED[what]
        many = not self._limiter.test(SHARED_BY_ALL[what], what, EVERYBODY)
        return self._limiter.test(when_many if many else usual, what, network)

    def _count(self, what: str, who: str) -> None:
        self._hit_all(what, who)
        self.on_count(what, who)

    def _hit_all(self, what: str, who: str) -> None:
        for limit in SHARED[what]:
            self._limiter.hit(limit, what, who)
        self._limiter.hit(SHARED_BY_ALL[what], what, EVERYBODY)


def _join_limits(address: str, browser: str | None) -> Iterator[tuple[Any, ...]]:
    """The limits on taking a seat, each with whom it counts for."""
    yield SEATS_OF_A_NETWORK, "sit", network_of(address)
    if browser is not None:
        yield SEATS_OF_A_BROWSER, "sit", browser
