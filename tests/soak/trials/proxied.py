"""P16 and P7: processes die and are restarted behind the proxies of `deploy/`, and so does their
PostgreSQL, while devices keep their sockets and load no page."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from tests.kit.house import House, house
from tests.kit.people import Program
from tests.kit.proxies import at_page, haproxy, nginx, opened
from tests.kit.wire.pages import Browser, Place
from tests.kit.wire.phone import Phone
from tests.soak.player import Player, Until, all_play, counted_once, playing
from tests.soak.promise import Figures, Rig, hold, trial

PROXIES = {"nginx": nginx, "haproxy": haproxy}
SMALL = {"processes": 2, "tables": 2, "guests": 9}
PACE = 1.0


@trial(
    "P16",
    "Behind each example proxy any process may die, all may be upgraded, PostgreSQL may restart or"
    " hang: nothing is lost, all sockets are back, and no page has to be loaded for that.",
    short={**SMALL, "proxies": ["nginx", "haproxy"], "kills": 1, "hangs": 1.5},
    full={
        **{"proxies": ["nginx", "haproxy"], "processes": 4, "tables": 20, "guests": 12},
        **{"kills": 30, "hangs": 10.0},
    },
    least={**SMALL, "proxies": ["nginx"], "kills": 0, "hangs": 0.0},
)
async def through_the_proxies(
    rig: Rig,
    proxies: Sequence[str],
    processes: int,
    tables: int,
    guests: int,
    kills: int,
    hangs: float,
) -> Figures:
    """Each process is restarted once, as deploy/upgrade.sh does it. Then `kills` times one dies
    (kill -9) and is started again. Then PostgreSQL ends at once, starts again, and hangs for so
    many seconds. Then all processes die together. Nobody is turned away while all are ready."""
    figures: Figures = {}
    for name in proxies:
        with ExitStack() as stack:
            spread = stack.enter_context(
                house(rig, processes, "a_house_for_all", "no_limits", PROXIES="1")
            )
            (rig.folder / name).mkdir()
            ports = [one.port for one in spread.programs]
            at = stack.enter_context(PROXIES[name](rig.folder / name, ports, rig.put))
            parties = [await seated(at, guests) for _ in range(tables)]
            figures |= await behind(at, name, spread, parties, kills, hangs)
    return figures


async def behind(
    at: Place, name: str, spread: House, parties: list[list[Player]], kills: int, hangs: float
) -> Figures:
    """One round with one proxy."""
    all_ready = asyncio.Event()
    all_ready.set()
    hosts = [tablet for tablet, *_ in parties]
    guests = [phone for _, *phones in parties for phone in phones]
    devices = hosts + guests
    for one in devices:
        one.all_ready = all_ready
    async with playing(hosts, PACE, guests) as until:
        for program in spread.programs:
            await restarted(program.stop, program, all_ready)
        await all_back(devices, until)
        upgraded = [back for one in devices for back in one.backs]
        for number in range(kills):
            program = random.Random(number).choice(spread.programs)
            await restarted(program.kill, program, all_ready)
            await all_back(devices, until)
        turned_away = sum((one.refused for one in devices), Counter[str]())
        hold(not turned_away, f"turned away, though a process was there: {dict(turned_away)}")
        spread.server.crash()
        await asyncio.to_thread(spread.server.again)
        await all_play(hosts, until)
        with spread.server.stopped():
            await asyncio.sleep(hangs)
        await all_play(hosts, until)
        await all_die(at, name, spread, devices, all_ready, until)
        await all_back(devices, until)
    for one in hosts:
        counted_once([one], [json.loads(row)["id"] for row in spread.rows(one.phone.code)])
    for one in devices:
        one.phone.drop()
    return told(name, devices, upgraded)


async def seated(at: Place, guests: int) -> list[Player]:
    """A table: its tablet and so many phones, all connected."""
    tablet = await opened(at)
    phones = [Phone(at, tablet.code) for _ in range(guests)]
    for number, phone in enumerate(phones, 1):
        joined = await phone.join(f"Guest {number:02d}")
        hold(joined.status == 303, f"cannot join: {joined.status}")
        await at_page(phone, tablet.code)
    return [Player(one) for one in (tablet, *phones)]


async def restarted(ends: Callable[[], Any], program: Program, all_ready: asyncio.Event) -> None:
    """It ends in this way, and is started again; when this comes back it is ready."""
    all_ready.clear()
    await asyncio.to_thread(ends)
    await asyncio.to_thread(program.start)
    all_ready.set()


async def all_die(
    at: Place,
    name: str,
    spread: House,
    devices: list[Player],
    all_ready: asyncio.Event,
    until: Until,
) -> None:
    """As when the machine loses its power; everybody has knocked in vain before it is back."""
    all_ready.clear()
    for one in devices:
        one.refused.clear()
    for program in spread.programs:
        await asyncio.to_thread(program.kill)
    await until(lambda: all(one.refused for one in devices))
    for program in spread.programs:
        await asyncio.to_thread(program.start)
    # HAProxy looks every two seconds whether a process is there; nginx must know at once.
    while name == "haproxy" and (await Browser(at).get("/healthz")).status != 200:
        await asyncio.sleep(0.1)
    all_ready.set()


async def all_back(devices: list[Player], until: Until) -> None:
    """Until everybody is connected, and nobody was turned away who came when all were ready."""

    def there() -> bool:
        late = sum((one.late for one in devices), Counter[str]())
        hold(not late, f"turned away while all processes were ready: {dict(late)}")
        return all(one.there for one in devices)

    await until(there)


def told(name: str, devices: list[Player], upgraded: list[float]) -> Figures:
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
