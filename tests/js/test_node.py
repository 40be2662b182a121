"""The browser's pure functions, tested by Node where it is there."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="there is no Node.js")
def test_the_browser_modules_say_what_their_tests_say():
    tests = sorted(map(str, HERE.glob("*.test.mjs")))
    assert tests
    ran = subprocess.run(
        [str(NODE), "--test", *tests],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
