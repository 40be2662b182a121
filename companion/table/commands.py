"""The commands of the table."""

from companion.table.command import TableCommand
from companion.table.host_choices import KeepEvenings, SetFriendsPace, SetKeeping
from companion.table.lifecycle import ChooseGame, Redo, Rematch, Undo
from companion.table.people.handover import SetBlind, ShowSeat
from companion.table.people.invites import HandOver, MakeRecovery, SeatCard, SeatQr, UseInvite
from companion.table.people.seating import (
    AddSeat,
    CloseDoor,
    Join,
    Leave,
    MoveSeat,
    NameTable,
    OpenDoor,
    ReleaseSeat,
    RemoveSeat,
    Rename,
    SeatWatchers,
    SetRing,
)

COMMANDS: tuple[type[TableCommand], ...] = (
    *(Join, Leave, Rename, UseInvite),
    *(AddSeat, RemoveSeat, ReleaseSeat, MoveSeat),
    *(SetRing, OpenDoor, CloseDoor, NameTable, ChooseGame),
    *(Rematch, Undo, Redo),
    *(HandOver, MakeRecovery, SeatQr, SeatCard),
    *(SetBlind, ShowSeat),
    *(SetKeeping, KeepEvenings, SetFriendsPace, SeatWatchers),
)
"""All of them, in the order of `protocol.md`."""
