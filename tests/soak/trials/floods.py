"""P15: whatever strangers and guests do, seats and tablet get back and the others' answers stay
quick."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import repeat
from statistics import median
from typing import Any

from tests.kit.wire.pages import Place
from tests.kit.wire.phone import Phone, Refused
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.from_outside import flooded, loops, page
from tests.soak.trials.nuisance import p99

BACK_SECONDS, REFUSED_SECONDS = 2.0, 60.0
QUICK_SECONDS = 0.05
MANY = 128
"""Connections of a loop."""
COMMANDS = 12
PAGES_BETWEEN = 20
"""Pages that may be answered while a command is read, decided, stored, and answered."""
ROUTES = (
    *("/s/CODE", "/j/CODE", "/", "/static/x/no.js", "/qr/CODE.svg", "/history/CODE.json"),
    *("/p/CODE", "/socket.io/?EIO=4&transport=polling"),
)


@asynccontextmanager
async def meanwhile(*doings: Any) -> AsyncIterator[None]:
    """These go on until the end of the block. Raises what one of them has ended with."""
    tasks = [asyncio.create_task(one) for one in doings]
    try:
        yield
    finally:
        for one in tasks:
            one.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):  # to be cancelled is none
                raise ended


async def took(phone: Phone) -> float:
    """How long it takes until this device has a picture again, its old socket half open."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    while True:
        try:
            await phone.connect()
        except Refused:
            hold(loop.time() - began < REFUSED_SECONDS, "a place is refused")
            await asyncio.sleep(0.1)
        else:
            return loop.time() - began


@trial(
    "P15",
    "Loops on any route leave the others' answers quick.",
    short={"connections": (), "seconds": 0.5, "routes": 0},
    full={"connections": (6, 16, 64, 256), "seconds": 20.0, "routes": len(ROUTES), "tries": 3},
)
async def page_loops(
    rig: Rig,
    connections: tuple[int, ...],
    seconds: float,
    routes: int,
    tries: int = 1,
) -> Figures:
    """All pairs of a route and a number of loops are measured, whatever the first ones give. One
    that misses is measured again, from an address that has asked nothing yet, and has missed when
    it does so `tries` times: a machine that stands still for a moment is no fault of ours. In short
    nothing is measured in seconds: pages are counted that come between a command and its answer."""
    await rig.open("names_without_end")
    figures: Figures = {}
    missed, code = [], rig.program.code
    async with await rig.party((f"Guest {n:02d}" for n in range(1, 24)), 8) as party:
        between = await pages_between(rig, party, ROUTES[0].replace("CODE", code), MANY)
        hold(between <= PAGES_BETWEEN, f"{between} pages come between a command and its answer")
        figures["pages between"] = between
        figures["quiet p99 (ms)"] = round(1000 * await p99(party, seconds))
        for number, route in enumerate(ROUTES[:routes], start=1):
            path, found = route.replace("CODE", code), []
            for count in connections:
                for again in range(tries):
                    source = f"127.{9 + again}.{number}.{count % 250}"
                    place = replace(rig.place, source=source)
                    slow, told = await beside_loops(place, party, path, count, seconds)
                    said = f"{count} × {route}: p99 {slow * 1000:.0f} ms, {spelled_out(told)}"
                    print(f"\n  {said}", end="", flush=True)
                    if slow <= QUICK_SECONDS:
                        break
                found.append(f"{slow * 1000:.0f}")
                missed += [said] if slow > QUICK_SECONDS else []
            figures[f"{route} p99 (ms)"] = " ".join(found)
    hold(not missed, "; ".join(missed))
    return figures


def spelled_out(told: Counter[str]) -> str:
    """How many answers of each status."""
    return ", ".join(f"{count} × {status}" for status, count in sorted(told.items()))


async def beside_loops(
    place: Place, party: Any, path: str, count: int, seconds: float
) -> tuple[float, Counter[str]]:
    """The slow end of the others' answers beside so many loops from `place`."""
    async with flooded(place, page(place, path), count) as told:
        await asyncio.sleep(0.3)
        slow = await p99(party, seconds)
    return slow, told


async def pages_between(rig: Rig, party: Any, path: str, count: int) -> float:
    """How many pages of so many loops come between a command and its answer, at the median. It says
    whose turn it is, however slow the machine."""
    told: Counter[bytes] = Counter()
    place = replace(rig.place, source=f"127.9.250.{count % 250}")
    asked = repeat(page(place, path))
    async with meanwhile(*(loops(place, asked, told) for _ in range(count))):
        await asyncio.sleep(1.0)
        found = []
        for number in range(COMMANDS):
            before = told.total()
            answer = await party.phones[0].do(
                "table.rename", {"seat": 1, "called": f"Looked {number}"}
            )
            hold(answer["ok"], f"refused: {answer}")
            found.append(told.total() - before)
            await asyncio.sleep(0.25)
        return median(found)
