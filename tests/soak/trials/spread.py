"""P16: a table whose devices are at several processes of one house is as true as at one."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from functools import partial
from itertools import pairwise
from operator import add
from typing import Any

from companion.table.log.fold import fold
from tests.kit.house import House, house
from tests.kit.rig import CODEC, GAMES
from tests.kit.wire.party import Party
from tests.kit.wire.phone import Phone, names, new_id
from tests.soak.player import AGAIN
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.nights import hushed, one_night, until

SEEN = 0.15
"""Seconds from the answer in one process to the picture in another."""
LAG = 0.6
"""Seconds by which the beat of one process may be behind another's on a machine that others use."""
ONE = r"(?:[0-9a-f]{16}|(?:wrong|open|copy)\.[0-9a-f]{8}\.[0-9a-f]{16}):\d+"
NOTICE = re.compile(f"{ONE}(?: {ONE})*")
HOSTED = ("a_house_for_all", "no_limits")


@trial(
    "P16",
    "Tables spread over processes, against the routing: P1, P3, P4, P5 and P6 hold.",
    short={"processes": 2, "tables": 2, "guests": 9, "each": 4, "busy": 20},
    full={"processes": 4, "tables": 40, "guests": 24, "each": 20, "nights": 4, "busy": 1},
    least={"processes": 2, "tables": 2, "guests": 9, "each": 4, "busy": 20},
)
async def spread_over_processes(
    rig: Rig,
    processes: int,
    tables: int,
    guests: int,
    each: int,
    nights: int = 1,
    pace: float = 50.0,
    busy: int = 1,
) -> Figures:
    """`each`: commands of each table. `pace`: commands a second of all tables together."""
    with house(rig, processes, *HOSTED) as spread, spread.notices() as line:
        called = [f"Guest {number:02d}" for number in range(1, guests + 1)]
        parties = [await spread.table(partial(add, number), called) for number in range(tables)]
        for party in parties:
            await all_there(party, called)
        late, figures = await played(spread, parties, each, pace)
        told = said_among(line)
        for party in parties:
            await one_log(spread, party)
            await the_same_everywhere(spread, party)
        lag = LAG if busy > 1 else 0.0
        messages = [await dark(party, lag) for party in parties[:nights]]
        told += said_among(line)
        for party in parties:
            await party.__aexit__()
    hold(late <= SEEN * busy, f"seen elsewhere only after {late:.2f} s: {figures}")
    figures |= {"messages of a night, a phone": messages, "notices": told}
    return {"devices": tables * (guests + 1), **figures}


def said_among(line: Any) -> int:
    """How many notices the programs have sent each other since the last time; none says more than
    it may."""
    told = [one.payload for one in line.notifies(timeout=0.5)]
    wrong = [one for one in told if not NOTICE.fullmatch(one)]
    hold(told and not wrong, f"a notice says more than key and number: {wrong[:1]}")
    return len(told)


async def played(
    spread: House, parties: list[Party], each: int, pace: float
) -> tuple[float, Figures]:
    """So many commands of each table, evenly, `pace` a second of all together; after how many
    seconds at p99 what was answered in one process was seen in another, and all that was found."""
    before = spread.spent()
    lanes = [
        renamed(party, each, len(parties) / pace, 2 * number / pace)
        for number, party in enumerate(parties)
    ]
    waits = sorted(one for some in await asyncio.gather(*lanes) for one in some)
    programs, database, busy_part = spread.spent().since(before)
    count, late = len(waits), waits[int(len(waits) * 0.99)]
    return late, {
        "commands": count,
        "processor of a command, programs (ms)": round(programs * 1000 / count, 1),
        "processor of a command, PostgreSQL (ms)": round(database * 1000 / count, 1),
        "the machine was busy (%)": round(busy_part * 100),
        "seen elsewhere, median (ms)": round(waits[count // 2] * 1000),
        "seen elsewhere, p99 (ms)": round(late * 1000),
    }


async def all_there(party: Party, called: list[str]) -> None:
    """Everybody who came in the same moment has a seat, and the tablet knows who is connected."""
    wanted = list(range(1, len(called) + 1))
    hold([one.picture["me"]["seat"] for one in party.phones] == wanted, "a seat twice, or none")
    await party.tablet.see(lambda seen: seen["desk"]["connected"] == wanted)
    hold(sorted(names(party.tablet.picture)) == called, "a guest is missing, or there twice")


async def renamed(party: Party, each: int, pause: float, after: float = 0.0) -> list[float]:
    """Two guests at a time change their names, at different processes and without waiting for each
    other; after how many seconds each answer was a picture elsewhere. `after`: seconds until the
    first, so that the tables do not all play in one moment."""
    waits = list[float]()
    await asyncio.sleep(after)
    for count in range(each):
        one, other = (count * 2) % len(party.phones), (count * 2 + 1) % len(party.phones)
        began = asyncio.get_running_loop().time()
        watches = (party.phones[other], party.phones[one])
        both = [
            rename(party.phones[seat], seat + 1, f"R{count:02d} {seat:02d}", watch)
            for seat, watch in zip((one, other), watches, strict=True)
        ]
        waits += await asyncio.gather(*both)
        took = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(0.0, 2 * pause - took))
    return waits


async def rename(phone: Phone, seat: int, called: str, watch: Phone) -> float:
    """Insist; how long after the answer the other one has seen it."""
    id, loop = new_id(), asyncio.get_running_loop()
    while not (answer := await phone.do("table.rename", {"seat": seat, "called": called}, id))[
        "ok"
    ]:
        hold(answer["code"] in AGAIN, f"refused: {answer}")
        hold(answer["code"] != "E_BUSY", "told to wait, where it could be decided again")
        await asyncio.sleep(0.2)
    answered = loop.time()
    await watch.see(lambda picture: called in names(picture))
    return loop.time() - answered


async def one_log(spread: House, party: Party) -> None:
    """What was acknowledged stands in the log once, in one order, and is what everybody sees."""
    records = [CODEC.load(raw) for raw in spread.rows(party.tablet.code)]
    hold([one.number for one in records] == list(range(1, len(records) + 1)), "a gap in the log")
    hold(all(one.at <= next.at for one, next in pairwise(records)), "time runs backwards")
    ids = Counter((one.device, one.id) for one in records if one.id)
    hold(max(ids.values()) == 1, "a command has counted twice")
    people = fold(records, GAMES).people
    truth = [people[seat].name for seat in sorted(people)]
    for one in (party.tablet, *party.phones):
        await one.see(lambda picture: names(picture) == truth)


async def the_same_everywhere(spread: House, party: Party) -> None:
    """A phone that goes over to another process is shown exactly what it was shown before."""
    phone = party.phones[0]
    before, home = phone.picture, phone.browser.place
    for number in range(len(spread.programs)):
        if spread.place(number) != home:
            phone.browser.place = spread.place(number)
            await phone.connect()
            hold(phone.picture == before, f"another picture at another process: {phone.picture}")


async def dark(party: Party, lag: float) -> int:
    """One night: the traffic of all phones is alike."""
    for phone in party.phones[9:]:
        phone.drop()
    party = Party(party.tablet, party.phones[:9])
    await party.tablet.does("table.choose_game", game="lupus")
    await party.tablet.does("set_option", option="min_step_seconds", value=3)
    await until(party.tablet, lambda seen: hushed(party.phones))
    return await one_night(party, 1, lag)
