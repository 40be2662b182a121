"""Random campaigns: who comes, which rules they like, so that they end in good time."""

import random
from typing import Any

from companion.core.game import Game
from companion.games.jrc.commands import SetOption
from companion.games.jrc.phases.lobby import DropCity
from tests.kit.random_play import Play, open_table, random_ring

CHOICES: dict[str, tuple[Any, ...]] = {
    "city_set": ("nine", "eight", "custom"),
    "city_choice": ("agreed", "each_picks", "each_picks", "random"),
    "secret_pick": (True, False),
    "absent_income": (True, False),
    "late_join": (True, False),
    "leaver": ("freeze", "drop"),
    "instant_win": (True, False, False, False, False),
    "fi_cap_after_setup": (True, False, False),
    "copy_limit": ("none", "1"),
    "ante": (True, False),
}


def table(game: Game[Any], rng: random.Random) -> Play:
    """A lobby with random people and rules; few princes win, or the law would wait for years."""
    size = rng.choice((3, 3, 4, 4, 5))
    play = open_table(game, random_ring(rng, size, size), rng)
    chosen = {id: rng.choice(values) for id, values in CHOICES.items()}
    chosen["win_princes"] = rng.choice((3, 4)) if size == 3 else 3
    for id, value in chosen.items():
        play.must_do(SetOption(id, value))
    if chosen["city_set"] == "custom":
        for city in play.state.options.own_cities[rng.randint(5, 9) :]:
            play.must_do(DropCity(city))
    return play
