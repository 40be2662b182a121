"""P16 and P7: processes die and are restarted behind the proxies of `deploy/`, while devices keep
their sockets and load no page."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from tests.kit.house import House, house
from tests.kit.people import Program
from tests.kit.proxies import at_page, haproxy, nginx, opened
from tests.kit.wire.pages import Browser, Place
from tests.kit.wire.phone import Gone, Phone, Refused, new_id
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.deaths import id_of
from tests.soak.trials.houses import AGAIN

PROXIES = {"nginx": nginx, "haproxy": haproxy}
FIRST, MOST = 0.3, 8.0
"""Seconds of the first and the longest wait between two tries, as in static/js/retry.js."""
PACE = 1.0
HOSTED = ("a_house_for_all", "no_limits")


@dataclass
class Device:
    """A phone or tablet that comes back by itself, as a page does that stays open.

    `acked`: ids of its commands that were carried out. `backs`: after how many seconds it was
    back, each time. `refused`: statuses of HTTP that the proxy answered with. `late`: those to
    tries that began while every process was ready.
    """

    phone: Phone
    all_ready: asyncio.Event
    acked: list[str] = field(default_factory=list)
    backs: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    late: Counter[str] = field(default_factory=Counter)
    connected: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def there(self) -> bool:
        """Whether it is connected, as far as is known."""
        return self.connected.is_set() and not self.phone.wire.closed.done()

    async def stay(self) -> None:
        """Come back again and again, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            self.connected.set()
            await asyncio.shield(self.phone.wire.closed)
            self.connected.clear()
            began = loop.time()
            await self._come_back()
            self.backs.append(loop.time() - began)

    async def _come_back(self) -> None:
        failed = 0
        while True:
            ready = self.all_ready.is_set()
            try:
                await self.phone.connect()
            except (OSError, Gone, Refused, TimeoutError) as error:
                self._note(str(error), ready)
                wait = min(FIRST * 2**failed, MOST) * random.uniform(0.8, 1.2)
                await asyncio.sleep(wait)
                failed += 1
            else:
                return

    def _note(self, said: str, ready: bool) -> None:
        if said.isdigit():
            self.refused[said] += 1
            self.late[said] += ready

    async def play(self, over: asyncio.Event) -> None:
        """Rename the first seat again and again; each wish until it is answered."""
        while not over.is_set():
            id, called = new_id(), f"Name {len(self.acked):05d}"
            while not await self._asked(id, called):
                await asyncio.sleep(0.05)
            self.acked.append(id)
            await asyncio.sleep(random.uniform(0, PACE))

    async def _asked(self, id: str, called: str) -> bool:
        await self.connected.wait()
        try:
            answer = await self.phone.do("table.rename", {"seat": 1, "called": called}, id)
        except (Gone, TimeoutError):
            return False
        hold(answer["ok"] or answer["code"] in AGAIN, f"refused: {answer}")
        return bool(answer["ok"])


@trial(
    "P16",
    "Behind each example proxy all sockets are back when processes die or all are restarted, and"
    " no page has to be loaded for that.",
    short={"proxies": ["nginx", "haproxy"], "processes": 2, "tables": 2, "guests": 9, "kills": 1},
    full={"proxies": ["nginx", "haproxy"], "processes": 4, "tables": 20, "guests": 12, "kills": 30},
    least={"proxies": ["nginx"], "processes": 2, "tables": 2, "guests": 9, "kills": 0},
)
async def through_the_proxies(
    rig: Rig, proxies: Sequence[str], processes: int, tables: int, guests: int, kills: int
) -> Figures:
    """Each process is restarted once, as deploy/upgrade.sh does it. Then `kills` times one dies
    (kill -9) and is started again. Then all die together. Nobody is turned away while all processes
    are ready."""
    figures: Figures = {}
    for name in proxies:
        with ExitStack() as stack:
            spread = stack.enter_context(house(rig, processes, *HOSTED, PROXIES="1"))
            (rig.folder / name).mkdir()
            ports = [one.port for one in spread.programs]
            at = stack.enter_context(PROXIES[name](rig.folder / name, ports, rig.put))
            figures |= await behind(at, name, spread, tables, guests, kills)
    hold(not rig.faults(), rig.faults())
    return figures


