"""P21: no kill and no half-finished step deletes or hides an evening; no copy outlives it."""

import asyncio
import sys
from collections.abc import Sequence

from tests.kit.people import ROOT
from tests.soak.promise import Figures, Rig, hold, trial

WALKS = ("backup", "restore", "restore_to_nothing", "sweep")
ALL_WALKS = (*WALKS, "restore_without_links", "first_start")


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
    asked = ("-m", "tests.kit.dying", ",".join(rig.faults), *walks)
    with (rig.folder / "errors.txt").open("a") as errors:
        walking = await asyncio.create_subprocess_exec(
            *(sys.executable, *asked), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors
        )
        said, _ = await walking.communicate()
    steps = dict(line.split() for line in said.decode().splitlines())
    last = rig.errors().strip().splitlines()[-1:]
    hold(walking.returncode == 0, f"{[one for one in walks if one not in steps][:1]}: {last}")
    hold(list(steps) == list(walks), f"walked: {steps}")
    return {f"{name}: steps": int(number) for name, number in steps.items()}
