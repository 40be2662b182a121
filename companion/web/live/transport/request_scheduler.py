"""A fair scheduler: requests one by one, guest after guest, and sockets in between."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable

import gevent
from gevent.event import Event

BEFORE_REST = 0.002
"""Seconds of work: one page, or the heads of half a dozen requests, as when a party comes back."""
REST_AT_MOST = 0.004
"""Others work between two turns as well, and that is no reason to rest for longer."""
PATIENCE = 0.02
"""Seconds that a stranger's page waits at most for commands that are on the way."""
GLANCE = 0.001
WAIT = "veglia.wait"
"""Where our HTTP handler leaves the way to wait for one's turn."""


class Turns:
    """Queues of guests, of which each in turn is served one."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, deque[Event]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def add(self, guest: str, turn: Event) -> None:
        """One more in the queue of this guest."""
        self._of.setdefault(guest, deque()).append(turn)

    def next(self) -> Event:
        """The next one. Raises KeyError where nobody waits."""
        guest, turns = self._of.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self._of[guest] = turns
        return turn


class RequestScheduler:
    """A page takes milliseconds in which nothing else happens in this process. So after each of
    them everybody else has about as long (of processor time, so that a busy machine does not rest
    more), however many come.

    A stranger's page waits for commands that are on the way (`busy`): it is a whole page that such
    a command would wait for, at each of its steps. `PATIENCE` keeps pages alive where there is no
    end to commands.

    Among waiting requests, those of place holders come first. Then networks take turns, and within
    each its guests, so that a hundred requests of one guest delay those of another by one page.
    """

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        self._busy = busy
        self._places = Turns()
        self._others: OrderedDict[str, Turns] = OrderedDict()
        self._letting_in = False

    def wait(self, network: str, guest: str = "", *, place: bool = False) -> None:
        """Come back when it is our turn; what is told as in `turn`."""
        self.turn(network, guest, place=place).wait()

    def turn(self, network: str, guest: str = "", *, place: bool = False) -> Event:
        """What is set when it is our turn, and may be set before by one who will not come. `guest`:
        who shares one queue in that network (one place, one browser); nothing: nobody knows yet who
        it is."""
        turn = Event()
        lane = self._places if place else self._others.setdefault(network, Turns())
        lane.add(guest, turn)
        if not self._letting_in:
            self._letting_in = True
            gevent.spawn(self._let_in)
        return turn

    def _let_in(self) -> None:
        self._make_way()
        began = time.thread_time()
        while (turn := self._next()) is not None:
            if turn.is_set():
                continue
            turn.set()
            gevent.sleep(0)  # the guest works now, until it has to wait for something itself
            if (worked := time.thread_time() - began) >= BEFORE_REST:
                # A timer, and not another round of what is ready: only then sockets are looked at.
                gevent.sleep(min(worked, REST_AT_MOST))
                self._make_way()
                began = time.thread_time()
        self._letting_in = False

    def _make_way(self) -> None:
        """Come back when no command is on the way, or a device with a place wants a page."""
        until = time.monotonic() + PATIENCE
        while self._busy() and not self._places and time.monotonic() < until:
            gevent.sleep(GLANCE)

    def _next(self) -> Event | None:
        if self._places:
            return self._places.next()
        if not self._others:
            return None
        network, lane = self._others.popitem(last=False)
        turn = lane.next()
        if lane:
            self._others[network] = lane
        return turn
