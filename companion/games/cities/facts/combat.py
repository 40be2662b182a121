"""Facts of a combat, from the declaration to the outcome, and of a conquest (§7, §8)."""

from __future__ import annotations

from typing import ClassVar

from companion.core.text import Text, text
from companion.core.value import replace
from companion.games.cities.combat_resolver import Shares, Tick
from companion.games.cities.duel import (
    GRAVEYARD,
    Account,
    Character,
    Combat,
    Duel,
    Phase,
    without_cities,
)
from companion.games.cities.facts import DuelFact, with_combat
from companion.games.cities.state import CitiesState


class AttackDeclared(DuelFact):
    """The active player attacks a city; `character` taps (None: light mode)."""

    slot: int
    character: int | None

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        attackers, before = () if self.character is None else (self.character,), duel
        for id in attackers:
            duel = duel.with_character(replace(duel.characters[id], tapped=True))
        combat = Combat(self.slot, Phase.DEFENCE, attackers, before=before)
        own_entries = without_cities(duel.own_entries)
        return replace(duel, combat=combat, account=None, lost=(), own_entries=own_entries)

    def diary_line(self) -> Text:
        return text("cities-diary-attack", slot=self.slot)


class AttackWithdrawn(DuelFact):
    """The attack is withdrawn: all is as before its declaration."""

    diary: ClassVar[str] = "cities-diary-withdrawn"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        assert duel.combat is not None
        assert duel.combat.before is not None
        return duel.combat.before


class CombatAwaits(DuelFact):
    """The open combat waits for this (a `Phase` of a combat)."""

    stage: str

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return with_combat(duel, stage=Phase(self.stage))


class CityRevealed(DuelFact):
    """A city is turned up; a human has said whether it is the capital."""

    slot: int
    capital: bool

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        city = replace(duel.city(self.slot), revealed=True, capital=self.capital)
        return duel.with_city(city)

    def diary_line(self) -> Text:
        return text("cities-diary-revealed", slot=self.slot)


class AttackWon(DuelFact):
    """It is a conquest as soon as the city has been turned up (`reveal_on = conquest`)."""

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return with_combat(duel, won=True)


class QuickBrought(DuelFact):
    """A Quick character of the field comes to the attacked city, untapped (C23)."""

    diary: ClassVar[str] = "cities-diary-quick"
    character: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        assert duel.combat is not None
        one = duel.characters[self.character]
        return duel.with_character(replace(one, place=duel.combat.slot, tapped=False))


class Defended(DuelFact):
    """The city is defended: it lies across while they fight."""

    diary: ClassVar[str] = "cities-diary-defended"

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return duel


class AttackersNamed(DuelFact):
    """Further attackers, who tap (C24)."""

    diary: ClassVar[str] = "cities-diary-attackers"
    characters: tuple[int, ...]

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        assert duel.combat is not None
        joined = (*duel.combat.attackers, *self.characters)
        for id in self.characters:
            duel = duel.with_character(replace(duel.characters[id], tapped=True))
        return with_combat(duel, attackers=joined)


class DefendersNamed(DuelFact):
    """Who defends."""

    diary: ClassVar[str] = "cities-diary-defenders"
    characters: tuple[int, ...]

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return with_combat(duel, defenders=self.characters)


class Aimed(DuelFact):
    """A striker's damage is given to its target."""

    diary: ClassVar[str] = "cities-diary-aimed"
    striker: int
    shares: Shares

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        assert duel.combat is not None
        return with_combat(duel, aims=(*duel.combat.aims, (self.striker, self.shares)))


class Struck(DuelFact):
    """A tick: all damage of one range at once, then the dead fall (§7.5)."""

    tick: Tick

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        assert duel.combat is not None
        for blow in self.tick.blows:
            hit = duel.characters[blow.target]
            duel = duel.with_character(replace(hit, damage=hit.damage + blow.damage))
        for id in self.tick.dead:
            duel = buried(duel, duel.characters[id], counted=not state.options.light)
        assert duel.combat is not None
        return with_combat(duel, ticks=(*duel.combat.ticks, self.tick), aims=())


def buried(duel: Duel, one: Character, *, counted: bool = True) -> Duel:
    """The duel with this character in the graveyard, and its card counted there."""
    duel = duel.with_character(replace(one, place=GRAVEYARD, tapped=False))
    return duel.with_cards(one.owner, graveyard=1) if counted else duel


class CombatEnded(DuelFact):
    """The combat is over. `fighters`: as they went in. `stands`: won, but the city stays."""

    outcome: str
    fighters: tuple[Character, ...]
    stands: bool

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        combat = duel.combat
        assert combat is not None
        told = Account(
            *(combat.slot, duel.active, self.outcome, self.fighters, combat.ticks),
            stands=self.stands,
        )
        # Typed-in combatants of light mode were only there for the sum.
        staying = {} if state.options.light else duel.characters
        return replace(duel, combat=None, account=told, characters=staying)

    def diary_line(self) -> Text:
        outcome = self.outcome.replace("_", "-")
        return text(f"cities-diary-{outcome}")


class DiscardsDue(DuelFact):
    """So many cards must be discarded for the conquest before anything else (§8)."""

    count: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        return replace(duel, due=self.count)


class DiscardsDone(DuelFact):
    """The discards of a conquest are in the graveyard."""

    diary: ClassVar[str] = "cities-diary-discards"
    count: int

    def change(self, duel: Duel, state: CitiesState) -> Duel:
        account = duel.account and replace(duel.account, paid=self.count)
        paid = duel.with_cards(duel.active, hand=-self.count, graveyard=self.count)
        return replace(paid, due=0, account=account)
