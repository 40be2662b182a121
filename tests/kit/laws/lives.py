"""Games lived by chance, for the laws that look at their moments; VEGLIA_LIVES asks for more.

A life is lived once a session, and all laws look at the same ones: what they look for differs.
"""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

from companion.core import BLIND, Game, Text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from tests.kit.deals import Play, play_on
from tests.kit.laws.games import GAMES, proof
from tests.kit.sentences import texts

MANY = int(os.environ.get("VEGLIA_LIVES", "0"))
"""So many lives for each law, where it is set (`make soak`)."""


@dataclass(frozen=True)
class Life:
    """A whole game, at its end. `turns`: before each move the steps and commands until then, and
    the time."""

    play: Play
    turns: tuple[tuple[int, int, float], ...]

    def at(self, turn: int, seed: int) -> Play:
        """The game as it was before a move, with chance of its own."""
        steps, sent, now = self.turns[turn]
        then = self.play.after(steps)
        return replace(
            then,
            rng=random.Random(f"{then.game.id} {seed} {turn}"),
            now=now,
            sent=then.sent[:sent],
            by_seats={step.name for step in then.steps if step.seat is not None},
        )


def table(game: Game[Any], seed: int | str) -> Play:
    """A random lobby of this game."""
    return proof(game.id, "tables").table(game, random.Random(f"{game.id} {seed}"))


@cache
def lived(game: Game[Any], seed: int) -> Life:
    """A whole game, drawn from offers only. Fails where it does not end."""
    play, turns = table(game, seed), []
    moves = play_on(play, before=lambda: turns.append((len(play.steps), len(play.sent), play.now)))
    for _ in moves:
        pass
    return Life(play, tuple(turns))


def life(game: Game[Any], seed: int) -> Play:
    """A whole game; it has ended."""
    return lived(game, seed).play


def some_lives(game_id: str, count: int = MANY or 8) -> tuple[Play, ...]:
    """A few whole games, for the laws that only look back."""
    return tuple(life(GAMES[game_id], seed) for seed in range(count))


def moments(game: Game[Any], seed: int, every: int = 1) -> Iterator[Play]:
    """The same game at each `every`-th moment of its life, before the next move, and at its end."""
    whole = lived(game, seed)
    last = len(whole.turns) - 1
    for turn in range(0, last, every):
        yield whole.at(turn, seed)
    yield whole.at(last, seed)


LIVES, MOMENTS, SEATS = 6, 300, 5


@cache
def everything_said(game: Game[Any]) -> frozenset[Text]:
    """All texts of some random games: a few seats' screens and all others, the diary, the story."""
    said: set[Text] = set()
    for seed in range(LIVES):
        for play in islice(moments(game, seed, every=2), MOMENTS):
            said |= on_screens(play)
        said |= told(life(game, seed))
    return frozenset(said)


def on_screens(play: Play) -> set[Text]:
    """What all who are no seat, and a few seats, are shown at this moment."""
    eyes = (MODERATOR, BLIND, PUBLIC, *map(seat_eye, play.ring[:SEATS]))
    return {one for eye in eyes for one in texts(play.game.view(play.state, eye, play.moment))}


def told(play: Play) -> set[Text]:
    """What the diary and the story tell of a game."""
    story = play.game.recap(play.state, tuple(play.steps))
    lines = (one for step in play.steps for one in texts(play.game.diary_line(step)))
    return {*lines, *texts(story)}