async def behind(
    at: Place, name: str, spread: House, tables: int, guests: int, kills: int
) -> Figures:
    """One round with one proxy."""
    all_ready, over = asyncio.Event(), asyncio.Event()
    all_ready.set()
    parties = [await seated(at, guests, all_ready) for _ in range(tables)]
    devices = [one for party in parties for one in party]
    tasks = [asyncio.create_task(one.stay()) for one in devices]
    playing = [asyncio.create_task(party[0].play(over)) for party in parties]
    for program in spread.programs:
        await restarted(program.stop, program, all_ready)
    everyone = [*tasks, *playing]
    await all_back(devices, everyone)
    upgraded = [back for one in devices for back in one.backs]
    for number in range(kills):
        program = random.Random(number).choice(spread.programs)
        await restarted(program.kill, program, all_ready)
        await all_back(devices, everyone)
    turned_away = sum((one.refused for one in devices), Counter[str]())
    hold(not turned_away, f"turned away, though a process was there: {dict(turned_away)}")
    await all_die(at, name, spread, devices, all_ready)
    await all_back(devices, everyone)
    over.set()
    await asyncio.gather(*playing)
    lost = [one for party in parties for one in missing(spread, party)]
    hold(not lost, f"{len(lost)} acknowledged commands are not in the log once")
    for task in tasks:
        task.cancel()
    for one in devices:
        one.phone.drop()
    return told(name, devices, upgraded)


async def seated(at: Place, guests: int, all_ready: asyncio.Event) -> list[Device]:
    """A table: its tablet and so many phones, all connected."""
    tablet = await opened(at)
    phones = [Phone(at, tablet.code) for _ in range(guests)]
    for number, phone in enumerate(phones, 1):
        joined = await phone.join(f"Guest {number:02d}")
        hold(joined.status == 303, f"cannot join: {joined.status}")
        await at_page(phone, tablet.code)
    return [Device(one, all_ready) for one in (tablet, *phones)]


async def restarted(ends: Callable[[], Any], program: Program, all_ready: asyncio.Event) -> None:
    """It ends in this way, and is started again; when this comes back it is ready."""
    all_ready.clear()
    await asyncio.to_thread(ends)
    await asyncio.to_thread(program.start)
    all_ready.set()


async def all_die(
    at: Place, name: str, spread: House, devices: list[Device], all_ready: asyncio.Event
) -> None:
    """As when the machine loses its power; everybody has knocked in vain before it is back."""
    all_ready.clear()
    for one in devices:
        one.refused.clear()
    for program in spread.programs:
        await asyncio.to_thread(program.kill)
    while not all(one.refused for one in devices):
        await asyncio.sleep(0.02)
    for program in spread.programs:
        await asyncio.to_thread(program.start)
    # HAProxy looks every two seconds whether a process is there; nginx must know at once.
    while name == "haproxy" and (await Browser(at).get("/healthz")).status != 200:
        await asyncio.sleep(0.1)
    all_ready.set()


async def all_back(devices: list[Device], tasks: list[asyncio.Task[None]]) -> None:
    """Until everybody is connected, and nobody was turned away who came when all were ready."""
    while not all(one.there for one in devices):
        late = sum((one.late for one in devices), Counter[str]())
        hold(not late, f"turned away while all processes were ready: {dict(late)}")
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


def missing(spread: House, party: list[Device]) -> list[str]:
    """Acknowledged commands of a table that its log does not hold exactly once."""
    log = Counter(id_of(row) for row in spread.rows(party[0].phone.code))
    return [id for one in party for id in one.acked if log[id] != 1]


def told(name: str, devices: list[Device], upgraded: list[float]) -> Figures:
    """What was measured."""
    backs = sorted(back for one in devices for back in one.backs)
    figures = {
        "devices": len(devices),
        "sockets broken": len(backs),
        "turned away while a process was there": 0,
        "back after the upgrade, slowest (s)": round(max(upgraded, default=0.0), 2),
        "back, median (s)": round(backs[len(backs) // 2], 2),
        "back, p99 (s)": round(backs[int(len(backs) * 0.99)], 2),
        "acknowledged": sum(len(one.acked) for one in devices),
        "lost": 0,
        "twice": 0,
    }
    return {f"{name}: {what}": found for what, found in figures.items()}
