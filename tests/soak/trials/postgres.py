"""P10 on PostgreSQL: a lock or a server that hangs is said, and one table holds up no other."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

from tests.kit.postgres import Postgres, postgres
from tests.kit.wire.party import Party, gathered
from tests.kit.wire.phone import Phone, names
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.disk import (
    LOOK_SECONDS,
    ON_SECONDS,
    SAID_SECONDS,
    insist,
    slowest_look,
    told_of_it,
)

GUESTS = [f"Guest {number}" for number in range(1, 7)]
NEXT_DOOR = 0.25
"""Seconds that a step may take, on average, at a table beside the one that is locked."""
TOGETHER = 0.3
"""Seconds that one step may wait for another table's lock (`LOCK_WAIT`): what was to be written
together with the locked table's record is taken apart only then."""
PACE = 0.25
"""Seconds between two steps at the other table: a socket may send five a second."""


@trial(
    "P10",
    "PostgreSQL that is locked or hangs is said, never hidden; one table holds up no other.",
    short={"held": {"row": [2.5], "table": [2.5], "stopped": [2.5]}, "busy": 20},
    full={
        "held": {
            "row": [0.5, 2.5, 15.0],
            "table": [0.1, 0.5, 2.5, 15.0, 60.0],
            "stopped": [0.5, 2.5, 15.0, 60.0],
        }
    },
    least={"held": {"row": [2.5], "stopped": [2.5]}, "busy": 3},
)
async def trouble_in_postgres(rig: Rig, held: dict[str, list[float]], busy: int = 1) -> Figures:
    """`held`: seconds by the sort of trouble. `busy`: how many times slower a machine may be."""
    figures: Figures = {"times": 0, "slowest said (s)": 0.0, "slowest on (s)": 0.0}
    with postgres() as server:
        await rig.open("a_house_for_all", DATABASE_URL=server.url)
        async with await gathered(rig.program, GUESTS) as party:
            other = await neighbour(rig)
            for sort, times in held.items():
                for seconds in times:
                    said, on = await one_trouble(rig, server, party, other, sort, seconds, busy)
                    figures["times"] += 1
                    figures["slowest said (s)"] = max(figures["slowest said (s)"], round(said, 2))
                    figures["slowest on (s)"] = max(figures["slowest on (s)"], round(on, 2))
            other.drop()
        hold(not rig.faults(), rig.faults())
        rig.shut()
    return figures


async def neighbour(rig: Rig) -> Phone:
    """The tablet of another table, with one seat."""
    tablet = Phone(rig.place, "", "tablet")
    tablet.code = (await tablet.browser.post("/tables", {})).header("location").rpartition("/")[2]
    await tablet.connect()
    hold((await tablet.do("table.add_seat", {"called": "Pia"}))["ok"], "no second table")
    return tablet


def begun(server: Postgres, sort: str, code: str) -> AbstractContextManager[None]:
    """The trouble of this sort, as long as it is entered."""
    if sort == "row":
        return server.row_locked(server.url, code)
    return server.table_locked(server.url) if sort == "table" else server.stopped()


async def one_trouble(
    rig: Rig,
    server: Postgres,
    party: Party,
    other: Phone,
    sort: str,
    seconds: float,
    busy: int,
) -> tuple[float, float]:
    """After how long it was said, and how long after its end all was saved."""
    loop = asyncio.get_running_loop()
    party.tablet.trouble.clear()
    with begun(server, sort, party.tablet.code):
        began = loop.time()
        wishes = [
            asyncio.create_task(insist(phone, seat, f"{sort} {seat} {seconds:g}"))
            for seat, phone in enumerate(party.phones, start=1)
        ]
        looks = asyncio.create_task(slowest_look(party.tablet, seconds))
        steps = asyncio.create_task(goes_on(other, seconds)) if sort == "row" else None
        said = await told_of_it(party.tablet, seconds, busy)
        if said is not None and steps is None:
            ready = await party.tablet.browser.get("/readyz")
            hold(ready.status == 503, f"{sort}: said to be ready, and nothing is saved")
        slowest = await looks
        await none_done(wishes, sort)
        if steps is not None:
            waited = await steps
            hold(waited <= NEXT_DOOR * busy, f"another table took {waited:.2f} s for a step")
    took = (said or began) - began
    hold(seconds < SAID_SECONDS or said is not None, f"{sort} for {seconds} s: never said")
    hold(took <= SAID_SECONDS * busy, f"{sort}: said after {took:.1f} s")
    hold(slowest <= LOOK_SECONDS * busy, f"{sort}: everybody was held up for {slowest:.2f} s")
    over = loop.time()
    await asyncio.gather(*wishes)
    on = loop.time() - over
    hold(on <= ON_SECONDS * busy, f"{sort}: went on only {on:.2f} s after it was over")
    wanted = [f"{sort} {seat} {seconds:g}" for seat in range(1, 7)]
    await party.tablet.see(lambda picture: names(picture) == wanted)
    return took, on


async def none_done(wishes: list[asyncio.Task[None]], sort: str) -> None:
    """All of these still wait. Raises Broken, and what one has failed with."""
    for one in wishes:
        if one.done():
            await one
            hold(False, f"{sort}: acknowledged, and nothing is saved")


async def goes_on(tablet: Phone, seconds: float) -> float:
    """Take steps at this table for so long, each acknowledged; how long one takes on average
    beside the one wait that all share."""
    loop = asyncio.get_running_loop()
    waited, until, number = 0.0, loop.time() + seconds - PACE, 0
    while loop.time() < until:
        began, number = loop.time(), number + 1
        answer = await tablet.do("table.rename", {"seat": 1, "called": f"Pia {number % 2 + 1}"})
        hold(answer["ok"], f"another table was refused: {answer}")
        waited += loop.time() - began
        await asyncio.sleep(PACE)
    return max(waited - TOGETHER, 0.0) / max(number, 1)
