"""The commands of the game; the acting seat comes with the caller."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core import AnswerCommand, By, Command, Value
from companion.core.kit.rules import SetOption as SetOption
from companion.core.kit.rules import UseRules as UseRules
from companion.games.final_decrees.state import Phase


class SetDecree(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the name and the stamps of the decree in `slot` (0–4) (D-S5)."""

    slot: int
    called: str
    steps: tuple[str, ...]


class SaveTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: keep the five decrees under a name, for another evening."""

    called: str


class UseTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: take the five decrees that are kept under that name."""

    called: str


class DropTemplate(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: delete the template with that name."""

    called: str


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: begin the game with the bids (D-S2)."""


class OfTurn(Command, phases=(Phase.PLAY,)):
    """A command of the active player."""


class Action(OfTurn):
    """A command that costs one of the actions left, as a second `Draw` does."""


class Trading(Command, phases=(Phase.POSTING, Phase.PLAY)):
    """A proposal or an answer to one, from a seat that it names (§10)."""


class Bid(AnswerCommand, phases=(Phase.BID,)):
    """A final bid of 1 to 6 blame for Human Resources."""

    amount: int


class Post(Command, phases=(Phase.POSTING,)):
    """Posting, the director of Human Resources: (seat, ministry) for every other player."""

    places: tuple[tuple[int, str], ...]


class Draw(OfTurn):
    """Step 2, or the action `draw`: `card` is "ordinary" or "decline" (S&D)."""

    card: str


class PlayCard(Action):
    """An action: play a card of the hand. Its effects are entered with `Adjust`."""


class WriteCard(OfTurn):
    """After `PlayCard`: the name and the effect of the card, which the table keeps."""

    called: str
    effect: str = ""


class Redistribute(Action):
    """An action: the new blame of the own ministry and ministries below it."""

    blame: Mapping[str, int]


class Forward(Action):
    """An action: move `decree` (its slot, as a string) from the own ministry to another one."""

    decree: str
    ministry: str


class MoveMarker(Action):
    """An action: move a player's marker (the seat, as a word) to an empty ministry."""

    who: str
    ministry: str


class Stamp(Action):
    """An action: stamp the next step of `decree` (its slot, as a word)."""

    decree: str


class TreasuryExtra(Action):
    """An action of the Treasury: two more actions."""


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

    `arrow` and, for a move, `to` are written `a>b`.
    """

    change: str
    arrow: str
    to: str = ""


class EndTurn(OfTurn):
    """Step 4 of the turn; the next player begins."""


class ChooseRoot(Command, phases=(Phase.PLAY,)):
    """After a promulgation under `multi_control`: the top of the chain that counts."""

    ministry: str


class Remove(Command, phases=(Phase.PLAY,)):
    """After a promulgation, the chooser: blame that goes back, by seat number (as a word) or
    ministry; may be nothing."""

    blame: Mapping[str, int]


class Adjust(OfTurn):
    """The effects of a card, as a list of changes (§7, see `phases/play/adjust.py`)."""

    changes: tuple[Mapping[str, Value], ...]


class ProposeTrade(Trading):
    """A trade: lines as `{"giver": seat, "taker": seat, "amount": n}` with `"sort"` "blame" or
    "cards"."""

    lines: tuple[Mapping[str, Value], ...]


class ConfirmTrade(Trading):
    """A player named in the proposal agrees; the last one carries the trade out."""

    trade: str


class DeclineTrade(Trading):
    """A player named in the proposal declines, or the proposer withdraws."""

    trade: str


class CarryOutTrade(Trading):
    """Always refused: the last confirmation carries a trade out."""

    trade: str


class Abandon(Command, by=By.HOST, phases=(Phase.BID, Phase.POSTING, Phase.PLAY)):
    """Tablet: the game ends without a winner."""
