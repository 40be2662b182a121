"""One WebSocket, from TCP up, without a library: it can break every rule of the protocol.

`raw` sends any bytes, `trickle` byte by byte; `stop_reading` lets the server wait.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from weakref import WeakSet

from tests.kit.wire import frames
from tests.kit.wire.frames import Frame, FrameParser, encode
from tests.kit.wire.pages import SECONDS, Address

DIALED: WeakSet[WebSocket] = WeakSet()
"""Every line that was opened and is still referenced."""
PATH = "/socket.io/?EIO=4&transport=websocket"


class Refused(Exception):
    """The server refuses this socket: a status of HTTP, or the message of Socket.IO."""


class Gone(Exception):
    """The socket has closed. `code`: of the close frame, if any."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"closed ({code})")
        self.code = code


@dataclass(frozen=True, slots=True)
class ReceivedFrame:
    """A frame. `at`: the loop's seconds. `size`: bytes on the wire with its header."""

    at: float
    size: int
    opcode: int
    payload: bytes


@dataclass(eq=False)
class WebSocket(asyncio.Protocol):
    """One WebSocket.

    `received`: the frames that came (all, or the last `keep`). `pings`: whether they are answered.
    `closed`: done when the socket is closed. `code`: of the close frame.
    """

    address: Address
    keep: int | None = None
    pings: bool = True
    received: deque[ReceivedFrame] = field(init=False)
    code: int | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.received = deque(maxlen=self.keep)
        self._frames = FrameParser()
        self._head = b""
        self.loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[bytes] = self.loop.create_future()
        self.closed: asyncio.Future[int | None] = self.loop.create_future()
        self.transport: asyncio.Transport = None  # until it is dialled

    async def dial(self, headers: Mapping[str, str] | None = None, path: str = PATH) -> None:
        """TCP and the upgrade. `headers` replace ours. Raises Refused, OSError, TimeoutError."""
        try:
            async with asyncio.timeout(SECONDS):
                await self.reach()
                self.raw(handshake(self.address, headers or {}, path))
                head = await asyncio.shield(self.opened)
            if not head.startswith(b"HTTP/1.1 101 "):
                raise Refused(head[9:12].decode("latin-1") or "closed")
        except BaseException:
            self.drop()
            raise

    async def reach(self) -> None:
        """TCP alone. Raises OSError."""
        DIALED.add(self)
        address = self.address
        await self.loop.create_connection(
            lambda: self, address.host, address.port, local_addr=address.local
        )

    def raw(self, data: bytes) -> None:
        """Send exactly these bytes."""
        self.transport.write(data)

    def text(self, data: bytes) -> None:
        """Send one text frame."""
        self.transport.write(encode(data))

    async def trickle(self, data: bytes, pause: float) -> None:
        """Send byte by byte."""
        for byte in data:
            self.raw(bytes((byte,)))
            await asyncio.sleep(pause)

    def stop_reading(self) -> None:
        """Stop reading, so that the server's writes pile up."""
        self.transport.pause_reading()

    def close(self, code: int = 1000) -> None:
        """Send a close frame as a browser does; the server closes."""
        self.raw(encode(code.to_bytes(2, "big"), frames.CLOSE))

    def drop(self) -> None:
        """Reset the connection, as when a battery is empty."""
        if self.transport is not None:
            self.transport.abort()

    async def wait_closed(self, seconds: float = SECONDS) -> int | None:
        """Wait until it is closed; returns the code of the close frame. Raises TimeoutError."""
        return await asyncio.wait_for(asyncio.shield(self.closed), seconds)

    # Callbacks: for subclasses, and of asyncio

    def on_text(self, text: bytes, now: float) -> None:
        """Called with each text frame."""

    def on_close(self) -> None:
        """Called once the socket is closed."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            self._head += data
            head, found, data = self._head.partition(b"\r\n\r\n")
            if not found:
                return
            self.opened.set_result(head)
            if not head.startswith(b"HTTP/1.1 101 "):
                return
        now = self.loop.time()
        for frame in self._frames.feed(data):
            self.received.append(ReceivedFrame(now, frame.size, frame.opcode, frame.payload))
            self._take(frame, now)

    def _take(self, frame: Frame, now: float) -> None:
        payload = frame.payload
        if frame.opcode == frames.TEXT:
            self.on_text(payload, now)
        elif frame.opcode == frames.PING and self.pings:
            self.raw(encode(payload, frames.PONG))
        elif frame.opcode == frames.CLOSE:
            self.code = int.from_bytes(payload[:2], "big") if payload else None
            self.raw(encode(payload[:2], frames.CLOSE))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_result(self._head)
        if not self.closed.done():
            self.closed.set_result(self.code)
        self.on_close()


async def drop_all() -> None:
    """Reset every connection of this event loop."""
    for line in tuple(DIALED):
        if line.loop is asyncio.get_running_loop():
            line.drop()
    await asyncio.sleep(0.01)


def handshake(address: Address, headers: Mapping[str, str], path: str = PATH) -> bytes:
    """The bytes of an upgrade as a browser sends it."""
    lines = {
        "host": address.authority,
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": base64.b64encode(os.urandom(16)).decode(),
        "sec-websocket-version": "13",
        "origin": address.origin,
        **headers,
    }
    head = "".join(f"{key}: {value}\r\n" for key, value in lines.items())
    return f"GET {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1")
