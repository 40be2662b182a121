"""Encoding of WebSocket frames with Engine.IO and Socket.IO packets.

Only what our own devices use: text, the root namespace, events with at most one content,
acknowledgements. Anything else is Bad and ends the connection.
"""

from enum import IntEnum
from typing import Any

from msgspec.json import decode, encode

MESSAGE_BYTES = 4096
"""Longest message of a device that is no tablet."""
TABLET_BYTES = 1 << 16
"""Longest message of a tablet: it may bring 60 cards of 200 letters to a table."""
PING_SECONDS = 10
"""Seconds between two pings, and for an answer. The browser's library is told both."""
ACK_DIGITS = 10
"""Most digits of an acknowledgement id; the library counts from 0."""


class Code(IntEnum):
    """Close codes of a WebSocket (RFC 6455 §7.4.1)."""

    DONE = 1000
    AWAY = 1001
    PROTOCOL = 1002
    KIND = 1003
    POLICY = 1008
    SIZE = 1009
    OUR_FAULT = 1011


class BadFrame(Exception):
    """Data that none of our devices sends."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


class NotAdmitted(Exception):
    """A device may not connect; the code of the reason."""


def text(payload: bytes) -> bytes:
    """One unmasked text frame (RFC 6455 §5.2)."""
    size = len(payload)
    if size < 126:
        return b"\x81" + size.to_bytes() + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload


def closing(code: int) -> bytes:
    """A close frame."""
    return b"\x88\x02" + code.to_bytes(2)


def pong(payload: bytes) -> bytes:
    """The answer to a WebSocket ping (at most 125 bytes)."""
    return b"\x8a" + len(payload).to_bytes() + payload


def opening(sid: str) -> bytes:
    """Engine.IO's first packet: no other transport, and the ping interval."""
    milliseconds = PING_SECONDS * 1000
    content = {
        "sid": sid,
        "upgrades": [],
        "pingInterval": milliseconds,
        "pingTimeout": milliseconds,
        "maxPayload": MESSAGE_BYTES,
    }
    return text(b"0" + encode(content))


def welcome(sid: str) -> bytes:
    """Socket.IO: connected."""
    return text(b"40" + encode({"sid": sid}))


def refusal(code: str) -> bytes:
    """Socket.IO: connection refused."""
    return text(b"44" + encode({"message": code}))


def event(name: str, content: bytes) -> bytes:
    """Socket.IO: an event; `content` is JSON."""
    return text(b'42["%b",%b]' % (name.encode(), content))


def acknowledgement(number: int, content: Any) -> bytes:
    """Socket.IO: an acknowledgement with this number."""
    return text(b"43%d[%b]" % (number, encode(content)))


GOODBYE = text(b"41")
PING = text(b"2")


def parse_event(packet: str) -> tuple[str, Any, int | None]:
    """Name, content (or None) and acknowledgement number of a `42` packet. Raises BadFrame."""
    start = packet.find("[", 2, 2 + ACK_DIGITS + 1)
    digits = packet[2:start]
    if start < 0 or not (digits.isascii() and (digits.isdecimal() or not digits)):
        raise BadFrame(Code.POLICY, "no event")
    parts = parse_json(packet[start:])
    if not 1 <= len(parts) <= 2 or not isinstance(parts[0], str):
        raise BadFrame(Code.POLICY, "no event of one content")
    content = parts[1] if len(parts) > 1 else None
    return parts[0], content, int(digits) if digits else None


def parse_json(json: str) -> Any:
    """Decode JSON strictly. Raises BadFrame."""
    try:
        return decode(json)
    except (ValueError, RecursionError):
        raise BadFrame(Code.POLICY, "no JSON") from None
