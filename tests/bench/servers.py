"""The servers that are compared, each a process of its own on a free port and on one core."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from companion.web.build.node import program
from tests.bench.tables import KEY

ROOT = Path(__file__).resolve().parents[2]


class NoSuchServer(RuntimeError):
    """This machine cannot run that server."""


@dataclass
class Server:
    """A running server."""

    name: str
    command: list[str]
    environ: dict[str, str] = field(default_factory=dict)
    port: int = 0
    process: subprocess.Popen | None = None

    def start(self) -> Server:
        """Start it, and wait until it says its port."""
        self.process = subprocess.Popen(
            [one.replace("PORT", str(self.port)) for one in self.command],
            cwd=ROOT,
            env={**os.environ, "LANG": "C", "PYTHONIOENCODING": "utf-8", **self.environ},
            stdout=subprocess.PIPE,
            stderr=sys.stderr,
            text=True,
            preexec_fn=lambda: pin(0),
        )
        said = ""
        for line in self.process.stdout:
            said += line
            found = re.search(r"port (\d+)|127\.0\.0\.1:(\d+)", said)
            if found and ("port" in found[0] or "Ctrl-C" in said):
                self.port = int(found[1] or found[2])
                return self
        raise NoSuchServer(f"{self.name} did not start: {said[-500:]}")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> None:
        """Terminate it."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()

    def cpu_seconds(self) -> float:
        """Processor seconds of the process and its threads."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(one.read_text().split()[0]) for one in threads) / 1e9

    def memory(self) -> int:
        """Bytes that are resident now."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def ours(folder: Path) -> Server:
    """Veglia as `companion` starts it, with every protection on.

    PROXIES=1: each table comes from an address of its own, as behind the proxy of a server for
    many tables; the limits are by address, and a whole benchmark is no party.
    """
    command = [sys.executable, "-m", "companion", "--no-browser", "--host", "127.0.0.1"]
    command += ["--port", "PORT", "--data-dir", str(folder), "--proxies", "1"]
    return Server("Veglia", command, {"SECRET_KEY": KEY})


def bare() -> Server:
    """Flask-SocketIO at its best, without rules and store (see `bare.py`)."""
    patched = ["-m", "gevent.monkey", "--module", "tests.bench.bare"]
    return Server("Flask-SocketIO", [sys.executable, *patched, "PORT"])


def node(database: Path | None) -> Server:
    """Socket.IO on Node; with `database` every command is committed before its answer."""
    name = "Node socket.io" + ("" if database is None else " + FULL commit")
    stored = [] if database is None else [str(database)]
    return Server(name, [program(), "tests/bench/node.mjs", "PORT", *stored])


def pin(core: int) -> None:
    """Keep this process on one core, where there are two and the system can."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {core})


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """Start the server, and stop it at the end."""
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
