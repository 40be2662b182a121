"""Padding: which documents of phones are padded, and to which size, so that no length tells
anything.

By day the size is the game's (`Game.secret_bytes`); at night and on a lent tablet it stands here.
What a phone sends is padded by its page (static/js/round-size.js).
"""

from collections.abc import Mapping

from companion.table.screens.difference import encode
from companion.table.screens.documents import SecretView
from companion.table.screens.picture import Lent

KNOWN_BYTES = 8192
"""More than the public part of a phone's view ever takes."""
PRIVATE_BYTES = 700
"""Bytes (UTF-8) of a phone's secret document at night: it depends on nothing hidden."""
PAD = b',"pad":""}'


class TooMuchToSay(ValueError):
    """A phone's view is too long for the padding; the game must shorten it."""


def padded(secret: SecretView, room: int | None) -> bytes:
    """The secret document of a phone, in the size of all phones that must be indistinguishable.
    `room`: that size by day; None: not in play, and not padded. Raises TooMuchToSay."""
    text = encode(secret)
    if secret.hush or secret.alike:
        return filled(text, PRIVATE_BYTES)
    return text if room is None else filled_up(text, room)


def pad_lent(shown: Lent, room: int) -> None:
    """Pad what a tablet shows of a seat; `room`: the size of that phone's secret document."""
    shown["pad"] = " " * (-size(shown) % (room + KNOWN_BYTES))


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
