"""P21: no kill and no half-finished step deletes or hides an evening; no copy outlives it."""

import asyncio
import sys
from collections.abc import Sequence

from tests.kit.program import ROOT
from tests.soak.promise import Figures, Rig, hold, trial

CASES = ("backup", "restore", "restore_to_nothing", "sweep")
ALL_CASES = (*CASES, "restore_without_links", "first_start")


@trial(
    "P21",
    "Backup, restore, first start and sweep are killed before each of their steps: the evening is"
    " there, whole, and nothing is left that nobody deletes.",
    short={"cases": CASES},
    full={"cases": ALL_CASES},
    least={"cases": ("backup", "restore", "restore_to_nothing")},
)
async def half_finished(rig: Rig, cases: Sequence[str]) -> Figures:
    """`cases`: of tests.kit.crashes."""
    rig.program = rig.create()
    asked = ("-m", "tests.kit.crashes", ",".join(rig.faults), *cases)
    with (rig.folder / "errors.txt").open("a") as errors:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, *asked), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors
        )
        said, _ = await process.communicate()
    steps = dict(line.split() for line in said.decode().splitlines())
    last = rig.errors().strip().splitlines()[-1:]
    hold(process.returncode == 0, f"{[one for one in cases if one not in steps][:1]}: {last}")
    hold(list(steps) == list(cases), f"tried: {steps}")
    return {f"{name}: steps": int(number) for name, number in steps.items()}
