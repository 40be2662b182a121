"""What may be asked about the text of cards, and what may be put right; see `effects`."""

from __future__ import annotations

from companion.core.command import By
from companion.games.cities.commands_base import Correction, Effect, OnCharacter, Placing, TypedCard


class BeginAdjust(Effect):
    """Work through the text of a card: what follows is one moment (§6)."""


class EndAdjust(Effect):
    """The text of the card has been carried out."""


class MoveCards(Effect):
    """`count` cards go a `way` (a key of `facts.effects.WAYS`); `theirs`: the opponent's."""

    way: str
    count: int
    theirs: bool = False


class TakeBackCount(Effect):
    """Undo the own last entry of this turn: counted cards go back; in light mode a city is as
    it was before."""


class ChangeCharacter(OnCharacter):
    """Effect: "tap", "untap", "damage", "heal", "destroy" or "field"; id as a word."""

    character: str
    what: str
    amount: int = 0


class ShiftCharacter(Placing, OnCharacter):
    """Effect: a character is put at a city."""


class ChangeStats(OnCharacter):
    """Effect: other values until the end of the turn; the id as a word."""

    character: str
    power: int
    hp: int
    range: int


class PutCharacter(TypedCard, OnCharacter):
    """Effect: one more character on the field; not from the hand."""


class GiveCity(Effect):
    """Effect, or by hand: the city is "mine", "theirs" or "nobodys"; no conquest."""

    slot: int
    to: str


class CorrectCapital(Correction):
    """A turned city is, or is not, the capital after all."""

    slot: int
    capital: bool


class MoveCapital(Correction):
    """Correction: this revealed city is the capital, not the one named before."""

    slot: int


class CorrectCounts(Correction, by=By.TABLET):
    """Counted again: cards in deck, hand and graveyard of a player."""

    deck: int
    hand: int
    graveyard: int
