"""The browser's pure functions, tested by Node."""

import subprocess
from pathlib import Path

from companion.web.build.node import program

HERE = Path(__file__).parent


def test_the_browser_modules_say_what_their_tests_say():
    tests = sorted(map(str, HERE.glob("*.test.mjs")))
    assert tests
    ran = subprocess.run(
        [program(), "--test", *tests],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
