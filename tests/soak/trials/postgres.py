"""P10 on PostgreSQL: a lock or a server that hangs is said, and one table holds up no other."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

from tests.kit.postgres import Postgres, postgres
from tests.kit.wire.party import gathered
from tests.kit.wire.phone import Phone
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.disk import all_troubles, one_trouble

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
    with postgres() as server:
        await rig.open("a_house_for_all", DATABASE_URL=server.url)
        async with await gathered(rig.program, GUESTS) as party:
            other = await neighbour(rig)

            async def one(sort: str, seconds: float) -> tuple[float, float]:
                async def beside() -> None:
                    waited = await goes_on(other, seconds)
                    hold(
                        waited <= NEXT_DOOR * busy, f"another table took {waited:.2f} s for a step"
                    )

                trouble = begun(server, sort, party.tablet.code)
                one_row = beside if sort == "row" else None
                return await one_trouble(party, sort, trouble, seconds, busy, beside=one_row)

            figures = await all_troubles(held, one)
            other.drop()
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
