"""What a device says, cut out of the bytes by wsproto and measured while it is being read."""

from __future__ import annotations

from collections.abc import Iterator

from companion.web.live.transport.frames import MESSAGE_BYTES, Bad, Code
from companion.web.live.transport.socketio_adapter import Frame, FrameReader, Opcode, ParseFailed

PIECES = 8
"""Frames of one message; a browser sends one."""

Received = tuple[Opcode, str | bytes]
"""TEXT with a whole message, or PING, PONG, CLOSE with what came along."""


class SocketReader:
    """The receiving half of one WebSocket, without any extension."""

    __slots__ = ("_frames", "_parts", "_pieces", "_size")

    def __init__(self) -> None:
        self._frames = FrameReader()
        self._parts: list[str] = []
        self._size = self._pieces = 0

    def receive(self, data: bytes) -> Iterator[Received]:
        """What `data` completes. Raises Bad at the first byte that is not as it should be."""
        try:
            for frame in self._frames.frames(data):
                if frame.opcode is Opcode.TEXT:
                    yield from self._text(frame)
                elif frame.opcode is Opcode.BINARY:
                    raise Bad(Code.KIND, "binary")
                else:
                    assert not isinstance(frame.payload, tuple) or frame.opcode is Opcode.CLOSE
                    yield frame.opcode, b"" if isinstance(frame.payload, tuple) else frame.payload
        except ParseFailed as failed:
            raise Bad(failed.code, str(failed)) from None
        # Said, but not sent yet: nobody waits for a message that will be refused.
        if self._frames.announced() > MESSAGE_BYTES:
            raise Bad(Code.SIZE, "announced too long")

    def _text(self, frame: Frame) -> Iterator[Received]:
        part = frame.payload
        assert isinstance(part, str)  # wsproto has decoded it
        self._size += len(part) if part.isascii() else len(part.encode())
        self._pieces += frame.frame_finished
        if self._size > MESSAGE_BYTES or self._pieces > PIECES:
            raise Bad(Code.SIZE, "too long, or in too many pieces")
        self._parts.append(part)
        if frame.message_finished:
            message = "".join(self._parts)
            self._parts.clear()
            self._size = self._pieces = 0
            yield Opcode.TEXT, message
