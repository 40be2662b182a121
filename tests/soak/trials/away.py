"""P7: a phone that was away comes back by itself, at the right picture, with every tap once."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from tests.kit.wire.party import Party
from tests.kit.wire.phone import Gone, Phone, Refused, names, new_id
from tests.kit.wire.proxy import Proxy
from tests.soak.promise import Figures, Rig, hold, trial

RIGHT_SECONDS = 1.0
PATIENCE, AWAY = 1.5, 8.0
"""Seconds without an answer after which this phone opens its socket anew (the page waits five), and
without a picture after which it gives up that socket, too. A machine that others use has longer."""


@dataclass
class Wanderer:
    """A phone behind a bad network: insists on each tap, opens its socket anew when it must."""

    phone: Phone
    proxy: Proxy
    seat: int
    busy: int
    acked: list[str] = field(default_factory=list)
    right_after: list[float] = field(default_factory=list)
    opened: int = 0

    async def tap(self, called: str) -> None:
        """Rename oneself."""
        answer = await self.insist("table.rename", {"seat": self.seat, "called": called})
        hold(answer["ok"], f"a tap was refused: {answer}")

    async def insist(self, name: str, args: dict[str, Any]) -> dict[str, Any]:
        """Ask for something, with the same id until it is decided; the answer."""
        id = new_id()
        while True:
            try:
                answer = await self.phone.do(name, args, id, seconds=PATIENCE * self.busy)
            except (Gone, TimeoutError):
                await self.back()
                continue
            hold(answer["id"] == id, f"an answer to another command: {answer}")
            if answer["ok"]:
                self.acked.append(id)
            if answer["ok"] or answer["code"] not in ("E_BUSY", "E_TRY_AGAIN"):
                return answer
            await asyncio.sleep(0.25)

    async def back(self) -> None:
        """Until the socket is open; the picture has to be here within a second of that."""
        self.phone.drop()
        while True:
            with contextlib.suppress(OSError, Gone, Refused, TimeoutError, ValueError):
                async with asyncio.timeout(AWAY * self.busy):
                    await self.phone.dial(self.proxy.place)
                    hello = {"code": self.phone.code, "kind": self.phone.kind}
                    await self.phone.wire.greet(hello)
                    greeted = self.phone.wire.loop.time()
                    await self.phone.news(0)
                self.opened += 1
                self.right_after.append(self.phone.wire.loop.time() - greeted)
                return
            self.phone.drop()
            await asyncio.sleep(0.15)


@trial(
    "P7",
    "A phone that was away comes back: cuts, half-open, resets, slow, crumbs, another address.",
    short={"cuts": [0.1, 1.0], "tables": 2, "busy": 20},
    full={"cuts": [0.1, 0.5, 1.0, 2.0, 5.0, 15.0, 60.0, 300.0], "tables": 4},
    least={"cuts": [0.1], "busy": 3},
)
async def bad_network(rig: Rig, cuts: list[float], tables: int = 1, busy: int = 1) -> Figures:
    """The sorts of cut, shared out to so many tables: five minutes should be five minutes once.
    `busy`: how many times slower a machine may be that others use, too."""
    each = [rig.beside(f"table {number}") for number in range(tables)]
    shares = [SCENES[number::tables] for number in range(tables)]
    figures = await asyncio.gather(
        *(one_network(one, scenes, cuts, busy) for one, scenes in zip(each, shares, strict=True))
    )
    return {
        "scenes": sum(one["scenes"] for one in figures),
        "taps": sum(one["taps"] for one in figures),
        "lost or doubled": 0,
        "slowest picture (s)": max(one["slowest picture (s)"] for one in figures),
    }


async def one_network(rig: Rig, scenes: tuple[Scene, ...], cuts: list[float], busy: int) -> Figures:
    """Six phones, and cuts of these sorts, short ones first; then a network that is only bad."""
    await rig.open("names_without_end")
    async with (
        Proxy(rig.place) as proxy,
        await rig.party([f"Guest {n}" for n in range(1, 7)]) as party,
    ):
        roamers = [
            Wanderer(one, proxy, seat, busy) for seat, one in enumerate(party.phones, start=1)
        ]
        for one in roamers:
            await one.back()
        for seconds, scene in ((seconds, scene) for seconds in cuts for scene in scenes):
            await through(scene, seconds, proxy, roamers, party, f"{scene.__name__} {seconds:g}")
        for name, value in (("delay", 0.15), ("slow", 6000), ("crumbs", True)):
            setattr(proxy, name, value)
            await asyncio.gather(*(one.back() for one in roamers))
            await asyncio.gather(*(one.tap(f"{name} {one.seat}") for one in roamers))
            setattr(proxy, name, type(value)())
        log = Counter(one["id"] for one in rig.records() if one["id"])
    count, taps = len(cuts) * len(scenes) + 3, [id for one in roamers for id in one.acked]
    hold(all(log[id] == 1 for id in taps), "a tap was lost, or counted twice")
    hold(max(log.values()) == 1, "a tap was counted twice")
    slowest = max(max(one.right_after) for one in roamers)
    hold(
        slowest <= RIGHT_SECONDS * busy,
        f"the right picture came only {slowest:.1f} s after the socket",
    )
    opened = max(one.opened for one in roamers)
    hold(opened <= 3 * count + 1, f"a socket was opened {opened} times in {count} scenes")
    hold(not rig.faults(), rig.faults())
    return {"scenes": count, "taps": len(taps), "slowest picture (s)": round(slowest, 2)}


async def through(scene, seconds, proxy, roamers, party: Party, called: str) -> None:
    """Everybody taps while it happens; then everybody is right."""
    taps = [asyncio.create_task(one.tap(f"{one.seat} {called}"[:24])) for one in roamers]
    await scene(proxy, seconds)
    # While some were away, something has happened.
    hold((await party.tablet.do("table.name_table", {"called": called[:24]}))["ok"], "the host")
    await asyncio.gather(*taps)
    wanted = [f"{one.seat} {called}"[:24] for one in roamers]
    for one in roamers:
        try:
            await one.phone.see(
                lambda seen: names(seen) == wanted and seen["table"]["name"] == called[:24],
                5 * one.busy,
            )
        except (Gone, TimeoutError):
            await one.back()
            hold(names(one.phone.picture) == wanted, f"{called}: {names(one.phone.picture)}")


async def reset(proxy: Proxy, seconds: float) -> None:
    proxy.shut = True
    proxy.cut()
    await asyncio.sleep(seconds)
    proxy.shut = False


async def hung_up(proxy: Proxy, seconds: float) -> None:
    proxy.shut = True
    proxy.hang_up()
    await asyncio.sleep(seconds)
    proxy.shut = False


async def half_open(proxy: Proxy, seconds: float) -> None:
    """Nothing passes, and nobody is told."""
    proxy.swallow = True
    await asyncio.sleep(seconds)
    proxy.cut()
    proxy.swallow = False


async def another_address(proxy: Proxy, seconds: float) -> None:
    """From the Wi-Fi to the street and back: the phone comes from somewhere else."""
    proxy.shut = True
    proxy.cut()
    await asyncio.sleep(seconds)
    proxy.source = "" if proxy.source else "127.8.8.8"
    proxy.shut = False


Scene = Callable[[Proxy, float], Awaitable[None]]
SCENES: tuple[Scene, ...] = (reset, half_open, hung_up, another_address)


@trial("P7", "The newest phone of a seat wins; the older is told and closed.")
async def newest_wins(rig: Rig) -> Figures:
    await rig.open()
    async with await rig.party(["Anna"]) as party:
        (old,) = party.phones
        new = Phone(rig.place, rig.program.code)
        new.browser.cookies = old.browser.cookies
        await new.connect()
        try:
            await old.wire.gone()
        except TimeoutError:
            hold(False, "two sockets hold one seat")
        hold(old.moved, "closed without a word")
        hold(new.picture["me"].get("seat") == 1, "the seat is nobody's")
        hold((await new.do("table.rename", {"seat": 1, "called": "Ann"}))["ok"], "not its holder")
        new.drop()
    return {"moved": 1}


@trial(
    "P7",
    "A phone that fell silent without a word is noticed within half a minute.",
    full={"phones": 24},
    short={"phones": 3, "circumstances": ("short_pings",), "within": 90},
    least={"phones": 3, "circumstances": ("short_pings",)},
)
async def fell_silent(
    rig: Rig, phones: int, circumstances: tuple[str, ...] = (), within: float = 30
) -> Figures:
    await rig.open(*circumstances)
    loop = asyncio.get_running_loop()
    async with await rig.party(f"Guest {n}" for n in range(1, phones + 1)) as party:
        for phone in party.phones:
            phone.wire.pings = False
        began = loop.time()
        try:
            await party.tablet.see(lambda seen: seen["desk"]["connected"] == [], within)
        except TimeoutError:
            hold(False, "the tablet still shows phones that are gone")
    return {"noticed after (s)": round(loop.time() - began, 1)}
