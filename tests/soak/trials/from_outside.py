"""Loops on a page from a process of its own: what they take of a processor is not taken from those
who measure, as it is not where a stranger has a machine of his own.

`python -m tests.soak.trials.from_outside HOST PORT SOURCE PATH CONNECTIONS`: says that it begins,
goes on until its standard input ends, and says how many answers of each status it had.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.kit.wire.pages import Place

KINDNESS = 10
"""It steps back where others want the processor."""


async def loops(place: Place, path: str, told: Counter[bytes]) -> None:
    """The same page again and again, on one connection after the other."""
    asked = f"GET {path} HTTP/1.1\r\nHost: {place.authority}\r\n\r\n".encode()
    while True:
        with contextlib.suppress(OSError, EOFError, ValueError):
            reader, writer = await asyncio.open_connection(
                place.host, place.port, local_addr=place.local
            )
            try:
                while True:
                    writer.write(asked)
                    head = (await reader.readuntil(b"\r\n\r\n")).lower()
                    told[head[9:12]] += 1
                    length = head.partition(b"content-length:")[2].split(b"\r\n")[0]
                    await reader.readexactly(int(length))
                    if b"connection: close" in head:
                        break
            finally:
                writer.close()
        await asyncio.sleep(0)


@asynccontextmanager
async def flooded(place: Place, path: str, count: int) -> AsyncIterator[Counter[str]]:
    """So many loops go on in the block; what they were told is there after it."""
    told: Counter[str] = Counter()
    given = (place.host, str(place.port), place.source, path, str(count))
    pipe = asyncio.subprocess.PIPE
    flood = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, *given, stdin=pipe, stdout=pipe
    )
    assert flood.stdin is not None
    assert flood.stdout is not None
    try:
        await flood.stdout.readline()
        yield told
    finally:
        flood.stdin.close()
        said = await flood.stdout.read()
        await flood.wait()
        told.update(json.loads(said or b"{}"))


async def _flood(place: Place, path: str, count: int) -> None:
    told: Counter[bytes] = Counter()
    tasks = [asyncio.create_task(loops(place, path, told)) for _ in range(count)]
    print("begun", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    print(json.dumps({status.decode(): number for status, number in told.items()}), flush=True)
    for one in tasks:
        one.cancel()


if __name__ == "__main__":
    os.nice(KINDNESS)
    _, host, port, source, path, count = sys.argv
    asyncio.run(_flood(Place(host, int(port), source=source), path, int(count)))
