"""The running duel as values: its five cities, characters, cards and the open combat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from companion.core.value import Frozen, field, replace
from companion.games.cities.combat_resolver import Shares, Tick

SLOTS = (1, 2, 3, 4, 5)
FIELD, GRAVEYARD = 0, -1
"""Where a character may be besides the slot of a city."""
HAND = 7
"""Cards of the first hand, and the most that may be kept at the end of the own turn."""


class Phase(StrEnum):
    """Where the match is. It follows from the rest of the state (`CitiesState.phase`)."""

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
    """One of the five."""

    slot: int
    revealed: bool = False
    capital: bool | None = None
    """As a human said it; None until then."""
    owner: int | None = None
    """A seat; None: neutral."""


class Character(Frozen):
    """One character (tracking = full; in light mode only while a combat is calculated)."""

    id: int
    owner: int
    name: str
    power: int
    hp: int
    range: int
    quick: bool = False
    place: int = FIELD
    """FIELD, a slot, or GRAVEYARD."""
    tapped: bool = False
    damage: int = 0
    lasting: tuple[int, int, int] | None = None
    """Power, hp and range to go back to at the end of the turn, if an effect has changed them."""

    @property
    def alive(self) -> bool:
        return self.place != GRAVEYARD


class Counts(Frozen):
    """A player's cards, as numbers."""

    deck: int
    hand: int = HAND
    graveyard: int = 0


class Combat(Frozen):
    """An open combat, from its declaration to its outcome."""

    slot: int
    stage: Phase
    """What it waits for."""
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    aims: tuple[tuple[int, Shares], ...] = ()
    """(striker, shares) chosen for the next tick."""
    ticks: tuple[Tick, ...] = ()
    won: bool = False
    """It is a conquest as soon as the city has been turned up."""
    before: Duel | None = None
    """The duel before the declaration."""


class Account(Frozen):
    """The last combat, to be told."""

    slot: int
    attacker: int
    outcome: str
    """As in §7.6, or "undefended" or "called_off"."""
    fighters: tuple[Character, ...] = ()
    """The combatants as they went in."""
    ticks: tuple[Tick, ...] = ()
    stands: bool = False
    """The city stayed as it was although the fight was won."""
    paid: int = 0
    """Cards that the conquest has cost."""


class Counted(Frozen):
    """Cards that were counted: who counted, whose they are, the way, how many, a failed draw."""

    by: int
    whose: int
    way: str
    count: int
    failed: bool = False


class Given(Frozen):
    """A city given by hand (light mode): by whom, how it had been before (`revealed`, `capital`,
    `owner`), whether it was a `conquest`, and how many `discards` that cost."""

    by: int
    slot: int
    revealed: bool
    capital: bool | None
    owner: int | None
    conquest: bool = False
    discards: int = 0


OwnEntry = Counted | Given


def without_cities(own_entries: Iterable[OwnEntry]) -> tuple[OwnEntry, ...]:
    """What may still be taken back once others had their say about the cities."""
    return tuple(one for one in own_entries if isinstance(one, Counted))


def without_cards_of(own_entries: Iterable[OwnEntry], seat: int) -> tuple[OwnEntry, ...]:
    """What may still be taken back once the cards of `seat` have been counted anew: nothing that
    was counted for them before, nor a city that cost them discards."""
    return tuple(one for one in own_entries if not _counts_for(one, seat))


def _counts_for(entry: OwnEntry, seat: int) -> bool:
    if isinstance(entry, Counted):
        return entry.whose == seat
    return entry.by == seat and entry.discards > 0


class Duel(Frozen):
    """The running duel."""

    number: int
    starter: int
    active: int
    turn_phase: Phase
    """DRAW, OPENING, MAIN or FINAL; a combat or an effect may be open in it."""
    cities: tuple[City, ...]
    counts: Mapping[int, Counts]
    turns: Mapping[int, int]
    """Own turns begun so far, by seat."""
    characters: Mapping[int, Character] = field(default_factory=dict)
    next_id: int = 1
    opened: bool = False
    """A card was opened in this turn."""
    combat: Combat | None = None
    due: int = 0
    """Discards of a conquest that wait."""
    adjust: int | None = None
    """The seat that works through the text of a card."""
    account: Account | None = None
    lost: tuple[int, ...] = ()
    """Slots that fell by the garrison rule just now."""
    failed: tuple[int, ...] = ()
    """Seats that had to draw and could not."""
    own_entries: tuple[OwnEntry, ...] = ()
    """What was entered by hand in this turn."""

    @property
    def phase(self) -> Phase:
        """What the duel waits for."""
        if self.adjust is not None:
            return Phase.EFFECT
        if self.combat is not None:
            return self.combat.stage
        return Phase.DISCARDS if self.due else self.turn_phase

    @property
    def rests(self) -> bool:
        """Whether nothing is open but the turn."""
        return self.adjust is None and self.combat is None and not self.due

    def city(self, slot: int) -> City:
        """The city at `slot` (1–5)."""
        return self.cities[slot - 1]

    @property
    def capital(self) -> int | None:
        """The slot of the capital, if it is known: said, or the only one left (§10)."""
        said = next((one.slot for one in self.cities if one.capital), None)
        unknown = [one.slot for one in self.cities if one.capital is None]
        return said or (unknown[0] if len(unknown) == 1 else None)

    def knows(self, slot: int) -> bool:
        """Whether it is known without looking if this city is the capital (§10)."""
        return self.capital is not None or self.city(slot).capital is not None

    def occupied(self, seat: int) -> int:
        """How many cities `seat` holds now."""
        return sum(one.owner == seat for one in self.cities)

    def there(self, slot: int, seat: int) -> tuple[Character, ...]:
        """The living characters of `seat` located at `slot` (FIELD: on the field)."""
        return tuple(
            one for one in self.characters.values() if one.place == slot and one.owner == seat
        )

    def living(self, seat: int) -> tuple[Character, ...]:
        """The living characters of `seat`."""
        return tuple(one for one in self.characters.values() if one.owner == seat and one.alive)

    def with_city(self, city: City) -> Duel:
        cities = (city if one.slot == city.slot else one for one in self.cities)
        return replace(self, cities=tuple(cities))

    def with_character(self, one: Character) -> Duel:
        return replace(self, characters={**self.characters, one.id: one})

    def with_cards(self, seat: int, **by: int) -> Duel:
        """So many cards more, or less, in the piles of a player; none is ever below zero."""
        had = self.counts[seat]
        piles = {name: max(0, getattr(had, name) + n) for name, n in by.items()}
        return self.with_counts(seat, replace(had, **piles))

    def with_counts(self, seat: int, counts: Counts) -> Duel:
        return replace(self, counts={**self.counts, seat: counts})
