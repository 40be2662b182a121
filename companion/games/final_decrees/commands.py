"""What may be asked of this game; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command
from companion.core.option import Value
from companion.games.final_decrees.commands_setup import LOBBY as LOBBY
from companion.games.final_decrees.commands_setup import Begin as Begin
from companion.games.final_decrees.commands_setup import DropTemplate as DropTemplate
from companion.games.final_decrees.commands_setup import SaveTemplate as SaveTemplate
from companion.games.final_decrees.commands_setup import SetDecree as SetDecree
from companion.games.final_decrees.commands_setup import SetOption as SetOption
from companion.games.final_decrees.commands_setup import UseTemplate as UseTemplate


@dataclass(frozen=True)
class Bid(Command):
    """Bids: 1–6 blame for Human Resources; final."""

    name: ClassVar[str] = "bid"
    amount: int


@dataclass(frozen=True)
class Post(Command):
    """Posting, the director of Human Resources: (seat, ministry) for every other player."""

    name: ClassVar[str] = "post"
    places: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Draw(Command):
    """Step 2, or the action `draw`: `card` is "ordinary" or "decline" (S&D)."""

    name: ClassVar[str] = "draw"
    card: str


@dataclass(frozen=True)
class PlayCard(Command):
    """An action: a card of the hand is played; what it does is entered with `adjust`."""

    name: ClassVar[str] = "play_card"


@dataclass(frozen=True)
class Redistribute(Command):
    """An action: new blame of the own ministry and of those below; others stay as they are."""

    name: ClassVar[str] = "redistribute"
    blame: Mapping[str, int]


@dataclass(frozen=True)
class Forward(Command):
    """An action: `decree` (its slot, as a word) from the own ministry to another."""

    name: ClassVar[str] = "forward"
    decree: str
    ministry: str


@dataclass(frozen=True)
class MoveMarker(Command):
    """An action: anybody's marker (the seat, as a word) to an empty ministry."""

    name: ClassVar[str] = "move_marker"
    who: str
    ministry: str


@dataclass(frozen=True)
class Stamp(Command):
    """An action: the next step of `decree` (its slot, as a word)."""

    name: ClassVar[str] = "stamp"
    decree: str


@dataclass(frozen=True)
class TreasuryExtra(Command):
    """An action of the Treasury: two more."""

    name: ClassVar[str] = "treasury_extra"


@dataclass(frozen=True)
class Investigate(Command):
    """An action of the Secret Service: all blame of a ministry becomes its director's."""

    name: ClassVar[str] = "investigate"
    ministry: str


@dataclass(frozen=True)
class Manoeuvres(Command):
    """An action of the Navy: two personal blame and four of the Navy go back."""

    name: ClassVar[str] = "manoeuvres"


@dataclass(frozen=True)
class Reassign(Command):
    """An action of Human Resources: (seat, ministry) for everybody; "" for none (§11)."""

    name: ClassVar[str] = "reassign"
    places: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Restructure(Command):
    """An action of the Executive: `change` is "add", "remove", "reverse" or "move".

    `arrow` and, for a move, `to` are spelled `a>b`.
    """

    name: ClassVar[str] = "restructure"
    change: str
    arrow: str
    to: str = ""


@dataclass(frozen=True)
class EndTurn(Command):
    """Step 4, and the next player."""

    name: ClassVar[str] = "end_turn"


@dataclass(frozen=True)
class ChooseRoot(Command):
    """After a promulgation under `multi_control`: which top of the chain counts."""

    name: ClassVar[str] = "choose_root"
    ministry: str


@dataclass(frozen=True)
class Remove(Command):
    """After a promulgation, the chooser: blame that goes back, by seat number (as a word) or
    ministry; may be nothing."""

    name: ClassVar[str] = "remove"
    blame: Mapping[str, int]


@dataclass(frozen=True)
class Adjust(Command):
    """The active player, for the effects of cards: a list of changes (§7, see `adjust`)."""

    name: ClassVar[str] = "adjust"
    changes: tuple[Mapping[str, Value], ...]


@dataclass(frozen=True)
class Propose(Command):
    """A trade: lines as `{"giver": seat, "taker": seat, "amount": n}` with `"sort"` "blame" or
    "cards"."""

    name: ClassVar[str] = "propose_trade"
    lines: tuple[Mapping[str, Value], ...]


@dataclass(frozen=True)
class Confirm(Command):
    """A named player agrees; the last one carries the trade out."""

    name: ClassVar[str] = "confirm_trade"
    trade: str


@dataclass(frozen=True)
class Decline(Command):
    """A named player declines, or the proposer withdraws."""

    name: ClassVar[str] = "decline_trade"
    trade: str


@dataclass(frozen=True)
class CarryOut(Command):
    """Carry a trade out: refused, since the last confirmation does it."""

    name: ClassVar[str] = "carry_out_trade"
    trade: str


@dataclass(frozen=True)
class Abandon(Command):
    """Tablet: the game ends without a winner."""

    name: ClassVar[str] = "abandon"


ACTIONS: tuple[type[Command], ...] = (
    *(PlayCard, Redistribute, Forward, MoveMarker, Stamp, TreasuryExtra, Investigate),
    *(Manoeuvres, Reassign, Restructure),
)
"""Each costs one of the actions left; so does a second `Draw`."""
TRADES: tuple[type[Command], ...] = (Propose, Confirm, Decline, CarryOut)
COMMANDS: tuple[type[Command], ...] = (
    *LOBBY,
    *(Bid, Post, Draw, EndTurn, ChooseRoot, Remove, Adjust, Abandon),
    *ACTIONS,
    *TRADES,
)
