"""The commands of the table itself. The commands of play belong to the games."""

from __future__ import annotations

from companion.core.command import By, Command
from companion.core.kit.commands import Answers
from companion.core.words.prompts.field import Value

answers = Answers("table", "command", "caller", "device", "fresh", "now", "games")
"""Functions that answer the table's commands. `device`: hash of the sender's token. `fresh`: hash
of a new secret for an invite, made by the shell."""


class TableCommand(Command, by=By.TABLET, prefix="table."):
    """A command of the table. Only the tablet may send it, unless the class says otherwise."""


class Join(TableCommand, by=By.PHONE):
    """Join the table under the name `called`. The sender's new token will hold the seat."""

    called: str


class Leave(TableCommand, by=By.PHONE):
    """Leave the table, if the game does not need the seat."""


class Rename(TableCommand, by=By.SEAT):
    """Rename a seat; a guest may rename only the own one."""

    seat: int
    called: str


class UseInvite(TableCommand, by=By.DEVICE):
    """Use an invite. `invite` is the hash of its secret; the sender's token is the new one."""

    invite: str


class AddSeat(TableCommand):
    """Add a person without a phone."""

    called: str


class RemoveSeat(TableCommand):
    """Remove a person. Players of a running game are removed by a command of that game."""

    seat: int


class ReleaseSeat(TableCommand):
    """Take the phone off this seat (flat battery, lost); its token becomes invalid."""

    seat: int


class MoveSeat(TableCommand):
    """Move a seat to `place` in the ring (0 is at the moderator's left)."""

    seat: int
    place: int


class SetRing(TableCommand):
    """Set the whole ring clockwise, as answered to an `Order` prompt: seat numbers as strings."""

    order: tuple[str, ...]


class OpenDoor(TableCommand):
    """Let people join."""


class CloseDoor(TableCommand):
    """Let nobody join."""


class NameTable(TableCommand):
    """Rename the table."""

    called: str


class ChooseGame(TableCommand):
    """Open a game. `abandon`: whether a running game may be given up."""

    game: str
    abandon: bool = False
    cards: tuple[tuple[Value, ...], ...] = ()
    """Rows as in `Game.cards`, kept by the host's device from other evenings."""


class Rematch(TableCommand):
    """Open the same game again, with everybody who is here and the same house rules."""

    abandon: bool = False


class Undo(TableCommand):
    """Take back the game's steps with a number above `to` (as the tablet counts)."""

    to: int


class Redo(TableCommand):
    """Take back the newest undo, if nothing new has happened since. `undo` is its number, as the
    tablet counts."""

    undo: int


class HandOver(TableCommand):
    """Make an invite that turns another device into the tablet (90 s, once)."""


class MakeRecovery(TableCommand):
    """Make the invite of the recovery phrase; the one before becomes invalid."""


class SeatQr(TableCommand):
    """Make an invite for a new phone of this seat (90 s, once)."""

    seat: int


class SeatCard(TableCommand):
    """Make an invite for this seat, to be printed (30 days, once)."""

    seat: int


class SetBlind(TableCommand):
    """Show the moderator only public facts and the schedule (`on`), or everything."""

    on: bool


class ShowSeat(TableCommand):
    """Show the view of a seat without a phone on the tablet, while the button is held."""

    seat: int


class SetKeeping(TableCommand):
    """Choose how long the table is kept after its last step: a key of `retention.CHOICES`."""

    keep: str


class KeepEvenings(TableCommand):
    """Let the host's device keep who was what and who won, for later evenings, or stop that. While
    it is on, everybody is told so."""

    on: bool


class SetFriendsPace(TableCommand):
    """Choose how fast imaginary friends answer: a key of `state.FRIENDS_PACES`."""

    pace: str


class SeatWatchers(TableCommand):
    """Let late guests join the running game, if its rules allow that."""


COMMANDS: tuple[type[TableCommand], ...] = tuple(TableCommand.__subclasses__())
"""All commands of the table."""
