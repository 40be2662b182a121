"""Whether trials and tests can fail: the trial or test that a fault names must notice it."""

import os
import re
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from tests.kit.faults.fault import Fault
from tests.kit.fork_server import FAULTS, ROOT
from tests.kit.missing import NotInstalled
from tests.kit.rig import Rig
from tests.kit.wire.websocket import Gone, Refused
from tests.soak.promise import TRIALS_BY_NAME

LONGEST = 120.0
NOTICED = (AssertionError, TimeoutError, OSError, Gone, Refused)
"""What a trial raises when a promise is broken; anything else is an error of the trial."""
SKIPPED = re.compile(r"^SKIPPED .*: (.+) is not installed .*apt install (.+)\)$", re.MULTILINE)
for one in sorted((Path(__file__).parent / "trials").glob("*.py")):
    import_module(f"tests.soak.trials.{one.stem}")
TRIALS = sorted(TRIALS_BY_NAME.values(), key=lambda one: (int(one.promise[1:]), one.name))
"""All trials, in the order of the promises; importing a module registers its trials."""


class NotInjected(Exception):
    """The program started without the fault."""


def hunt(fault: Fault) -> str:
    """How the trial or test of this fault failed; empty where it did not. Raises NotInjected."""
    if "::" in fault.noticed_by:
        return _hunt_test(fault)
    trial = TRIALS_BY_NAME[fault.noticed_by]
    with tempfile.TemporaryDirectory() as folder:
        rig = Rig(Path(folder), (fault.name,))
        try:
            trial.execute(rig, trial.least, LONGEST)
        except NOTICED as noticed:
            if f"injected: {fault.name}" not in rig.errors():
                raise NotInjected(f"{fault.name}: {str(noticed)[-400:]}") from noticed
            return f"{type(noticed).__name__}: {noticed}"
        finally:
            rig.close()
    return ""


def _hunt_test(fault: Fault) -> str:
    """Run the test. One that has the fault as its parameter passes where it notices it; any other
    one runs with the fault in its process and in all its programs, and must fail. Raises
    NotInstalled where the test is skipped."""
    test = fault.noticed_by
    given = test.startswith(("tests/laws/", "tests/simulation/"))
    chosen = f"{test}[{fault.name}]" if given else test
    called = [sys.executable, "-m", "pytest", "-q", "-x", "-rs", chosen]
    environ = os.environ if given else {**os.environ, FAULTS: fault.name}
    ended = subprocess.run(called, cwd=ROOT, env=environ, capture_output=True, text=True)
    if skipped := SKIPPED.search(ended.stdout):
        raise NotInstalled(skipped[1], *skipped[2].split())
    noticed = ended.returncode == (0 if given else 1)
    return f"the test {'passes' if given else 'fails'}" if noticed else ""
