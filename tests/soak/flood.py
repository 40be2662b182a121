"""Floods of requests from a separate process, as from another machine.

`python -m tests.soak.flood HOST PORT SOURCES CONNECTIONS loops|unread|idle` reads the requests (a
line of JSON), prints a line when it begins, goes on until its standard input ends, and prints the
number of answers of each status.
"""

import asyncio
import contextlib
import json
import os
import resource
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import cycle

from tests.kit.wire.pages import Address

NICENESS = 10
"""The server goes first."""
PIPELINED, WINDOW = 8, 2048
"""Requests that a client that does not read sends at once, and its receive buffer in bytes."""
ESTABLISHED = 1
"""The first byte of TCP_INFO (Linux)."""
APART, RAMP_SECONDS = 0.01, 15.0
"""Seconds between two clients that do not read, and at most until all have come."""


def page(address: Address, path: str, cookie: str = "", form: str | None = None) -> bytes:
    """A request as browsers make it: of a page, or with a form."""
    lines = [f"{'GET' if form is None else 'POST'} {path} HTTP/1.1", f"Host: {address.authority}"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    if form is not None:
        lines += [f"Origin: {address.origin}", f"Content-Length: {len(form)}"]
        lines.append("Content-Type: application/x-www-form-urlencoded")
    return ("\r\n".join(lines) + "\r\n\r\n" + (form or "")).encode()


async def loops(
    address: Address, asked: Iterator[bytes], told: Counter[bytes], after: float = 0.0
) -> None:
    """Send the requests in a loop, on one connection after the other."""
    while True:
        with contextlib.suppress(OSError, EOFError, ValueError):
            reader, writer = await address.connect()
            try:
                while True:
                    writer.write(next(asked))
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    told[head[9:12]] += 1
                    length = head.partition(b"content-length:")[2].split(b"\r\n")[0]
                    await reader.readexactly(int(length or 0))
                    if b"connection: close" in head:
                        break
            finally:
                writer.close()
        await asyncio.sleep(0)


async def unread(
    address: Address, asked: Iterator[bytes], told: Counter[bytes], after: float = 0.0
) -> None:
    """Send requests, read nothing of the answers, and connect again when disconnected. `after`:
    seconds before the first connection."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(after)
    while True:
        with socket.socket() as line, contextlib.suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, WINDOW)
            line.setblocking(False)
            if address.local:
                line.bind(address.local)
            await loop.sock_connect(line, (address.host, address.port))
            await loop.sock_sendall(line, next(asked) * PIPELINED)
            told[b"asked"] += 1
            while line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == ESTABLISHED:
                await asyncio.sleep(0.5)
            told[b"sent away"] += 1
        await asyncio.sleep(0.05)


async def idle(
    address: Address, asked: Iterator[bytes], told: Counter[bytes], after: float = 0.0
) -> None:
    """Connect, send nothing or a part of a request, and connect again when disconnected."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await address.connect()
            told[b"asked"] += 1
            if told[b"asked"] % 2:
                writer.write(next(asked))
            await reader.read()
            writer.close()
        await asyncio.sleep(0.05)


@asynccontextmanager
async def flood(
    address: Address,
    asked: bytes | list[bytes],
    count: int,
    storm: str = "loops",
    sources: int = 1,
) -> AsyncIterator[Counter[str]]:
    """Flood the server in the block with so many connections (`count`), from so many addresses
    (`sources`: `address.source` and the next ones). Yields the answers by status, filled in at the
    end. `asked`: the requests, in turn."""
    requests = [asked] if isinstance(asked, bytes) else asked
    told: Counter[str] = Counter()
    start, _, last = address.source.rpartition(".")
    whence = ",".join(f"{start}.{int(last) + n}" for n in range(sources))
    given = (address.host, str(address.port), whence, str(count), storm)
    pipe = asyncio.subprocess.PIPE
    flood = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, *given, stdin=pipe, stdout=pipe
    )
    try:
        flood.stdin.write(json.dumps([one.decode() for one in requests]).encode() + b"\n")
        await flood.stdout.readline()
        yield told
    finally:
        flood.stdin.close()
        said = await flood.stdout.read()
        await flood.wait()
        told.update(json.loads(said or b"{}"))


async def _run_storm(address: Address, sources: list[str], count: int, storm: str) -> None:
    told: Counter[bytes] = Counter()
    asked = cycle(one.encode() for one in json.loads(sys.stdin.readline()))
    run = {"loops": loops, "unread": unread, "idle": idle}[storm]
    addresses = [Address(address.host, address.port, source=one) for one in sources]
    apart = min(APART, RAMP_SECONDS / count) if storm == "unread" else 0.0
    tasks = [
        asyncio.create_task(run(addresses[n % len(addresses)], asked, told, n * apart))
        for n in range(count)
    ]
    print("begun", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    print(json.dumps({status.decode(): number for status, number in told.items()}), flush=True)
    for one in tasks:
        one.cancel()


if __name__ == "__main__":
    os.nice(NICENESS)
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    _, host, port, whence, count, storm = sys.argv
    asyncio.run(_run_storm(Address(host, int(port)), whence.split(","), int(count), storm))
