"""Messages between the page and its table: those of the socket, as plain values."""

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
"""Stands for the token of the only device, which is the tablet."""
NOT_HERE = frozenset(
    one.name
    for one in (
        *(commands.Join, commands.Leave, commands.OpenDoor, commands.CloseDoor),
        *(commands.HandOver, commands.MakeRecovery, commands.SeatQr, commands.SeatCard),
        *(commands.ReleaseSeat, commands.SetKeeping),
    )
)
"""Commands that concern phones, other devices or the server."""
_ID = re.compile(r"[0-9a-f]{32}")


class Malformed(Exception):
    """The message is not a command."""


def asked(message: Any, table: Table, codec: Codec, games: Games) -> Ask:
    """The input for a `do` of the page. Raises Malformed, and the exceptions of `Codec.command`."""
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
    """The answer to a command, with its id: the socket's `Answer`."""
    id = message.get("id") if isinstance(message, Mapping) else None
    shape: dict[str, Any] = {"id": id if isinstance(id, str) else None, "ok": refusal is None}
    if refusal is not None:
        shape |= {"code": refusal.code, "text": refusal.text}
    return shape


def documents_of(shown: Mapping[str, Any]) -> dict[str, Any]:
    """A tablet's picture in the form of the socket (decision 22), all documents each time. With one
    device nothing is secret from another, so the wall document contains the whole view."""
    return {
        "wall": {
            **{name: shown[name] for name in ("v", "table", "announced_at")},
            **shown["view"],
        },
        "known": {},
        "secret": {"me": shown["me"]},
        "desk": {**shown["desk"], "v": shown["v"]},
    }
