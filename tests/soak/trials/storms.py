"""P23: what costs the server work is bounded before it is done, for every client."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from companion.web.speech.shipped import shipped
from companion.web.tokens import Seal, server_key
from tests.kit.wire.pages import Browser, Place
from tests.kit.wire.party import Party
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.floods import BACK_SECONDS, QUICK_SECONDS, meanwhile, spelled_out, took
from tests.soak.trials.from_outside import APART, RAMP_SECONDS, flooded, page
from tests.soak.trials.nuisance import p99

SETTLES = 4.0
"""Seconds after which a storm has filled what it fills; who does not read is known before."""
MADE_WITHIN = 12.0
"""Seconds more in which a slow machine makes more lines than a stranger may have."""
ADDRESSES = 13
GUESTS = 23
LINES, LOOKS_EVERY = 6, 0.05
"""Lines that are made in a storm of half a minute at most: a stranger has a budget of four, and one
each quarter of a minute. Seconds between two looks at what the program makes."""
STRANGER, NEIGHBOUR = "127.21.0.1", "127.0.0.1"


@trial(
    "P23",
    "Connections that ask and do not read keep out neither places nor newcomers.",
    short={"connections": (1_000,), "sources": 3, "within": 30.0, "room": 256},
    full={"connections": (1, 16, 64, 256, 5_000), "seconds": 10.0},
)
async def unread_crowd(
    rig: Rig,
    connections: tuple[int, ...],
    seconds: float = 0.0,
    sources: int = ADDRESSES,
    within: float = BACK_SECONDS,
    room: int = 4096,
) -> Figures:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    little = ["little_room"] if room == 256 else []
    await rig.open("names_without_end", "as_on_wire", *little)
    async with await gathered(rig, seconds) as party:
        figures = await quiet(party, seconds)
        code = rig.program.code
        screen = await Browser(rig.place).get(f"/s/{code}")
        file = next(one for one in screen.text.split('"') if one.endswith("screen.js"))
        place = replace(rig.place, source=STRANGER)
        for count in connections:
            storm = flooded(place, page(place, file), count, "unread", sources)
            ramp = min(count * APART, RAMP_SECONDS)
            named = f"{count} unread"
            figures |= await beside(rig, party, storm, named, seconds, within, ramp)
    hold_quick(figures)
    return figures


@trial(
    "P23",
    "Forms that store nothing, without end, cost a newcomer behind the same router nothing.",
    short={"connections": (16,), "forms": 60, "within": 30.0},
    full={"connections": (1, 16, 64, 256), "seconds": 10.0, "forms": 1_300},
)
async def empty_forms(
    rig: Rig,
    connections: tuple[int, ...],
    forms: int,
    seconds: float = 0.0,
    within: float = BACK_SECONDS,
) -> Figures:
    """By the browser of one guest, who was let in as everybody is; at least so many `forms`."""
    await rig.open("names_without_end", *([] if seconds else ["few_seats"]))
    async with await gathered(rig, seconds) as party:
        figures = await quiet(party, seconds)
        code, place = rig.program.code, replace(rig.place, source=NEIGHBOUR)
        for count in connections:
            mallory = Browser(place)
            hold((await mallory.get(f"/j/{code}")).status == 200, "the page of the form")
            form = page(place, f"/j/{code}", mallory.cookie, "name=")
            for _ in range(forms):
                await mallory.post(f"/j/{code}", {"name": ""})
            storm = flooded(place, form, count)
            figures |= await beside(rig, party, storm, f"{count} × forms", seconds, within)
    hold_quick(figures)
    return figures


@trial(
    "P23",
    "Lines of the voice that a stranger asks for without end are made one at a time, and few.",
    short={"connections": (16,), "within": 30.0},
    full={"connections": (1, 16, 64, 256), "seconds": 10.0},
)
async def voices(
    rig: Rig,
    connections: tuple[int, ...],
    seconds: float = 0.0,
    within: float = BACK_SECONDS,
) -> Figures:
    """None of them is kept, as if there were no end of tables."""
    if not shipped():  # py-nanotts has no wheel for this machine
        return {}
    await rig.open("names_without_end", "no_line_is_kept")
    async with await gathered(rig, seconds) as party:
        figures = await quiet(party, seconds)
        for at, count in enumerate(connections, start=1):
            place = replace(rig.place, source=f"127.22.{at}.1")
            async with watched(rig) as seen:
                storm = asked_for(place, rig.program.code, count)
                named, longer = f"{count} × voices", 0.0 if seconds else MADE_WITHIN
                figures |= await beside(rig, party, storm, named, seconds, within, longer)
            hold(seen.most <= 1, f"{seen.most} lines are made at once")
            hold(seen.lines, "no line was made")
            hold(len(seen.lines) <= LINES, f"{len(seen.lines)} lines were made")
            figures[f"{count} × voices: lines made"] = len(seen.lines)
    hold_quick(figures)
    return figures


@asynccontextmanager
async def asked_for(place: Place, code: str, count: int) -> AsyncIterator[Counter[str]]:
    """So many connections ask for four lines, each for one of them again and again."""
    async with AsyncExitStack() as stack:
        parts, told = [], Counter[str]()
        for number, line in enumerate(("it?try", "en?try", "it?try&slow", "en?try&slow")):
            if many := len(range(number, count, 4)):
                asked = page(place, f"/voice/{code}/{line}")
                parts.append(await stack.enter_async_context(flooded(place, asked, many)))
        yield told
    for one in parts:
        told += one


@dataclass
class Seen:
    """The processes that the program has begun: all of them, and how many at once."""

    lines: set[int] = field(default_factory=set)
    most: int = 0


@asynccontextmanager
async def watched(rig: Rig) -> AsyncIterator[Seen]:
    """Look again and again, until the end of the block, at the processes of the program."""
    seen = Seen()

    async def look() -> None:
        while True:
            now = {pid for pid in map(parent, Path("/proc").glob("[0-9]*")) if pid is not None}
            seen.lines |= now
            seen.most = max(seen.most, len(now))
            await asyncio.sleep(LOOKS_EVERY)

    def parent(process: Path) -> int | None:
        try:
            state, whose = (process / "stat").read_text().rpartition(")")[2].split()[:2]
        except OSError:  # it ended while we looked
            return None
        return int(process.name) if int(whose) == rig.pid and state != "Z" else None

    async with meanwhile(look()):
        yield seen


async def quiet(party: Party, seconds: float) -> Figures:
    """The slow end of the answers before any storm, where they are measured."""
    if not seconds:
        return {}
    found = {"quiet p99 (ms)": round(1000 * await p99(party, seconds))}
    print(f"\n  {found}", end="", flush=True)
    return found


async def gathered(rig: Rig, seconds: float) -> Party:
    """The party: whole where answers are measured, else two."""
    guests = GUESTS if seconds else 2
    return await rig.party((f"Guest {n:02d}" for n in range(1, guests + 1)), 8)


async def beside(
    rig: Rig,
    party: Party,
    storm: Any,
    named: str,
    seconds: float,
    within: float,
    ramp: float = 0.0,
) -> Figures:
    """What a storm does to the others' answers (p99), to seats and tablet that come back, and to a
    newcomer with the right QR behind the same router as the party. Where `seconds` is nothing,
    the answers are not measured. `ramp`: seconds until the storm is whole."""
    figures: Figures = {}
    async with storm as told:
        await asyncio.sleep(ramp + SETTLES)
        if seconds:
            slow = await p99(party, seconds)
            figures["p99 (ms)"] = round(slow * 1000)
        newcomer = await sits_down(rig, rig.place, within)
        back = max([await took(one) for one in (*party.phones[:5], party.tablet)])
    figures |= {"newcomer (s)": round(newcomer, 2), "back (s)": round(back, 2)}
    figures["refused"] = told["429"]
    print(f"\n  {named}: {figures}, {spelled_out(told)}", end="", flush=True)
    hold(back <= within, f"{named}: a place was back after {back:.1f} s")
    return {f"{named}: {what}": figure for what, figure in figures.items()}


def hold_quick(figures: Figures) -> None:
    """The others' answers were quick beside each storm, as far as they were measured."""
    slow = {name: ms for name, ms in figures.items() if "p99" in name and "quiet" not in name}
    missed = [f"{name} {ms}" for name, ms in slow.items() if ms > QUICK_SECONDS * 1000]
    hold(not missed, "; ".join(missed))


async def sits_down(rig: Rig, place: Place, within: float) -> float:
    """How long a newcomer needs who shows the QR: the page, and a seat."""
    loop, code = asyncio.get_running_loop(), rig.program.code
    key = Seal(server_key(rig.program.folder)).door(code)
    browser, began = Browser(place), asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(within):
            opened = await browser.get(f"/j/{code}?k={key}")
            hold(opened.status == 200, f"the page of the QR: {opened.status}")
            sat = await browser.post(f"/j/{code}?k={key}", {"name": f"New {loop.time():.6f}"})
            hold(sat.status == 303, f"the form: {sat.status}")
    except (TimeoutError, OSError) as error:
        hold(False, f"a newcomer with the right QR: {error!r}")
    return loop.time() - began
