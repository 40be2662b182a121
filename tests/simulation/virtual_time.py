"""Virtual time: a seeded scheduler, and replacements for `gevent` and `time` in the server.

Tasks are bare greenlets without gevent's loop, and one runs at a time. Tasks that are due together
run in an order that the seed decides. Nothing waits for real time.
"""

import random
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Any

import gevent
from greenlet import getcurrent, greenlet

JITTER = 0.001
"""Tasks that are due within so many seconds run in any order."""


class Task:
    """A scheduled or running call. A task of a dead process (`process.dead`) does not run. `waits`:
    the number of waits and wakings, so that only the first waker of a wait counts."""

    __slots__ = ("call", "dead", "greenlet", "process", "waits")

    def __init__(self, process: Any, call: Callable[[], object]) -> None:
        self.process, self.call = process, call
        self.dead, self.waits = False, 0
        self.greenlet: Any = None

    def kill(self, block: bool = True) -> None:
        """Do not run it any further."""
        self.dead = True


class VirtualTime:
    """The scheduler. `now`: seconds. `running`: the task that runs now; None: the test itself."""

    def __init__(self, seed: int) -> None:
        self.now, self.random = 0.0, random.Random(seed)
        self.errors: list[str] = []
        """What tasks have raised."""
        self.running: Task | None = None
        self._queue: list[tuple[float, int, Task, int]] = []
        """When a task is due (seconds), a number in order of entry, the task, and which of its
        waits ends then (0: it begins)."""
        self._numbers = count()
        self._scheduler = getcurrent()

    @property
    def process(self) -> Any:
        """The process whose task runs now; None: the world outside, which never waits."""
        return None if self.running is None else self.running.process

    def at(self, seconds: float, call: Callable[[], object], process: Any = None) -> Task:
        """Run `call` after so many seconds, as a task of `process`; without one it may not wait."""
        task = Task(process, call)
        self._enter(seconds, task, 0)
        return task

    def _enter(self, seconds: float, task: Task, wait: int) -> None:
        due = self.now + (seconds if seconds > 0.0 else 0.0) + self.random.random() * JITTER
        heappush(self._queue, (due, next(self._numbers), task, wait))

    def wait(self, seconds: float | None, early: list[Callable[[], object]] | None = None) -> None:
        """Let the running task wait (None: until it is woken). `early` is given a function that
        wakes it before its time."""
        task = self.running
        assert task is not None, "only a task can wait"
        task.waits = number = task.waits + 1
        if seconds is not None:
            self._enter(seconds, task, number)
        if early is not None:
            early.append(lambda: self._enter(0.0, task, number))
        self._scheduler.switch()

    def run(self, until: float) -> None:
        """Run all tasks that are due until this time."""
        queue = self._queue
        while queue and queue[0][0] <= until:
            due, _, task, wait = heappop(queue)
            if due > self.now:
                self.now = due
            process = task.process
            if task.dead or (process is not None and process.dead) or task.waits != wait:
                continue
            self.running = task
            if wait:
                task.waits += 1
                task.greenlet.switch()
            elif process is None:
                self.running = None
                self._run(task)
            else:
                task.greenlet = greenlet(self._run)
                task.greenlet.switch(task)
            self.running = None
        self.now = max(self.now, until)

    def _run(self, task: Task) -> None:
        try:
            task.call()
        except (Exception, gevent.Timeout) as error:
            self.errors.append(f"{type(error).__name__}: {error}")
        task.dead = True


class VirtualGevent:
    """What the server uses of gevent."""

    Timeout = gevent.Timeout

    def __init__(self, time: VirtualTime) -> None:
        self._time = time

    def spawn(self, call: Callable[..., object], *args: Any) -> Task:
        return self.spawn_later(0.0, call, *args)

    def spawn_later(self, seconds: float, call: Callable[..., object], *args: Any) -> Task:
        return self._time.at(seconds, lambda: call(*args), self._time.process)

    def sleep(self, seconds: float = 0.0) -> None:
        self._time.wait(seconds)

    def getcurrent(self) -> Task | None:
        return self._time.running


class VirtualClock:
    """What the server uses of the module `time`."""

    def __init__(self, time: VirtualTime) -> None:
        self._time = time

    def monotonic(self) -> float:
        return self._time.now

    time = monotonic


class VirtualEvent:
    """What the server uses of gevent's Event."""

    def __init__(self, time: VirtualTime) -> None:
        self._time, self._set = time, False
        self._wakers: list[Callable[[], object]] = []

    def ready(self) -> bool:
        return self._set

    def set(self) -> None:
        self._set = True
        wakers, self._wakers = self._wakers, []
        for wake in wakers:
            wake()

    def clear(self) -> None:
        self._set = False

    def wait(self, timeout: float | None = None) -> None:
        if not self._set:
            self._time.wait(timeout, self._wakers)


class VirtualResult:
    """What the server uses of gevent's AsyncResult."""

    def __init__(self, time: VirtualTime) -> None:
        self._event = VirtualEvent(time)
        self._value: Any = None
        self._error: Exception | None = None
        self.ready = self._event.ready

    def set(self, value: Any = None) -> None:
        self._value = value
        self._event.set()

    def set_exception(self, error: Exception) -> None:
        self._error = error
        self._event.set()

    def get(self, timeout: float | None = None) -> Any:
        self._event.wait(timeout)
        if not self.ready():
            raise gevent.Timeout(timeout)
        if self._error is not None:
            raise self._error
        return self._value


class VirtualLock:
    """What the server uses of gevent's Semaphore."""

    def __init__(self, time: VirtualTime) -> None:
        self._free = VirtualEvent(time)
        self._free.set()

    def __enter__(self) -> None:
        while not self._free.ready():
            self._free.wait()
        self._free.clear()

    def __exit__(self, *_: object) -> None:
        self._free.set()
