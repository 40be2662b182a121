"""P20: a browser that was at hundreds of tables of one address comes back as on the first day."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any

from companion.web import config
from companion.web.shell import Shell, assemble
from tests.kit import proxies
from tests.kit.wire.pages import Browser, Page, Place
from tests.kit.wire.phone import Phone
from tests.soak.promise import Figures, Rig, hold, trial

BACK_SECONDS = 2.0
COOKIE_BYTES = 4096
KINDS = ("tablet", "phone", "screen")
PAGES = {"tablet": "t", "phone": "p", "screen": "s"}


@trial(
    "P20",
    "After 200 evenings phone, tablet and television come back, behind the example proxies, too.",
    short={"evenings": 22, "within": 60.0},
    least={"evenings": 22, "within": 60.0},
    full={"evenings": 200},
)
async def year_of_evenings(rig: Rig, evenings: int, within: float = BACK_SECONDS) -> Figures:
    """One browser for each kind of device, and one that is everything; the door of the last table
    is closed, as in every game."""
    await rig.open(PROXIES="1")
    figures: Figures = {}
    for name, way in (("nginx", proxies.nginx), ("haproxy", proxies.haproxy)):
        with way(rig.folder, (rig.program.port,)) as place:
            longest, slowest = await lived(rig, place, evenings, within)
            figures[f"{name}: longest Cookie line (bytes)"] = longest
            figures[f"{name}: slowest device (s)"] = round(slowest, 2)
    hold(not rig.faults(), rig.faults())
    return {"evenings": evenings, **figures}


async def lived(rig: Rig, place: Place, evenings: int, within: float) -> tuple[int, float]:
    """So many evenings at one address; then how long the longest line of cookies is, and how long
    it took until the slowest device had its picture at the last table."""
    everything = Browser(place)
    alone = {kind: Browser(place) for kind in KINDS}
    together = dict.fromkeys(KINDS, everything)
    with opened_beside(rig) as shell:
        for number in range(evenings):
            for group, browsers in enumerate((alone, together)):
                source = f"127.{70 + group}.{number // 250}.{1 + number % 250}"
                for one in browsers.values():
                    one.place = replace(place, source=source)
                actor, secret = shell.tables.open(hosted=True)
                code = actor.table.code
                await evening(browsers, f"{code}.{secret}", code)
                if number == evenings - 1:
                    await close_the_door(browsers["tablet"], code)
                    taken = await all_back(browsers, code, within)
    longest = max(len(one.cookie) for one in (everything, *alone.values()))
    hold(longest <= COOKIE_BYTES, f"{longest} bytes of cookies")
    return longest, taken


@contextmanager
def opened_beside(rig: Rig) -> Iterator[Shell]:
    """Another hand on the program's database, which opens tables."""
    shell = assemble(config.read({"data_dir": str(rig.program.folder)}, {}))
    try:
        yield shell
    finally:
        shell.store.close()


async def evening(browsers: dict[str, Browser], invite: str, code: str) -> None:
    """The host takes the tablet, a guest sits down, the television is switched on."""
    shown(await browsers["tablet"].post("/g", {"invite": invite}), 303)
    shown(await browsers["tablet"].get(f"/t/{code}"))
    shown(await browsers["phone"].get(f"/j/{code}"))
    shown(await browsers["phone"].post(f"/j/{code}", {"name": "Anna"}), 303)
    shown(await browsers["phone"].get(f"/p/{code}"))
    shown(await browsers["screen"].get(f"/s/{code}"))


def shown(page: Page, status: int = 200) -> None:
    hold(page.status == status, f"{page.status}: {page.text[:200]}")


async def close_the_door(host: Browser, code: str) -> None:
    async with connected(host, code, "tablet") as tablet:
        hold((await tablet.do("table.close_door"))["ok"], "the door")


async def all_back(browsers: dict[str, Browser], code: str, within: float) -> float:
    """Each device loads its page and opens its socket; how long the slowest took."""
    loop, slowest = asyncio.get_running_loop(), 0.0
    for kind, browser in browsers.items():
        began = loop.time()
        shown(await browser.get(f"/{PAGES[kind]}/{code}"))
        async with connected(browser, code, kind) as device:
            me = device.picture["me"]
            hold(me.get("seat") == 1 if kind == "phone" else me["kind"] == kind, f"{kind}: {me}")
        slowest = max(slowest, loop.time() - began)
    hold(slowest <= within, f"a device was back after {slowest:.1f} s")
    return slowest


@asynccontextmanager
async def connected(browser: Browser, code: str, kind: str) -> AsyncIterator[Any]:
    device = Phone(browser.place, code, kind)
    device.browser = browser
    try:
        yield await device.connect()
    finally:
        device.drop()
