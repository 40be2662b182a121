"""One table under load: its devices and their next commands."""

import time
from collections.abc import Iterator
from itertools import count

from tests.bench.crowd import Device
from tests.bench.tables import vote_round
from tests.bench.work import PHONES

_ids = count(time.time_ns())


class Party:
    """The devices of one table, which send commands in turn."""

    def __init__(self, devices: list[Device]) -> None:
        self.devices = devices
        self._round: Iterator[tuple[int, str, dict]] = iter(())
        self.answered, self._waiting = 0, 0
        self._more = False
        self._at_once = False
        for device in devices:
            device.on_answer = self._heard

    @property
    def waiting(self) -> int:
        """Commands without an answer."""
        return self._waiting

    @property
    def views(self) -> int:
        return sum(device.views for device in self.devices)

    def begin(self, *, at_once: bool) -> None:
        """Send until `stop`: one by one, or each round all at once."""
        self._more, self._at_once = True, at_once
        self._ask_on()

    def stop(self) -> None:
        self._more = False

    def ask_next(self) -> Device:
        """Send the next command; returns its device."""
        if (step := next(self._round, None)) is None:
            self._round = vote_round()
            step = next(self._round)
        return self._ask(*step)

    def ask_on(self) -> bool:
        """Send the next command of this round; False: it is over."""
        step = next(self._round, None)
        if step is not None:
            self._ask(*step)
        return step is not None

    def ask_together(self) -> None:
        """Send the commands of all phones at once."""
        self._round = vote_round()
        for _ in range(PHONES):
            self.ask_next()

    def _ask(self, place: int, name: str, args: dict) -> Device:
        self._waiting += 1
        device = self.devices[place - 1]
        device.ask(name, args, f"{next(_ids):032x}")
        return device

    def _heard(self) -> None:
        self._waiting -= 1
        self.answered += 1
        if self._more:
            self._ask_on()

    def _ask_on(self) -> None:
        if not self._at_once:
            self.ask_next()
        elif not self._waiting and not self.ask_on():
            self.ask_together()
