"""The program as a process."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Iterable
from pathlib import Path
from typing import IO

from tests.kit.fork_server import LAUNCH, ROOT, SETTINGS, ForkedProgram, with_faults
from tests.kit.wire.pages import Address

SECONDS = 60
"""How long anything is waited for at most: only a failure takes so long, never a slow machine."""
Process = ForkedProgram | subprocess.Popen


class Program:
    """`python -m companion` on a free port of this machine."""

    module: tuple[str, ...] = ("companion.__main__",)
    """What is started, and its own arguments. `faults`: faults or circumstances to inject."""

    def __init__(
        self, folder: Path, *arguments: str, faults: Iterable[str] = (), **environ: str
    ) -> None:
        self.module = (LAUNCH, ",".join(faults)) if faults else self.module
        self.folder, self.arguments, self.environ = folder, arguments, environ
        self.port, self.code, self.invite, self.output = 0, "", "", ""
        self.process: Process | None = None

    def start(self) -> "Program":
        self.port, self.output = self.port or self._kept_port(), ""
        where = ("--host", "127.0.0.1", "--port", str(self.port), "--data-dir", str(self.folder))
        arguments = ["--no-browser", *where, *self.arguments]
        environ = {name: value for name, value in os.environ.items() if name not in SETTINGS}
        environ |= {"LANG": "C", "PYTHONIOENCODING": "utf-8"} | self.environ
        with (self.folder.parent / "errors.txt").open("a") as errors:
            self.process = self._launch(arguments, environ, errors)
        for line in self.process.stdout:
            self.output += line
            if "Ctrl-C" in line:
                break
        else:
            raise AssertionError(f"the program ended: {self.errors()}")
        self.code = re.search(r"/j/(\w+)", self.output)[1]
        self.invite = re.search(r"/g#(\S+)", self.output)[1]
        return self

    def __enter__(self) -> "Program":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _kept_port(self) -> int:
        """A port that no other process is given while this one runs, also after the program was
        killed: we are bound to it, too, and do not listen."""
        ours = socket.socket()
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ours.bind(("127.0.0.1", 0))
        port = ours.getsockname()[1]
        weakref.finalize(self, os.close, ours.detach())
        return port

    def _launch(self, arguments: list[str], environ: dict[str, str], errors: IO) -> Process:
        return ForkedProgram(with_faults(self.module), arguments, environ, errors)

    @property
    def address(self) -> Address:
        return Address("127.0.0.1", self.port)

    @property
    def url(self) -> str:
        return self.address.origin

    @property
    def database(self) -> Path:
        return self.folder / "veglia.db"

    def errors(self) -> str:
        return (self.folder.parent / "errors.txt").read_text()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._ended()

    def stop(self) -> float:
        """As Ctrl-C or a service manager would; how many seconds it took."""
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self._ended()
        return time.monotonic() - began

    def _ended(self) -> None:
        try:
            self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        finally:
            self.process.stdout.close()


class Cold(Program):
    """The program started anew, where that is the subject: by its `command`, in `home`."""

    command: tuple[str | Path, ...] = (sys.executable, "-m", "companion")
    home = ROOT

    def _launch(self, arguments: list[str], environ: dict[str, str], errors: IO) -> Process:
        given, code = [*self.command, *arguments], environ["PYTHONIOENCODING"]
        return subprocess.Popen(
            given, cwd=self.home, env=environ, stdout=subprocess.PIPE, stderr=errors, encoding=code
        )
