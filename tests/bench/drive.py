"""Load on one server: tables of devices, commands one by one or all at once, and measurements."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import cycle

from tests.bench import tables
from tests.bench.crowd import Crowd, Device
from tests.bench.party import Party
from tests.bench.servers import Server
from tests.bench.work import DEVICES

PATIENCE = 60.0
PLACES = range(1, DEVICES + 1)
CROWD = Crowd()


@dataclass(frozen=True)
class Period:
    """Measurements of a period of load: commands, seconds from the first to the last view,
    processor seconds of the server, views and their bytes, latencies in seconds."""

    commands: int
    seconds: float
    cpu: float
    views: int
    view_bytes: int
    answers: tuple[float, ...] = ()
    pushes: tuple[float, ...] = ()

    @property
    def rate(self) -> float:
        return self.commands / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of processor a command."""
        return 1e6 * self.cpu / self.commands


class Load:
    """A server with tables full of devices. `quiet`: seconds without a view after which none is on
    its way."""

    quiet = 0.3

    def __init__(self, server: Server, many: int) -> None:
        self.server, self.crowd = server, CROWD
        self.parties = [
            Party([self._device(table, place) for place in PLACES])
            for table in map(tables.code, range(many))
        ]
        self._others: list[Device] = []

    @property
    def devices(self) -> list[Device]:
        return [device for party in self.parties for device in party.devices]

    def arrive(self) -> float:
        """Connect all devices; returns the seconds until all have a view."""
        began = time.perf_counter()
        waiting = self.devices
        for device in waiting:
            device.views, device.port = 0, self.server.port
        self.crowd.add(waiting)
        self._until(lambda: not _missing(waiting), "some devices got no view")
        return time.perf_counter() - began

    def add_idle(self, numbers: Iterable[int]) -> None:
        """Connect one phone at each of these tables, where nothing happens."""
        self._others = [self._device(tables.code(number), 1) for number in numbers]
        self.crowd.add(self._others)
        waiting = self._others.copy()
        self._until(lambda: not _missing(waiting), "some devices got no view")

    def leave(self) -> None:
        """Disconnect all devices."""
        self.crowd.leave([*self.devices, *self._others])

    def saturate(self, seconds: float, *, at_once: bool = False) -> Period:
        """Send as much as the server can take."""
        before, began = self._marks(), time.perf_counter()
        for party in self.parties:
            party.begin(at_once=at_once)
        while time.perf_counter() - began < seconds:
            self.crowd.read(0.05)
        for party in self.parties:
            party.stop()
        self.wait_quiet()
        return self._period(before, began)

    def burst(self) -> Period:
        """Let all phones of one table send at the same time."""
        self._end_round()
        before, began = self._marks(), time.perf_counter()
        self.parties[0].ask_together()
        self.wait_quiet()
        period = self._period(before, began)
        self._end_round()
        return period

    def _end_round(self) -> None:
        while self.parties[0].ask_on():
            self.wait_quiet()

    def at_rate(self, seconds: float, rate: float) -> Period:
        """Send `rate` commands a second, table after table. Latencies of answers and last views
        count from when the command was due."""
        before, began = self._marks(), time.perf_counter()
        answers: list[float] = []
        pushes: list[float] = []
        turn = cycle(self.parties)
        asked: dict[int, tuple[Party, Device, float]] = {}
        for number in range(int(seconds * rate)):
            due = began + number / rate
            while (left := due - time.perf_counter()) > 0:
                self.crowd.read(left)
            party = next(turn)
            self._until(lambda party=party: not party.waiting, "no answer")
            _note(asked.pop(id(party), None), answers, pushes)
            asked[id(party)] = (party, party.ask_next(), due)
        self.wait_quiet()
        for one in asked.values():
            _note(one, answers, pushes)
        return self._period(before, began, tuple(answers), tuple(pushes))

    def wait_quiet(self) -> None:
        """Wait until everything is answered and no view is on its way."""
        self._until(lambda: not any(party.waiting for party in self.parties), "no answer")
        seen = -1
        while seen != (seen := sum(party.views for party in self.parties)):
            quiet = time.perf_counter() + self.quiet
            while (left := quiet - time.perf_counter()) > 0:
                self.crowd.read(left)
        refused = [device.refused for device in self.devices if device.refused]
        assert not refused, f"{self.server.name} refused: {refused[:2]} {refused[-2:]}"

    def _device(self, table: str, place: int) -> Device:
        kind = "tablet" if place == DEVICES else "phone"
        address = f"10.{sum(table.encode()) % 200}.{hash(table) % 250}.1"
        headers = {"cookie": tables.cookie(table, place), "x-forwarded-for": address}
        return Device(self.server.port, {"code": table, "kind": kind}, headers)

    def _until(self, reached: Callable[[], bool], otherwise: str) -> None:
        if not self.crowd.until(reached, PATIENCE):
            raise AssertionError(f"{self.server.name}: {otherwise}")

    def _marks(self) -> tuple[int, int, int, float]:
        devices = self.devices
        return (
            sum(party.answered for party in self.parties),
            sum(device.views for device in devices),
            sum(device.view_bytes for device in devices),
            self.server.cpu_seconds(),
        )

    def _period(
        self,
        before: tuple[int, int, int, float],
        began: float,
        answers: tuple[float, ...] = (),
        pushes: tuple[float, ...] = (),
    ) -> Period:
        commands, views, size, cpu = (
            now - then for now, then in zip(self._marks(), before, strict=True)
        )
        last = max(max(one.seen_at, one.answered_at) for one in self.devices)
        return Period(int(commands), last - began, cpu, int(views), int(size), answers, pushes)


def _note(
    asked: tuple[Party, Device, float] | None, answers: list[float], pushes: list[float]
) -> None:
    """The latencies of a command whose table has been quiet since."""
    if asked is None:
        return
    party, device, at = asked
    answers.append(device.answered_at - at)
    pushes.append(max(one.seen_at for one in party.devices) - at)


def _missing(devices: list[Device]) -> bool:
    """Whether a device has no view yet. A device with one is not looked at again."""
    while devices and devices[-1].views:
        devices.pop()
    return bool(devices)
