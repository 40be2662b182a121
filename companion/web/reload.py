"""For `make dev`: runs the program, and starts it again whenever one of its files changes."""

import contextlib
import subprocess
import sys
import time
from pathlib import Path

from companion.web import build, places
from companion.web.node import NoNode

SUFFIXES = {".py", ".ftl", ".html", ".js", ".css", ".svg"}
PAUSE = 0.5
"""Seconds between two looks at the files."""
GRACE = 5
"""Seconds that the program has to say goodbye to its phones before it is killed."""


def main() -> None:
    """Run `python -m companion` with the given arguments until Ctrl-C."""
    command = [sys.executable, "-m", "companion", *sys.argv[1:]]
    with contextlib.suppress(KeyboardInterrupt):
        while True:
            seen = _snapshot()
            _build()
            program = subprocess.Popen(command)
            try:
                _wait_for_change(seen)
            finally:
                _stop(program)


def _build() -> None:
    """Build what browsers get, where something of it has changed; what is wrong is said."""
    try:
        if not build.is_current():
            build.build()
    except NoNode as reason:
        print(f"companion: {reason}", file=sys.stderr)


def _wait_for_change(seen: dict[Path, int]) -> None:
    """Return at the first difference; a program that ended by itself waits for a repair too."""
    while _snapshot() == seen:
        time.sleep(PAUSE)


def _snapshot() -> dict[Path, int]:
    """Return every watched file with the time of its last change in nanoseconds."""
    watched = (places.PACKAGE, places.static_dir(), places.templates_dir())
    built = places.static_dir() / "built"
    files = (
        file
        for folder in watched
        for file in folder.rglob("*")
        if file.suffix in SUFFIXES and built not in file.parents
    )
    times = {}
    for file in files:
        with contextlib.suppress(FileNotFoundError):  # an editor's short-lived copy
            times[file] = file.stat().st_mtime_ns
    return times


def _stop(program: subprocess.Popen) -> None:
    program.terminate()
    try:
        program.wait(GRACE)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()


if __name__ == "__main__":
    main()
