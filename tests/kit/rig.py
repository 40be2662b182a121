"""The rig of a trial: the program as a process, with or without faults, its records, memory,
sockets and errors."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from tests.kit.program import Program
from tests.kit.statements import run_statement
from tests.kit.wire.pages import Address
from tests.kit.wire.phone import Party, gathered

FAULT = re.compile(r"Traceback|exception=|level='(error|critical)'|failed with|Error\b")


@dataclass
class Rig:
    """The surroundings of one trial. `faults`: the faults and circumstances to inject."""

    folder: Path
    faults: tuple[str, ...] = ()
    program: Program = field(init=False)

    async def open(self, *circumstances: str, **environ: str) -> Rig:
        """Start a program with an empty table."""
        self.program = self.create(*circumstances, **environ)
        await asyncio.to_thread(self.program.start)
        return self

    def create(self, *circumstances: str, given: Iterable[str] = (), **environ: str) -> Program:
        """A program with its own folder, not started yet."""
        faults = (*self.faults, *circumstances)
        data = self.folder / f"data{len(list(self.folder.glob('data*')))}"
        return Program(data, *given, faults=faults, **environ)

    async def party(self, names: Iterable[str] = (), keep: int | None = None) -> Party:
        """The host and these guests, connected."""
        return await gathered(self.program, tuple(names), keep)

    def close(self) -> None:
        """End the program, if one was opened."""
        if hasattr(self, "program") and self.program.process is not None:
            # With a fault it may not react to the signal.
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.program.stop()

    @property
    def address(self) -> Address:
        return self.program.address

    @property
    def pid(self) -> int:
        return self.program.process.pid

    def rows(self, after: int = 0) -> list[bytes]:
        """The stored records after this number, in order."""
        wanted = "SELECT record FROM records WHERE code = ? AND number > ? ORDER BY number"
        rows = run_statement(self.program.database, wanted, self.program.code, after)
        return [bytes(row[0]) for row in rows]

    def stored_bytes(self) -> bytes:
        """All that the program has written to the disk, but for its key."""
        files = (one for one in self.program.folder.rglob("*") if one.is_file())
        return b"".join(one.read_bytes() for one in files if one.name != "secret.key")

    def memory(self) -> int:
        """Bytes of memory that the process holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def sockets(self) -> int:
        """Sockets that the process has open, the listening one included."""
        found = 0
        for one in Path(f"/proc/{self.pid}/fd").iterdir():
            try:
                found += one.readlink().name.startswith("socket:")
            except FileNotFoundError:  # closed while we looked
                continue
        return found

    async def until_sockets(self, at_most: int, seconds: float) -> tuple[int, float]:
        """Wait until at most so many are open; returns how many are, and the seconds."""
        began = time.monotonic()
        while self.sockets() > at_most and time.monotonic() - began < seconds:
            await asyncio.sleep(0.1)
        return self.sockets(), time.monotonic() - began

    def errors(self) -> str:
        """The log of the program."""
        return self.program.errors() if hasattr(self, "program") else ""

    def logged_errors(self) -> str:
        """The lines of the log that report errors, the newest last; empty as promised."""
        lines = self.program.errors().splitlines()
        return "\n".join(line[:2000] for line in lines if FAULT.search(line))[-6000:]


MIB = 1024 * 1024
