"""Inputs, effects and outcomes of a table."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.command import Command
from companion.core.refusal import Refusal
from companion.core.value import Frozen
from companion.table.device import Kind, Viewer
from companion.table.log.record import Record
from companion.table.state import Table


class Ask(Frozen):
    """A device sends a command."""

    device: str | None
    """Hash of its token; for Join and UseInvite that of the new token. None: it has no token."""
    kind: Kind
    id: str
    """32 hex digits chosen by the device."""
    command: Command
    """Already validated."""
    for_seat: int | None = None
    """The seat that the tablet acts for."""
    fresh: str | None = None
    """Hash of a new secret, for commands that make an invite."""


class Wake(Frozen):
    """The time of the last `WakeAt` has come."""


class Beat(Frozen):
    """The time of the last `BeatAt` has come."""


class Announced(Frozen):
    """The time of the last `AnnouncedAt` has come."""


class Loaded(Frozen):
    """The table was read from the store by a process that runs since `process_started` (server time
    in seconds). Clocks that ran in an earlier process get their full time again."""

    process_started: float


class NewScreen(Frozen):
    """A public screen has connected."""


Input = Ask | Wake | Beat | Announced | Loaded | NewScreen


class Append(Frozen):
    """Store the record before all other effects, expecting `record.number - 1` to be the newest. If
    that fails, the table stays as it was and no other effect is carried out."""

    record: Record


class Acknowledge(Frozen):
    """Tell the device that its command was carried out."""

    device: str
    id: str


class Refuse(Frozen):
    """Tell the device that its command was refused, and why."""

    device: str | None
    id: str
    refusal: Refusal


class PlaceLost(Frozen):
    """The token with this hash no longer holds a place. Send `moved` to its sockets, close them."""

    device: str
    why: str = ""
    """"removed" (the seat is no longer at the table), "released" (it goes on without a phone),
    "handed" (another device is the tablet), or empty: another phone has the seat."""


class Push(Frozen):
    """Send these devices the new picture, if it differs from the last one they got."""

    everybody: bool = False
    seats: frozenset[int] = frozenset()
    tablet: bool = False
    spectators: bool = False
    """Screens, and phones without a seat."""
    always: bool = False
    """Send it even if nothing has changed, so that the number of messages tells nothing."""
    plain: bool = False
    """No secret part has changed (`Event.plain`). After any other push by day all phones in play
    get their secret part, so that the number of messages tells nothing."""

    @staticmethod
    def connected(viewer: Viewer) -> Push:
        """The push after a device has connected: to itself, and to the tablet, which shows that."""
        return Push(seats=viewer.seats, tablet=True, spectators=viewer.seat is None)


class ShowToTablet(Frozen):
    """Send the tablet, once, what this seat may see. It is not part of the tablet's view."""

    seat: int


class WakeAt(Frozen):
    """Send `Wake` at this server time, replacing an earlier alarm; None: no alarm."""

    at: float | None


class BeatAt(Frozen):
    """Send `Beat` at this server time, replacing an earlier one; None: no beat."""

    at: float | None


class AnnouncedAt(Frozen):
    """Send `Announced` at this server time, replacing an earlier one; None: no announcement."""

    at: float | None


Effect = (
    Append | Acknowledge | Refuse | PlaceLost | Push | ShowToTablet | WakeAt | BeatAt | AnnouncedAt
)


RINGS: Mapping[type[WakeAt | BeatAt | AnnouncedAt], Wake | Beat | Announced] = {
    WakeAt: Wake(),
    BeatAt: Beat(),
    AnnouncedAt: Announced(),
}
"""The input that the shell sends at the time set by an effect."""


class Outcome(Frozen):
    """The table after an input, and the effects to carry out in this order."""

    table: Table
    effects: tuple[Effect, ...] = ()

    @property
    def record(self) -> Record | None:
        """The record to store, if there is one."""
        return next((one.record for one in self.effects if isinstance(one, Append)), None)
