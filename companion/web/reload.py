"""For `make dev`: run the program, and restart it whenever one of its files changes."""

import shlex
import sys
from pathlib import Path

from watchfiles import Change, run_process

from companion.web import paths
from companion.web.build.__main__ import build, is_current
from companion.web.build.node import NoNode

SUFFIXES = {".py", ".ftl", ".html", ".js", ".css", ".svg"}
GRACE = 5
"""Seconds for the program to end by itself before it is killed."""


def main() -> None:
    """Run `python -m companion` with the given arguments until Ctrl-C."""
    _build()
    run_process(
        *(paths.PACKAGE, paths.static_dir(), paths.templates_dir()),
        target=shlex.join([sys.executable, "-m", "companion", *sys.argv[1:]]),
        target_type="command",
        callback=lambda _: _build(),
        watch_filter=is_watched,
        sigint_timeout=GRACE,
    )


def is_watched(_: Change, path: str) -> bool:
    """Whether a change of this file restarts the program; built files do not."""
    built = (paths.static_dir() / "built", paths.static_dir() / "vendor")
    file = Path(path)
    return file.suffix in SUFFIXES and not any(one in file.parents for one in built)


def _build() -> None:
    try:
        if not is_current():
            build()
    except NoNode as reason:
        print(f"companion: {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
