"""P15: places come first. Whatever strangers and guests do, seats and tablet get back, the others'
answers stay quick, and whoever shows the right code or QR comes in."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from statistics import median
from typing import Any

from companion.web.codes import WORDS
from companion.web.tokens import Seal, house_key
from tests.soak.nuisance import p99
from tests.soak.promise import Figures, Ground, hold, trial
from tests.soak.strangers import a_pass
from tests.wire.pages import Browser, Place
from tests.wire.phone import Gone, Phone, Refused

BACK_SECONDS = 2.0
QUICK_SECONDS = 0.05
ONLOOKERS = 130
MANY = 128
"""Connections of a loop."""
COMMANDS = 12
PAGES_BETWEEN = 20
"""Pages that may be answered while a command is read, decided, stored, and answered."""
ROUTES = ("/s/CODE", "/j/CODE", "/", "/static/x/no.js", "/qr/CODE.svg", "/history/CODE.json")


@asynccontextmanager
async def meanwhile(*doings: Any) -> AsyncIterator[None]:
    """These go on until the end of the block."""
    tasks = [asyncio.create_task(one) for one in doings]
    try:
        yield
    finally:
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def insists(screen: Phone) -> None:
    """A screen that comes back whenever it is sent away."""
    while True:
        with contextlib.suppress(Gone, Refused, OSError, TimeoutError):
            await screen.connect()
            await screen.wire.closed
        await asyncio.sleep(0.2)


async def loops(place: Place, path: str, told: Counter[bytes]) -> None:
    """The same page again and again, on one connection after the other."""
    asked = f"GET {path} HTTP/1.1\r\nHost: {place.authority}\r\n\r\n".encode()
    while True:
        with contextlib.suppress(OSError, EOFError, ValueError):
            reader, writer = await asyncio.open_connection(
                place.host, place.port, local_addr=place.local
            )
            try:
                while True:
                    writer.write(asked)
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    told[head[9:12]] += 1
                    length = head.partition(b"content-length:")[2].split(b"\r\n")[0]
                    await reader.readexactly(int(length))
                    if b"connection: close" in head:
                        break
            finally:
                writer.close()
        await asyncio.sleep(0)


async def took(phone: Phone) -> float:
    """How long it takes until this device has a picture again, its old socket half open."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    while True:
        try:
            await phone.connect(seconds=BACK_SECONDS * 10)
        except Refused:
            hold(loop.time() - began < BACK_SECONDS * 10, "a place is refused")
            await asyncio.sleep(0.1)
        else:
            return loop.time() - began


async def guesses(place: Place, code: str, count: int) -> None:
    browser = Browser(place)
    for number in range(count):
        wrong = f"{WORDS[number % len(WORDS)]}{10 + number % 90}"
        if wrong != code:
            await browser.get(f"/j/{wrong}")


@trial(
    "P15",
    "Onlookers and wrong codes of strangers keep out neither places nor newcomers.",
    short={"within": 10.0},
    full={"within": BACK_SECONDS, "guests": 24},
)
async def places_first(ground: Ground, within: float, guests: int = 2) -> Figures:
    await ground.open()
    code, place = ground.program.code, ground.place
    key = Seal(house_key(ground.program.folder)).door(code)
    async with await ground.party((f"Guest {n:02d}" for n in range(1, guests + 1)), 8) as party:
        television = Browser(replace(place, source="127.0.0.9"))
        hold((await television.get(f"/s/{code}")).status == 200, "the television")
        link = await a_pass(party.tablet, "table.hand_over", {})
        crowd = [
            Phone(replace(place, source=f"127.8.0.{n % 3 + 1}"), code, "screen", keep=4)
            for n in range(ONLOOKERS)
        ]
        await asyncio.gather(*(one.connect() for one in crowd))
        async with meanwhile(*map(insists, crowd)):
            slowest = max([await took(one) for one in (*party.phones, party.tablet)])
        hold(slowest <= within, f"a place was back after {slowest:.1f} s")
        for n in range(1, 17):
            await guesses(replace(place, source=f"127.6.0.{n}"), code, 22)
        elsewhere = Browser(replace(place, source="127.0.0.8"))
        hold((await elsewhere.get(f"/j/{code}")).status == 200, "the code, typed by a newcomer")
        await guesses(place, code, 60)
        by_qr = Browser(place)
        hold((await by_qr.get(f"/j/{code}?k={key}")).status == 200, "the QR, at the same router")
        hold((await by_qr.post(f"/j/{code}", {"name": "Ada"})).status == 303, "a seat by QR")
        hold((await television.get(f"/s/{code}")).status == 200, "a television that reloads")
        hold((await Browser(place).post("/g", {"grant": link})).status == 303, "a pass of the host")
        for one in crowd:
            one.drop()
    hold(not ground.faults(), ground.faults())
    return {"onlookers": ONLOOKERS, "slowest place (s)": round(slowest, 2)}


