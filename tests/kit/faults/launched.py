"""The program as a process, with faults or circumstances put in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.kit.people import Program


class Spoilt(Program):
    """The program as `tests.kit.faults.launch` starts it: with faults or circumstances put in."""

    def __init__(self, folder: Path, put: Iterable[str], *given: str, **environ: str) -> None:
        super().__init__(folder, *given, **environ)
        self.module = ("tests.kit.faults.launch", ",".join(put))
