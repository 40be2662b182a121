"""P9, P23: connections that only stand there, and browsers with many tickets, leave the party its
room, wherever they come from."""

from __future__ import annotations

import asyncio
import resource
from dataclasses import replace

from tests.kit.wire.line import handshake
from tests.kit.wire.pages import Browser, Place
from tests.kit.wire.party import Party
from tests.kit.wire.phone import Phone
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials import from_outside
from tests.soak.trials.floods import BACK_SECONDS
from tests.soak.trials.storms import NEIGHBOUR, beside, gathered, hold_quick, quiet

OF_A_BROWSER = 6
"""Connections that a browser opens to load a page."""
PAGE_SECONDS = 5.0
AT_ONCE = 100
STRANGERS = tuple(f"127.9.8.{number}" for number in range(1, 13))
"""Addresses of strangers: more than fill the room, at 512 connections each."""
Lines = list[asyncio.BaseTransport]


@trial(
    "P9",
    "A stranger with thousands of idle connections takes no room from the party, which fits whole.",
    short={"strangers": 300, "guests": 4, "devices": 10, "busy": 10},
    least={"strangers": 300, "guests": 4, "devices": 10},
    full={"strangers": 5_000, "guests": 24, "devices": 64, "room": 4_096},
)
async def idle_crowd(
    rig: Rig, strangers: int, guests: int, devices: int, room: int = 256, busy: int = 1
) -> Figures:
    """`busy`: how many times slower a machine may be that others use, too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    await rig.open(*(["little_room"] if room == 256 else []))
    worst, back, stood = 0.0, 0.0, []
    async with await rig.party((f"Guest {n:02d}" for n in range(1, guests + 1)), 8) as party:
        screens = [
            Phone(rig.place, rig.program.code, "screen", keep=8)
            for _ in range(devices - guests - 1)
        ]
        for one in screens:
            await one.connect()
        before = rig.sockets()
        for sources in (STRANGERS, ("127.9.9.9",), ("127.0.0.1",)):
            places = [replace(rig.place, source=one) for one in sources]
            crowd = [line for at in places for line in await standing(at, strangers // len(places))]
            stood.append(rig.sockets() - before)
            back = max(back, await seconds_until_back(party.phones[0], busy))
            worst = max(worst, await all_served(party, devices, busy))
            for one in crowd:
                one.abort()
            left, _ = await rig.until_sockets(before, 10 * busy)
            hold(left <= before, f"{left - before} of {strangers} connections are left")
        for one in screens:
            hold(not one.wire.closed.done(), "a socket of the party was closed")
            one.drop()
    return {
        "idle connections": strangers,
        "that stood, by one of twelve, one, and the party's own address": stood,
        "a seat is back (s)": round(back, 2),
        "devices": devices,
        "their requests at once": devices * OF_A_BROWSER,
        "slowest page (s)": round(worst, 2),
    }


async def standing(place: Place, count: int) -> Lines:
    """So many connections: half of them say nothing at all, half begin and do not go on."""
    loop, lines = asyncio.get_running_loop(), []
    for at in range(0, count, AT_ONCE):
        opened = await asyncio.gather(
            *(
                loop.create_connection(
                    asyncio.Protocol, place.host, place.port, local_addr=place.local
                )
                for _ in range(min(AT_ONCE, count - at))
            )
        )
        for number, (line, _) in enumerate(opened):
            if number % 2:
                line.write(handshake(place, {})[:60])
            lines.append(line)
    return lines


async def seconds_until_back(phone: Phone, busy: int) -> float:
    """How long a phone with a seat needs to come back, its old socket half open."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    await phone.connect(seconds=PAGE_SECONDS * 2 * busy)
    return loop.time() - began


async def all_served(party: Party, devices: int, busy: int) -> float:
    """All devices load a page at once, as browsers do; after how long the last one has it."""
    loop, began = asyncio.get_running_loop(), asyncio.get_running_loop().time()
    place, path = party.tablet.browser.place, f"/j/{party.tablet.code}"
    loads = [page(place, path) for _ in range(devices * OF_A_BROWSER)]
    try:
        within = (PAGE_SECONDS + devices / 10) * busy
        writers = await asyncio.wait_for(asyncio.gather(*loads), within)
    except (TimeoutError, OSError, EOFError) as error:
        hold(False, f"a page was not served: {error!r}")
    took = loop.time() - began
    for phone in party.phones:
        hold(await phone.time() > 0, "a guest is not served any more")
    for one in writers:
        one.close()
    return took


async def page(place: Place, path: str) -> asyncio.StreamWriter:
    """One page on a connection that is kept afterwards. Raises OSError, EOFError."""
    reader, writer = await asyncio.open_connection(place.host, place.port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {place.authority}\r\n\r\n".encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    hold(answer.startswith(b"HTTP/1.1 200 "), f"not served: {answer[:80]!r}")
    return writer


@trial(
    "P23",
    "Tickets that one guest collects let nobody ask more than a network may.",
    short={"connections": (16,), "tickets": 50, "within": 30.0},
    full={"connections": (1, 16, 64, 256), "seconds": 10.0, "tickets": 300},
)
async def many_tickets(
    rig: Rig,
    connections: tuple[int, ...],
    tickets: int,
    seconds: float = 0.0,
    within: float = BACK_SECONDS,
) -> Figures:
    """From behind the party's router; each of so many `tickets` shows in one request after the
    other. In short, a network may ask little."""
    await rig.open("names_without_end", *([] if seconds else ["few_requests"]))
    async with await gathered(rig, seconds) as party:
        figures = await quiet(party, seconds)
        path, place = f"/j/{rig.program.code}", replace(rig.place, source=NEIGHBOUR)
        collected = [Browser(place) for _ in range(tickets)]
        for browser in collected:
            hold((await browser.get(path)).status == 200, "a page with a ticket")
        asked = [from_outside.page(place, path, browser.cookie) for browser in collected]
        for count in connections:
            storm, named = from_outside.flooded(place, asked, count), f"{count} × tickets"
            figures |= await beside(rig, party, storm, named, seconds, within)
            if not seconds:
                hold(figures[f"{named}: refused"] > 0, "no request was refused")
    hold_quick(figures)
    return figures
