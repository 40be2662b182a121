"""A PostgreSQL for one test module, deleted afterwards, which can crash, hang and lock."""

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
TEMPLATES = Path(__file__).parents[2] / "build" / "postgres"
"""Empty data folders, which are copied for each server."""
INITDB = ("-U", "veglia", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")


@dataclass
class Postgres:
    """A running server. `pid`: of its first process. `url`: of an empty database. `start`: its
    command. `how`: arguments for Popen (user, folder)."""

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
        """A new connection; its first statement begins a transaction."""
        import psycopg

        return psycopg.connect(self.url.replace("/postgres", f"/{database}"))

    def create(self, name: str) -> str:
        """Create an empty database; returns its address."""
        with self.connect() as admin:
            admin.autocommit = True
            admin.execute(f'CREATE DATABASE "{name}"')
        return self.url.replace("/postgres", f"/{name}")

    @contextmanager
    def table_locked(self, url: str) -> Iterator[None]:
        """Another connection locks the table `records`."""
        yield from self._holding(url, "LOCK TABLE records IN ACCESS EXCLUSIVE MODE")

    @contextmanager
    def row_locked(self, url: str, code: str) -> Iterator[None]:
        """Another connection locks the row of one game table."""
        yield from self._holding(url, f"SELECT * FROM tables WHERE code = '{code}' FOR UPDATE")

    def crash(self) -> None:
        """End it at once, with all its connections."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def restart(self) -> None:
        """Start it again on the same port."""
        self.process = _start([*self.start, "-p", str(self.port)], self.how)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """The server hangs: it keeps its connections, and answers none."""
        # The first process first: while it is stopped it starts no others.
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
    def _holding(url: str, statement: str) -> Iterator[None]:
        import psycopg

        with psycopg.connect(url) as other:
            other.execute(statement)
            yield
            other.rollback()


def find_tool(name: str) -> str:
    """The path of a program of PostgreSQL. Raises NotInstalled."""
    return find_program(name, "PostgreSQL", "postgresql")


def unprivileged() -> dict[str, Any]:
    """Arguments for Popen: PostgreSQL refuses to run as root."""
    return {"user": "nobody", "group": pwd.getpwnam("nobody").pw_gid} if os.getuid() == 0 else {}


@contextmanager
def postgres(settings: Path | None = None) -> Iterator[Postgres]:
    """Start a server with these settings, and delete it. Raises NotInstalled."""
    initdb, server = find_tool("initdb"), find_tool("postgres")
    # Not below pytest's own folder, which only its owner may enter.
    with tempfile.TemporaryDirectory(prefix="veglia-postgres-") as home:
        owner = unprivileged()
        if owner:
            shutil.chown(home, owner["user"])
        data = f"{home}/data"
        shutil.copytree(_template(initdb), data)
        if owner:
            _chown(Path(data), owner["user"])
        if settings is not None:
            with (Path(data) / "postgresql.conf").open("a") as file:
                file.write(settings.read_text())
        fast = FAST if settings is None else ()
        start = [server, "-D", data, "-h", "127.0.0.1", "-k", home, *fast]
        how = {"cwd": home, **owner}
        running, port = _start_on_free_port(start, how)
        made = Postgres(running, port, Path(data), start, how)
        try:
            yield made
        finally:
            made.crash()


def _template(initdb: str) -> Path:
    """The data folder of an empty server: made once, as a copy is ten times as fast."""
    of = Path(initdb).resolve().stat()
    kept = TEMPLATES / f"{of.st_ino}-{of.st_mtime_ns}-{of.st_size}"
    if not kept.exists():
        TEMPLATES.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="veglia-postgres-") as home:
            if owner := unprivileged():
                shutil.chown(home, owner["user"])
            make = [initdb, "-D", f"{home}/data", *INITDB]
            subprocess.run(make, check=True, capture_output=True, cwd=home, **owner)
            _publish(Path(home, "data"), kept)
    return kept


def _publish(made: Path, kept: Path) -> None:
    """Move the folder atomically: several processes may have made one at the same time."""
    with tempfile.TemporaryDirectory(dir=kept.parent) as coming:
        shutil.copytree(made, f"{coming}/data")
        with suppress(OSError):  # another was quicker
            os.rename(f"{coming}/data", kept)


def _chown(folder: Path, user: str) -> None:
    """Give all files to this user."""
    uid = pwd.getpwnam(user).pw_uid
    for within, _, files in os.walk(folder):
        for one in (within, *(os.path.join(within, name) for name in files)):
            os.chown(one, uid, -1)


def _start_on_free_port(start: list[str], how: Mapping[str, Any]) -> tuple[subprocess.Popen, int]:
    """Start the server; returns it and its port. A free port may be taken before the server binds
    it; then another one is tried."""
    for last in (*[False] * (TRIES - 1), True):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        try:
            return _start([*start, "-p", str(port)], how), port
        except AssertionError:
            if last:
                raise
    raise AssertionError("unreachable")


def _start(start: list[str], how: Mapping[str, Any]) -> subprocess.Popen:
    """Start the server, and wait until it is ready. Later output is drained, so that it never
    blocks."""
    running = subprocess.Popen(start, stderr=subprocess.PIPE, text=True, encoding="utf-8", **how)
    said = ""
    for line in running.stderr:
        said += line
        if "ready to accept" in line:
            threading.Thread(target=_drain, args=(running,), daemon=True).start()
            return running
    running.communicate()
    raise AssertionError(said)


def _drain(running: subprocess.Popen) -> None:
    with running.stderr:
        running.stderr.read()
