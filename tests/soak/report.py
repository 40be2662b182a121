"""The report of a soak: tables to read and to paste into `companion/figures.md`, and JSON.

What an earlier run in the same folder has found stays, until the same is tried again: the
promises may be run one by one, and a crash loses nothing.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from tests.soak.hunt import Catch


@dataclass(frozen=True)
class Line:
    """One trial. `broken`: what was found, empty where the promise was kept. `load`: how many
    programs wanted the processors when it ended (the system's average of the last minute)."""

    promise: str
    trial: str
    sentence: str
    size: dict[str, Any]
    figures: dict[str, Any]
    broken: str
    seconds: float
    load: float

    @property
    def command(self) -> str:
        return f"`make soak ARGS={self.trial}`"


def load() -> float:
    """The system's load of the last minute."""
    return round(os.getloadavg()[0], 1)


def written(folder: Path, lines: Sequence[Line], catches: Sequence[Catch]) -> int:
    """Write `soak.md` and `soak.json`; how many promises were broken or faults not noticed in this
    run."""
    all_lines, all_catches = _with_older(folder / "soak.json", lines, catches)
    shape = {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "trials": [asdict(line) for line in all_lines],
        "faults": [asdict(catch) for catch in all_catches],
    }
    (folder / "soak.json").write_text(json.dumps(shape, indent=2, ensure_ascii=False) + "\n")
    (folder / "soak.md").write_text("\n".join(_told(all_lines, all_catches)) + "\n")
    return sum(bool(line.broken) for line in lines) + sum(not one.found for one in catches)


def _with_older(
    file: Path, lines: Sequence[Line], catches: Sequence[Catch]
) -> tuple[list[Line], list[Catch]]:
    """These, and what the file tells of others."""
    old = json.loads(file.read_text()) if file.exists() else {"trials": [], "faults": []}
    known = {field.name for field in fields(Line)}
    older = [Line(**one) for one in old["trials"] if one.keys() == known]
    trials = {(one.promise, one.trial): one for one in (*older, *lines)}
    names = {field.name for field in fields(Catch)}
    before = [Catch(**one) for one in old["faults"] if one.keys() == names]
    found = {one.fault: one for one in (*before, *catches)}
    in_order = sorted(trials.values(), key=lambda one: (int(one.promise[1:]), one.trial))
    return in_order, sorted(found.values(), key=lambda one: (int(one.promise[1:] or 0), one.fault))


def _told(lines: Sequence[Line], catches: Sequence[Catch]) -> list[str]:
    told = [f"Python {platform.python_version()}, {platform.platform()}, {os.cpu_count()} cores."]
    told += ["", "| | tried | size | found | s | load | command |", "|---|---|---|---|---|---|---|"]
    for line in lines:
        found = f"**broken**: {line.broken}" if line.broken else _pairs(line.figures)
        told.append(
            _row(line.promise, line.sentence, _pairs(line.size) or "one size", found)
            + _row(round(line.seconds), line.load, line.command)[1:]
        )
    if catches:
        noticed = sum(bool(one.found) for one in catches)
        told += ["", f"Seeded faults noticed: {noticed} of {len(catches)}.", ""]
        told += ["| fault | noticed by | which said |", "|---|---|---|"]
        told += [
            _row(f"`{one.fault}`", f"{one.promise} `{one.trial}`", one.found or NOTHING)
            for one in catches
        ]
    return told


NOTHING = "**nothing**"


def _pairs(some: dict[str, Any]) -> str:
    return ", ".join(f"{name}: {value}" for name, value in some.items())


def _row(*cells: object) -> str:
    plain = (" ".join(str(one).split()).replace("|", "\\|")[:300] for one in cells)
    return f"| {' | '.join(plain)} |"
