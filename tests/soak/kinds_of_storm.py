"""What strangers and bad guests send without end, by name."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace

from tests.kit.wire.frames import encode
from tests.kit.wire.pages import Browser
from tests.kit.wire.phone import Gone, Phone, Refused, command
from tests.soak.from_outside import flooded, page
from tests.soak.promise import Rig, hold

TICKETS = 300
ENDED = Gone, Refused, OSError, TimeoutError
STRANGER, NEIGHBOUR = "127.21.0.1", "127.0.0.1"
Told = AbstractAsyncContextManager[Counter[str]]
STORMS: dict[str, Callable[[Rig, int, int], Told]] = {}
"""By name: storms of so many connections, from so many addresses where nobody reads; each counts
its answers by status."""


def from_one(path: str) -> Callable[[Rig, int, int], Told]:
    """Loops on this page from one address."""

    def storm(rig: Rig, count: int, sources: int) -> Told:
        place = replace(rig.place, source=f"127.9.{len(path)}.{count % 250}")
        return flooded(place, page(place, path.replace("CODE", rig.program.code)), count)

    return storm


for one in ("/s/CODE", "/j/CODE", "/", "/static/x/no.js", "/qr/CODE.svg", "/history/CODE.json"):
    STORMS[one] = from_one(one)
for one in ("/p/CODE", "/socket.io/?EIO=4&transport=polling"):
    STORMS[one] = from_one(one)


def storm(run: Callable[[Rig, int, int], AsyncIterator[Counter[str]]]) -> object:
    """Enter this one under its name."""
    STORMS[run.__name__] = asynccontextmanager(run)
    return run


@storm
async def unread(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """They ask for a large file and read nothing."""
    screen = await Browser(rig.place).get(f"/s/{rig.program.code}")
    file = next(one for one in screen.text.split('"') if one.endswith("screen.js"))
    place = replace(rig.place, source=STRANGER)
    async with flooded(place, page(place, file), count, "unread", sources) as told:
        yield told


@storm
async def idle(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """They say nothing at all, or begin and do not go on."""
    place = replace(rig.place, source="127.9.8.1")
    async with flooded(place, page(place, "/")[:60], count, "idle", sources) as told:
        yield told


@storm
async def forms(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """Forms that store nothing, by a browser behind the party's router that was let in."""
    place, path = replace(rig.place, source=NEIGHBOUR), f"/j/{rig.program.code}"
    mallory = Browser(place)
    hold((await mallory.get(path)).status == 200, "the page of the form")
    async with flooded(place, page(place, path, mallory.cookie, "name="), count) as told:
        yield told


@storm
async def tickets(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """One guest shows many tickets in turn."""
    place, path = replace(rig.place, source=NEIGHBOUR), f"/j/{rig.program.code}"
    collected = [Browser(place) for _ in range(TICKETS)]
    for browser in collected:
        hold((await browser.get(path)).status == 200, "a page with a ticket")
    asked = [page(place, path, browser.cookie) for browser in collected]
    async with flooded(place, asked, count) as told:
        yield told


@storm
async def voices(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """Lines of the voice, of which none is kept."""
    place = replace(rig.place, source=f"127.22.{count % 250}.1")
    lines = ("it?try", "en?try", "it?try&slow", "en?try&slow")
    asked = [page(place, f"/voice/{rig.program.code}/{line}") for line in lines]
    async with flooded(place, asked, count) as told:
        yield told


def attack(run: Callable[[Phone], Awaitable[None]]) -> object:
    """Enter what one bad guest does for as long as its socket lives, again and again."""

    async def storm(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
        mallory = Phone(replace(rig.place, source="127.9.9.9"), rig.program.code)

        async def without_end() -> None:
            while True:
                with contextlib.suppress(*ENDED):
                    await run(mallory)
                mallory.drop()
                await asyncio.sleep(0.005)

        task = asyncio.create_task(without_end())
        try:
            yield Counter()
            hold(not task.done(), f"the storm ended: {task}")
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            mallory.drop()

    STORMS[run.__name__] = asynccontextmanager(storm)
    return run


@attack
async def shouts(mallory: Phone) -> None:
    """A thousand messages a second."""
    await mallory.connect()
    while not mallory.wire.closed.done():
        for _ in range(10):
            mallory.wire.emit("do", command("table.rename", {"seat": 1, "called": "Nobody"}))
        await asyncio.sleep(0.01)


@attack
async def never_reads(mallory: Phone) -> None:
    """The answers pile up."""
    await mallory.connect()
    mallory.wire.stop_reading()
    while not mallory.wire.closed.done():
        mallory.wire.emit("time", {})
        await asyncio.sleep(0.25)


@attack
async def comes_and_goes(mallory: Phone) -> None:
    """Opens its socket and lets it fall."""
    await mallory.dial()
    mallory.wire.text(b'40{"code":"%b","kind":"phone"}' % mallory.code.encode())
    await asyncio.sleep(random.choice((0, 0.005)))


@attack
async def sixty_sockets(mallory: Phone) -> None:
    """Sixty screens at once, all of them talking."""
    screens = [Phone(mallory.browser.place, mallory.code, "screen", keep=8) for _ in range(60)]
    try:
        for one in screens:
            with contextlib.suppress(*ENDED):
                await one.connect(seconds=5)
        while True:
            for one in screens:
                if hasattr(one, "wire") and not one.wire.closed.done():
                    one.wire.raw(encode(b'42["time",{}]'))
            await asyncio.sleep(0.25)
    finally:
        for one in screens:
            one.drop()
