"""The commands of the game. The acting seat comes with the caller."""

from __future__ import annotations

from companion.core import By, Command
from companion.core.kit.rules import SetOption as SetOption
from companion.core.kit.rules import UseRules as UseRules
from companion.games.sancta.state import Phase


class SetTarget(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: saints to win (§2)."""

    saints: str


class SetDieTable(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: six rows of words, points and «ask» (§8)."""

    rows: tuple[tuple[str, int, bool], ...]


class NameDealer(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: who deals (§4)."""

    seat: int


class Begin(Command, by=By.HOST, phases=(Phase.LOBBY,)):
    """Lobby, tablet: the rules stand; everybody looks for a first saint."""


class FirstSaint(Command, phases=(Phase.SETUP,)):
    """Set-up: the first saint of the seat; until all have one it may be entered anew."""

    called: str
    level: int


class OfTurn(Command, phases=(Phase.TURN,)):
    """A command of the active player only."""


class CardText(OfTurn):
    """The effect of a card's text that no rule computes (§6)."""


class Beatitude(OfTurn):
    """A beatitude; `cancelled_by` only where reactions are spoken (§8)."""

    cancelled_by: int | None = None


class Roll(OfTurn):
    """The die; `face` is typed in where the die is a real one."""

    face: int | None = None


class EnterPoints(OfTurn):
    """The points that the table of the die gives (§8)."""

    points: int


class Support(OfTurn):
    """Play a support; if it `stays`, it is in the zone under its name."""

    called: str = ""
    stays: bool = False


class DropSupport(CardText):
    """A support leaves the zone of `seat`; `place` counts from 0."""

    seat: int
    place: str


class Trial(OfTurn):
    """Try a trial of this difficulty."""

    difficulty: int
    outcome: str = "point"
    """One of "point", "none" (its text denies the point) or "effect" (applied before the point)."""


class EndTrial(OfTurn):
    """The effect of the trial is applied; its point is due, or its text denies it."""

    point: bool = True


class Suffrage(OfTurn):
    """A saint from hand of this level is discarded for a point."""

    level: int


class Substitute(OfTurn):
    """The active saint changes places with the saint at `place` (from 0) of the sanctuary."""

    place: str


class PlaceSaint(OfTurn):
    """Place a saint from hand."""

    called: str
    level: int
    sort: str = ""
    place: str = "last"
    """In the sanctuary: "last", or counted from 0."""
    instead_of: str = ""
    """The place of the saint that is discarded for it where four wait already, or ""."""


class Reorder(OfTurn):
    """The sanctuary in another order: the present places, from 0."""

    order: tuple[str, ...]


class Effect(CardText):
    """A card's text: for each seat named, points, level and required change by so much."""

    changes: tuple[tuple[int, int, int, int], ...]
    note: str = ""


class MoveSaint(CardText):
    """A card's text moves a saint `to` "discard", "hand", "rose" or "sanctuary"; one in the active
    zone only where the text is `explicit` (§6)."""

    saint: str
    to: str
    explicit: bool = False
    note: str = ""


class Permit(CardText):
    """A card's text allows `what` once more: "source", "task" or "substitution"."""

    what: str


class DrawCards(CardText):
    """With counted cards: a card's text lets `seat` draw so many."""

    seat: int
    cards: int


class CardDie(CardText):
    """A card's text asks for the die (§8); `face` is typed in where the die is a real one."""

    face: int | None = None


class SetHand(CardText):
    """With `track_hands`: a card's text leaves `seat` with so many cards."""

    seat: int
    cards: int


class Discard(OfTurn):
    """With `track_hands`: discard so many cards of the own hand."""

    cards: int


class Shuffled(OfTurn):
    """So many cards were shuffled into a new deck; 0: there are none."""

    cards: int


class NoteShuffle(OfTurn):
    """Without counted cards: the deck was shuffled anew (for the log)."""


class EndTurn(OfTurn):
    """The turn is over (§5)."""


class React(Command, phases=(Phase.TURN,)):
    """Reaction window: "cancel" with an advocate, or "pass"."""

    answer: str


class CloseWindow(Command, by=By.HOST, phases=(Phase.TURN,)):
    """Tablet: all who have not answered pass; only where there is no time limit (§8)."""


class VoidCancel(Command, by=By.HOST, phases=(Phase.TURN,)):
    """Tablet: the cancel was not covered by an advocate; the window opens again (§8)."""


class Remove(Command, by=By.HOST, phases=(Phase.SETUP, Phase.TURN)):
    """Tablet: `seat` leaves the game; `cards` of its hand go to the discards where it is asked."""

    seat: int
    cards: int = 0
