"""What the page and its table say to each other: the messages of the socket, as plain values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from companion.core.refusal import Refusal
from companion.games.registry import Games
from companion.table import commands
from companion.table.device import Kind
from companion.table.effects import Ask
from companion.table.log.codec import Codec
from companion.table.state import Table

DEVICE = "pocket"
"""In the place of a token: the only device of the table is its tablet."""
NOT_HERE = frozenset(
    one.name
    for one in (
        *(commands.Join, commands.Leave, commands.OpenDoor, commands.CloseDoor),
        *(commands.HandOver, commands.MakeRecovery, commands.SeatQr, commands.SeatCard),
        *(commands.ReleaseSeat, commands.SetKeeping),
    )
)
"""What concerns phones, other devices and what the server does for itself."""
_ID = re.compile(r"[0-9a-f]{32}")


class Malformed(Exception):
    """What was said is no command at all."""


def asked(message: Any, table: Table, codec: Codec, games: Games) -> Ask:
    """The input that a `do` of the page is. Raises Malformed, and what `Codec.command` raises."""
    if not isinstance(message, Mapping) or not message.keys() <= {"id", "name", "args", "for"}:
        raise Malformed
    id, name, seat = message.get("id"), message.get("name"), message.get("for")
    if not isinstance(id, str) or not isinstance(name, str) or not _ID.fullmatch(id):
        raise Malformed
    if not (seat is None or type(seat) is int):
        raise Malformed
    game = None if table.game is None else table.game.id
    command = codec.command(name, message.get("args", {}), game)
    return Ask(DEVICE, Kind.TABLET, id, command, seat)


def answer(message: Any, refusal: Refusal | None) -> dict[str, Any]:
    """What a command is answered with, always with its id: the socket's `Answer`."""
    id = message.get("id") if isinstance(message, Mapping) else None
    shape: dict[str, Any] = {"id": id if isinstance(id, str) else None, "ok": refusal is None}
    if refusal is not None:
        shape |= {"code": refusal.code, "text": refusal.text}
    return shape


def documents_of(shown: Mapping[str, Any]) -> dict[str, Any]:
    """A tablet's picture as the socket brings it (decision 22): all documents, each time. Nobody is
    to be told from anybody on one device, so that the wall's holds the whole view."""
    return {
        "wall": {
            **{name: shown[name] for name in ("v", "table", "told_at")},
            **shown["view"],
        },
        "known": {},
        "secret": {"me": shown["me"]},
        "desk": {**shown["desk"], "v": shown["v"]},
    }
