"""The program started anew, where that is the subject (else tests/kit/warm.py forks it)."""

import subprocess
import sys
from pathlib import Path
from typing import IO

from tests.kit.people import ROOT, Process, Program


class Cold(Program):
    """The program, started anew by a `command` of its own in the folder `home`."""

    command: tuple[str | Path, ...] = (sys.executable, "-m", "companion")
    home = ROOT

    def _begun(self, arguments: list[str], environ: dict[str, str], errors: IO) -> Process:
        return subprocess.Popen(
            [*self.command, *arguments],
            cwd=self.home,
            env=environ,
            stdout=subprocess.PIPE,
            stderr=errors,
            encoding=environ["PYTHONIOENCODING"],
        )
