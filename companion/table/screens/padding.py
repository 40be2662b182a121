"""The size of the phones' secret documents, whose length tells nothing. Which are
padded: `present.py`."""

from __future__ import annotations

from collections.abc import Mapping

from companion.table.screens.difference import encode

KNOWN_BYTES = 8192
"""More than the public part of a phone's view ever takes."""
PRIVATE_BYTES = 700
"""Bytes (UTF-8) of a phone's secret document at night: it depends on nothing hidden."""
PAD = b',"pad":""}'


class TooMuchToSay(ValueError):
    """A phone's view is too long for the padding; the game must shorten it."""


def filled(text: bytes, size: int) -> bytes:
    """A document with blanks up to `size` bytes. Raises TooMuchToSay."""
    missing = size - len(text) + 1 - len(PAD)
    if missing < 0:
        raise TooMuchToSay(f"a phone at night says {-missing} bytes too much")
    return text[:-1] + PAD[:-2] + b" " * missing + PAD[-2:]


def filled_up(text: bytes, room: int) -> bytes:
    """A document with blanks up to the next multiple of `room` bytes."""
    return filled(text, -(-(len(text) - 1 + len(PAD)) // room) * room)


def size(shown: Mapping[str, object]) -> int:
    """Size of a picture as compact JSON in UTF-8, in bytes."""
    return len(encode(shown))
