"""Facts of a table, and the record: one step as it is written down for ever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from companion.core.event import Event, RingChanged
from companion.core.seat import Ring


@dataclass(frozen=True)
class TableFact(Event):
    """A fact about the table itself: an undo in a game never takes it back."""


@dataclass(frozen=True)
class TableOpened(TableFact):
    """The first fact of every table; `code` is the spoken join code."""

    wire: ClassVar[str] = "table.opened"
    code: str
    name: str


@dataclass(frozen=True)
class TableNamed(TableFact):
    """The host called the table something else."""

    wire: ClassVar[str] = "table.named"
    name: str


@dataclass(frozen=True)
class SeatTaken(TableFact):
    """Somebody sat down; `device` is the hash of the phone's token, None without a phone."""

    wire: ClassVar[str] = "table.seat_taken"
    seat: int
    name: str
    device: str | None


@dataclass(frozen=True)
class SeatRenamed(TableFact):
    """Somebody is called differently from now on."""

    wire: ClassVar[str] = "table.seat_renamed"
    plain: ClassVar[bool] = True
    seat: int
    name: str


@dataclass(frozen=True)
class SeatReleased(TableFact):
    """The seat goes on without a phone; its token is dead."""

    wire: ClassVar[str] = "table.seat_released"
    seat: int


@dataclass(frozen=True)
class SeatRemoved(TableFact):
    """Somebody left the table for good; the number is never given again."""

    wire: ClassVar[str] = "table.seat_removed"
    seat: int


@dataclass(frozen=True)
class DoorOpened(TableFact):
    """People may come in."""

    wire: ClassVar[str] = "table.door_opened"


@dataclass(frozen=True)
class DoorClosed(TableFact):
    """Nobody may come in."""

    wire: ClassVar[str] = "table.door_closed"


@dataclass(frozen=True)
class GrantMade(TableFact):
    """A single-use pass was made: `grant` is the hash of its secret.

    `sort`: "tablet", "recovery" (both make a tablet) or "seat" (a new phone for `seat`).
    `expires_at`: server's time in seconds, None for a pass that lasts until it is used.
    """

    wire: ClassVar[str] = "table.grant_made"
    public: ClassVar[bool] = False
    grant: str
    sort: str
    seat: int | None
    expires_at: float | None


@dataclass(frozen=True)
class GrantTaken(TableFact):
    """The pass was used; `device` is the hash of the token that holds the place from now on."""

    wire: ClassVar[str] = "table.grant_taken"
    grant: str
    device: str


@dataclass(frozen=True)
class BlindSet(TableFact):
    """The moderator wants to be surprised (public facts and the schedule only), or not."""

    wire: ClassVar[str] = "table.blind_set"
    public: ClassVar[bool] = False
    on: bool


@dataclass(frozen=True)
class SeatShown(TableFact):
    """The tablet has shown what `seat`, without a phone, may see. `told`: all were told so."""

    wire: ClassVar[str] = "table.seat_shown"
    seat: int
    told: bool = False


@dataclass(frozen=True)
class KeepingChosen(TableFact):
    """The table is deleted so many hours after its last step; None: never by itself."""

    wire: ClassVar[str] = "table.keeping_chosen"
    public: ClassVar[bool] = False
    hours: int | None


@dataclass(frozen=True)
class EveningsKept(TableFact):
    """The host's device keeps what was played, or no more. Nothing of it is kept here."""

    wire: ClassVar[str] = "table.evenings_kept"
    on: bool


@dataclass(frozen=True)
class RulesKept(TableFact):
    """What the next game of this kind at this table begins with (`Game.keep`)."""

    wire: ClassVar[str] = "table.rules_kept"
    public: ClassVar[bool] = False
    game: str
    kept: Mapping[str, Any]


@dataclass(frozen=True)
class GameChosen(TableFact):
    """A new game was opened for the people in `ring`, with the rules `kept` from before."""

    wire: ClassVar[str] = "table.game_chosen"
    game: str
    ring: Ring
    kept: Mapping[str, Any]


@dataclass(frozen=True)
class Rewound(TableFact):
    """The game's steps with a number above `to` no longer count. `hidden`: nobody may learn that
    there was anything."""

    wire: ClassVar[str] = "table.rewound"
    to: int
    hidden: bool


@dataclass(frozen=True)
class Redone(TableFact):
    """What the rewind in the record `undo` took back counts again: the newest one not yet redone.
    `hidden`: nothing that it changes is public, so nobody may learn that there was anything."""

    wire: ClassVar[str] = "table.redone"
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
    GrantMade,
    GrantTaken,
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


@dataclass(frozen=True, slots=True)
class Record:
    """One step of a table's life, as it is stored.

    `number` counts from 1 without gaps; `at` is the server's time in seconds; `name` is the
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
    def vocabulary(self) -> int:
        """The oldest vocabulary in which this can be read (`Event.vocabulary`)."""
        return max((event.vocabulary for event in self.events), default=1)

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
