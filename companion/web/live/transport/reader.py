"""Reading of WebSocket frames, with limits: whole text frames here, all others by wsproto."""

from collections.abc import Iterator
from sys import byteorder

from companion.web.live.transport.frames import MESSAGE_BYTES, BadFrame, Code
from companion.web.live.transport.socketio_adapter import Frame, FrameReader, Opcode, ParseFailed

PIECES = 8
"""Most frames of one message; a browser sends one."""

Received = tuple[Opcode, str | bytes]
"""TEXT with a whole message, or PING, PONG, CLOSE with their payload."""


class SocketReader:
    """The receiving half of one WebSocket, without extensions. `at_most`: bytes of a message."""

    __slots__ = ("_frames", "_parts", "_pieces", "_size", "at_most")

    def __init__(self) -> None:
        self.at_most = MESSAGE_BYTES
        self._frames: FrameReader | None = None  # a kilobyte, for sockets that need it
        self._parts: list[str] = []
        self._size = self._pieces = 0

    def receive(self, data: bytes) -> Iterator[Received]:
        """The messages that `data` completes. Raises Bad at the first invalid byte."""
        while self._frames is None:
            text, size = whole_text(data)
            if text is None:
                self._frames = FrameReader()
            else:
                yield Opcode.TEXT, text
                data = data[size:]
                if not data:
                    return
        yield from self._read(self._frames, data)

    def _read(self, frames: FrameReader, data: bytes) -> Iterator[Received]:
        try:
            for frame in frames.frames(data):
                if frame.opcode is Opcode.TEXT:
                    yield from self._text(frame)
                elif frame.opcode is Opcode.BINARY:
                    raise BadFrame(Code.KIND, "binary")
                else:
                    assert not isinstance(frame.payload, tuple) or frame.opcode is Opcode.CLOSE
                    yield frame.opcode, b"" if isinstance(frame.payload, tuple) else frame.payload
        except ParseFailed as failed:
            raise BadFrame(failed.code, str(failed)) from None
        # Said, but not sent yet: nobody waits for a message that will be refused.
        if frames.announced() > self.at_most:
            raise BadFrame(Code.SIZE, "announced too long")

    def _text(self, frame: Frame) -> Iterator[Received]:
        part = frame.payload
        assert isinstance(part, str)  # wsproto has decoded it
        self._size += len(part) if part.isascii() else len(part.encode())
        self._pieces += frame.frame_finished
        if self._size > self.at_most or self._pieces > PIECES:
            raise BadFrame(Code.SIZE, "too long, or in too many pieces")
        self._parts.append(part)
        if frame.message_finished:
            message = "".join(self._parts)
            self._parts.clear()
            self._size = self._pieces = 0
            yield Opcode.TEXT, message


def whole_text(data: bytes) -> tuple[str | None, int]:
    """The message of the text frame at the start of `data`, and the frame's size; None if it is not
    a whole, masked one without extensions, as a browser sends it (RFC 6455 §5.2)."""
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None, 0
    size, mask = data[1] - 0x80, 2
    if size == 126:
        size, mask = int.from_bytes(data[2:4]), 4
    start = mask + 4
    if (mask == 4) is (size < 126) or size > MESSAGE_BYTES or len(data) < start + size:
        return None, 0
    key = (data[mask:start] * (size // 4 + 1))[:size]
    masked = int.from_bytes(data[start : start + size], byteorder)
    try:
        text = (masked ^ int.from_bytes(key, byteorder)).to_bytes(size, byteorder).decode()
    except UnicodeDecodeError:
        return None, 0
    return text, start + size
