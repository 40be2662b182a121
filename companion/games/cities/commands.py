"""Base classes of the commands of a match; each command is defined with its phase or component."""

from typing import ClassVar

from companion.core import Command, Refusal, refuse
from companion.games.cities.duel import Phase
from companion.games.cities.state import CitiesState


class MatchCommand(Command):
    """A command of the two players that a pause refuses: decks, ready, giving a duel up."""


class InDuel(Command):
    """A command of the two players in a duel."""

    tracking: ClassVar[str | None] = None
    """The only value of the house rule `tracking` with which it may be asked; None: any."""


class Tracked(InDuel):
    """Only where characters are kept track of (§3)."""

    tracking = "full"


class Light(InDuel):
    """Only in light mode (§3)."""

    tracking = "light"


class OfTurn(InDuel):
    """A command of the active player's turn (§5, §6)."""


class OfOpening(OfTurn, phases=(Phase.OPENING,)):
    """An answer of the opening phase: a card of the hand, or none (§5)."""


class OfCombat(InDuel):
    """An answer that an open combat, or its discards, wait for (§7)."""


class Effect(InDuel):
    """An effect of the text of a card (§9)."""


class OnCharacter(Effect, Tracked):
    """An effect on a character."""


class Correction(InDuel):
    """A correction of something that was entered wrongly."""


class TypedIn(Command):
    """The name and the values of a character, as its card says them."""

    called: str
    power: int
    hp: int
    range: int


class TypedCard(TypedIn):
    """As `TypedCharacter`, and whether it is Quick: "yes" or "no"."""

    quick: str


class Placing(Command):
    """A character, by its id, and a city (slot 1–5)."""

    character: int
    slot: int


def tracking_refusal(state: CitiesState, command: InDuel) -> Refusal | None:
    """Why `command` does not exist with the house rule `tracking` in force (§3)."""
    if command.tracking in (None, state.options.tracking):
        return None
    return refuse("E_NOT_TRACKED" if state.options.light else "E_TRACKED")


def parse_id(word: str) -> int:
    """An id sent as a word; 0, which no character has, for any other word."""
    return int(word) if word.isdecimal() else 0
