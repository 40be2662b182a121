"""Many devices in one process: raw sockets that speak just enough Socket.IO to load a server."""

from __future__ import annotations

import selectors
import socket
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import orjson

from tests.kit.wire.frames import TEXT, Frames, spelled
from tests.kit.wire.line import handshake
from tests.kit.wire.pages import Place

OPENING, SHAKING, UP, GONE = range(4)
_REFUSED = b'"ok":false'


@dataclass(slots=True, eq=False)
class Device:
    """One device: who it says it is, and what it has been sent so far.

    `heard` is called with every acknowledgement.
    """

    port: int
    hello: bytes
    headers: Mapping[str, str] = field(default_factory=dict)
    heard: Callable[[], None] | None = None
    sock: socket.socket | None = None
    state: int = OPENING
    asked: int = 0
    answered: int = 0
    refused: bytes = b""
    views: int = 0
    view_bytes: int = 0
    answered_at: float = 0.0
    seen_at: float = 0.0
    rest: bytes = b""
    frames: Frames = field(default_factory=Frames)


class Crowd:
    """Devices, of whatever servers, and the loop that reads them: a server that is not being
    loaded has its pings answered all the same. All times are those of `time.perf_counter`."""

    def __init__(self) -> None:
        self._poll = selectors.DefaultSelector()

    def add(self, devices: Iterable[Device]) -> None:
        """Connect them all at once; `until` waits for the result."""
        for device in devices:
            self._open(device)

    def ask(self, device: Device, name: str, args: object, id: str) -> None:
        """Send one command; its acknowledgement is counted in `device.answered`."""
        said = orjson.dumps(["do", {"id": id, "name": name, "args": args}])
        device.asked += 1
        _send(device, b"42%d%s" % (device.asked, said))

    def until(self, reached: Callable[[], bool], seconds: float) -> bool:
        """Read until `reached()`; False: it did not happen in so many seconds."""
        deadline = time.perf_counter() + seconds
        while not reached():
            if time.perf_counter() > deadline:
                return False
            self.read(0.05)
        return True

    def read(self, seconds: float) -> None:
        """What has come by now, or within so many seconds."""
        for key, events in self._poll.select(seconds):
            if events & selectors.EVENT_WRITE:
                self._shake_hands(key.data)
            else:
                self._take(key.data)

    def leave(self, devices: Iterable[Device]) -> None:
        """Close them without a word."""
        for device in devices:
            self._drop(device)

    def _open(self, device: Device) -> None:
        device.state, device.rest, device.frames = OPENING, b"", Frames()
        sock = device.sock = socket.socket()
        sock.setblocking(False)
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sock.connect_ex(("127.0.0.1", device.port))
        self._poll.register(sock, selectors.EVENT_WRITE, device)

    def _shake_hands(self, device: Device) -> None:
        assert device.sock is not None
        if device.sock.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            # Nobody is there yet: knock again, as a phone would.
            self._drop(device)
            self._open(device)
            return
        self._poll.modify(device.sock, selectors.EVENT_READ, device)
        device.state = SHAKING
        place = Place("127.0.0.1", device.port)
        device.sock.send(handshake(place, device.headers))

    def _take(self, device: Device) -> None:
        assert device.sock is not None
        try:
            came = device.sock.recv(262144)
        except (ConnectionResetError, BrokenPipeError):
            came = b""
        if not came:
            again = device.state in (OPENING, SHAKING)
            self._drop(device)
            if again:
                self._open(device)
            return
        if device.state == SHAKING:
            head, found, came = (device.rest + came).partition(b"\r\n\r\n")
            if not found:
                device.rest = head
                return
            assert b" 101 " in head[:20], head
            device.state, device.rest = UP, b""
        for frame in device.frames.feed(came):
            if frame.opcode == TEXT:
                self._hear(device, frame.payload)

    def _hear(self, device: Device, said: bytes) -> None:
        if said.startswith(b'42["view"'):
            device.views += 1
            device.view_bytes += len(said)
            device.seen_at = time.perf_counter()
        elif said.startswith(b"43"):
            device.answered += 1
            device.answered_at = time.perf_counter()
            if _REFUSED in said:
                device.refused = said
            if device.heard is not None:
                device.heard()
        elif said.startswith(b"0"):
            _send(device, b"40" + device.hello)
        elif said == b"2":
            _send(device, b"3")
        elif said.startswith(b"44"):
            raise ConnectionRefusedError(said.decode())

    def _drop(self, device: Device) -> None:
        if device.sock is not None:
            self._poll.unregister(device.sock)
            device.sock.close()
            device.sock, device.state = None, GONE


def _send(device: Device, text: bytes) -> None:
    assert device.sock is not None
    device.sock.send(spelled(text))
