"""P22: on a network that is cut again and again all that was acknowledged and is shown arrives."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

from companion.table.device import THE_TABLET, Kind, Looker
from companion.table.screens.present import Showing, Surroundings
from tests.kit.wire.party import Party
from tests.kit.wire.phone import Gone, Phone, Picture
from tests.kit.wire.proxy import Proxy
from tests.soak.promise import Broken, Figures, Rig, hold, trial
from tests.soak.rig import GAMES
from tests.soak.trials.away import Wanderer
from tests.soak.trials.nights import great_buttons

CUT_SECONDS = 2.0
STANDS = (1.0, 5.0)
"""Seconds between two cuts of one device's network, from … to."""
RENAME, NAME_TABLE = "table.rename", "table.name_table"
LAST_SECONDS = 15.0
"""Seconds in which the last picture has to be everywhere after the last network cut has ended: a
phone waits for an answer, a socket and the beat of a night."""


@dataclass
class Player(Wanderer):
    """A player who answers what the own phone asks, and changes the own name now and then.

    `waited`: seconds for each answer. `changed`: what was accepted and is surely new (another
    may be a pick that stood already)."""

    looker: Looker = THE_TABLET
    asked: int = 0
    cuts: int = 0
    waited: list[float] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)

    async def bad_network(self, over: asyncio.Event) -> None:
        """For two seconds nothing passes, again and again; the connection is reset at the beginning
        or, where nobody was told of anything, at the end."""
        while not over.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), random.uniform(*STANDS))
                return
            told_at_once = random.random() < 0.5
            self.proxy.shut = True
            self.proxy.swallow = not told_at_once
            if told_at_once:
                self.proxy.cut()
            await asyncio.sleep(CUT_SECONDS)
            self.proxy.cut()
            self.proxy.swallow = self.proxy.shut = False
            self.cuts += 1

    async def play(self, over: asyncio.Event) -> None:
        """Until it is over: the host presses the great button, phones answer, a screen looks on."""
        while not over.is_set():
            if self.phone.kind == "screen":
                await self._look_on()
                continue
            try:
                name, args = self._next()
            except KeyError as part:
                raise Broken(f"a part of the picture of {self.looker} never came: {part}") from part
            began = self.phone.wire.loop.time()
            answer = await self.insist(name, args)
            if answer["ok"] and name in (RENAME, NAME_TABLE):
                self.changed.append(answer["id"])
            self.waited.append(self.phone.wire.loop.time() - began)
            self.asked += 1
            await asyncio.sleep(random.uniform(0.2, 1.0))

    async def _look_on(self) -> None:
        try:
            await asyncio.wait_for(self.phone.news(self.phone.pictures), 1.0)
        except TimeoutError:
            return
        except Gone:
            await self.back()

    def _next(self) -> tuple[str, dict[str, Any]]:
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
        return RENAME, {"seat": self.seat, "called": f"G{self.seat:02d} {self.asked:05d}"}

    async def is_right(self, wanted: Picture) -> None:
        """Until the device shows this. Raises TimeoutError."""
        async with asyncio.timeout(LAST_SECONDS * self.busy):
            while True:
                try:
                    await self.phone.see(lambda seen: same(seen, wanted))
                except (Gone, TimeoutError):
                    await self.back()
                except KeyError as part:
                    raise Broken(f"a part for {self.looker} never came: {part}") from part
                else:
                    return


@trial(
    "P22",
    "Every network is cut for two seconds again and again: all is acknowledged and shown, once.",
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
        players = []
        lookers = [Looker(Kind.PHONE, seat) for seat in range(1, phones + 1)]
        screen = Phone(rig.place, rig.program.code, "screen")
        each = ((party.tablet, THE_TABLET), (screen, Looker(Kind.SCREEN)))
        for phone, looker in (*each, *zip(party.phones, lookers, strict=True)):
            proxy = await proxies.enter_async_context(Proxy(rig.place))
            players.append(Player(phone, proxy, looker.seat or 0, busy, looker=looker))
        await asyncio.wait_for(asyncio.gather(*(one.back() for one in players)), 20 * busy)
        cuts = [asyncio.create_task(one.bad_network(over)) for one in players]
        tasks = [asyncio.create_task(one.play(over)) for one in players]
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        over.set()
        await asyncio.wait_for(asyncio.gather(*cuts, *tasks), LAST_SECONDS * busy)
        await last_pictures(rig, players)
    return counted(rig, players)


async def dealt(party: Party) -> None:
    """An evening of Lupus whose nights are played on the phones."""
    for name, args in (
        ("table.choose_game", {"game": "lupus"}),
        ("set_option", {"option": "night_input", "value": "phones"}),
        ("deal", {}),
    ):
        answer = await party.tablet.do(name, args)
        hold(answer["ok"], f"{name}: {answer}")


async def last_pictures(rig: Rig, players: list[Player]) -> None:
    """Each device shows what the log says, as this process reads it."""
    table = rig.folded()
    showing = Showing(table, table.acted_at, GAMES, Surroundings(rehearsed={}))
    wanted = [json.loads(json.dumps(showing.to(one.looker))) for one in players]
    for player, picture in zip(players, wanted, strict=True):
        try:
            await player.is_right(picture)
        except TimeoutError:
            seen = player.phone.picture if player.phone.packet else None
            hold(False, f"{player.looker} is not at the last picture: {seen}, not {picture}")


def same(seen: Picture, wanted: Picture) -> bool:
    """Alike but for the desk, which shows what only the process knows (who is connected)."""
    return all(seen[part] == wanted[part] for part in ("me", "table", "view"))


def counted(rig: Rig, players: list[Player]) -> Figures:
    """All that was asked was answered, and what was accepted stands in the log once."""
    log = Counter(one["id"] for one in rig.records() if one["id"])
    acked = [id for one in players for id in one.changed]
    hold(max(log.values()) == 1, "a command was counted twice")
    hold(all(log[id] for id in acked), "an acknowledged command is not in the log")
    hold(not rig.faults(), rig.faults())
    phones: list[Phone] = [one.phone for one in players]
    return {
        "devices": len(phones),
        "cuts": sum(one.cuts for one in players),
        "commands": sum(one.asked for one in players),
        "answered": "100 %",
        "accepted": sum(len(one.acked) for one in players),
        "lost": 0,
        "twice": 0,
        "last picture right": f"{len(phones)} of {len(phones)}",
        "slowest answer (s)": round(max(max(one.waited, default=0.0) for one in players), 1),
    }
