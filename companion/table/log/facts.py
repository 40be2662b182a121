"""Facts of a table, and the record: one step as it is written down for ever."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from companion.core.event import Event, RingChanged
from companion.core.seat import Ring
from companion.core.value import Frozen


class TableFact(Event):
    """A fact about the table itself: an undo in a game never takes it back."""


class TableOpened(TableFact):
    """The first fact of every table; `code` is the spoken join code."""

    code: str
    name: str


class TableNamed(TableFact):
    """The host called the table something else."""

    name: str


class SeatTaken(TableFact):
    """A person sat down; `device` is the hash of the phone's token, None without a phone."""

    seat: int
    name: str
    device: str | None


class SeatRenamed(TableFact):
    """A seat has another name from now on."""

    plain: ClassVar[bool] = True
    seat: int
    name: str


class SeatReleased(TableFact):
    """The seat goes on without a phone; its token is dead."""

    seat: int


class SeatRemoved(TableFact):
    """A person left the table for good; the number is never given again."""

    seat: int


class DoorOpened(TableFact):
    """People may come in."""


class DoorClosed(TableFact):
    """Nobody may come in."""


class InviteMade(TableFact):
    """A single-use invite was made: `invite` is the hash of its secret."""

    public: ClassVar[bool] = False
    invite: str
    sort: str
    """"tablet", "recovery" (both make a tablet) or "seat" (a new phone for `seat`)."""
    seat: int | None
    expires_at: float | None
    """Server time in seconds; None: valid until it is used."""


class InviteUsed(TableFact):
    """The invite was used; `device` is the hash of the token that holds the place from now on."""

    invite: str
    device: str


class BlindSet(TableFact):
    """The moderator wants to be surprised (public facts and the schedule only), or not."""

    public: ClassVar[bool] = False
    on: bool


class SeatShown(TableFact):
    """The tablet has shown the view of `seat`, which has no phone."""

    seat: int
    told: bool = False
    """Whether everybody was told."""


class KeepingChosen(TableFact):
    """The table is deleted so many hours after its last step; None: never by itself."""

    public: ClassVar[bool] = False
    hours: int | None


class EveningsKept(TableFact):
    """The host's device keeps what was played, or no more. The server keeps no copy."""

    on: bool


class RulesKept(TableFact):
    """The house rules with which the next game of this kind begins (`Game.keep`)."""

    public: ClassVar[bool] = False
    game: str
    kept: Mapping[str, Any]


class GameChosen(TableFact):
    """A new game was opened for the people in `ring`, with the rules `kept` from before."""

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
    KeepingChosen,
    EveningsKept,
    RulesKept,
    GameChosen,
    Rewound,
    RingChanged,
    SeatShown,
    Redone,
)
"""Every event that a table writes of its own accord (those of the games come beside them)."""


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
        """Whether everybody may know that this step was taken."""
        return any(is_public(event) for event in self.events)

    @property
    def silent(self) -> bool:
        """Whether not even the tablet is told that this step was taken."""
        return all(event.silent for event in self.events)


def is_public(event: Event) -> bool:
    """Whether everybody may know that `event` happened."""
    if isinstance(event, Rewound | Redone):
        return not event.hidden
    if isinstance(event, SeatShown):
        return event.told
    return event.public
