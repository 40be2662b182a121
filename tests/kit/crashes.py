"""Kills work on a database before each of its steps, one after the other.

python -m tests.kit.crashes FAULT[,FAULT] CASE…     prints the number of steps of each

A step is a call that leaves Python for a file or for SQLite: opened, renamed, linked, written,
executed, committed. The process kills itself before the n-th of them, for n = 1, 2, 3 …, each time
beginning with the same files, until the work ends by itself; after each crash the case checks its
folder. Nothing here depends on time.
"""

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

from companion.games.registry import find_games
from tests.kit.crash_cases import CASES, CrashCase
from tests.kit.faults.fault import all_faults

STEPS = {"open", "rename", "replace", "link", "unlink", "mkdir", "chmod", "write", "fsync", "flock"}
STEPS |= {"ftruncate", "truncate", "execute", "executemany", "commit", "backup", "connect"}
MODULES = {"posix", "fcntl", "io", "_io", "sqlite3", "_sqlite3"}


def crash_everywhere(case: CrashCase) -> int:
    """Crash before each step, and check what has to hold. Returns the number of steps."""
    with tempfile.TemporaryDirectory() as home:
        find_games()  # what is read once is no step
        begin = Path(home) / "begin"
        begin.mkdir()
        run_in_fork(lambda: case.before(begin))
        for number in count(1):
            folder = Path(home) / str(number)
            shutil.copytree(begin, folder)
            died = run_in_fork(partial(case.work, folder), dies_before=number)
            assert died in (0, -signal.SIGKILL), f"step {number}: the work failed"
            after = run_in_fork(partial(case.after, folder, done=not died))
            assert not after, f"killed before step {number}"
            if not died:
                return number - 1
            shutil.rmtree(folder)
    raise AssertionError("unreachable")


def run_in_fork(work: Callable[[], object], dies_before: int = 0) -> int:
    """Run `work` in a fork. Returns the exit code, negative for a signal."""
    if (pid := os.fork()) == 0:
        code = 1
        try:
            if dies_before:
                sys.setprofile(kill_before(dies_before))
            work()
            code = 0
        except BaseException as error:
            sys.setprofile(None)
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
        finally:
            sys.setprofile(None)
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def kill_before(number: int) -> Callable[[FrameType, str, Any], None]:
    """A profiler that kills this process before the step with this number."""
    steps: Iterator[int] = count(1)

    def look(_: FrameType, event: str, called: Any) -> None:
        if event != "c_call" or called.__name__ not in STEPS:
            return
        of = getattr(called, "__module__", None) or type(called.__self__).__module__
        if of in MODULES and next(steps) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    return look


def main() -> None:
    """Inject the faults of the first argument, and run the cases of the others."""
    faults, *cases = sys.argv[1:]
    for one in filter(None, faults.split(",")):
        all_faults()[one].inject()
        print(f"injected: {one}", file=sys.stderr, flush=True)
    for name in cases:
        print(name, crash_everywhere(CASES[name]), flush=True)


if __name__ == "__main__":
    main()
