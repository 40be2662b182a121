"""A fair scheduler for requests: guests take turns, and sockets are served in between."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable

import gevent
from gevent.event import Event

WORK_BEFORE_PAUSE = 0.002
"""Seconds of work before a pause: one page, or the heads of half a dozen requests."""
PAUSE_AT_MOST = 0.004
"""Longest pause in seconds; work of others between two turns does not extend it."""
WAIT_AT_MOST = 0.02
"""Longest time in seconds that a stranger's page waits for commands."""
POLL_SECONDS = 0.001


class Turns:
    """Queues of guests, served in turn."""

    def __init__(self) -> None:
        self._by_guest: OrderedDict[str, deque[Event]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._by_guest)

    def add(self, guest: str, turn: Event) -> None:
        self._by_guest.setdefault(guest, deque()).append(turn)

    def next(self) -> Event:
        """The next one. Raises KeyError if nobody waits."""
        guest, turns = self._by_guest.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self._by_guest[guest] = turns
        return turn


class RequestScheduler:
    """A page takes milliseconds during which the process does nothing else. So after each page
    everybody else gets about as much processor time, however many requests wait. A stranger's page
    waits up to WAIT_AT_MOST for commands that are being carried out (`busy`): each step of such a
    command would otherwise wait for a whole page. Requests of place holders come first. Then
    networks take turns, and within each its guests, so that a hundred requests of one guest delay
    those of another by one page."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        self._busy = busy
        self._places = Turns()
        self._others: OrderedDict[str, Turns] = OrderedDict()
        self._running = False

    def turn(self, network: str, guest: str = "", *, place: bool = False) -> Event:
        """An event that is set when it is the request's turn; the waiter may set it to give up.
        `guest`: what shares one queue in that network (a place, a browser); "": not known."""
        turn = Event()
        lane = self._places if place else self._others.setdefault(network, Turns())
        lane.add(guest, turn)
        if not self._running:
            self._running = True
            gevent.spawn(self._run)
        return turn

    def _run(self) -> None:
        self._wait_for_commands()
        began = time.thread_time()
        while (turn := self._next()) is not None:
            if turn.is_set():
                continue
            turn.set()
            gevent.sleep(0)  # the guest works now, until it has to wait for something itself
            if (worked := time.thread_time() - began) >= WORK_BEFORE_PAUSE:
                # A timer, and not another round of what is ready: only then sockets are looked at.
                gevent.sleep(min(worked, PAUSE_AT_MOST))
                self._wait_for_commands()
                began = time.thread_time()
        self._running = False

    def _wait_for_commands(self) -> None:
        """Return when no command is being carried out, or a device with a place wants a page."""
        until = time.monotonic() + WAIT_AT_MOST
        while self._busy() and not self._places and time.monotonic() < until:
            gevent.sleep(POLL_SECONDS)

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
