"""Facts of card effects, which are physical and entered by hand, and of corrections (§6, §10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.games.cities.events_base import DuelFact
from companion.games.cities.events_combat import buried
from companion.games.cities.state import GRAVEYARD, Character, CitiesState, Counts, Duel

WAYS: dict[str, tuple[str, str]] = {
    "draw": ("deck", "hand"),
    "discard": ("hand", "graveyard"),
    "mill": ("deck", "graveyard"),
    "recall": ("graveyard", "hand"),
    "restore": ("graveyard", "deck"),
    "bury": ("field", "graveyard"),
    "play": ("hand", "field"),
    "retake": ("field", "hand"),
}
"""How cards move by an effect, from where and to where; the field is not counted."""


@dataclass(frozen=True)
class AdjustOpened(DuelFact):
    """Somebody works through the text of a card; what follows is one moment (D3)."""

    wire: ClassVar[str] = "cities.adjust_opened"
    seat: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, adjust=self.seat, lost=())


@dataclass(frozen=True)
class AdjustClosed(DuelFact):
    """The text of the card has been carried out."""

    wire: ClassVar[str] = "cities.adjust_closed"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, adjust=None)


@dataclass(frozen=True)
class CharacterChanged(DuelFact):
    """An effect on a character: how it is after it. `power`, `hp`, `range` end with the turn."""

    wire: ClassVar[str] = "cities.character_changed"
    character: int
    tapped: bool
    damage: int
    power: int
    hp: int
    range: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one = duel.characters[self.character]
        stats = (one.power, one.hp, one.range)
        lasting = one.lasting
        if stats != (self.power, self.hp, self.range):
            lasting = lasting or stats
        return duel.with_character(
            replace(
                one,
                tapped=self.tapped,
                damage=self.damage,
                power=self.power,
                hp=self.hp,
                range=self.range,
                lasting=lasting,
            )
        )


@dataclass(frozen=True)
class CharacterShifted(DuelFact):
    """An effect puts a character somewhere: a slot, the field, the graveyard."""

    wire: ClassVar[str] = "cities.character_shifted"
    character: int
    place: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one: Character = duel.characters[self.character]
        if self.place == GRAVEYARD:
            return buried(duel, one)
        return duel.with_character(replace(one, place=self.place))


@dataclass(frozen=True)
class CardsMoved(DuelFact):
    """So many cards of a player go a way (a key of `WAYS`). `failed`: a draw found too few."""

    wire: ClassVar[str] = "cities.cards_moved"
    seat: int
    way: str
    count: int
    failed: bool = False

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        source, target = WAYS[self.way]
        had = {
            name: getattr(duel.counts[self.seat], name) for name in ("deck", "hand", "graveyard")
        }
        for pile, by in ((source, -self.count), (target, self.count)):
            if pile in had:
                had[pile] += by
        if self.failed:
            duel = replace(duel, failed=(*duel.failed, self.seat))
        return duel.with_counts(self.seat, Counts(**had))


@dataclass(frozen=True)
class CitySet(DuelFact):
    """A city is somebody's, or nobody's, by hand or by an effect: no conquest."""

    wire: ClassVar[str] = "cities.city_set"
    slot: int
    owner: int | None

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel.with_city(replace(duel.city(self.slot), owner=self.owner)), lost=())


@dataclass(frozen=True)
class CityFell(DuelFact):
    """The garrison rule has struck: nobody of the owner stands there any more (§6)."""

    wire: ClassVar[str] = "cities.city_fell"
    slot: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        city = replace(duel.city(self.slot), owner=None)
        return replace(duel.with_city(city), lost=(*duel.lost, self.slot))


@dataclass(frozen=True)
class CapitalCorrected(DuelFact):
    """What was said of a turned city was wrong."""

    wire: ClassVar[str] = "cities.capital_corrected"
    slot: int
    capital: bool

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_city(replace(duel.city(self.slot), capital=self.capital))


@dataclass(frozen=True)
class CountsSet(DuelFact):
    """Somebody has counted: so many cards there really are."""

    wire: ClassVar[str] = "cities.counts_set"
    seat: int
    deck: int
    hand: int
    graveyard: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel.with_counts(self.seat, Counts(self.deck, self.hand, self.graveyard))
