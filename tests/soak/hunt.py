"""Whether trials and tests can fail: each seeded fault is put in, and what it names must notice."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tests.kit.faults.fault import Fault, faults
from tests.kit.missing import NotInstalled
from tests.kit.people import FAULTS, ROOT
from tests.kit.rig import Rig
from tests.kit.wire.line import Gone, Refused
from tests.soak.book import TRIALS

LONGEST = 120.0
NOTICED = (AssertionError, TimeoutError, OSError, Gone, Refused)
"""What a trial ends with when something is wrong; anything else is its own mistake."""
SKIPPED = re.compile(r"^SKIPPED .*: (.+) is not installed .*apt install (.+)\)$", re.MULTILINE)
BY_NAME = {trial.name: trial for trial in TRIALS}


class NotPutIn(Exception):
    """The program did not start with the fault: what it replaces is called otherwise now."""


@dataclass(frozen=True)
class Catch:
    """What became of one fault. `trial`: or test. `promise`: of a trial. `found`: what was said;
    empty where nothing was noticed."""

    fault: str
    trial: str
    promise: str
    found: str
    seconds: float


def hunted(fault: Fault) -> Catch:
    """Try the program with this fault. Raises NotPutIn."""
    if "::" in fault.noticed_by:
        return _tested(fault)
    trial, began = BY_NAME[fault.noticed_by], time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        rig, found = Rig(Path(folder), (fault.name,)), ""
        try:
            trial.tried(rig, trial.least, LONGEST)
        except NOTICED as noticed:
            if f"put in: {fault.name}" not in rig.errors():
                raise NotPutIn(f"{fault.name}: {str(noticed)[-400:]}") from noticed
            if "the program ended" in str(noticed):
                noticed = AssertionError("the program itself refuses to serve (its self-test)")
            found = f"{type(noticed).__name__}: {noticed}"[:300]
        finally:
            rig.shut()
    took = round(time.monotonic() - began, 1)
    return Catch(fault.name, trial.name, trial.promise, found, took)


def _tested(fault: Fault) -> Catch:
    """A test that is given the fault by name passes where it notices it; any other test, started
    with the fault in its process and in all its programs, fails. Raises NotInstalled where the
    test itself is skipped, since what it needs is not on this machine."""
    began, test = time.monotonic(), fault.noticed_by
    given = test.startswith(("tests/laws/", "tests/simulation/"))
    called = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-rs",
        f"{test}[{fault.name}]" if given else test,
    ]
    environ = os.environ if given else {**os.environ, FAULTS: fault.name}
    ended = subprocess.run(called, cwd=ROOT, env=environ, capture_output=True, text=True)
    if skipped := SKIPPED.search(ended.stdout):
        raise NotInstalled(skipped[1], *skipped[2].split())
    noticed = ended.returncode == (0 if given else 1)
    found = f"the test {'passes' if given else 'fails'}" if noticed else ""
    return Catch(fault.name, test, "", found, round(time.monotonic() - began, 1))


__all__ = ["BY_NAME", "Catch", "NotPutIn", "faults", "hunted"]
