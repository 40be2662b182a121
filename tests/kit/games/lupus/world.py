"""Evenings with the second box."""

import random
from collections import Counter
from typing import Any

from companion.games.lupus.cast import roles
from companion.games.lupus.game import GAME
from companion.games.lupus.options import WORLD
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.evening import Evening
from tests.kit.games.lupus.tables import world_deck
from tests.kit.random_play import Play, random_ring

CARDS = [id for id, role in roles(WORLD).items() if role.special]
OF_WORLD = [id for id, role in roles(WORLD).items() if role.box == WORLD]
"""The cards that the second box adds."""
WAYS = ("phones", "pointing", "together")
"""The ways of the night."""


def world(deck: str, **more: Any) -> Evening:
    """An evening with cards of both boxes, in any mix; `more`: as `Evening` takes it."""
    return Evening(deck, **{"box": WORLD, "deck_rule": "free", "captain": "off", **more})


def deck_with(card: str, seed: int) -> tuple[str, ...]:
    """A deck for eleven with this card, where it is one, and others of both boxes by chance."""
    rng = random.Random(f"deck {card} {seed}")
    others = rng.sample([one for one in CARDS if one != card], 4)
    own = [card] if card in CARDS else []
    fixed = ("werewolf", "werewolf", "seer", *own, *others)
    return (*fixed, *("villager",) * (11 - len(fixed)))


def name_two(evening: Evening, step: str, *names: int) -> None:
    """The one who acts in that step names these players, or the moderator sees them pointed at."""
    evening.open(step)
    [actor] = evening.holders(step)
    for name in names:
        if evening.state.options.night_input == "pointing":
            evening.tablet.settle(name, step)
        else:
            evening.by(actor).pick(step, name)


def random_table(seed: int, way: str) -> Play:
    """A lobby with as many special cards of both boxes as there is room for."""
    rng = random.Random(f"world {seed} {way}")
    ring = random_ring(rng, 9, 16)
    state = GAME.open(ring, {"options": {"box": WORLD}})
    phones = frozenset(seat for seat in ring if seed % 2 or rng.random() < 0.7)
    play = Play(GAME, ring, phones, rng, state)
    options: dict[str, Any] = {
        **{"night_input": way, "deck_rule": "free"},
        **{"captain": rng.choice(("off", "elected")), "ghosts": rng.random() < 0.3},
        **{"first_night": rng.choice(("moderator", "bite"))},
        **{"simultaneous_votes": rng.random() < 0.3, "lovers_win": "alive"},
        **{"abstain": rng.random() < 0.3},
    }
    for id, value in options.items():
        play.must_do(do.SetOption(id, value))
    play.must_do(do.SetDeck(dict(Counter(world_deck(rng, len(ring))))))
    return play
