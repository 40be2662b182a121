"""P7, P22: on a network that is cut again and again everything arrives, once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from typing import Any

from companion.table.device import THE_TABLET, Kind, Looker
from companion.table.screens.present import Showing, Surroundings
from tests.kit.rig import GAMES
from tests.kit.wire.party import Party
from tests.kit.wire.phone import Gone, Phone, Picture
from tests.kit.wire.proxy import Proxy
from tests.soak.player import Player, counted_once, playing
from tests.soak.promise import Broken, Figures, Rig, hold, trial
from tests.soak.trials.nights import great_buttons

NAME_TABLE = "table.name_table"
CUT_SECONDS = 2.0
STANDS = (1.0, 5.0)
"""Seconds between two cuts of one device's network, from … to."""
PATIENCE, AWAY = 1.5, 8.0
"""Seconds without an answer after which a phone opens its socket anew (the page waits five), and
without a picture after which it gives up that socket, too."""
RIGHT_SECONDS = 1.0
"""Seconds from the greeting of a socket to its first picture."""
WORSE: tuple[dict[str, Any], ...] = ({}, {"delay": 0.15}, {"slow": 60_000}, {"crumbs": True})
"""What the networks of the devices are like, in turn (`Proxy`)."""
LAST_SECONDS = 15.0
"""Seconds in which the last picture has to be everywhere after the last network cut has ended: a
phone waits for an answer, a socket and the beat of a night."""


async def reset(proxy: Proxy) -> None:
    proxy.shut = True
    proxy.cut()
    await asyncio.sleep(CUT_SECONDS)


async def hung_up(proxy: Proxy) -> None:
    proxy.shut = True
    proxy.hang_up()
    await asyncio.sleep(CUT_SECONDS)


async def half_open(proxy: Proxy) -> None:
    """Nothing passes, and nobody is told."""
    proxy.swallow = proxy.shut = True
    await asyncio.sleep(CUT_SECONDS)
    proxy.cut()


async def another_address(proxy: Proxy) -> None:
    """From the Wi-Fi to the street and back."""
    await reset(proxy)
    proxy.source = "" if proxy.source else "127.8.8.8"


Cut = Callable[[Proxy], Awaitable[None]]
CUTS: tuple[Cut, ...] = (reset, half_open, hung_up, another_address)


