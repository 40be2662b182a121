"""Runs a command and stays until all that it has started has ended, so that its time is counted;
what does not end by itself is killed.

`python -S tests/counted.py COMMAND …`: `os.wait4` of this process gives the processor time of the
command, of its children and of what they left behind. Browsers and programs outlive the process
that started them, and would not be counted.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from pathlib import Path

SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER of Linux: orphans below us become our children."""
PATIENCE = 5.0
"""Seconds for what is still ending when the command has ended; then it is killed."""
CHILDREN = Path(f"/proc/self/task/{os.getpid()}/children")


def main(command: list[str]) -> int:
    """The exit code of the command."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    signal.signal(signal.SIGINT, lambda *_: None)  # the command hears it, too, and ends
    wanted = os.posix_spawn(command[0], command, os.environ)
    while (ended := os.wait())[0] != wanted:
        pass
    _rest(time.monotonic() + PATIENCE)
    code = os.waitstatus_to_exitcode(ended[1])
    return code if code >= 0 else 128 - code


def _rest(latest: float) -> None:
    """Wait for all others; the children of what is killed become ours, and are killed, too."""
    try:
        while True:
            if time.monotonic() > latest:
                if not CHILDREN.exists():
                    return
                for child in CHILDREN.read_text().split():
                    os.kill(int(child), signal.SIGKILL)
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.02)
    except ChildProcessError:
        pass  # nobody is left


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
