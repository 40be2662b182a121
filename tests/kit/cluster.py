"""Several programs on one PostgreSQL, tables whose devices are spread over all of them, and the
proxies of `deploy/`, started with their own configuration but for the ports."""

import asyncio
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.kit.faults.fault import faulty_file
from tests.kit.missing import find_program
from tests.kit.postgres import Postgres, postgres
from tests.kit.program import Program
from tests.kit.wire.pages import Address
from tests.kit.wire.phone import Party, Phone

KEY = "a key that all processes of one cluster share"
SECONDS = 60
TRIES = 5
Proxy = AbstractContextManager[Address]


@dataclass
class Cluster:
    """Programs that serve the same tables from one PostgreSQL, `server`."""

    server: Postgres
    programs: list[Program] = field(default_factory=list)

    def address(self, number: int) -> Address:
        """The address of a program; the number is taken modulo their count."""
        return self.programs[number % len(self.programs)].address

    async def table(self, at: Callable[[int], int], names: Sequence[str]) -> Party:
        """A new table: its tablet at program `at(0)`, its guests at `at(1)`, `at(2)` …, who join
        all at the same time."""
        tablet = Phone(self.address(at(0)), "", "tablet")
        await tablet.open_table()
        await tablet.connect()
        phones = [Phone(self.address(at(n)), tablet.code) for n, _ in enumerate(names, 1)]
        await asyncio.gather(*map(_join, phones, names))
        return Party(tablet, sorted(phones, key=lambda one: one.picture["me"]["seat"]))

    def rows(self, code: str) -> list[bytes]:
        """The records of a table, as they are stored."""
        with self.server.connect() as asking:
            wanted = "SELECT record FROM records WHERE code = %s ORDER BY number"
            return [bytes(row[0]) for row in asking.execute(wanted, (code,))]


@contextmanager
def start_cluster(rig: Any, count: int, *circumstances: str, **environ: str) -> Iterator[Cluster]:
    """Run so many programs with the faults of this rig."""
    with postgres() as server:
        one = Cluster(server)
        try:
            for number in range(count):
                where = {"DATABASE_URL": server.url, "SECRET_KEY": KEY, **environ}
                given = ["--beside"] if number else []
                one.programs.append(rig.create(*circumstances, given=given, **where))
                rig.program = one.programs[0]
                one.programs[-1].start()
            yield one
        finally:
            for program in one.programs:
                if program.process is not None:
                    program.stop()


async def _join(phone: Phone, name: str) -> None:
    assert (await phone.join(name)).status == 303, name
    await phone.connect()


def nginx(folder: Path, ports: Sequence[int], faults: Sequence[str] = ()) -> Proxy:
    """`deploy/nginx.conf` before programs at these ports, with these faults in it. Raises
    NotInstalled."""
    own = f"pid {folder}/nginx.pid; error_log {folder}/nginx.log; daemon off;"
    command = [find_program("nginx", "nginx", "nginx"), "-g", own, "-c"]
    return _start_proxy(folder, faulty_file("deploy/nginx.conf", faults), ports, command)


def haproxy(folder: Path, ports: Sequence[int], faults: Sequence[str] = ()) -> Proxy:
    """`deploy/haproxy.cfg` before programs at these ports, with these faults in it. Raises
    NotInstalled."""
    command = [find_program("haproxy", "HAProxy", "haproxy"), "-db", "-f"]
    return _start_proxy(folder, faulty_file("deploy/haproxy.cfg", faults), ports, command)


async def open_table(at: Address) -> Phone:
    """Open a new table behind a proxy; returns its tablet, connected."""
    tablet = Phone(at, "", "tablet")
    return await open_page(tablet, await tablet.open_table())


async def open_page(phone: Phone, code: str) -> Phone:
    """Open the page of this table, take the proxy's key from it, and connect."""
    phone.code = code
    page = await phone.browser.get(f"/{phone.kind[0]}/{code}")
    found = re.search(r'"route": ?"([0-9a-f]{3})"', page.text)
    assert found is not None, page.status
    phone.route = found[1]
    return await phone.connect()


def with_ports(text: str, port: int, ports: Sequence[int], folder: Path) -> str:
    """The configuration with this port to listen on and `ports` of the programs, without lines of
    programs that are not there, and with limits for a small machine."""
    lines = []
    for line in text.splitlines():
        if (found := re.search(r"127\.0\.0\.1:800([1-4])", line)) is not None:
            number = int(found[1]) - 1
            if number >= len(ports):
                continue
            line = line.replace(found[0], f"127.0.0.1:{ports[number]}")
        line = re.sub(r"listen 8000;", f"listen 127.0.0.1:{port};", line)
        line = re.sub(r"bind :8000$", f"bind 127.0.0.1:{port}", line)
        line = re.sub(r"(maxconn|worker_connections) \d+", r"\1 1000", line)
        lines.append(line)
        if line.startswith("http {"):  # where it may write, under any user
            kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
            lines += [f"    {kind}_temp_path {folder}/{kind};" for kind in kinds]
    return "\n".join(lines) + "\n"


@contextmanager
def _start_proxy(
    folder: Path, text: str, ports: Sequence[int], command: list[str]
) -> Iterator[Address]:
    """Start a proxy. A free port may be taken before the proxy binds it; then another is tried."""
    said = ""
    for _ in range(TRIES):
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        file = folder / "proxy.conf"
        file.write_text(with_ports(text, port, ports, folder))
        running = subprocess.Popen([*command, str(file)], stderr=subprocess.PIPE, text=True)
        if _wait_for_port(running, port):
            break
        said = running.communicate()[1]
    else:
        raise AssertionError(said)
    try:
        yield Address("127.0.0.1", port)
    finally:
        running.terminate()
        running.communicate()


def _wait_for_port(running: subprocess.Popen, port: int) -> bool:
    until = time.monotonic() + SECONDS
    while running.poll() is None and time.monotonic() < until:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.02)
    return False
