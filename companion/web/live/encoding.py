"""How the parts of a picture are put together as JSON that is written already."""

from __future__ import annotations

from collections.abc import Mapping


def members(spelled: Mapping[str, bytes]) -> bytes:
    """An object of JSON whose members are written already."""
    return b"{%b}" % b",".join(b'"%b":%b' % (name.encode(), text) for name, text in spelled.items())
