"""Inputs, effects and outcomes of a table."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.command import Command
from companion.core.refusal import Refusal
from companion.core.value import Frozen
from companion.table.device import Kind, Looker
from companion.table.log.facts import Record
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
    """The alarm of the last `WakeAt` rings."""


class Beat(Frozen):
    """The beat of the last `BeatAt` has come."""


class Announced(Frozen):
    """The time of the last `AnnouncedAt` has come."""


class Loaded(Frozen):
    """The table was just read from the store, by a process that runs since `process_started`
    (server's seconds). Steps older than that ran in an earlier process, so a clock that decides
    something gets its full time again."""

    process_started: float


Input = Ask | Wake | Beat | Announced | Loaded


class Append(Frozen):
    """Store the record, expecting `record.number - 1` to be the newest; before all that follows.

    If that fails, the old table stays the table and no other effect may be carried out.
    """

    record: Record


class Acknowledge(Frozen):
    """Tell the device that its command counts."""

    device: str
    id: str


class Refuse(Frozen):
    """Tell the device that its command does not count, and why."""

    device: str | None
    id: str
    refusal: Refusal


class Moved(Frozen):
    """The token with this hash no longer holds a place. Send `moved` to its sockets, close them."""

    device: str
    why: str = ""
    """"removed" (the seat is no longer at the table), "released" (it goes on without a phone),
    "handed" (another device is the tablet), or empty: another phone has the seat."""


class Push(Frozen):
    """Send these devices the new picture, if it differs from the last one they got."""

    everybody: bool = False
    """All devices of the table."""
    seats: frozenset[int] = frozenset()
    tablet: bool = False
    onlookers: bool = False
    """Screens, and phones without a seat."""
    always: bool = False
    """Send it even if nothing has changed, so that the number of messages tells nothing."""
    plain: bool = False
    """No secret part has changed (`Event.plain`). After any other push by day all phones in play
    get their secret part, so that the number of messages tells nothing."""

    @staticmethod
    def connected(looker: Looker) -> Push:
        """A device that has just connected is shown its picture; the tablet's desk shows that it
        is there."""
        return Push(seats=looker.seats, tablet=True, onlookers=looker.seat is None)


class ShowToTablet(Frozen):
    """Send the tablet, once, what this seat may see. It is no part of the tablet's picture."""

    seat: int


class WakeAt(Frozen):
    """Send `Wake` at this time (server's seconds), instead of any alarm set before; None: never."""

    at: float | None


class BeatAt(Frozen):
    """Send `Beat` at this time, instead of any set before; None: the hush is over."""

    at: float | None


class AnnouncedAt(Frozen):
    """Send `Announced` at this time, instead of any set before; None: nothing is announced."""

    at: float | None


Effect = Append | Acknowledge | Refuse | Moved | Push | ShowToTablet | WakeAt | BeatAt | AnnouncedAt


RINGS: Mapping[type[WakeAt | BeatAt | AnnouncedAt], Wake | Beat | Announced] = {
    WakeAt: Wake(),
    BeatAt: Beat(),
    AnnouncedAt: Announced(),
}
"""What the shell sends at the time that an effect sets."""


class Outcome(Frozen):
    """The table after an input, and what the shell has to do, in this order."""

    table: Table
    effects: tuple[Effect, ...] = ()

    @property
    def record(self) -> Record | None:
        """What has to be stored, if anything."""
        return next((one.record for one in self.effects if isinstance(one, Append)), None)
