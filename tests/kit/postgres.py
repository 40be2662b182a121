"""A PostgreSQL for one test module, deleted afterwards, with faults that a real one can have."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.kit.missing import find_program

FAST = ("-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=80")
TRIES = 5
KEPT = Path(__file__).parents[2] / "build" / "postgres"
"""Where what was made once waits to be copied."""
INITDB = ("-U", "veglia", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")


@dataclass
class Postgres:
    """A server that runs. `pid` of its first process; `url` of an empty database. `start`: the
    command that starts it, `how`: as whom."""

    process: subprocess.Popen
    port: int
    data: Path
    start: list[str]
    how: Mapping[str, Any]

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def url(self) -> str:
        return f"postgresql://veglia@127.0.0.1:{self.port}/postgres"

    def connect(self, database: str = "postgres") -> Any:
        """A connection of our own, in a transaction from its first question on."""
        import psycopg

        return psycopg.connect(self.url.replace("/postgres", f"/{database}"))

    def create(self, name: str) -> str:
        """The address of one more empty database."""
        with self.connect() as admin:
            admin.autocommit = True
            admin.execute(f'CREATE DATABASE "{name}"')
        return self.url.replace("/postgres", f"/{name}")

    @contextmanager
    def table_locked(self, url: str) -> Iterator[None]:
        """Another connection works on the whole table of records."""
        yield from self._held(url, "LOCK TABLE records IN ACCESS EXCLUSIVE MODE")

    @contextmanager
    def row_locked(self, url: str, code: str) -> Iterator[None]:
        """Another connection holds one table of ours, and no other."""
        yield from self._held(url, f"SELECT * FROM tables WHERE code = '{code}' FOR UPDATE")

    def crash(self) -> None:
        """It ends at once, with all its connections."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def again(self) -> None:
        """After a crash: start it at the same place."""
        self.process = _begun([*self.start, "-p", str(self.port)], self.how)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """The server hangs: it keeps every connection, and answers nobody."""
        # The first one first: while it stands still it makes no others.
        os.kill(self.pid, signal.SIGSTOP)
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        pids = [self.pid, *map(int, children)]
        for pid in pids[1:]:
            with suppress(ProcessLookupError):  # its client has just gone
                os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    @staticmethod
    def _held(url: str, statement: str) -> Iterator[None]:
        import psycopg

        with psycopg.connect(url) as other:
            other.execute(statement)
            yield
            other.rollback()


def tool(name: str) -> str:
    """The path of one of its programs. Raises NotInstalled."""
    return find_program(name, "PostgreSQL", "postgresql")


def nobody() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root."""
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid} if os.getuid() == 0 else {}


@contextmanager
def postgres(settings: Path | None = None) -> Iterator[Postgres]:
    """Start one, with these settings, and throw it away. Raises NotInstalled."""
    initdb, server = tool("initdb"), tool("postgres")
    # Not below pytest's own folder, which only its owner may enter.
    with tempfile.TemporaryDirectory(prefix="veglia-postgres-") as home:
        owner = nobody()
        if owner:
            shutil.chown(home, owner["user"])
        data = f"{home}/data"
        shutil.copytree(_empty(initdb), data)
        if owner:
            _give(Path(data), owner["user"])
        if settings is not None:
            with (Path(data) / "postgresql.conf").open("a") as file:
                file.write(settings.read_text())
        fast = FAST if settings is None else ()
        start = [server, "-D", data, "-h", "127.0.0.1", "-k", home, *fast]
        how = {"cwd": home, **owner}
        running, port = _started(start, how)
        made = Postgres(running, port, Path(data), start, how)
        try:
            yield made
        finally:
            made.crash()


def _empty(initdb: str) -> Path:
    """The files of an empty one: made once, which takes ten times as long as a copy of them."""
    of = Path(initdb).resolve().stat()
    kept = KEPT / f"{of.st_ino}-{of.st_mtime_ns}-{of.st_size}"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="veglia-postgres-") as home:
            if owner := nobody():
                shutil.chown(home, owner["user"])
            make = [initdb, "-D", f"{home}/data", *INITDB]
            subprocess.run(make, check=True, capture_output=True, cwd=home, **owner)
            _keep(Path(home, "data"), kept)
    return kept


def _keep(made: Path, kept: Path) -> None:
    """All at once, or not at all: several may have made one at the same time."""
    with tempfile.TemporaryDirectory(dir=kept.parent) as coming:
        shutil.copytree(made, f"{coming}/data")
        with suppress(OSError):  # another was quicker
            os.rename(f"{coming}/data", kept)


def _give(folder: Path, user: str) -> None:
    """All files belong to them."""
    uid = pwd.getpwnam(user).pw_uid
    for within, _, files in os.walk(folder):
        for one in (within, *(os.path.join(within, name) for name in files)):
            os.chown(one, uid, -1)


def _started(start: list[str], how: Mapping[str, Any]) -> tuple[subprocess.Popen, int]:
    """The server, ready, and its port. It cannot look for a free one by itself: one that was free
    may be taken when it comes to it, and then another is tried."""
    for last in (*[False] * (TRIES - 1), True):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        try:
            return _begun([*start, "-p", str(port)], how), port
        except AssertionError:
            if last:
                raise
    raise AssertionError("unreachable")


def _begun(start: list[str], how: Mapping[str, Any]) -> subprocess.Popen:
    """The server, ready. What it says later is read away, or it would wait for a reader at last."""
    running = subprocess.Popen(start, stderr=subprocess.PIPE, text=True, encoding="utf-8", **how)
    said = ""
    for line in running.stderr:
        said += line
        if "ready to accept" in line:
            threading.Thread(target=_read_away, args=(running,), daemon=True).start()
            return running
    running.communicate()
    raise AssertionError(said)


def _read_away(running: subprocess.Popen) -> None:
    with running.stderr:
        running.stderr.read()
