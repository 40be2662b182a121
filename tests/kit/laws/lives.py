"""Games lived by chance, for the laws that look back on them; VEGLIA_LIVES asks for more."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.core.game import Game, Stage
from tests.kit.deals import Play, a_move, play_on
from tests.kit.laws.games import GAMES, proof

MANY = int(os.environ.get("VEGLIA_LIVES", "0"))


def table(game: Game[Any], seed: int | str) -> Play:
    """A random lobby of this game."""
    play: Play = proof(game.id, "tables").table(game, random.Random(f"{game.id} {seed}"))
    return play


def life(game: Game[Any], seed: int | str) -> Play:
    """A whole game, drawn from offers only; it has ended."""
    play = table(game, seed)
    for _ in play_on(play):
        pass
    assert game.stage(play.state) is Stage.OVER
    return play


@cache
def some_lives(game_id: str, count: int = 12) -> tuple[Play, ...]:
    """A few whole games, shared by the laws that only look back."""
    return tuple(life(GAMES[game_id], seed) for seed in range(count))


def moments(game: Game[Any], seed: int | str, every: int = 1) -> Iterator[Play]:
    """The same game at each `every`-th moment of its life, before the next move."""
    play = table(game, f"moments {seed}")
    for turn in range(4000):
        if turn % every == 0:
            yield play
        if game.stage(play.state) is Stage.OVER:
            return
        offer = a_move(play)
        if offer is None:
            play.pass_time(2.0)
            continue
        refusal = play.do(offer.command, offer.caller)
        assert refusal is None, f"{game.id} {seed}: offered {offer.command}, refused: {refusal}"
        if play.rng.random() < 0.2:
            play.pass_time(play.rng.choice((1.0, 5.0, 40.0)))
    raise AssertionError(f"{game.id} {seed}: no end")
