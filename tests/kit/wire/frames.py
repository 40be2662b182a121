"""WebSocket frames by hand (RFC 6455), the wrong ones, too."""

import os
from dataclasses import dataclass

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


class BadFrame(Exception):
    """The server has broken the protocol."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One frame as it came. `size`: all its bytes on the wire, the header included."""

    opcode: int
    payload: bytes
    size: int


def encode(
    payload: bytes,
    opcode: int = TEXT,
    *,
    final: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int | None = None,
) -> bytes:
    """The bytes of a client's frame; the options make those that no client may send.

    `reserved`: the three reserved bits, as a number. `length`: what the header claims.
    """
    claimed = len(payload) if length is None else length
    head = bytearray([final << 7 | reserved << 4 | opcode])
    sign = masked << 7
    if claimed < 126:
        head.append(sign | claimed)
    elif claimed < 1 << 16:
        head.append(sign | 126)
        head += claimed.to_bytes(2, "big")
    else:
        head.append(sign | 127)
        head += claimed.to_bytes(8, "big")
    if not masked:
        return bytes(head + payload)
    key = os.urandom(4)
    return bytes(head) + key + _xor(payload, key)


def _xor(payload: bytes, key: bytes) -> bytes:
    size = len(payload)
    stream = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(stream, "big")).to_bytes(size, "big")


class FrameParser:
    """Splits a stream of bytes into frames."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that are complete now. Raises BadFrame."""
        stream = self._rest + data if self._rest else data
        found, at = [], 0
        while (frame := _frame_at(stream, at)) is not None:
            found.append(frame)
            at += frame.size
        self._rest = stream[at:]
        return found


def _frame_at(stream: bytes, at: int) -> Frame | None:
    """The frame that begins at `at`, once it is complete."""
    if len(stream) < at + 2:
        return None
    first, second = stream[at], stream[at + 1]
    if second & 0x80:
        raise BadFrame("a server does not mask")
    if second < 126:
        begin, length = at + 2, second
    else:
        begin = at + (4 if second == 126 else 10)
        length = int.from_bytes(stream[at + 2 : begin], "big")
    end = begin + length
    if len(stream) < end:
        return None
    return Frame(first & 0x0F, stream[begin:end], end - at)
