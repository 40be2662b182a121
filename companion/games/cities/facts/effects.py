"""Facts of card effects, which are physical and entered by hand, and of corrections (§6, §10)."""

from __future__ import annotations

from typing import ClassVar

from companion.core.text import SeatName, Text, text
from companion.core.value import replace
from companion.games.cities.duel import (
    GRAVEYARD,
    Character,
    Counted,
    Counts,
    Duel,
    without_cards_of,
    without_cities,
)
from companion.games.cities.facts import DuelFact
from companion.games.cities.facts.combat import buried
from companion.games.cities.state import CitiesState

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


class AdjustOpened(DuelFact):
    """Somebody works through the text of a card; what follows is one moment (D3)."""

    diary: ClassVar[str] = "cities-diary-adjust"
    seat: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, adjust=self.seat, lost=())


class AdjustClosed(DuelFact):
    """The text of the card has been carried out."""

    diary: ClassVar[str] = "cities-diary-adjusted"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, adjust=None)


class CharacterChanged(DuelFact):
    """An effect on a character: how it is after it. `power`, `hp`, `range` end with the turn."""

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

    def diary_line(self) -> Text:
        return text("cities-diary-changed", damage=self.damage, values=f"{self.power}/{self.hp}")


class CharacterShifted(DuelFact):
    """An effect puts a character somewhere: a slot, the field, the graveyard."""

    diary: ClassVar[str] = "cities-diary-effect"
    character: int
    place: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        one: Character = duel.characters[self.character]
        if self.place == GRAVEYARD:
            return buried(duel, one)
        return duel.with_character(replace(one, place=self.place))


class CardsMoved(DuelFact):
    """So many cards of a player go a way (a key of `WAYS`). `failed`: a draw found too few."""

    seat: int
    way: str
    count: int
    failed: bool = False

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        by = duel.active if duel.adjust is None else duel.adjust
        entry = Counted(by, self.seat, self.way, self.count, self.failed)
        if self.failed:
            duel = replace(duel, failed=(*duel.failed, self.seat))
        return moved(
            replace(duel, own_entries=(*duel.own_entries, entry)), self.seat, self.way, self.count
        )

    def diary_line(self) -> Text:
        way = text(f"cities-way-{self.way}")
        return text("cities-news-cards", who=SeatName(self.seat), way=way, n=self.count)


def moved(duel: Duel, seat: int, way: str, count: int) -> Duel:
    """The duel after so many cards of `seat` went this way; below zero, back again."""
    source, target = WAYS[way]
    by = {source: -count, target: count}
    return duel.with_cards(seat, **{pile: n for pile, n in by.items() if pile != "field"})


class CountTakenBack(DuelFact):
    """What was counted last in this turn was not so: the cards are where they were before."""

    diary: ClassVar[str] = "cities-diary-count-back"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        *before, entry = duel.own_entries
        assert isinstance(entry, Counted)
        left = duel.failed[:-1] if entry.failed else duel.failed
        duel = replace(duel, own_entries=tuple(before), failed=left)
        return moved(duel, entry.whose, entry.way, -entry.count)


class CapitalCorrected(DuelFact):
    """What was said of a turned city was wrong."""

    diary: ClassVar[str] = "cities-diary-corrected"
    slot: int
    capital: bool

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        duel = replace(duel, own_entries=without_cities(duel.own_entries))
        return duel.with_city(replace(duel.city(self.slot), capital=self.capital))


class CountsSet(DuelFact):
    """Somebody has counted: so many cards there really are."""

    diary: ClassVar[str] = "cities-diary-counted"
    seat: int
    deck: int
    hand: int
    graveyard: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        duel = replace(duel, own_entries=without_cards_of(duel.own_entries, self.seat))
        return duel.with_counts(self.seat, Counts(self.deck, self.hand, self.graveyard))
