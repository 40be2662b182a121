"""Engine.IO and Socket.IO on a WebSocket; asyncio from the standard library, nothing else.

A thousand of them fit into one process: events are passed on undecoded.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

from tests.kit.wire.pages import SECONDS
from tests.kit.wire.websocket import Gone, Refused, WebSocket


@dataclass(slots=True)
class PendingCall:
    """An event that waits for its acknowledgement. `began`, `ended`: the loop's seconds when it was
    sent and when the bytes of the answer came."""

    began: float
    answer: asyncio.Future[Any]
    ended: float = 0.0


@dataclass(eq=False)
class Wire(WebSocket):
    """One socket of Socket.IO.

        wire = Wire(address)
        await wire.dial({"cookie": …})         # the WebSocket
        await wire.greet({"code": code, "kind": "phone"})
        await wire.call("time", {})            # or: asked = wire.ask(…); await asked.answer

    `on_event(name, packet)` gets the text `42[…]` of every event of the server as it came;
    `decoded` returns its content.
    """

    on_event: Callable[[bytes, bytes], None] = lambda name, packet: None

    def __post_init__(self) -> None:
        super().__post_init__()
        self._acks: dict[int, PendingCall] = {}
        self._count = 0
        self._packets: asyncio.Queue[bytes] = asyncio.Queue()

    async def greet(self, auth: object) -> str:
        """Engine.IO's and Socket.IO's welcome; the socket's id. Raises Refused, Gone."""
        async with asyncio.timeout(SECONDS):
            opened = await self.packet()
            if not opened.startswith(b"0"):
                raise Refused(opened.decode())
            self.text(b"40" + orjson.dumps(auth))
            answer = await self.packet()
        if not answer.startswith((b"40", b"44")):
            raise Refused(answer.decode())
        if answer.startswith(b"44"):
            raise Refused(str(orjson.loads(answer[2:])["message"]))
        return str(orjson.loads(answer[2:])["sid"])

    def emit(self, event: str, content: object) -> None:
        """Send an event that asks for no answer."""
        self.text(b"42" + orjson.dumps([event, content]))

    def ask(self, event: str, content: object) -> PendingCall:
        """Send an event; its `answer` fails with Gone when the socket closes before."""
        self._count += 1
        asked = self._acks[self._count] = PendingCall(self.loop.time(), self.loop.create_future())
        if self.closed.done():
            self.on_close()
        else:
            self.text(b"42%d%b" % (self._count, orjson.dumps([event, content])))
        return asked

    async def call(self, event: str, content: object) -> Any:
        """Ask and wait. Raises Gone, TimeoutError."""
        async with asyncio.timeout(SECONDS):
            return await self.ask(event, content).answer

    async def packet(self) -> bytes:
        """The next packet that is neither ping, event nor acknowledgement. Raises Gone."""
        waiting = asyncio.ensure_future(self._packets.get())
        await asyncio.wait((waiting, self.closed), return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            return waiting.result()
        waiting.cancel()
        raise Gone(self.code)

    def on_text(self, text: bytes, now: float) -> None:
        if text == b"2":
            if self.pings:
                self.text(b"3")
        elif text.startswith(b"42["):
            self.on_event(text[4 : text.index(b'"', 4)], text)
        elif text.startswith(b"43"):
            at = text.index(b"[")
            asked = self._acks.pop(int(text[2:at]), None)
            if asked is not None and not asked.answer.done():
                asked.ended = now
                asked.answer.set_result(orjson.loads(text[at:])[0])
        else:
            self._packets.put_nowait(text)

    def on_close(self) -> None:
        for asked in self._acks.values():
            if not asked.answer.done():
                asked.answer.set_exception(Gone(self.code))
                asked.answer.exception()  # a waiting test gets it, if there is one
        self._acks.clear()


def decoded(packet: bytes) -> Any:
    """What an event `42["name",content]` carries."""
    return orjson.loads(packet[2:])[1]
