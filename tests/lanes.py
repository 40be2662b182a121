"""What `make test` runs: all tests in parts, two parts at a time, one on each core.

`python -m tests.lanes [--extra]`; with any other argument it is pytest itself. Lane one begins
with the browsers, lane two with everything that is only Python, and they meet in the middle.
pytest-xdist would deal out single files: then two scenes of eight browsers each meet on two cores
and time out, and Playwright's event loop stands in the way of the tests that bring their own.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
from collections import deque
from collections.abc import Callable

PYTEST = (sys.executable, "-m", "pytest")
BROWSERS = "tests/browser"
PARTS = (BROWSERS, "tests/soak", "tests/web", "tests/laws", "")
"""The last is everything that no other part names."""
ENVIRON = os.environ | {"PYTHONHASHSEED": "0"}
"""A set has one order in every run: what fails once fails again."""


def main(arguments: list[str]) -> int:
    """Run; pytest's worst exit code (a part that finds no test is a failure, too)."""
    if set(arguments) - {"--extra"}:
        return subprocess.call([*PYTEST, *arguments])
    parts, telling = deque(PARTS), threading.Lock()
    codes: list[int] = []

    def lane(take: Callable[[], str]) -> None:
        with contextlib.suppress(IndexError):  # nothing is left
            while True:
                codes.append(_run(take(), arguments, telling))

    lanes = [threading.Thread(target=lane, args=(take,)) for take in (parts.popleft, parts.pop)]
    for one in lanes:
        one.start()
    for one in lanes:
        one.join()
    return max(codes)


def _run(part: str, arguments: list[str], telling: threading.Lock) -> int:
    """One part; what it said is told in one piece, when it is over."""
    name = part or "everything else"
    print(f"… {name} has begun", flush=True)
    where = [part] if part else [f"--ignore={other}" for other in PARTS if other]
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        called = [*PYTEST, *where, *arguments]
        code = subprocess.call(called, stdout=said, stderr=subprocess.STDOUT, env=ENVIRON)
        said.seek(0)
        with telling:
            print(f"\n… {name}:", flush=True)
            sys.stdout.writelines(said)
            sys.stdout.flush()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
