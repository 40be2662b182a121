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
    """A single-use invite was made: `invite` is the hash of its secret.

    `sort`: "tablet", "recovery" (both make a tablet) or "seat" (a new phone for `seat`).
    `expires_at`: server's time in seconds, None for an invite that lasts until it is used.
    """

    public: ClassVar[bool] = False
    invite: str
    sort: str
    seat: int | None
    expires_at: float | None


class InviteUsed(TableFact):
    """The invite was used; `device` is the hash of the token that holds the place from now on."""

    invite: str
    device: str


class BlindSet(TableFact):
    """The moderator wants to be surprised (public facts and the schedule only), or not."""

    public: ClassVar[bool] = False
    on: bool


class SeatShown(TableFact):
    """The tablet has shown what `seat`, without a phone, may see. `told`: all were told so."""

    seat: int
    told: bool = False


class KeepingChosen(TableFact):
    """The table is deleted so many hours after its last step; None: never by itself."""

    public: ClassVar[bool] = False
    hours: int | None


class EveningsKept(TableFact):
    """The host's device keeps what was played, or no more. The server keeps no copy."""

    on: bool


class RulesKept(TableFact):
    """What the next game of this kind at this table begins with (`Game.keep`)."""

    public: ClassVar[bool] = False
    game: str
    kept: Mapping[str, Any]


class GameChosen(TableFact):
    """A new game was opened for the people in `ring`, with the rules `kept` from before."""

    game: str
    ring: Ring
    kept: Mapping[str, Any]


class Rewound(TableFact):
    """The game's steps with a number above `to` no longer count. `hidden`: nobody may learn that
    there was anything."""

    to: int
    hidden: bool


class Redone(TableFact):
    """What the rewind in the record `undo` took back counts again: the newest one not yet redone.
    `hidden`: nothing that it changes is public, so nobody may learn that there was anything."""

    undo: int
    hidden: bool


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
    """One step of a table's life, as it is stored.

    `number` counts from 1 without gaps; `at` is the server's time in seconds. `name` is the
    command's. `seat` acted (None: the tablet, an alarm, the program itself). `device` (hash of its
    token), `id` and `digest` (of the content) recognise a command that is sent again; they are
    empty where no device asked.
    """

    number: int
    at: float
    name: str
    seat: int | None
    events: tuple[Event, ...]
    device: str | None = None
    id: str = ""
    digest: str = ""

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
