"""Messages between the page and its table: those of the socket, as plain values."""

from collections.abc import Mapping
from typing import Any

from companion.table.host_choices import SetKeeping
from companion.table.people.invites import HandOver, MakeRecovery, SeatCard, SeatQr
from companion.table.people.seating import CloseDoor, Join, Leave, OpenDoor, ReleaseSeat

DEVICE = "pocket"
"""Used as the token of the only device, which is the tablet."""
NOT_HERE = frozenset(
    one.name
    for one in (
        *(Join, Leave, OpenDoor, CloseDoor, ReleaseSeat, SetKeeping),
        *(HandOver, MakeRecovery, SeatQr, SeatCard),
    )
)
"""Commands that concern phones, other devices or the server."""


def documents_of(shown: Mapping[str, Any]) -> dict[str, Any]:
    """A tablet's picture in the form of the socket (decision 22), all documents each time. With one
    device nothing is secret from another, so the wall document contains the whole view."""
    return {
        "wall": {**{name: shown[name] for name in ("v", "table", "announced_at")}, **shown["view"]},
        "known": {},
        "secret": {"me": shown["me"]},
        "desk": {**shown["desk"], "v": shown["v"]},
    }
