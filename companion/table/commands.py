"""What may be asked of a table itself; the commands of play belong to the games."""

from __future__ import annotations

from companion.core.command import By, Command
from companion.core.kit.commands import Answers
from companion.core.words.prompts.field import Value

answers = Answers("table", "command", "caller", "device", "fresh", "now", "games")
"""Answers to the commands of a table. `device`: the token of the device that asks. `fresh`: the
hash of a secret that the shell has made for an invite."""


class TableCommand(Command, by=By.TABLET, prefix="table."):
    """A command to the table. The tablet may ask for it, unless the class says who else may."""


class Join(TableCommand, by=By.PHONE):
    """Sit down as `name`. The asking device is the (new) token that will hold the seat.

    An `onlooker` takes no seat: nothing is written down, the public view is theirs anyway.
    """

    called: str
    onlooker: bool = False


class Leave(TableCommand, by=By.PHONE):
    """Get up and go, as long as the game does not need the seat."""


class Rename(TableCommand, by=By.SEAT):
    """Rename a seat; a guest may rename only the own one."""

    seat: int
    called: str


class UseInvite(TableCommand, by=By.DEVICE):
    """Use an invite; `invite` is the hash of its secret, the asking device is the new token."""

    invite: str


class AddSeat(TableCommand):
    """Seat a person without a phone."""

    called: str


class RemoveSeat(TableCommand):
    """A person leaves the table. The players of a running game leave by a command of that game."""

    seat: int


class ReleaseSeat(TableCommand):
    """Go on without the phone of this seat (flat battery, lost); its token dies."""

    seat: int


class MoveSeat(TableCommand):
    """Put a seat at `place` of the ring (0 is at the moderator's left)."""

    seat: int
    place: int


class SetRing(TableCommand):
    """The whole ring clockwise, as an `Order` prompt answers: seat numbers as words."""

    order: tuple[str, ...]


class OpenDoor(TableCommand):
    """Let people in."""


class CloseDoor(TableCommand):
    """Let nobody in."""


class NameTable(TableCommand):
    """Call the table something."""

    called: str


class ChooseGame(TableCommand):
    """Open a game; `abandon` says that the one that runs may be given up."""

    game: str
    abandon: bool = False
    cards: tuple[tuple[Value, ...], ...] = ()
    """Rows as in `Game.cards`, kept by the host's device from other evenings."""


class Rematch(TableCommand):
    """The same game again, with everybody who is here now and the same house rules."""

    abandon: bool = False


class Undo(TableCommand):
    """Take back the game's steps with a number above `to`, as the tablet counts them."""

    to: int


class Redo(TableCommand):
    """Take the newest undo back, as long as nothing new has happened since; `undo` is its number,
    as the tablet counts."""

    undo: int


class HandOver(TableCommand):
    """Make an invite that turns another device into the tablet (90 s, once)."""


class MakeRecovery(TableCommand):
    """Make the invite behind the recovery phrase; the one before it is void."""


class SeatQr(TableCommand):
    """Make an invite for a new phone of this seat (90 s, once)."""

    seat: int


class SeatCard(TableCommand):
    """Make an invite for this seat to be printed (30 days, once)."""

    seat: int


class SetBlind(TableCommand):
    """Show the moderator public facts and the schedule only, or everything again."""

    on: bool


class ShowSeat(TableCommand):
    """Show on the tablet what a seat without a phone may see, while the button is held."""

    seat: int


class SetKeeping(TableCommand):
    """Keep the table so long after its last step: hours as a word, or "always"."""

    keep: str


class KeepEvenings(TableCommand):
    """Let the host's device keep who was what and who won, for other evenings, or not (`on`).
    While it is on, everybody is told so."""

    on: bool


class SeatWatchers(TableCommand):
    """Late guests join the running game, where its rules allow that."""


COMMANDS: tuple[type[TableCommand], ...] = tuple(TableCommand.__subclasses__())
"""Every command that a table knows of itself."""
