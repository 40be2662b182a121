"""`make soak`: the promises at full size, and a report of what was measured.

python -m tests.soak                      all promises, for hours
python -m tests.soak P4 P8                some promises
python -m tests.soak --short              the sizes of the tests
python -m tests.soak faults               only whether seeded faults are noticed
python -m tests.soak P1, then P2, …       one by one: the report in .soak grows
python -m tests.soak P4 --set cuts=20     other sizes
"""

from __future__ import annotations

import argparse
import ast
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.kit.rig import Rig
from tests.soak.book import TRIALS
from tests.soak.hunt import Catch, NotPutIn, faults, hunted
from tests.soak.promise import Trial
from tests.soak.report import Line, load, written

ROOT = Path(__file__).resolve().parents[2]
SECRECY = ("tests/laws/test_secrecy.py", "tests/laws/test_frames.py")
LAWS = {
    "P1": (
        "pairs",
        ["-m", "tests.kit.laws.paired", "2000"],
        "Paired games, 2,000 of each of the five: byte-identical frames.",
    ),
    "P2": (
        "leaks",
        ["-m", "pytest", "-q", "-k", "leak or wrong", *SECRECY],
        "Seeded leaks of every game are noticed.",
    ),
    "P3": (
        "lives",
        ["-m", "pytest", "-q", "tests/laws", "--deselect", "tests/laws/test_secrecy.py"],
        "Sixty games of each kind: offers, equal phones, sizes, logs, 2,000 changed copies.",
    ),
    "P11": (
        "rights",
        ["-m", "pytest", "-q", "tests/laws/test_rights.py"],
        "Every command, every caller, every stage, against the list of what is allowed.",
    ),
    "P14": (
        "sent",
        ["-m", "tests.kit.laws.paired", "2000", "sent"],
        "Paired games, 2,000 of each of the five: devices, order and length of all that is sent.",
    ),
    "P17": (
        "led",
        ["-m", "pytest", "-q", "tests/games/lupus", "-k", "paired_evenings or random_evenings"],
        "The voice: 2,000 paired evenings alike to the millisecond; 200 that nobody touches end.",
    ),
    "P18": (
        "deaths_of_a_tab",
        ["-m", "pytest", "-q", "tests/browser/pocket", "-k", "dies_at_any_moment"],
        "The pocket's tab is killed at twenty moments: nothing acknowledged is lost.",
    ),
}
"""Promises that need no server: a command each."""
FULL = {
    "VEGLIA_RIGHTS": "8",
    "VEGLIA_LIVES": "60",
    "VEGLIA_COPIES": "2000",
    "VEGLIA_LED_PAIRS": "1000",
    "VEGLIA_LED_EVENINGS": "200",
    "VEGLIA_TAB_DEATHS": "20",
}
"""The laws' sizes here; in the tests they are as small as finds every seeded leak."""


def main() -> None:
    """Try what is asked for; 1 where a promise was broken or a fault not noticed."""
    given = _parser().parse_args()
    wanted = {one.upper() for one in given.what} or {*LAWS, *(t.promise for t in TRIALS), "FAULTS"}
    given.out.mkdir(parents=True, exist_ok=True)
    broken = 0
    for promise in LAWS:
        if {promise, LAWS[promise][0].upper()} & wanted and not given.short:
            broken += written(given.out, [_law(promise)], [])
    for trial in TRIALS:
        if trial.promise in wanted or trial.name.upper() in wanted:
            size = {**(trial.short if given.short else trial.full), **_sizes(given.set, trial)}
            broken += written(given.out, [_tried(trial, size)], [])
    for fault in faults() if "FAULTS" in wanted else ():
        broken += written(given.out, [], [_hunted(fault)])
    print(f"\n{given.out / 'soak.md'}: {broken} broken")
    sys.exit(1 if broken else 0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("what", nargs="*", help="promises (P4), trials (power_cuts), or «faults»")
    parser.add_argument("--short", action="store_true", help="the sizes of the tests")
    parser.add_argument("--set", action="append", default=[], metavar="SIZE=NUMBER")
    parser.add_argument("--out", type=Path, default=ROOT / ".soak", help="where the report goes")
    return parser


def _sizes(given: list[str], trial: Trial) -> dict[str, Any]:
    pairs = (one.partition("=") for one in given)
    return {name: ast.literal_eval(value) for name, _, value in pairs if name in trial.full}


def _tried(trial: Trial, size: dict[str, Any]) -> Line:
    print(f"{trial.promise} {trial.name} {size} … ", end="", flush=True)
    began, figures, broken = time.monotonic(), {}, ""
    with tempfile.TemporaryDirectory() as folder:
        rig = Rig(Path(folder))
        try:
            figures = trial.tried(rig, size, None)
        except Exception as error:
            broken = f"{type(error).__name__}: {error}"[:2000]
        finally:
            rig.shut()
    took = round(time.monotonic() - began, 1)
    print(f"{broken or figures} ({took} s)", flush=True)
    return Line(trial.promise, trial.name, trial.sentence, size, figures, broken, took, load())


def _law(promise: str) -> Line:
    name, command, sentence = LAWS[promise]
    print(f"{promise} {name} … ", end="", flush=True)
    began = time.monotonic()
    environ = {**os.environ, **FULL}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environ, capture_output=True, text=True
    )
    took, last = round(time.monotonic() - began, 1), done.stdout.strip().splitlines()[-5:]
    broken = "" if done.returncode == 0 else (done.stdout + done.stderr)[-2000:]
    print(f"{broken or last} ({took} s)", flush=True)
    return Line(promise, name, sentence, {}, {"said": last}, broken, took, load())


def _hunted(fault: Any) -> Catch:
    print(f"fault {fault.name} … ", end="", flush=True)
    try:
        catch = hunted(fault)
    except NotPutIn as reason:
        print(f"NOT PUT IN: {reason}", flush=True)
        return Catch(fault.name, fault.noticed_by, "", "", 0.0)
    print(f"{catch.found or 'NOT NOTICED'} ({catch.seconds} s)", flush=True)
    return catch


if __name__ == "__main__":
    main()
