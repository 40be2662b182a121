"""Facts of the table, and the record of a step in the store."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.event import Event, RingChanged
from companion.core.seat import Ring
from companion.core.value import Frozen


class TableFact(Event):
    """A fact about the table; an undo never takes it back."""


class TableOpened(TableFact):
    """The first fact of every table; `code` is the join code. A `rehearsal` has imaginary friends
    and is thrown away."""

    code: str
    name: str
    rehearsal: bool = False


class TableNamed(TableFact):
    """The table was renamed."""

    name: str


class SeatTaken(TableFact):
    """A person joined; `device` is the hash of the phone's token, None without a phone."""

    seat: int
    name: str
    device: str | None


class SeatRenamed(TableFact, plain=True):
    """A seat has a new name."""

    seat: int
    name: str


class SeatReleased(TableFact):
    """The seat has no phone any longer; its token is invalid."""

    seat: int


class SeatRemoved(TableFact):
    """A person left the table for good; the number is never used again."""

    seat: int


class DoorOpened(TableFact):
    """People may join."""


class DoorClosed(TableFact):
    """Nobody may join."""


class InviteMade(TableFact, public=False):
    """A single-use invite was made: `invite` is the hash of its secret."""

    invite: str
    sort: str
    """"tablet", "recovery" (both make a tablet) or "seat" (a new phone for `seat`)."""
    seat: int | None
    expires_at: float | None
    """Server time in seconds; None: valid until it is used."""


class InviteUsed(TableFact):
    """An invite was used; `device` is the hash of the token that now holds the place."""

    invite: str
    device: str


class BlindSet(TableFact, public=False):
    """The moderator sees public facts and the schedule only (`on`), or everything again."""

    on: bool


class FriendsPaced(TableFact, public=False):
    """The imaginary friends answer at this `pace`, a key of FRIENDS_PACES."""

    pace: str


class SeatShown(TableFact):
    """The tablet has shown the view of `seat`, which has no phone."""

    seat: int
    told: bool = False
    """Whether everybody was told."""


class KeepingChosen(TableFact, public=False):
    """The table is deleted this many hours after its last step; None: never automatically."""

    hours: int | None


class ScreenConnected(TableFact, public=False, silent=True):
    """A public screen was connected, for the first time at this table."""


class EveningsKept(TableFact):
    """The host's device keeps what is played (`on`), or stops. The server keeps no copy."""

    on: bool


class RulesKept(TableFact, public=False):
    """The house rules with which the next game of this kind begins (`Game.keep`)."""

    game: str
    kept: Mapping[str, Any]


class GameChosen(TableFact):
    """A game was opened for the people in `ring`, with the house rules `kept` from before."""

    game: str
    ring: Ring
    kept: Mapping[str, Any]


class Rewound(TableFact):
    """The game's steps with a number above `to` no longer count."""

    to: int
    hidden: bool
    """Whether nobody may learn that steps were taken back."""


class Redone(TableFact):
    """The steps that the rewind in record `undo` took back count again."""

    undo: int
    hidden: bool
    """Whether nothing public changes; nobody may then learn that anything was redone."""


FACTS: tuple[type[Event], ...] = (
    TableOpened,
    TableNamed,
    SeatTaken,
    SeatRenamed,
    SeatReleased,
    SeatRemoved,
    DoorOpened,
    DoorClosed,
    InviteMade,
    InviteUsed,
    BlindSet,
    FriendsPaced,
    KeepingChosen,
    EveningsKept,
    RulesKept,
    GameChosen,
    Rewound,
    RingChanged,
    SeatShown,
    Redone,
    ScreenConnected,
)
"""All facts of the table; those of the games come in addition."""


class Record(Frozen):
    """One step of a table, as it is stored.

    `device`, `id` and `digest` recognise a command that is sent again; they are empty if no device
    sent it.
    """

    number: int
    """Counts from 1 without gaps."""
    at: float
    """Server time in seconds."""
    name: str
    """Name of the command."""
    seat: int | None
    """The seat that acted; None: the tablet, an alarm or the program."""
    events: tuple[Event, ...]
    device: str | None = None
    """Hash of the device's token."""
    id: str = ""
    """Id of the command, chosen by the device."""
    digest: str = ""
    """Digest of the command's content."""

    @property
    def public(self) -> bool:
        """Whether everybody may know that the step was taken."""
        return any(is_public(event) for event in self.events)

    @property
    def silent(self) -> bool:
        """Whether not even the tablet is told that the step was taken."""
        return all(event.silent for event in self.events)


def is_public(event: Event) -> bool:
    """Whether everybody may know that `event` happened."""
    if isinstance(event, Rewound | Redone):
        return not event.hidden
    if isinstance(event, SeatShown):
        return event.told
    return event.public
