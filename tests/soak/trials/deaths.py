"""P16: processes of one house die, stop and start again, and so does its PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from dataclasses import dataclass, field

from tests.kit.house import House, house
from tests.kit.people import Program
from tests.kit.wire.line import Refused
from tests.kit.wire.pages import Place
from tests.kit.wire.party import Party, place_of
from tests.kit.wire.phone import Gone
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.houses import HOSTED, one_log
from tests.soak.trials.kept import Guest

BACK = 2.0
"""Seconds from the word «I go» to the picture at another process."""
PACE = 0.4
OUR_GOODBYE = 1001


@dataclass
class Mover(Guest):
    """A guest whose proxy sends it to another process where its own does not answer."""

    places: list[Place] = field(default_factory=list)
    codes: list[int | None] = field(default_factory=list)

    async def come_back(self) -> None:
        self.codes.append(self.phone.wire.code)
        # Each has an order of its own, so that not all go over to the same one.
        at = self.places.index(self.phone.browser.place)
        await self._come_back(at)

    async def _come_back(self, at: int) -> None:
        while True:
            at = (at + 1) % len(self.places)
            self.phone.browser.place = self.places[at]
            try:
                async with asyncio.timeout(5.0):
                    await self.phone.dial()
                self.phone.drop()
            except (OSError, Gone, Refused, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            return await super().come_back()


@trial(
    "P16",
    "Any process may die, all may be upgraded, PostgreSQL may restart or hang: nothing is lost.",
    short={"processes": 2, "guests": 4, "kills": 1, "hangs": 1.5, "busy": 20},
    full={"processes": 4, "guests": 24, "kills": 30, "hangs": 10.0, "busy": 1},
    least={"processes": 2, "guests": 4, "kills": 1, "hangs": 0.0, "busy": 20},
)
async def processes_die(
    rig: Rig, processes: int, guests: int, kills: int, hangs: float, busy: int = 1
) -> Figures:
    """`kills`: one process every two seconds, without a word. Then all stop and start one after the
    other, and PostgreSQL ends at once, starts again, and hangs for so many seconds."""
    with house(rig, processes, *HOSTED) as spread:
        over = asyncio.Event()
        party = await spread.table(0, [f"Guest {n:02d}" for n in range(1, guests + 1)])
        places = [place_of(one) for one in spread.programs]
        movers = [Mover(phone, n, over, places=places) for n, phone in enumerate(party.phones, 1)]
        playing = [asyncio.create_task(one.play(over, PACE)) for one in movers]
        for number in range(kills):
            await die(random.Random(number).choice(spread.programs))
            await all_play(movers, playing)
        back = [await goes(one, movers, playing, busy) for one in spread.programs]
        spread.server.crash()
        await asyncio.to_thread(spread.server.again)
        await all_play(movers, playing)
        with spread.server.stopped():
            await asyncio.sleep(hangs)
        await all_play(movers, playing)
        over.set()
        await asyncio.gather(*playing)
        acked = await counted_once(spread, party, movers)
        await party.__aexit__()
    hold(not rig.faults(), rig.faults())
    return {
        "kills": kills,
        "guests": guests,
        "acknowledged": acked,
        "lost": 0,
        "twice": 0,
        "back after a stop, slowest (s)": round(max(back), 2),
    }


async def die(program: Program) -> None:
    """Two seconds of play, and the end without a word; then it starts again."""
    await asyncio.sleep(2.0)
    await asyncio.to_thread(program.kill)
    await asyncio.to_thread(program.start)


async def all_play(movers: list[Mover], playing: list[asyncio.Task[None]]) -> None:
    """Until something new of each guest has been acknowledged."""
    before = [len(one.acked) for one in movers]
    while not all(len(one.acked) > was for one, was in zip(movers, before, strict=True)):
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


async def goes(
    program: Program, movers: list[Mover], playing: list[asyncio.Task[None]], busy: int
) -> float:
    """Stop and start a process, which says so to its connected devices; return the seconds until
    all of these were at another process."""
    mine = [one for one in movers if one.phone.browser.place == place_of(program)]
    backs = [len(one.back) for one in mine]
    began = asyncio.get_running_loop().time()
    stopping = asyncio.create_task(asyncio.to_thread(program.stop))
    while not all(len(one.back) > was for one, was in zip(mine, backs, strict=True)):
        await asyncio.sleep(0.02)
    took = max((one.back[-1] for one in mine), default=began) - began
    hold(took <= BACK * busy, f"somebody was back only after {took:.1f} s")
    said = [one.codes[-1] for one in mine]
    hold(set(said) <= {OUR_GOODBYE}, f"closed without a word: {said}")
    await stopping
    await asyncio.to_thread(program.start)
    await all_play(movers, playing)
    return took


async def counted_once(spread: House, party: Party, movers: list[Mover]) -> int:
    """What was acknowledged stands in the log, once, and is what everybody sees."""
    phones = [one.phone for one in movers]
    tablet = party.tablet
    for other in range(len(spread.programs)):
        tablet.browser.place = spread.place(other)
        await tablet.connect()
    await one_log(spread, Party(tablet, phones))
    log = Counter(id_of(row) for row in spread.rows(tablet.code))
    acked = [id for one in movers for id, _ in one.acked]
    lost = [id for id in acked if log[id] != 1]
    hold(not lost, f"{len(lost)} acknowledged commands are not in the log once")
    return len(acked)


def id_of(row: bytes) -> str:
    """Of the command that a stored record followed from."""
    return str(json.loads(row)["id"])
