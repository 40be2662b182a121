"""Programs that a test needs and that may not be installed.

NotInstalled skips the test (tests/conftest.py). `make test` counts these at its end, and fails in
CI, where all is provided (`.ci/provide`).
"""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

ELSEWHERE = (
    *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
    *(Path("/usr/sbin"), Path("/usr/local/sbin")),
)
"""Debian's folders that are not in the path of every user."""


class NotInstalled(Exception):
    """A program is not installed. `packages`: of Debian and Ubuntu."""

    def __init__(self, what: str, *packages: str) -> None:
        wanted = " ".join(packages)
        super().__init__(f"{what} is not installed (Debian, Ubuntu: sudo apt install {wanted})")


def find_program(names: str | Iterable[str], what: str, *packages: str) -> str:
    """The path of the first of these programs that is installed. Raises NotInstalled."""
    folders = os.pathsep.join([os.environ.get("PATH", ""), *map(str, ELSEWHERE)])
    for name in [names] if isinstance(names, str) else names:
        if (path := shutil.which(name, path=folders)) is not None:
            return path
    raise NotInstalled(what, *packages)


def find_chromium(*names: str) -> str:
    """The path of Chromium. Raises NotInstalled."""
    wanted = names or ("chromium", "chromium-browser")
    return find_program(wanted, "Chromium", "chromium", "chromium-headless-shell")
