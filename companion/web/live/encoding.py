"""How pictures are written down: as JSON, what several eyes share only once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson

from companion.core.payload import Shape


def spelled(thing: Any) -> bytes:
    """JSON in UTF-8, without a blank; in it, each shape as it was written the first time.

    It is kept, and so a copy of its own length: what orjson hands out fills a page of memory,
    however short it is (4.1 kB for every sentence on every screen).
    """
    return bytes(memoryview(orjson.dumps(thing, _written, orjson.OPT_PASSTHROUGH_SUBCLASS)))


def members(spelled: Mapping[str, bytes]) -> bytes:
    """An object of JSON whose members are written already."""
    return b"{%b}" % b",".join(b'"%b":%b' % (name.encode(), text) for name, text in spelled.items())


def measure(thing: Any) -> int:
    """How many bytes it takes. What is measured need not be written once more: shapes keep it."""
    return len(spelled(thing))


def _written(shape: Any) -> orjson.Fragment:
    if not isinstance(shape, Shape):
        raise TypeError(type(shape).__name__)
    if shape.text is None:
        # Its own pieces are Shapes, too: the copy is what can be written.
        shape.text = orjson.Fragment(spelled({**shape}))
    text: orjson.Fragment = shape.text
    return text
