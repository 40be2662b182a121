"""P4: acknowledged means kept, and counted once, whenever the power goes."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field

from tests.kit.wire.phone import Gone, Phone, Refused, new_id
from tests.soak.promise import Figures, Rig, hold, trial

PHONES = 24
BACK_SECONDS = 3.0
AGAIN = ("E_BUSY", "E_TRY_AGAIN", "E_CANNOT_SAVE")


@dataclass
class Guest:
    """A client that keeps asking, sends again what was not answered, and reconnects by itself."""

    phone: Phone
    number: int
    down: asyncio.Event
    acked: list[tuple[str, str]] = field(default_factory=list)
    said: list[tuple[str, str]] = field(default_factory=list)
    back: list[float] = field(default_factory=list)

    async def play(self, over: asyncio.Event, pause: float) -> None:
        """Rename oneself again and again until it is over; each wish until it is answered."""
        while not over.is_set():
            called = f"G{self.number:02d} {len(self.said):05d}"
            await self.insist(new_id(), called)
            await asyncio.sleep(random.uniform(0, pause))

    async def insist(self, id: str, called: str) -> None:
        self.said.append((id, called))
        while True:
            try:
                wish = {"seat": self.number, "called": called}
                answer = await self.phone.do("table.rename", wish, id)
            except (Gone, TimeoutError):
                await self.come_back()
                continue
            hold(answer["id"] == id, f"an answer to another command: {answer}")
            if answer["ok"]:
                self.acked.append((id, called))
                return
            hold(answer["code"] in AGAIN, f"refused after all: {answer}")
            await asyncio.sleep(0.2)

    async def come_back(self) -> None:
        """Try until the socket is open and the picture is here."""
        while True:
            try:
                await self.phone.connect()
            except (OSError, Gone, Refused, TimeoutError, ValueError):
                await asyncio.sleep(0.1)
                continue
            self.back.append(asyncio.get_running_loop().time())
            seats = self.phone.picture["table"]["seats"]
            called = next((one["name"] for one in seats if one["id"] == self.number), "")
            may_be = {self.said[-1][1] if self.said else called}
            may_be |= {self.acked[-1][1]} if self.acked else {f"Guest {self.number:02d}"}
            hold(called in may_be, f"back at the wrong picture: {called}, not {may_be}")
            return


@trial(
    "P4",
    "Acknowledged means kept; counted once: power cuts at random points while 24 phones play.",
    short={"cuts": 4, "busy": 20},
    full={"cuts": 200},
    least={"cuts": 2, "phones": 6, "busy": 3},
)
async def power_cuts(rig: Rig, cuts: int, phones: int = PHONES, busy: int = 1) -> Figures:
    """`busy`: how many times slower a machine may be that others use, too."""
    await rig.open("names_without_end")
    over, down = asyncio.Event(), asyncio.Event()
    times: list[float] = []
    async with await rig.party(f"Guest {n:02d}" for n in range(1, phones + 1)) as party:
        guests = [Guest(phone, n, down) for n, phone in enumerate(party.phones, start=1)]
        tasks = [asyncio.create_task(guest.play(over, 0.4)) for guest in guests]
        for cut in range(1, cuts + 1):
            await asyncio.sleep(random.uniform(0.1, 1.0))
            await asyncio.to_thread(rig.program.kill)
            up = await rig.again()
            await everybody_back(guests, tasks, cut)
            times.append(max(guest.back[-1] for guest in guests) - up)
        over.set()
        await asyncio.gather(*tasks)
    acked = counted_once(rig, guests)
    median = sorted(times)[len(times) // 2]
    hold(max(times) <= BACK_SECONDS * busy, f"once not all back after {max(times):.1f} s")
    hold(not rig.faults(), rig.faults())
    return {
        "cuts": cuts,
        "phones": phones,
        "acknowledged": acked,
        "lost": 0,
        "twice": 0,
        "slowest back (s)": round(max(times), 2),
        "median back (s)": round(median, 2),
    }


def counted_once(rig: Rig, guests: list[Guest]) -> int:
    """How many commands were acknowledged; each of them stands in the log, and none twice."""
    acked = [id for guest in guests for id, _ in guest.acked]
    log = Counter(one["id"] for one in rig.records() if one["id"])
    lost = [id for id in acked if not log[id]]
    twice = [id for id, times_ in log.items() if times_ > 1]
    hold(not lost, f"{len(lost)} acknowledged commands are not in the log")
    hold(not twice, f"{len(twice)} commands are in the log more than once")
    renamed = sum(
        event["wire"] == "table.seat_renamed" for one in rig.records() for event in one["events"]
    )
    hold(renamed == len(acked), f"{len(acked)} acknowledged, {renamed} counted")
    return len(acked)


async def everybody_back(guests: list[Guest], tasks: list[asyncio.Task[None]], cut: int) -> None:
    """Until each guest has come back `cut` times; raises what one of them has found."""
    while not all(len(guest.back) >= cut for guest in guests):
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


@trial("P4", "A command that is sent again is answered as before, and counts once; another is not.")
async def sent_again(rig: Rig) -> Figures:
    await rig.open()
    async with await rig.party(["Anna"]) as party:
        (anna,) = party.phones
        id, wish = new_id(), {"seat": 1, "called": "Ann"}
        first = await anna.do("table.rename", wish, id)
        hold(first["ok"], f"refused: {first}")
        hold(await anna.do("table.rename", wish, id) == first, "another answer to the same id")
        other = await anna.do("table.rename", {"seat": 1, "called": "Eve"}, id)
        hold(other.get("code") == "E_ID_REUSED", f"an id with other content: {other}")
        hold(rig.folded().people[1].name == "Ann", "the second content of an id was taken")
        asked = [anna.ask("table.rename", {"seat": 1, "called": f"Ann {n}"}) for n in range(8)]
        await asyncio.gather(*(one.answer for one in asked))
        moments = [one.ended for one in asked]
        hold(moments == sorted(moments), "acknowledged in another order than asked")
        ids = [one["id"] for one in rig.records()][1:]
        hold(all(ids) and len(ids) == len(set(ids)), "an id is missing or doubled in the log")
    return {"ids": 9}


@trial(
    "P4", "A command that was acknowledged before a power cut counts once when it is sent again."
)
async def sent_again_after_a_cut(rig: Rig) -> Figures:
    await rig.open()
    async with await rig.party(["Anna"]) as party:
        (anna,) = party.phones
        id, wish = new_id(), {"seat": 1, "called": "Ann"}
        first = await anna.do("table.rename", wish, id)
        hold((await anna.do("table.rename", {"seat": 1, "called": "Bea"}))["ok"], "refused")
        await asyncio.to_thread(rig.program.kill)
        await rig.again()
        await anna.connect()
        hold(await anna.do("table.rename", wish, id) == first, "another answer after the cut")
        hold(rig.folded().people[1].name == "Bea", "it has counted twice")
    return {"cuts": 1}


@trial(
    "P4", "Where the rules themselves fail, the asker is told to try again, and nothing changes."
)
async def answered_after_all(rig: Rig) -> Figures:
    await rig.open("rules_that_fail")
    async with await rig.party(["Anna"]) as party:
        (anna,), id, before = party.phones, new_id(), rig.rows()
        asked = anna.ask("table.rename", {"seat": 1, "called": "Stumble"}, id)
        # Answers come in the order of the questions: with the next one this is here, or never.
        hold(await anna.time() > 0, "not served")
        hold(asked.answer.done(), "no answer")
        answer = await asked.answer
        hold((answer["id"], answer.get("code")) == (id, "E_TRY_AGAIN"), f"answered: {answer}")
        hold(rig.rows() == before, "something has changed")
        hold((await anna.do("table.rename", {"seat": 1, "called": "Ann"}))["ok"], "not served")
        said = rig.program.errors()
        hold("Stumble" not in said, "the log quotes what was asked")
    return {"failures": 1}
