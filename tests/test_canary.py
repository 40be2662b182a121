"""The canary is silent where it can hear nothing: no network is no failure."""

import os
import subprocess
import sys
from pathlib import Path

from tests.canary import BEHAVIOUR, SHAPE, files

ROOT = Path(__file__).parent.parent
ALONE = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}


def test_without_a_package_index_one_line_says_so_and_nothing_is_red():
    ran = subprocess.run(
        [sys.executable, "-m", "tests.canary"],
        cwd=ROOT,
        env=os.environ | ALONE,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == "canary: no package index answers here, so no newer release was tried\n"


def test_the_tests_that_it_runs_are_there():
    assert len(files((*SHAPE, *BEHAVIOUR))) == len(SHAPE) + len(BEHAVIOUR)
