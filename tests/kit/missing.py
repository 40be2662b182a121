"""Programs of other people that a test needs: found, or missing by name.

A test that meets NotInstalled is skipped with its sentence (tests/conftest.py); `make test` says at
its end how many were, and in CI, where all is provided (`.ci/provide`), it is red then.
"""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

ELSEWHERE = (
    *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
    *(Path("/usr/sbin"), Path("/usr/local/sbin")),
)
"""Where Debian keeps what is not in everybody's path."""


class NotInstalled(Exception):
    """There is no such program on this machine. `packages`: those of Debian and Ubuntu."""

    def __init__(self, what: str, *packages: str) -> None:
        wanted = " ".join(packages)
        super().__init__(f"{what} is not installed (Debian, Ubuntu: sudo apt install {wanted})")


def find_program(names: str | Iterable[str], what: str, *packages: str) -> str:
    """The path of the first of these programs that is there. Raises NotInstalled."""
    folders = os.pathsep.join([os.environ.get("PATH", ""), *map(str, ELSEWHERE)])
    for name in [names] if isinstance(names, str) else names:
        if (path := shutil.which(name, path=folders)) is not None:
            return path
    raise NotInstalled(what, *packages)


def find_chromium(*names: str) -> str:
    """The path of Chromium, by default with its windows. Raises NotInstalled."""
    wanted = names or ("chromium", "chromium-browser")
    return find_program(wanted, "Chromium", "chromium", "chromium-headless-shell")
