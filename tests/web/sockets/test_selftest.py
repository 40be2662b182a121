"""The self-test of the transport: it finds what it is there for, and then nothing is served."""

import subprocess
import sys

from companion.web.live.transport.selftest import PROMISES
from tests.kit.people import ROOT, SECONDS

BROKEN = [
    "a socket opens, without compression",
    "there is no polling",
    "pages of other origins and other names get no socket",
    "the first bad frame is the last",
    "the first bad frame is the last",
    "only listed events reach a handler",
    "after a WebSocket nothing is read as HTTP",
    "nothing waits to be sent",
    "nobody waits for a slow reader",
]
"""What each of the faults breaks first."""


def faults(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.web.faults", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * SECONDS,
    )


def test_every_fault_is_found():
    assert set(BROKEN) == set(PROMISES)
    found = faults().stdout.splitlines()
    for line, promise in zip(found, BROKEN, strict=True):
        assert promise in line


def test_with_a_promise_broken_nothing_is_served_and_it_is_said_which():
    ended = faults(str(BROKEN.index("nobody waits for a slow reader")))
    assert ended.returncode == 1
    assert "nobody waits for a slow reader" in ended.stderr
    assert "gevent 26" in ended.stderr
    assert "Ctrl-C" not in ended.stdout
