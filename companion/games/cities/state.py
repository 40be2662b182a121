"""What is true at the city game: the match, its clock, the duel and its line of five cities."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from companion.core.clock import Clock
from companion.core.kit.rounds import SealedRound
from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Frozen, field, replace
from companion.games.cities.duel.combat_resolver import Shares, Tick
from companion.games.cities.duel.known_characters import Face
from companion.games.cities.duel.own_entries import OwnEntry
from companion.games.cities.options import Options
from companion.games.cities.results import Ended, Past, Result

SLOTS = (1, 2, 3, 4, 5)
FIELD, GRAVEYARD = 0, -1
"""Where a character may be besides the slot of a city."""
HAND = 7
"""Cards of the first hand, and the most that may be kept at the end of the own turn."""
MAIN_AT_LEAST, SIDE_AT_MOST, COPIES_AT_MOST = 45, 10, 3


class Step(StrEnum):
    """Where the match is. READY: decks are declared and both press ready, before each duel."""

    LOBBY = "lobby"
    READY = "ready"
    DUEL = "duel"
    OVER = "over"


class Phase(StrEnum):
    """The phases of a turn that wait for somebody (§5); recovery needs no hand."""

    DRAW = "draw"
    OPENING = "opening"
    MAIN = "main"
    FINAL = "final"


class Stage(StrEnum):
    """What an open combat waits for (§7)."""

    REVEAL = "reveal"  # the city is turned up: is it the capital?
    DEFENCE = "defence"  # B defends or not, with Quick cards
    ATTACKERS = "attackers"  # A may add some
    DEFENDERS = "defenders"  # B names some
    TARGETS = "targets"  # a striker's target
    SETTLE = "settle"  # light: who has the city now is set by hand


Card = tuple[str, int, int, bool]
"""A line of a deck list: name, copies in the main deck, in the side deck, mercenary."""


class Deck(Frozen):
    """What a player has declared. `cards` is private."""

    main: int
    side: int
    cards: tuple[Card, ...] = ()


USUAL = Deck(MAIN_AT_LEAST, SIDE_AT_MOST)
"""What a player brings who has declared nothing else."""


class City(Frozen):
    """One of the five. `capital`: as a human said it, None until then. `owner`: a seat."""

    slot: int
    revealed: bool = False
    capital: bool | None = None
    owner: int | None = None


class Character(Frozen):
    """One character (tracking = full; in light mode only while a combat is calculated).

    `place`: FIELD, a slot, or GRAVEYARD. `lasting`: (power, hp, range) to go back to at the end
    of the turn, if an effect has changed them until then.
    """

    id: int
    owner: int
    name: str
    power: int
    hp: int
    range: int
    quick: bool = False
    place: int = FIELD
    tapped: bool = False
    damage: int = 0
    lasting: tuple[int, int, int] | None = None

    @property
    def alive(self) -> bool:
        return self.place != GRAVEYARD


class Counts(Frozen):
    """A player's cards, as numbers."""

    deck: int
    hand: int = HAND
    graveyard: int = 0


class Combat(Frozen):
    """An open combat, from its declaration to its outcome. `aims`: (striker, shares) chosen for
    the next tick. `won`: it is a conquest as soon as the city has been turned up. `before`: the
    duel before the declaration."""

    slot: int
    stage: Stage
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    aims: tuple[tuple[int, Shares], ...] = ()
    ticks: tuple[Tick, ...] = ()
    won: bool = False
    before: Duel | None = None


class Account(Frozen):
    """The last combat, to be told: `fighters` as they went in, `outcome` as in §7.6, or
    "undefended". `stands`: the city stayed as it was although the fight was won. `paid`: cards
    that the conquest has cost."""

    slot: int
    attacker: int
    outcome: str
    fighters: tuple[Character, ...] = ()
    ticks: tuple[Tick, ...] = ()
    stands: bool = False
    paid: int = 0


class Duel(Frozen):
    """The running duel. `turns`: own turns begun so far. `due`: conquest discards that wait.
    `adjust`: who has an effect open. `lost`: slots that fell by the garrison rule just now.
    `failed`: who had to draw and could not. `own_entries`: entered by hand in this turn."""

    number: int
    starter: int
    active: int
    phase: Phase
    cities: tuple[City, ...]
    counts: Mapping[int, Counts]
    turns: Mapping[int, int]
    characters: Mapping[int, Character] = field(default_factory=dict)
    next_id: int = 1
    opened: bool = False
    combat: Combat | None = None
    due: int = 0
    adjust: int | None = None
    account: Account | None = None
    lost: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()
    own_entries: tuple[OwnEntry, ...] = ()

    def city(self, slot: int) -> City:
        """The city at `slot` (1–5)."""
        return self.cities[slot - 1]

    @property
    def capital(self) -> int | None:
        """The slot of the capital, if it is known: said, or the only one left (§10)."""
        said = next((one.slot for one in self.cities if one.capital), None)
        unknown = [one.slot for one in self.cities if one.capital is None]
        return said or (unknown[0] if len(unknown) == 1 else None)

    def occupied(self, seat: int) -> int:
        """How many cities `seat` holds now."""
        return sum(one.owner == seat for one in self.cities)

    def there(self, slot: int, seat: int) -> tuple[Character, ...]:
        """The living characters of `seat` located at `slot` (FIELD: on the field)."""
        return tuple(
            one for one in self.characters.values() if one.place == slot and one.owner == seat
        )

    def with_city(self, city: City) -> Duel:
        cities = (city if one.slot == city.slot else one for one in self.cities)
        return replace(self, cities=tuple(cities))

    def with_character(self, one: Character) -> Duel:
        return replace(self, characters={**self.characters, one.id: one})

    def with_counts(self, seat: int, counts: Counts) -> Duel:
        return replace(self, counts={**self.counts, seat: counts})


class CitiesState(Frozen):
    """The whole match. `players`: the two seats that play (the first is A), () until there are
    two people. `rung`: the bell has rung. `extra`: it is extra time. `paused`: by agreement.
    `ended`: the duel that is just over, until the next one begins. `faces`: the characters that
    were typed in, by both and in all duels, newest first. `news`: what was done last."""

    ring: Ring = ()
    options: Options = field(default_factory=Options)
    players: tuple[int, ...] = ()
    step: Step = Step.LOBBY
    decks: Mapping[int, Deck] = field(default_factory=dict)
    ready: SealedRound[None] = field(default_factory=lambda: SealedRound(()))
    wins: Mapping[int, int] = field(default_factory=dict)
    conquests: Mapping[int, int] = field(default_factory=dict)
    clock: Clock | None = None
    rung: bool = False
    extra: bool = False
    paused: bool = False
    pause_asked: int | None = None
    duel: Duel | None = None
    past: tuple[Past, ...] = ()
    result: Result | None = None
    ended: Ended | None = None
    faces: tuple[Face, ...] = ()
    news: tuple[Text, ...] = ()

    def other(self, seat: int) -> int:
        """The opponent of a player."""
        return self.players[1] if seat == self.players[0] else self.players[0]

    def playing(self) -> Duel:
        """The running duel; only where there is one."""
        assert self.duel is not None
        return self.duel

    @property
    def number(self) -> int:
        """Of the duel that runs, or comes next."""
        return len(self.past) + 1
