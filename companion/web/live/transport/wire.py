"""One open WebSocket: frames are sent whole and in order, and nobody waits for a slow reader."""

import _socket
import contextlib
import socket
import time
from collections.abc import Callable
from typing import Any

import gevent
from gevent.socket import wait_read, wait_write

from companion.web.live.transport import frames
from companion.web.live.transport.connection_limiter import AT_ONCE
from companion.web.live.transport.frames import Code

READS_WITHIN = 10.0
"""Seconds in which a device must accept a frame; after that the connection is cut."""
GOODBYE_SECONDS = 1.0
"""How long we wait for the other side's closing frame."""
GOODBYE_BYTES = 1 << 18
_RECEIVED = memoryview(bytearray(4096))
"""One buffer for all sockets: 0.4 kB a phone less than one for each read."""
WAITING_AT_MOST = 128
KERNEL_BYTES = 1 << 16
"""Most bytes that the system buffers: old pictures there delay the newest one."""


class Wire:
    """A socket after its upgrade. All methods except `linger` return at once. `on_end` is called
    when the connection has ended."""

    __slots__ = (
        "_on_end",
        "_readable",
        "_waiting",
        "_waiting_picture",
        "_writer",
        "aborted",
        "guest",
        "reader_ended",
        "sid",
        "sock",
        "stopped_at",
    )

    def __init__(
        self, sid: str, guest: str, sock: Any, on_end: Callable[[], object] = lambda: None
    ) -> None:
        self.sid, self.guest, self._on_end = sid, guest, on_end
        self.sock = _socket.socket(fileno=sock.detach())  # it waits for nothing, as gevent's would
        self.sock.setblocking(False)
        self.stopped_at = 0.0  # since when sending has stopped (monotonic)
        self.aborted = False
        self.reader_ended = False  # the reader has ended
        self._readable = gevent.get_hub().loop.io(self.sock.fileno(), 1)
        self._waiting: list[bytes] = []
        self._waiting_picture: bytes | None = None  # the one picture among them
        self._writer: gevent.Greenlet | None = None
        with contextlib.suppress(OSError):
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)

    def receive(self) -> bytes | None:
        """What has arrived: empty at the end, None before there is anything. Raises OSError."""
        try:
            return bytes(_RECEIVED[: self.sock.recv_into(_RECEIVED)])
        except BlockingIOError:
            return None

    def on_readable(self, callback: Callable[..., object], *args: object) -> None:
        """Call `callback(*args)` once, in the hub, when there is something to receive."""
        self._readable.start(self._call_back, callback, args)

    def _call_back(self, callback: Callable[..., object], args: tuple[object, ...]) -> None:
        self._readable.stop()
        callback(*args)

    def send(self, frame: bytes) -> None:
        """Send this after every frame before it."""
        if self.stopped_at:
            return
        if self._writer is not None:
            self._waiting.append(frame)
            if len(self._waiting) > WAITING_AT_MOST:
                self.abort()
            return
        try:
            sent = self.sock.send(frame)
        except BlockingIOError:
            sent = 0
        except OSError:
            self.abort()
            return
        if sent < len(frame):
            self._waiting.append(frame[sent:])
            self._writer = gevent.spawn(self._write)

    def show(self, frame: bytes, whole: Callable[[], bytes]) -> None:
        """Send this part of a picture. One that still waits is out of date and dropped: the `whole`
        picture is sent instead of both."""
        if self._waiting_picture is not None:
            self._waiting.remove(self._waiting_picture)
            self._waiting_picture = None
            frame = whole()
        self.send(frame)
        if self._writer is not None and self._waiting and self._waiting[-1] is frame:
            self._waiting_picture = frame

    def close(self, code: int = Code.DONE) -> None:
        """Send the closing frame after every frame before it."""
        if self.stopped_at:
            return
        self.send(frames.closing(code))
        self.stopped_at = self.stopped_at or time.monotonic()
        if self._writer is None:
            self._finish()

    def abort(self) -> None:
        """Cut the connection; its reader wakes up at the end."""
        self.stopped_at = self.stopped_at or time.monotonic()
        if not self.aborted:
            self.aborted = True
            self._waiting.clear()
            self._waiting_picture = None
            with contextlib.suppress(OSError):
                self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                self.sock.shutdown(socket.SHUT_RDWR)

    def linger(self) -> None:
        """The reader has ended. Wait until the other side has read our closing frame: closing with
        unread bytes would cut it off."""
        left = GOODBYE_BYTES
        with contextlib.suppress(OSError), gevent.Timeout(GOODBYE_SECONDS, False):
            while left > 0 and not self.aborted and (data := self.receive()) != b"":
                left -= len(data or b"")
                if data is None:
                    wait_read(self.sock.fileno())
        self.reader_ended = True
        if self._writer is None:
            self._release()
        else:
            self.abort()

    def _write(self) -> None:
        """For a slow reader only: send what waits, each frame within its time."""
        try:
            while self._waiting:
                frame = self._waiting.pop(0)
                if frame is self._waiting_picture:
                    self._waiting_picture = None
                with gevent.Timeout(READS_WITHIN):
                    self._send_all(frame)
        except (OSError, gevent.Timeout):
            self.abort()
        finally:
            self._writer = None
        if self.stopped_at:
            self._finish()
        if self.reader_ended:
            self._release()

    def _send_all(self, frame: bytes) -> None:
        left = memoryview(frame)
        while left:
            wait_write(self.sock.fileno())
            left = left[self.sock.send(left) :]

    def _finish(self) -> None:
        if not self.aborted:
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_WR)

    def _release(self) -> None:
        self._readable.close()
        self.sock.close()
        self._on_end()