@dataclass(eq=False)
class Roamer(Player):
    """A player of Lupus behind a bad network: it answers what its screen asks, and has another name
    now and then."""

    looker: Looker = THE_TABLET
    cuts: int = 0
    network: Any = None
    """Its `Proxy`."""
    rests: bool = False
    """Set once no more commands may begin."""

    async def bad_network(self, over: asyncio.Event) -> None:
        """For two seconds nothing passes, again and again, in one way or another."""
        while not over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), random.uniform(*STANDS))
                return
            await random.choice(CUTS)(self.network)
            self.network.swallow = self.network.shut = False
            self.cuts += 1

    async def act(self) -> None:
        """The host presses the great button, phones answer, a screen looks on."""
        if self.phone.kind == "screen":
            return await asyncio.sleep(1.0)
        await self.connected.wait()
        if self.rests:
            return
        try:
            wish = self._next()
        except KeyError as part:
            raise Broken(f"a part of the picture of {self.looker} never came: {part}") from part
        if wish is None:
            return await self.rename()
        await self.insist(*wish, new=wish[0] == NAME_TABLE)

    def _next(self) -> tuple[str, dict[str, Any]] | None:
        """What the own screen asks for; None: another name."""
        if self.phone.kind == "tablet":
            button = next(iter(great_buttons(self.phone.picture)), None)
            if button is not None and random.random() < 0.7:
                return button["command"], button.get("args", {})
            if button is None and random.random() < 0.3:
                return "table.rematch", {}  # once the game is over; refused before
            return NAME_TABLE, {"called": f"Evening {self.asked}"}
        for prompt in self.phone.picture["view"].get("prompts", ()):
            if prompt["command"] in ("look", "pick", "vote", "say_ready") and random.random() < 0.7:
                seats = prompt.get("seats") or [None]
                chosen = {"target": random.choice(seats)} if prompt["kind"] == "pick" else {}
                return prompt["command"], prompt.get("args", {}) | chosen
        return None

    async def is_right(self, wanted: Picture, seconds: float) -> None:
        """Until the device shows this. Raises Broken."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self.connected.wait()
                    try:
                        await self.phone.see(lambda seen: same(seen, wanted))
                        return
                    except Gone:
                        await asyncio.sleep(0.02)
                    except KeyError as part:
                        raise Broken(f"a part for {self.looker} never came: {part}") from part
        seen = self.phone.picture if self.phone.packet else None
        hold(False, f"{self.looker} is not at the last picture: {seen}, not {wanted}")


@trial(
    "P22",
    "Every network is cut for two seconds again and again (reset, half open, hung up, another"
    " address; slow, late, in crumbs): all is acknowledged and shown, once.",
    short={"seconds": 15, "phones": 8, "busy": 5},
    full={"seconds": 600, "phones": 12},
    least={"seconds": 6, "phones": 8},
)
async def delivery(rig: Rig, seconds: float, phones: int, busy: int = 1) -> Figures:
    """`busy`: how many times slower a machine may be that others use, too."""
    await rig.open("names_without_end")
    over = asyncio.Event()
    async with (
        await rig.party(f"Guest {n:02d}" for n in range(1, phones + 1)) as party,
        AsyncExitStack() as proxies,
    ):
        await dealt(party)
        roamers = await behind_proxies(rig, party, proxies, busy)
        async with playing(roamers, 1.0) as until:
            await until(lambda: all(one.backs for one in roamers))
            cuts = [asyncio.create_task(one.bad_network(over)) for one in roamers]
            ends = asyncio.get_running_loop().time() + seconds
            await until(lambda: asyncio.get_running_loop().time() >= ends)
            over.set()
            await asyncio.gather(*cuts)
            for one in roamers:
                one.rests = True
            await until(lambda: all(one.asked == len(one.waited) for one in roamers))
            await last_pictures(rig, roamers, LAST_SECONDS * busy)
    return counted(rig, roamers, busy)


async def dealt(party: Party) -> None:
    """An evening of Lupus whose nights are played on the phones."""
    for name, args in (
        ("table.choose_game", {"game": "lupus"}),
        ("set_option", {"option": "night_input", "value": "phones"}),
        ("deal", {}),
    ):
        answer = await party.tablet.do(name, args)
        hold(answer["ok"], f"{name}: {answer}")


async def behind_proxies(
    rig: Rig, party: Party, proxies: AsyncExitStack, busy: int
) -> list[Roamer]:
    """Tablet, screen and phones, each with a network of its own, which they are about to enter."""
    roamers = []
    screen = await Phone(rig.place, rig.program.code, "screen").connect()
    lookers = (Looker(Kind.PHONE, seat) for seat, _ in enumerate(party.phones, 1))
    each = ((party.tablet, THE_TABLET), (screen, Looker(Kind.SCREEN)))
    for number, (phone, looker) in enumerate((*each, *zip(party.phones, lookers, strict=False))):
        network = await proxies.enter_async_context(Proxy(rig.place, **WORSE[number % len(WORSE)]))
        waits = PATIENCE * busy, AWAY * busy
        where = phone, looker.seat or 0, network.place
        roamers.append(Roamer(*where, *waits, looker=looker, network=network))
        phone.drop()
    return roamers


async def last_pictures(rig: Rig, roamers: list[Roamer], seconds: float) -> None:
    """Each device shows what the log says, as this process reads it."""
    table = rig.folded()
    showing = Showing(table, table.acted_at, GAMES, Surroundings(rehearsed={}))
    for one in roamers:
        wanted = json.loads(json.dumps(showing.to(one.looker)))
        await one.is_right(wanted, seconds)


def same(seen: Picture, wanted: Picture) -> bool:
    """Alike but for the desk, which shows what only the process knows (who is connected), and for
    when a button opens: once that has passed, a picture says it no longer."""
    if any(seen[part] != wanted[part] for part in ("me", "table")):
        return False
    return timeless(seen["view"]) == timeless(wanted["view"])


def timeless(view: dict[str, Any]) -> dict[str, Any]:
    """The view without the seconds at which its buttons open."""
    prompts = [
        {key: value for key, value in one.items() if key != "opens_at"}
        for one in view.get("prompts", ())
    ]
    return {**view, "prompts": prompts}


def counted(rig: Rig, roamers: list[Roamer], busy: int) -> Figures:
    """All that was asked was answered, and what was accepted stands in the log once."""
    counted_once(roamers, [one["id"] for one in rig.records()])
    for one in roamers:
        hold(
            len(one.backs) <= 3 * one.cuts + 2,
            f"a socket was opened {len(one.backs)} times in {one.cuts} cuts",
        )
    slowest = max(one.phone.shown_after for one in roamers[:: len(WORSE)])
    hold(slowest <= RIGHT_SECONDS * busy, f"the picture came {slowest:.1f} s after the socket")
    return {
        "devices": len(roamers),
        "cuts": sum(one.cuts for one in roamers),
        "commands": sum(one.asked for one in roamers),
        "answered": "100 %",
        "accepted": sum(len(one.acked) for one in roamers),
        "lost": 0,
        "twice": 0,
        "last picture right": f"{len(roamers)} of {len(roamers)}",
        "slowest answer (s)": round(max(max(one.waited, default=0.0) for one in roamers), 1),
        "slowest picture after a socket (s)": round(slowest, 2),
    }
