"""Random matches: how long the clock runs, which house rules the two like, who watches."""

import random
from typing import Any

from companion.core import Game, SetOption
from companion.core.kit.option import Choice, Switch
from companion.games.cities.options import Options
from tests.kit.random_play import Play, open_table

PHONE, SCREEN = 14 * 1024, 6 * 1024
"""Bytes of a picture: the board with all its characters (thirty a side), and an open card text
whose two forms name them all once more."""

HABITS = {
    **dict.fromkeys(("concede_match", "concede_duel"), 0.02),
    **dict.fromkeys(("ask_pause", "give_city", "declare_deck"), 0.15),
    **dict.fromkeys(("begin_adjust", "shift_character", "take_back_count", "move_cards"), 0.4),
    **dict.fromkeys(("attack", "take_city", "set_character", "ready"), 4.0),
    **dict.fromkeys(("defend", "put_character", "open_character"), 2.0),
}
"""Players who rather play than haggle: so a match comes to each of its ends."""


def random_options(rng: random.Random) -> dict[str, Any]:
    """Some house rules, and a clock short enough to run out."""
    options: dict[str, Any] = {"minutes": rng.choice((1, 5, 15, 40))}
    for option in Options.asked.values():
        if isinstance(option, Switch) and rng.random() < 0.4:
            options[option.id] = rng.random() < 0.5
        elif isinstance(option, Choice) and rng.random() < 0.4:
            options[option.id] = rng.choice(tuple(option.values))
    return options


def table(game: Game[Any], rng: random.Random) -> Play:
    """A lobby of two, or with a few who watch."""
    size = rng.choice((2, 2, 2, 3, 5))
    play = open_table(game, tuple(rng.sample(range(1, size + 5), size)), rng)
    for id, value in random_options(rng).items():
        play.must_do(SetOption(id, value))
    play.habits = HABITS
    return play
