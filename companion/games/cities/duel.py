"""The running duel as values: its five cities, characters, cards and the open combat."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from companion.core import Frozen, field, replace
from companion.games.cities.character_cards import CharacterCard
from companion.games.cities.combat_resolver import RangeHits, Shares

SLOTS = (1, 2, 3, 4, 5)
FIELD, GRAVEYARD = 0, -1
"""Places of a character besides the slots of the cities."""
HAND = 7
"""Cards of the first hand, and the most that may be kept at the end of a turn."""
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
"""By way: the piles from and to which cards move; the field is not counted."""


class Phase(StrEnum):
    """The phases of a match, derived from the rest of the state (`CitiesState.phase`)."""

    LOBBY = "lobby"
    DECKS = "decks"  # before the first duel
    # A turn (§5); recovery needs no hand.
    DRAW = "draw"
    OPENING = "opening"
    MAIN = "main"
    FINAL = "final"
    # An open combat (§7).
    REVEAL = "reveal"  # the city is turned up: is it the capital?
    DEFENCE = "defence"  # B defends or not, with Quick cards
    ATTACKERS = "attackers"  # A may add some
    DEFENDERS = "defenders"  # B names some
    TARGETS = "targets"  # a striker's target
    SETTLE = "settle"  # light: the players say whose the city is
    DISCARDS = "discards"  # of a conquest (§8)
    EFFECT = "effect"  # the text of a card is worked through (§6)
    BELL = "bell"  # the time is up in a duel, and nothing is open (M5)
    WON = "won"  # a duel is over, the next one waits
    OVER = "over"


TURN, COMBAT = tuple(Phase)[2:6], tuple(Phase)[6:12]


class City(Frozen):
    """One of the five cities."""

    slot: int
    revealed: bool = False
    capital: bool | None = None
    """As a player has entered it; None until then."""
    owner: int | None = None
    """A seat; None: neutral."""


class Character(CharacterCard):
    """A character in play; in light mode only while a combat is calculated."""

    id: int
    place: int = FIELD
    """FIELD, a slot, or GRAVEYARD."""
    tapped: bool = False
    damage: int = 0
    lasting: tuple[int, int, int] | None = None
    """Power, hp and range to go back to at the end of the turn, if an effect has changed them."""

    @property
    def alive(self) -> bool:
        return self.place != GRAVEYARD


class CardCounts(Frozen):
    """A player's cards, as numbers."""

    deck: int
    hand: int = HAND
    graveyard: int = 0


class Combat(Frozen):
    """An open combat, from its declaration to its outcome."""

    slot: int
    stage: Phase
    """What the combat waits for."""
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    aims: tuple[tuple[int, Shares], ...] = ()
    """(striker, shares) chosen for the next tick."""
    ticks: tuple[RangeHits, ...] = ()
    won: bool = False
    """Whether it becomes a conquest once the city has been turned up."""
    before: Duel | None = None
    """The duel before the declaration."""


class LastCombat(Frozen):
    """The last combat, as it is shown afterwards."""

    slot: int
    attacker: int
    outcome: str
    """As in §7.6, or "undefended" or "called_off"."""
    fighters: tuple[Character, ...] = ()
    """The combatants as they went in."""
    ticks: tuple[RangeHits, ...] = ()
    stands: bool = False
    """The city stayed as it was although the fight was won."""
    paid: int = 0
    """Cards that the conquest has cost."""


class OwnEntry(Frozen):
    """A player's entry by hand in this turn; the last one may be taken back."""

    by: int
    whose: int
    """The seat whose cards moved."""
    way: str
    """A key of WAYS."""
    count: int
    failed: bool = False
    """There were too few cards to draw."""
    city: City | None = None
    """Light mode: the city as it was before it got another owner."""
    conquest: bool = False
    """The city was conquered; the cards are its discards."""


class Duel(Frozen):
    """The running duel."""

    number: int
    starter: int
    active: int
    turn_phase: Phase
    """DRAW, OPENING, MAIN or FINAL; a combat or an effect may be open in it."""
    cities: tuple[City, ...]
    counts: Mapping[int, CardCounts]
    turns: Mapping[int, int]
    """Own turns begun so far, by seat."""
    characters: Mapping[int, Character] = field(default_factory=dict)
    next_id: int = 1
    opened: bool = False
    combat: Combat | None = None
    due: int = 0
    """Discards of a conquest that wait."""
    adjust: int | None = None
    """The seat that works through the text of a card."""
    account: LastCombat | None = None
    lost: tuple[int, ...] = ()
    """Slots that have just been lost by the garrison rule."""
    failed: tuple[int, ...] = ()
    """Seats that had to draw and could not."""
    entries: tuple[OwnEntry, ...] = ()
    """Entries made by hand in this turn, oldest first."""

    @property
    def phase(self) -> Phase:
        if self.adjust is not None:
            return Phase.EFFECT
        if self.combat is not None:
            return self.combat.stage
        return Phase.DISCARDS if self.due else self.turn_phase

    @property
    def rests(self) -> bool:
        """Whether neither a combat nor an effect nor discards are open."""
        return self.adjust is None and self.combat is None and not self.due

    def city(self, slot: int) -> City:
        return self.cities[slot - 1]

    @property
    def capital(self) -> int | None:
        """The slot of the capital, if it is known: entered, or the only one left (§10)."""
        entered = next((one.slot for one in self.cities if one.capital), None)
        unknown = [one.slot for one in self.cities if one.capital is None]
        return entered or (unknown[0] if len(unknown) == 1 else None)

    def knows(self, slot: int) -> bool:
        """Whether it is known without looking if this city is the capital (§10)."""
        return self.capital is not None or self.city(slot).capital is not None

    def held(self, seat: int) -> tuple[int, ...]:
        return tuple(one.slot for one in self.cities if one.owner == seat)

    def occupied(self, seat: int) -> int:
        return len(self.held(seat))

    def there(self, slot: int, seat: int) -> tuple[Character, ...]:
        """The living characters of `seat` located at `slot` (FIELD: on the field)."""
        return tuple(
            one for one in self.characters.values() if one.place == slot and one.owner == seat
        )

    def living(self, seat: int) -> tuple[Character, ...]:
        return tuple(one for one in self.characters.values() if one.owner == seat and one.alive)

    def fighting(self) -> Combat:
        """The open combat; only where there is one."""
        assert self.combat is not None
        return self.combat

    def with_combat(self, **changes: Any) -> Duel:
        return replace(self, combat=replace(self.fighting(), **changes))

    def with_city(self, slot: int, **changes: Any) -> Duel:
        cities = (replace(one, **changes) if one.slot == slot else one for one in self.cities)
        return replace(self, cities=tuple(cities))

    def with_character(self, id: int, **changes: Any) -> Duel:
        one = replace(self.characters[id], **changes)
        return replace(self, characters={**self.characters, id: one})

    def with_cards(self, seat: int, **by: int) -> Duel:
        """The duel with cards added to, or taken from, a player's piles (at least 0)."""
        had = self.counts[seat]
        piles = {name: max(0, getattr(had, name) + n) for name, n in by.items()}
        return replace(self, counts={**self.counts, seat: replace(had, **piles)})

    def with_moved(self, seat: int, way: str, count: int) -> Duel:
        """The duel after `count` cards of `seat` moved a way of WAYS; negative: back."""
        source, target = WAYS[way]
        by = {source: -count, target: count}
        return self.with_cards(seat, **{pile: n for pile, n in by.items() if pile != "field"})

    def without_city_entries(self) -> Duel:
        return replace(self, entries=tuple(one for one in self.entries if one.city is None))