@trial(
    "P15",
    "Loops on any route leave the others' answers quick.",
    short={"connections": (64,), "seconds": 2.0, "routes": 2, "tries": 4, "times": 4},
    full={"connections": (6, 16, 64, 256), "seconds": 20.0, "routes": len(ROUTES)},
    least={"connections": (), "seconds": 0.5, "routes": 0},
)
async def page_loops(
    ground: Ground,
    connections: tuple[int, ...],
    seconds: float,
    routes: int,
    tries: int = 1,
    times: int = 0,
) -> Figures:
    """In full nothing counts but 50 ms. A short measurement is one of a machine that does other
    things, too: the best of `tries` counts, and it may be so many `times` the quiet one."""
    await ground.open("names_without_end")
    figures: Figures = {}
    code = ground.program.code
    async with await ground.party((f"Guest {n:02d}" for n in range(1, 24)), 8) as party:
        between = await pages_between(ground, party, ROUTES[0].replace("CODE", code), MANY)
        hold(between <= PAGES_BETWEEN, f"{between} pages come between a command and its answer")
        figures["pages between"] = between
        figures["quiet p99 (ms)"] = round(1000 * await p99(party, seconds))
        for route in ROUTES[:routes]:
            path, worst = route.replace("CODE", code), 0.0
            for count in connections:
                for left in reversed(range(tries)):
                    quiet = await p99(party, seconds) if times else 0.0
                    slow, told = await beside_loops(ground, party, path, count, seconds)
                    limit = max(QUICK_SECONDS, times * quiet)
                    if slow <= limit or not left:
                        break
                worst = max(worst, slow)
                hold(slow <= limit, f"{count} × {route}: p99 {slow * 1000:.0f} ms, {dict(told)}")
            figures[f"{route} p99 (ms)"] = round(1000 * worst)
    hold(not ground.faults(), ground.faults())
    return figures


async def beside_loops(
    ground: Ground, party: Any, path: str, count: int, seconds: float
) -> tuple[float, Counter[bytes]]:
    """The slow end of the others' answers beside so many loops from one address."""
    told: Counter[bytes] = Counter()
    place = replace(ground.place, source=f"127.9.{count % 250}.{len(path)}")
    async with meanwhile(*(loops(place, path, told) for _ in range(count))):
        await asyncio.sleep(0.3)
        return await p99(party, seconds), told


async def pages_between(ground: Ground, party: Any, path: str, count: int) -> float:
    """How many pages of so many loops come between a command and its answer, at the median. It says
    whose turn it is, however slow the machine."""
    told: Counter[bytes] = Counter()
    place = replace(ground.place, source=f"127.9.{count % 250}.{len(path) + 100}")
    async with meanwhile(*(loops(place, path, told) for _ in range(count))):
        await asyncio.sleep(1.0)
        found = []
        for number in range(COMMANDS):
            before = told.total()
            answer = await party.phones[0].do(
                "table.rename", {"seat": 1, "called": f"Looked {number}"}, seconds=30
            )
            hold(answer["ok"], f"refused: {answer}")
            found.append(told.total() - before)
            await asyncio.sleep(0.25)
        return median(found)
