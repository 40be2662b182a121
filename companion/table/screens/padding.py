"""How long the secret documents of phones are: as long as each other, so that it tells nothing."""

from __future__ import annotations

from collections.abc import Mapping

from companion.table.screens.difference import encode

KNOWN_BYTES = 8192
"""More than what everybody may know ever takes on a phone."""
PRIVATE_BYTES = 700
"""Bytes of UTF-8 of the secret document of a phone at night. A constant: it must not depend on
anything hidden."""
PAD = b',"pad":""}'


class TooMuchToSay(ValueError):
    """A game shows a phone at night more than the padding can cover: its view must be shorter."""


def filled(text: bytes, size: int) -> bytes:
    """A document with blanks up to `size` bytes. Raises `TooMuchToSay`."""
    missing = size - len(text) + 1 - len(PAD)
    if missing < 0:
        raise TooMuchToSay(f"a phone at night says {-missing} bytes too much")
    return text[:-1] + PAD[:-2] + b" " * missing + PAD[-2:]


def filled_up(text: bytes, room: int) -> bytes:
    """A document with blanks up to the next multiple of `room` bytes."""
    return filled(text, -(-(len(text) - 1 + len(PAD)) // room) * room)


def size(shown: Mapping[str, object]) -> int:
    """Bytes of a picture on the wire: compact JSON in UTF-8."""
    return len(encode(shown))
