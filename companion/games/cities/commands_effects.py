"""What may be asked about the text of cards, and what may be put right; see `effects`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import By
from companion.games.cities.commands_base import Correction, Effect, OnCharacter, Placing, TypedCard


@dataclass(frozen=True)
class BeginAdjust(Effect):
    """Work through the text of a card: what follows is one moment (§6)."""

    name: ClassVar[str] = "begin_adjust"


@dataclass(frozen=True)
class EndAdjust(Effect):
    """The text of the card has been carried out."""

    name: ClassVar[str] = "end_adjust"


@dataclass(frozen=True)
class MoveCards(Effect):
    """`count` cards go a `way` (a key of `facts.effects.WAYS`); `theirs`: the opponent's."""

    name: ClassVar[str] = "move_cards"
    way: str
    count: int
    theirs: bool = False


@dataclass(frozen=True)
class TakeBackCount(Effect):
    """What one has entered last by hand in this turn was a slip: counted cards go back, and in
    light mode a city is as it was before."""

    name: ClassVar[str] = "take_back_count"


@dataclass(frozen=True)
class ChangeCharacter(OnCharacter):
    """Effect: "tap", "untap", "damage", "heal", "destroy" or "field"; id as a word."""

    name: ClassVar[str] = "change_character"
    character: str
    what: str
    amount: int = 0


@dataclass(frozen=True)
class ShiftCharacter(Placing, OnCharacter):
    """Effect: a character is put at a city."""

    name: ClassVar[str] = "shift_character"


@dataclass(frozen=True)
class ChangeStats(OnCharacter):
    """Effect: other values until the end of the turn; the id as a word."""

    name: ClassVar[str] = "change_stats"
    character: str
    power: int
    hp: int
    range: int


@dataclass(frozen=True)
class PutCharacter(TypedCard, OnCharacter):
    """Effect: one more character on the field; not from the hand."""

    name: ClassVar[str] = "put_character"


@dataclass(frozen=True)
class GiveCity(Effect):
    """Effect, or by hand: the city is "mine", "theirs" or "nobodys"; no conquest."""

    name: ClassVar[str] = "give_city"
    slot: int
    to: str


@dataclass(frozen=True)
class CorrectCapital(Correction):
    """A turned city is, or is not, the capital after all."""

    name: ClassVar[str] = "correct_capital"
    slot: int
    capital: bool


@dataclass(frozen=True)
class MoveCapital(Correction):
    """The capital is this turned city, and not the one that was said."""

    name: ClassVar[str] = "move_capital"
    slot: int


@dataclass(frozen=True)
class CorrectCounts(Correction, by=By.TABLET):
    """Counted again: cards in deck, hand and graveyard of a player."""

    name: ClassVar[str] = "correct_counts"
    deck: int
    hand: int
    graveyard: int
