"""P21: no clock, kill or half-finished step deletes or hides an evening; no copy outlives it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from tests.kit.people import ROOT, SECONDS
from tests.kit.wire.phone import Phone, names
from tests.soak.promise import Figures, Rig, hold, trial
from tests.soak.trials.disk import insist

SAID = 2.0
"""Seconds until the tablet has to be told."""
DAY, YEAR = 86400.0, 365 * 86400.0
WALKS = ("backup", "restore", "restore_to_nothing", "sweep")
ALL_WALKS = (*WALKS, "restore_without_links", "first_start")
WRONG = (3 * DAY, -3 * DAY, 10 * YEAR)


@trial(
    "P21",
    "Backup, restore, first start and sweep are killed before each of their steps: the evening is"
    " there, whole, and nothing is left that nobody deletes.",
    short={"walks": WALKS},
    full={"walks": ALL_WALKS},
    least={"walks": ("backup", "restore", "restore_to_nothing")},
)
async def half_finished(rig: Rig, walks: Sequence[str]) -> Figures:
    """`walks`: of tests.kit.dying."""
    rig.program = rig.one_more()
    figures: Figures = {}
    with (rig.folder / "errors.txt").open("a") as errors:
        for name in walks:
            asked = ("-m", "tests.kit.dying", ",".join(rig.put), name)
            walk = await asyncio.create_subprocess_exec(
                *(sys.executable, *asked), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors
            )
            said, _ = await walk.communicate()
            last = rig.errors().strip().splitlines()[-1:]
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
async def wrong_clocks(rig: Rig, wrong: Sequence[float]) -> Figures:
    """`wrong`: by how many seconds."""
    await rig.open("a_machine_whose_clock_is_wrong")
    program = rig.program
    async with await rig.party(["Anna"]) as party:
        (anna,) = party.phones
    evening = program.code
    for ahead in wrong:
        for seconds in (ahead, 0.0):
            program.stop()
            program.environ["AHEAD"] = str(seconds)
            await rig.again()
        hold(program.code == evening, f"{ahead:.0f} s ahead: {evening} is gone, or hidden")
        await anna.connect()
        hold(names(anna.picture) == ["Anna"], "somebody is missing")
        anna.drop()
    hold(not rig.faults(), rig.faults())
    return {"starts with a wrong clock": len(wrong), "evenings lost": 0}


@trial(
    "P21",
    "A database that is moved away, or whose log is deleted, while people play is said within two"
    " seconds, and nothing is acknowledged that is lost.",
    short={"busy": 20},
    full={"busy": 1},
    least={"busy": 3, "patience": 15.0},
)
async def moved_away(rig: Rig, busy: int, patience: float = SECONDS) -> Figures:
    """Nobody does anything until it is said. `busy`: how many times slower a machine may be that
    others use, too."""
    await rig.open()
    file, away = rig.program.database, rig.folder / "elsewhere.db"
    figures: Figures = {}
    async with await rig.party(["Anna"]) as party:
        (anna,) = party.phones
        for what, harm, mend in (
            ("moved", lambda: file.rename(away), lambda: away.rename(file)),
            ("its log deleted", lambda: file.with_name("veglia.db-wal").unlink(), lambda: None),
        ):
            hold((await anna.do("table.rename", {"seat": 1, "called": f"A {what}"}))["ok"], what)
            party.tablet.trouble.clear()
            harm()
            took = await until_told(party.tablet, works=False, within=patience)
            figures[f"{what}: said (s)"] = round(took, 2)
            hold(took <= SAID * busy, f"{what}: said only after {took} s")
            answer = await anna.do("table.rename", {"seat": 1, "called": "Lost"})
            lost = answer["ok"] and not file.exists()
            hold(not lost, f"{what}: acknowledged, and it is nowhere")
            mend()
            await insist(anna, 1, f"B {what}")
            await until_told(party.tablet, works=True)
        await asyncio.to_thread(rig.program.kill)
        await rig.again()
        await anna.connect()
        hold(names(anna.picture) == ["B its log deleted"], f"lost: {names(anna.picture)}")
    hold(not rig.faults(), rig.faults())
    return figures


async def until_told(tablet: Phone, *, works: bool, within: float = SECONDS) -> float:
    """Until the tablet has heard that nothing can be saved, or that it can again; seconds."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    async with asyncio.timeout(within):
        while not any((one["text"] is None) == works for one in tablet.trouble):
            await asyncio.sleep(0.02)
    return loop.time() - began
