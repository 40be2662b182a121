"""P21: no clock, kill or half-finished step deletes or hides an evening; no copy outlives it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from tests.kit.people import ROOT
from tests.kit.wire.phone import names
from tests.soak.promise import Figures, Ground, hold, trial

DAY, YEAR = 86400.0, 365 * 86400.0
WALKS = ("backup", "restore", "restore_to_nothing", "sweep")
ALL_WALKS = (*WALKS, "restore_without_links", "migration", "first_start")
WRONG = (3 * DAY, -3 * DAY, 10 * YEAR)


@trial(
    "P21",
    "Backup, restore, migration and sweep are killed before each of their steps: the evening is"
    " there, whole, and nothing is left that nobody deletes.",
    short={"walks": WALKS},
    full={"walks": ALL_WALKS},
    least={"walks": ("backup", "restore", "restore_to_nothing")},
)
async def half_finished(ground: Ground, walks: Sequence[str]) -> Figures:
    """`walks`: of tests.kit.dying."""
    ground.program = ground.one_more()
    figures: Figures = {}
    with (ground.folder / "errors.txt").open("a") as errors:
        for name in walks:
            asked = ("-m", "tests.kit.dying", ",".join(ground.put), name)
            walk = await asyncio.create_subprocess_exec(
                *(sys.executable, *asked), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors
            )
            said, _ = await walk.communicate()
            last = ground.errors().strip().splitlines()[-1:]
            hold(walk.returncode == 0, f"{name}: {last}")
            figures[f"{name}: steps"] = int(said)
    return figures


@trial(
    "P21",
    "A program that is started with a clock wrong by days or years deletes no evening, and once"
    " the clock is right it shows the one of before.",
    short={"wrong": WRONG},
    full={"wrong": (*WRONG, 30 * DAY, -30 * DAY, 400 * DAY, -50 * YEAR, 100 * YEAR)},
    least={"wrong": WRONG[:1]},
)
async def wrong_clocks(ground: Ground, wrong: Sequence[float]) -> Figures:
    """`wrong`: by how many seconds."""
    await ground.open("a_machine_whose_clock_is_wrong")
    program = ground.program
    async with await ground.party(["Anna"]) as party:
        (anna,) = party.phones
    evening = program.code
    for ahead in wrong:
        for seconds in (ahead, 0.0):
            program.stop()
            program.environ["AHEAD"] = str(seconds)
            await ground.again()
        hold(program.code == evening, f"{ahead:.0f} s ahead: {evening} is gone, or hidden")
        await anna.connect()
        hold(names(anna.picture) == ["Anna"], "somebody is missing")
        anna.drop()
    hold(not ground.faults(), ground.faults())
    return {"starts with a wrong clock": len(wrong), "evenings lost": 0}
