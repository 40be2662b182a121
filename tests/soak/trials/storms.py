"""P23: what costs the server work is bounded before it is done, whoever asks for it."""

from __future__ import annotations

import asyncio
import resource
from dataclasses import replace
from typing import Any

from companion.web.tokens import Seal, server_key
from tests.kit.wire.pages import Browser, Place
from tests.kit.wire.party import Party
from tests.soak.promise import Figures, Ground, hold, trial
from tests.soak.trials.floods import BACK_SECONDS, QUICK_SECONDS, spelled_out, took
from tests.soak.trials.from_outside import flooded, page
from tests.soak.trials.nuisance import p99

SETTLES = 4.0
"""Seconds after which a storm has filled what it fills; who does not read is known after two."""
ADDRESSES = 13
GUESTS = 23
STRANGER, NEIGHBOUR = "127.21.0.1", "127.0.0.1"


@trial(
    "P23",
    "Connections that ask and do not read keep out neither places nor newcomers.",
    short={"connections": (300,), "sources": 3, "within": 30.0, "room": 256},
    full={"connections": (1, 16, 64, 256, 5_000), "seconds": 10.0},
)
async def unread_crowd(
    ground: Ground,
    connections: tuple[int, ...],
    seconds: float = 0.0,
    sources: int = ADDRESSES,
    within: float = BACK_SECONDS,
    room: int = 4096,
) -> Figures:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    await ground.open("names_without_end", *(["little_room"] if room == 256 else []))
    figures: Figures = {}
    async with await gathered(ground, seconds) as party:
        code = ground.program.code
        screen = await Browser(ground.place).get(f"/s/{code}")
        file = next(one for one in screen.text.split('"') if one.endswith("screen.js"))
        place = replace(ground.place, source=STRANGER)
        for count in connections:
            storm = flooded(place, page(place, file), count, "unread", sources)
            figures |= await beside(ground, party, storm, f"{count} unread", seconds, within)
    hold(not ground.faults(), ground.faults())
    return figures


@trial(
    "P23",
    "Forms that store nothing, without end, cost a newcomer behind the same router nothing.",
    short={"connections": (16,), "forms": 60, "within": 30.0},
    full={"connections": (1, 16, 64, 256), "seconds": 10.0, "forms": 1_300},
)
async def empty_forms(
    ground: Ground,
    connections: tuple[int, ...],
    forms: int,
    seconds: float = 0.0,
    within: float = BACK_SECONDS,
) -> Figures:
    """By the browser of one guest, who was let in as everybody is; at least so many `forms`."""
    await ground.open("names_without_end", *([] if seconds else ["few_seats"]))
    figures: Figures = {}
    async with await gathered(ground, seconds) as party:
        code, place = ground.program.code, replace(ground.place, source=NEIGHBOUR)
        for count in connections:
            mallory = Browser(place)
            hold((await mallory.get(f"/j/{code}")).status == 200, "the page of the form")
            form = page(place, f"/j/{code}", mallory.cookie, "name=")
            for _ in range(forms):
                await mallory.post(f"/j/{code}", {"name": ""})
            storm = flooded(place, form, count)
            figures |= await beside(ground, party, storm, f"{count} × forms", seconds, within)
    hold(not ground.faults(), ground.faults())
    return figures


async def gathered(ground: Ground, seconds: float) -> Party:
    """The party: whole where answers are measured, else two."""
    guests = GUESTS if seconds else 2
    return await ground.party((f"Guest {n:02d}" for n in range(1, guests + 1)), 8)


async def beside(
    ground: Ground, party: Party, storm: Any, named: str, seconds: float, within: float
) -> Figures:
    """What a storm does to the others' answers (p99), to seats and tablet that come back, and to a
    newcomer with the right QR behind the same router as the party. Where `seconds` is nothing,
    the answers are not measured."""
    figures: Figures = {}
    async with storm as told:
        await asyncio.sleep(SETTLES)
        if seconds:
            slow = await p99(party, seconds)
            figures["p99 (ms)"] = round(slow * 1000)
        newcomer = await sits_down(ground, ground.place, within)
        back = max([await took(one) for one in (*party.phones[:5], party.tablet)])
    figures |= {"newcomer (s)": round(newcomer, 2), "back (s)": round(back, 2)}
    print(f"\n  {named}: {figures}, {spelled_out(told)}", end="", flush=True)
    hold(back <= within, f"{named}: a place was back after {back:.1f} s")
    if seconds:
        hold(slow <= QUICK_SECONDS, f"{named}: p99 {slow * 1000:.0f} ms")
    return {f"{named}: {what}": figure for what, figure in figures.items()}


async def sits_down(ground: Ground, place: Place, within: float) -> float:
    """How long a newcomer needs who shows the QR: the page, and a seat."""
    loop, code = asyncio.get_running_loop(), ground.program.code
    key = Seal(server_key(ground.program.folder)).door(code)
    browser, began = Browser(place), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(within):
            opened = await browser.get(f"/j/{code}?k={key}")
            hold(opened.status == 200, f"the page of the QR: {opened.status}")
            sat = await browser.post(f"/j/{code}", {"name": f"New {loop.time():.6f}"})
            hold(sat.status == 303, f"the form: {sat.status}")
    except (TimeoutError, OSError) as error:
        hold(False, f"a newcomer with the right QR: {error!r}")
    return loop.time() - began
