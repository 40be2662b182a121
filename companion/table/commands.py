"""What may be asked of a table itself; the wishes of play belong to the games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command


@dataclass(frozen=True)
class Wish(Command):
    """A command to the table. `guests`: not for the host alone."""

    guests: ClassVar[bool] = False


@dataclass(frozen=True)
class Join(Wish):
    """Sit down as `name`. The asking device is the (new) token that will hold the seat.

    An `onlooker` takes no seat: nothing is written down, the public view is theirs anyway.
    """

    name: ClassVar[str] = "table.join"
    guests: ClassVar[bool] = True
    called: str
    onlooker: bool = False


@dataclass(frozen=True)
class Leave(Wish):
    """Get up and go, as long as the game does not need the seat."""

    name: ClassVar[str] = "table.leave"
    guests: ClassVar[bool] = True


@dataclass(frozen=True)
class Rename(Wish):
    """Call somebody differently; a guest only oneself."""

    name: ClassVar[str] = "table.rename"
    guests: ClassVar[bool] = True
    seat: int
    called: str


@dataclass(frozen=True)
class TakeGrant(Wish):
    """Use a pass; `grant` is the hash of its secret, the asking device is the new token."""

    name: ClassVar[str] = "table.take_grant"
    guests: ClassVar[bool] = True
    grant: str


@dataclass(frozen=True)
class AddSeat(Wish):
    """Seat somebody who has no phone."""

    name: ClassVar[str] = "table.add_seat"
    called: str


@dataclass(frozen=True)
class RemoveSeat(Wish):
    """Somebody leaves. While a game runs it has its own way for those who play it."""

    name: ClassVar[str] = "table.remove_seat"
    seat: int


@dataclass(frozen=True)
class ReleaseSeat(Wish):
    """Go on without the phone of this seat (flat battery, lost); its token dies."""

    name: ClassVar[str] = "table.release_seat"
    seat: int


@dataclass(frozen=True)
class MoveSeat(Wish):
    """Put a seat at `place` of the ring (0 is at the moderator's left)."""

    name: ClassVar[str] = "table.move_seat"
    seat: int
    place: int


@dataclass(frozen=True)
class SetRing(Wish):
    """The whole ring clockwise, as an `Order` prompt answers: seat numbers as words."""

    name: ClassVar[str] = "table.set_ring"
    order: tuple[str, ...]


@dataclass(frozen=True)
class OpenDoor(Wish):
    """Let people in."""

    name: ClassVar[str] = "table.open_door"


@dataclass(frozen=True)
class CloseDoor(Wish):
    """Let nobody in."""

    name: ClassVar[str] = "table.close_door"


@dataclass(frozen=True)
class NameTable(Wish):
    """Call the table something."""

    name: ClassVar[str] = "table.name_table"
    called: str


@dataclass(frozen=True)
class ChooseGame(Wish):
    """Open a game; `abandon` says that the one that runs may be given up."""

    name: ClassVar[str] = "table.choose_game"
    game: str
    abandon: bool = False


@dataclass(frozen=True)
class Rematch(Wish):
    """The same game again, with everybody who is here now and the same house rules."""

    name: ClassVar[str] = "table.rematch"
    abandon: bool = False


@dataclass(frozen=True)
class Undo(Wish):
    """Take back the game's steps with a number above `to`, as the tablet counts them."""

    name: ClassVar[str] = "table.undo"
    to: int


@dataclass(frozen=True)
class HandOver(Wish):
    """Make a pass that turns another device into the tablet (90 s, once)."""

    name: ClassVar[str] = "table.hand_over"


@dataclass(frozen=True)
class MakeRecovery(Wish):
    """Make the pass behind the recovery phrase; the one before it is void."""

    name: ClassVar[str] = "table.make_recovery"


@dataclass(frozen=True)
class SeatQr(Wish):
    """Make a pass for a new phone of this seat (90 s, once)."""

    name: ClassVar[str] = "table.seat_qr"
    seat: int


@dataclass(frozen=True)
class SeatCard(Wish):
    """Make a pass for this seat to be printed (30 days, once)."""

    name: ClassVar[str] = "table.seat_card"
    seat: int


@dataclass(frozen=True)
class SetBlind(Wish):
    """Show the moderator public facts and the schedule only, or everything again."""

    name: ClassVar[str] = "table.set_blind"
    on: bool


@dataclass(frozen=True)
class ShowSeat(Wish):
    """Show on the tablet what a seat without a phone may see, to whoever holds it down."""

    name: ClassVar[str] = "table.show_seat"
    seat: int


@dataclass(frozen=True)
class SetKeeping(Wish):
    """Keep the table so long after its last step: hours as a word, or "always"."""

    name: ClassVar[str] = "table.set_keeping"
    keep: str


@dataclass(frozen=True)
class SeatWatchers(Wish):
    """Those who came late sit down in the game that is being played, where it welcomes them."""

    name: ClassVar[str] = "table.seat_watchers"


WISHES: tuple[type[Wish], ...] = (
    Join,
    Leave,
    Rename,
    TakeGrant,
    AddSeat,
    RemoveSeat,
    ReleaseSeat,
    MoveSeat,
    SetRing,
    OpenDoor,
    CloseDoor,
    NameTable,
    ChooseGame,
    Rematch,
    Undo,
    HandOver,
    MakeRecovery,
    SeatQr,
    SeatCard,
    SetBlind,
    ShowSeat,
    SetKeeping,
    SeatWatchers,
)
"""Every command that a table knows of itself."""
