"""Many devices in one process, which load a server: every socket is a `Wire`."""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.kit.wire.pages import SECONDS, Address
from tests.kit.wire.websocket import Refused
from tests.kit.wire.wire import Wire

RETRY_SECONDS = 0.01
"""Seconds after which a device tries to connect again."""


@dataclass(slots=True, eq=False)
class Device:
    """One device, its greeting, and what it has received.

    `on_answer` is called with every acknowledgement. Times are those of `time.perf_counter`.
    """

    port: int
    hello: Mapping[str, str]
    headers: Mapping[str, str] = field(default_factory=dict)
    on_answer: Callable[[], None] | None = None
    came: asyncio.Event = field(default_factory=asyncio.Event)
    wire: Wire | None = None
    answered: int = 0
    refused: str = ""
    views: int = 0
    view_bytes: int = 0
    answered_at: float = 0.0
    seen_at: float = 0.0

    async def connect(self) -> None:
        """Open a socket; try again while the server is not there yet."""
        while True:
            self.wire = Wire(Address("127.0.0.1", self.port), keep=0, on_event=self._see)
            try:
                await self.wire.dial(self.headers)
                break
            except (OSError, Refused) as no:
                if isinstance(no, Refused) and str(no) != "closed":
                    raise
                await asyncio.sleep(RETRY_SECONDS)
        await self.wire.greet(self.hello)

    def ask(self, name: str, args: object, id: str) -> None:
        """Send one command; its acknowledgement is counted in `answered`."""
        asked = self.wire.ask("do", {"id": id, "name": name, "args": args})
        asked.answer.add_done_callback(self._hear)

    def _see(self, name: bytes, packet: bytes) -> None:
        if name == b"view":
            self.views += 1
            self.view_bytes += len(packet)
            self.seen_at = time.perf_counter()
            self.came.set()

    def _hear(self, answer: asyncio.Future[Any]) -> None:
        if answer.exception() is not None:  # it has left
            return
        self.answered += 1
        self.answered_at = time.perf_counter()
        if not answer.result()["ok"]:
            self.refused = str(answer.result())
        self.came.set()
        if self.on_answer is not None:
            self.on_answer()


class Crowd:
    """Devices of several servers and the loop that reads them, so that the pings of all servers are
    answered."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._came = asyncio.Event()

    def add(self, devices: Iterable[Device]) -> None:
        """Connect them all at once; `until` waits for their views."""
        self._loop.run_until_complete(self._add(devices))

    async def _add(self, devices: Iterable[Device]) -> None:
        async with asyncio.timeout(SECONDS), asyncio.TaskGroup() as group:
            for device in devices:
                device.came = self._came
                group.create_task(device.connect())

    def until(self, reached: Callable[[], bool], seconds: float) -> bool:
        """Read until `reached()`; False after so many seconds."""
        return self._loop.run_until_complete(self._until(reached, seconds))

    async def _until(self, reached: Callable[[], bool], seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                while not reached():
                    self._came.clear()
                    await self._came.wait()
        except TimeoutError:
            return False
        return True

    def read(self, seconds: float) -> None:
        """Read for so many seconds."""
        self._loop.run_until_complete(asyncio.sleep(seconds))

    def leave(self, devices: Iterable[Device]) -> None:
        """Reset their connections."""
        self._loop.run_until_complete(self._leave(devices))

    async def _leave(self, devices: Iterable[Device]) -> None:
        for wire in [device.wire for device in devices if device.wire is not None]:
            wire.drop()
            await wire.wait_closed()
