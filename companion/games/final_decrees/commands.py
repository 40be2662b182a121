"""What may be asked of this game; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import AnswerCommand, By, Command, Value
from companion.core.kit.rules import SetOption as SetOption
from companion.core.kit.rules import UseRules as UseRules
from companion.games.final_decrees.state import Phase


class SetDecree(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the decree in `slot` (0–4) is called so and needs these stamps (D-S5)."""

    slot: int
    called: str
    steps: tuple[str, ...]


class SaveTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: keep the five decrees under a name, for another evening."""

    called: str


class UseTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the five decrees kept under that name."""

    called: str


class DropTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: forget what is kept under that name."""

    called: str


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: everything lies ready; the bids begin (D-S2)."""


class OfTurn(Command, phases=(Phase.PLAY,)):
    """What only the active player does."""


class Action(OfTurn):
    """Each costs one of the actions left; so does a second `Draw`."""


class Trading(Command, phases=(Phase.POSTING, Phase.PLAY)):
    """An answer to a proposal, or a new one; only the seats that it names may send it (§10)."""


class Bid(AnswerCommand, phases=(Phase.BID,)):
    """Bids: 1–6 blame for Human Resources; final."""

    amount: int


class Post(Command, phases=(Phase.POSTING,)):
    """Posting, the director of Human Resources: (seat, ministry) for every other player."""

    places: tuple[tuple[int, str], ...]


class Draw(OfTurn):
    """Step 2, or the action `draw`: `card` is "ordinary" or "decline" (S&D)."""

    card: str


class PlayCard(Action):
    """An action: a card of the hand is played; what it does is entered with `adjust`."""


class WriteCard(OfTurn):
    """After `PlayCard`: what the card is called and what it does, for everybody and for later."""

    called: str
    effect: str = ""


class Redistribute(Action):
    """An action: new blame of the own ministry and of those below; others stay as they are."""

    blame: Mapping[str, int]


class Forward(Action):
    """An action: `decree` (its slot, as a word) from the own ministry to another."""

    decree: str
    ministry: str


class MoveMarker(Action):
    """An action: anybody's marker (the seat, as a word) to an empty ministry."""

    who: str
    ministry: str


class Stamp(Action):
    """An action: the next step of `decree` (its slot, as a word)."""

    decree: str


class TreasuryExtra(Action):
    """An action of the Treasury: two more."""


class Investigate(Action):
    """An action of the Secret Service: all blame of a ministry becomes its director's."""

    ministry: str


class Manoeuvres(Action):
    """An action of the Navy: two personal blame and four of the Navy go back."""


class Reassign(Action):
    """An action of Human Resources: (seat, ministry) for everybody; "" for none (§11)."""

    places: tuple[tuple[int, str], ...]


class Restructure(Action):
    """An action of the Executive: `change` is "add", "remove", "reverse" or "move".

    `arrow` and, for a move, `to` are spelled `a>b`.
    """

    change: str
    arrow: str
    to: str = ""


class EndTurn(OfTurn):
    """Step 4, and the next player."""


class ChooseRoot(Command, phases=(Phase.PLAY,)):
    """After a promulgation under `multi_control`: which top of the chain counts."""

    ministry: str


class Remove(Command, phases=(Phase.PLAY,)):
    """After a promulgation, the chooser: blame that goes back, by seat number (as a word) or
    ministry; may be nothing."""

    blame: Mapping[str, int]


class Adjust(OfTurn):
    """The active player, for the effects of cards: a list of changes (§7, see `adjust`)."""

    changes: tuple[Mapping[str, Value], ...]


class ProposeTrade(Trading):
    """A trade: lines as `{"giver": seat, "taker": seat, "amount": n}` with `"sort"` "blame" or
    "cards"."""

    lines: tuple[Mapping[str, Value], ...]


class ConfirmTrade(Trading):
    """A player whom the proposal names agrees; the last one carries the trade out."""

    trade: str


class DeclineTrade(Trading):
    """A player whom the proposal names declines, or the proposer withdraws."""

    trade: str


class CarryOutTrade(Trading):
    """Carry a trade out: refused, since the last confirmation does it."""

    trade: str


class Abandon(Command, by=By.HOST, phases=(Phase.BID, Phase.POSTING, Phase.PLAY)):
    """Tablet: the game ends without a winner."""
