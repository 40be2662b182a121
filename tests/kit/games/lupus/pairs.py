"""Pairs of evenings that look alike to one eye; hidden facts differ (promise P1)."""

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from companion.core import TABLET, Eye, Game, Sight
from companion.games.lupus.options import CLASSIC
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.days import play_day, strange_commands
from tests.kit.games.lupus.knowledge import Knowledge
from tests.kit.games.lupus.nights import play_night
from tests.kit.games.lupus.tables import (
    deck_for,
    free_deck,
    random_customs,
    random_options,
    with_customs,
)
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.paired import Opening
from tests.kit.laws.world import set_up

SIZES = (8, 9, 10, 11, 12, 12, 14, 16, 24)
SIGHTS = ("seat", "seat", "seat", "seat", "public", "moderator", "blind")


class Fixed:
    """Chance with the same results in both worlds, independent of the hidden facts."""

    def __init__(self, dealt: tuple[str, ...]) -> None:
        self.dealt = dealt
        self.dealing = True

    def shuffled(self, things: Any) -> tuple[Any, ...]:
        if self.dealing and sorted(things) == sorted(self.dealt):
            self.dealing = False
            return self.dealt
        return tuple(sorted(things))

    def one_of(self, things: Any) -> Any:
        return sorted(things)[0]

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * 0.4


@dataclass(frozen=True)
class Spec:
    """The properties of a pair; the rest is random. `phones`: the share of people who have one."""

    sight: str = ""
    role: str = ""
    size: int = 0
    days: int = 2
    options: tuple[tuple[str, Any], ...] = ()
    deck: tuple[str, ...] = ()
    phones: float | None = None
    box: str = CLASSIC


def opening(rng: random.Random, game: Game[Any], spec: Spec) -> Opening:
    """A lobby with cards, of which the eye does not know all."""
    customs = random_customs(rng) if not spec.deck and rng.random() < 0.25 else []
    free = not spec.deck and rng.random() < 0.2
    size = spec.size or len(spec.deck) or rng.choice((6, 7, 9, 12, 18) if free else SIZES)
    ring = tuple(rng.sample(range(1, size + 4), size))
    options = random_options(rng, size) | dict(spec.options)
    if free:
        options["deck_rule"] = "free"
    sight = spec.sight or rng.choice(SIGHTS)
    if sight == "blind" and options["night_input"] == "pointing":
        options["night_input"] = "phones"
    deck = list(spec.deck or (free_deck if free else deck_for)(rng, size))
    deck = with_customs(deck, customs, 0 if free else 5)
    rng.shuffle(deck)
    eye = _eye(rng, sight, spec.role, ring, deck)
    dealt = (tuple(deck), _dealt_in_b(rng, eye, ring, deck, customs))
    everybody = sight == "blind" or rng.random() < 0.7
    phones = frozenset(ring if everybody else [s for s in ring if rng.random() < 0.8])
    if spec.phones is not None:
        phones = frozenset(seat for seat in ring if rng.random() < spec.phones)
    chances = (Fixed(dealt[0]), Fixed(dealt[1]))
    # who moderates comes first: the voice begins with one window for all
    first = sorted(options.items(), key=lambda one: (one[0] == "moderation", one), reverse=True)
    rules = (do.SetOption(id, value) for id, value in first)
    wanted = (*rules, *customs, do.SetDeck(dict(Counter(deck))))
    lobby = set_up(game, ring, wanted, phones, chances[0], box=spec.box)
    return Opening(eye, lobby, Knowledge, chances, phones, strange_commands)


def _eye(rng: random.Random, sight: str, role: str, ring: Any, deck: list[str]) -> Eye:
    if sight != "seat":
        return Eye(Sight(sight))
    seats = [seat for seat, card in zip(ring, deck, strict=True) if not role or card == role]
    return Eye(Sight.SEAT, rng.choice(seats or list(ring)))


def _dealt_in_b(
    rng: random.Random, eye: Eye, ring: Any, deck: list[str], customs: list[do.SetCustomCard]
) -> tuple[str, ...]:
    """The deck of world B: other cards where the eye never learns them."""
    if eye.sight is Sight.MODERATOR:
        return tuple(deck)
    fixed = set()
    if eye.seat is not None:
        pack = {"werewolf"}
        pack |= {f"custom{one.slot}" for one in customs if one.night_step == "with_wolves"}
        own = deck[ring.index(eye.seat)]
        mine = pack if own in pack else {own} - {"villager", "possessed", "hamster"}
        fixed = {n for n, card in enumerate(deck) if card in mine} | {ring.index(eye.seat)}
    free = [n for n in range(len(deck)) if n not in fixed]
    rest = rng.sample([deck[n] for n in free], len(free))
    other = list(deck)
    for n, card in zip(free, rest, strict=True):
        other[n] = card
    return tuple(other)


def play(steps: Lockstep, rng: random.Random, spec: Spec) -> None:
    """The cards are dealt and seen; then so many days."""
    deal(steps)
    steps.both(TABLET, do.Advance())
    for _ in range(spec.days):
        play_night(steps, rng)
        play_day(steps, rng)


def deal(steps: Lockstep) -> None:
    """The cards are dealt, and everybody looks at their own."""
    steps.both(TABLET, do.Deal())
    for seat in steps.a.state.ring:
        steps.both(steps.caller(seat), do.Look())
