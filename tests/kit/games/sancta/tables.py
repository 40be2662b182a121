"""Random saints' tables: how many come, and which house rules they like."""

import random
from typing import Any

from companion.core import Game, SetOption
from companion.games.sancta.phases.lobby import SetDieTable, SetTarget
from tests.kit.random_play import Play, open_table, random_ring

# Whose turn it is may enter all that a card can do, with what is left of the turn; padding counts.
PHONE = 15 * 1024
CHOICES: dict[str, tuple[Any, ...]] = {
    "direction": ("ccw", "ccw", "cw"),
    "deck_size": (0, 0, 30, 85, 120),
    "own_decks": (False, False, False, True),
    "track_hands": (False, True),
    "reaction_mode": ("phones", "phones", "phones", "spoken"),
    "react_seconds": (10, 10, 0, 30),
    "die_source": ("app", "physical"),
    "place_limit": ("none", "none", "1"),
    "sanctuary_hidden": (False, True),
    "simultaneous_win": ("order", "shared"),
    "dice_blockable": (False, False, True),
}
ROWS = (("Niente", 0, False), ("Un dono", 1, False), ("Un inciampo", -1, False), ("", 0, True))


def random_options(rng: random.Random) -> dict[str, Any]:
    """House rules by chance."""
    return {id: rng.choice(values) for id, values in CHOICES.items()}


def table(game: Game[Any], rng: random.Random) -> Play:
    """A lobby with random people and rules, ready to begin."""
    size = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8))
    play = open_table(game, random_ring(rng, size, size), rng)
    for id, value in random_options(rng).items():
        play.must_do(SetOption(id, value))
    if rng.random() < 0.5:
        play.must_do(SetDieTable(tuple(rng.choice(ROWS) for _ in range(6))))
    play.must_do(SetTarget(str(rng.choice((1, 2, 2, 3)))))
    return play
