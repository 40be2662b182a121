"""A small proxy on TCP that does to a connection what kitchens, lifts and old routers do."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tests.kit.wire.pages import Place


@dataclass(eq=False)
class Proxy:
    """Stands in front of a server; what it does can be changed at any time.

    `delay`: seconds that every piece takes, each way. `slow`: bytes a second (0: as it comes).
    `crumbs`: passes on byte by byte. `swallow`: takes everything and passes on nothing, both
    connections stay open (half-open). `shut`: refuses new connections.
    """

    server: Place
    delay: float = 0.0
    slow: int = 0
    crumbs: bool = False
    swallow: bool = False
    shut: bool = False
    source: str = ""
    passed: int = 0
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _ends: set[asyncio.StreamWriter] = field(default_factory=set)

    async def __aenter__(self) -> Proxy:
        self._door = await asyncio.start_server(self._come_in, "127.0.0.1", 0)
        self.port: int = self._door.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._door.close()
        self.cut()
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)

    @property
    def place(self) -> Place:
        """The server through this proxy; it is spoken to by its own name."""
        return Place("127.0.0.1", self.port, self.server.authority)

    def cut(self) -> None:
        """Reset every connection, on both sides, also in the middle of a message."""
        for end in tuple(self._ends):
            end.transport.abort()
        self._ends.clear()

    def hang_up(self) -> None:
        """Close every connection politely, on both sides."""
        for end in tuple(self._ends):
            end.close()
        self._ends.clear()

    async def _come_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            writer.transport.abort()
            return
        local = (self.source, 0) if self.source else None
        there, back = await asyncio.open_connection(
            self.server.host, self.server.port, local_addr=local
        )
        self._ends |= {writer, back}
        for come, go in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass(come, go))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, come: asyncio.StreamReader, go: asyncio.StreamWriter) -> None:
        try:
            while data := await come.read(1 if self.crumbs else 4096):
                await asyncio.sleep(self.delay + (len(data) / self.slow if self.slow else 0))
                if self.swallow:
                    continue
                self.passed += len(data)
                go.write(data)
                await go.drain()
        except OSError:
            pass
        finally:
            if not self.swallow:
                go.close()
