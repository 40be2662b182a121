"""Floods by strangers and bad guests, by name."""

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
from tests.soak.flood import flood, page
from tests.soak.promise import Rig, hold

TICKETS = 300
ENDED = Gone, Refused, OSError, TimeoutError
STRANGER, NEIGHBOUR = "127.21.0.1", "127.0.0.1"
Told = AbstractAsyncContextManager[Counter[str]]
STORMS: dict[str, Callable[[Rig, int, int], Told]] = {}
"""By name: a storm with so many connections (and addresses, for `unread` and `idle`), which counts
its answers by status."""


def from_one(path: str) -> Callable[[Rig, int, int], Told]:
    """A storm of requests for this page from one address."""

    def storm(rig: Rig, count: int, sources: int) -> Told:
        address = replace(rig.address, source=f"127.9.{len(path)}.{count % 250}")
        return flood(address, page(address, path.replace("CODE", rig.program.code)), count)

    return storm


for one in ("/s/CODE", "/j/CODE", "/", "/static/x/no.js", "/qr/CODE.svg", "/history/CODE.json"):
    STORMS[one] = from_one(one)
for one in ("/p/CODE", "/socket.io/?EIO=4&transport=polling"):
    STORMS[one] = from_one(one)


def storm(run: Callable[[Rig, int, int], AsyncIterator[Counter[str]]]) -> object:
    """Register a storm under its name."""
    STORMS[run.__name__] = asynccontextmanager(run)
    return run


@storm
async def unread(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """Request a large file and read nothing."""
    screen = await Browser(rig.address).get(f"/s/{rig.program.code}")
    file = next(one for one in screen.text.split('"') if one.endswith("screen.js"))
    address = replace(rig.address, source=STRANGER)
    async with flood(address, page(address, file), count, "unread", sources) as told:
        yield told


@storm
async def idle(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """Send nothing, or a part of a request."""
    address = replace(rig.address, source="127.9.8.1")
    async with flood(address, page(address, "/")[:60], count, "idle", sources) as told:
        yield told


@storm
async def forms(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """Send forms that store nothing, from a browser in the same network with a ticket."""
    address, path = replace(rig.address, source=NEIGHBOUR), f"/j/{rig.program.code}"
    mallory = Browser(address)
    hold((await mallory.get(path)).status == 200, "the page of the form")
    async with flood(address, page(address, path, mallory.cookie, "name="), count) as told:
        yield told


@storm
async def tickets(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """Send many tickets of one guest in turn."""
    address, path = replace(rig.address, source=NEIGHBOUR), f"/j/{rig.program.code}"
    collected = [Browser(address) for _ in range(TICKETS)]
    for browser in collected:
        hold((await browser.get(path)).status == 200, "a page with a ticket")
    asked = [page(address, path, browser.cookie) for browser in collected]
    async with flood(address, asked, count) as told:
        yield told


@storm
async def voices(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
    """Request lines of the voice that are never cached."""
    address = replace(rig.address, source=f"127.22.{count % 250}.1")
    lines = ("it?try", "en?try", "it?try&slow", "en?try&slow")
    asked = [page(address, f"/voice/{rig.program.code}/{line}") for line in lines]
    async with flood(address, asked, count) as told:
        yield told


def attack(run: Callable[[Phone], Awaitable[None]]) -> object:
    """Register what one bad guest does on each socket, again and again."""

    async def storm(rig: Rig, count: int, sources: int) -> AsyncIterator[Counter[str]]:
        mallory = Phone(replace(rig.address, source="127.9.9.9"), rig.program.code)

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
    """Send a thousand messages a second."""
    await mallory.connect()
    while not mallory.wire.closed.done():
        for _ in range(10):
            mallory.wire.emit("do", command("table.rename", {"seat": 1, "called": "Nobody"}))
        await asyncio.sleep(0.01)


@attack
async def never_reads(mallory: Phone) -> None:
    """Ask and never read, so that answers pile up."""
    await mallory.connect()
    mallory.wire.stop_reading()
    while not mallory.wire.closed.done():
        mallory.wire.emit("time", {})
        await asyncio.sleep(0.25)


@attack
async def comes_and_goes(mallory: Phone) -> None:
    """Open a socket and drop it."""
    await mallory.dial()
    mallory.wire.text(b'40{"code":"%b","kind":"phone"}' % mallory.code.encode())
    await asyncio.sleep(random.choice((0, 0.005)))


@attack
async def sixty_sockets(mallory: Phone) -> None:
    """Open sixty screens, all of which send."""
    screens = [Phone(mallory.browser.address, mallory.code, "screen", keep=8) for _ in range(60)]
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
