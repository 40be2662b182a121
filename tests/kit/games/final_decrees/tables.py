"""Random tables of ministries: four or five people, any house rules, decrees of every length."""

import random
from typing import Any

from companion.core.game import Game
from companion.games.final_decrees.control_graph import MINISTRIES
from tests.kit.games.final_decrees.office import do
from tests.kit.random_play import Play, open_table, random_ring

PHONE, SCREEN, DESK = 24 * 1024, 7 * 1024, 32 * 1024
"""Bytes of a picture with its padding: the seat on turn is told every legal action, and of an
open card every number that it may change; all others less than 8 KiB. The tablet is told as much,
and what everybody without a phone may propose."""
SWITCHES = (
    *("sd_is_extra", "sd_pick", "sd_empty_ends", "four_player_empty_executive"),
    *("redistribute_into_own", "multi_control", "allow_vacant_player"),
)


def random_options(rng: random.Random) -> dict[str, Any]:
    """A few house rules, and a short deck now and then."""
    options: dict[str, Any] = {id: rng.random() < 0.5 for id in SWITCHES if rng.random() < 0.4}
    options["deck_total"] = rng.choice((48, 60, 60))
    options["sd_discard"] = rng.choice((0, 0, 1, 2))
    options["bid_rounds_max"] = rng.choice((0, 0, 1, 2))
    options["tie_break"] = rng.choice(("shared", "ministry_blame"))
    return options


def random_steps(rng: random.Random) -> tuple[str, ...]:
    """One to four stamps, one at least where everybody plays."""
    steps = [rng.choice(MINISTRIES) for _ in range(rng.randint(0, 3))]
    steps.insert(rng.randint(0, len(steps)), rng.choice(MINISTRIES[1:]))
    return tuple(steps)


def table(game: Game[Any], rng: random.Random) -> Play:
    """A lobby with random people, rules and decrees, ready to begin."""
    play = open_table(game, random_ring(rng, 4, 5), rng)
    for id, value in random_options(rng).items():
        play.must_do(do.SetOption(id, value))
    for slot in range(5):
        play.must_do(do.SetDecree(slot, rng.choice(("", "Decreto sul grano")), random_steps(rng)))
    return play
