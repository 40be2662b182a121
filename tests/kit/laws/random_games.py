"""Random games, played once a session and shared by all laws; VEGLIA_LIVES asks for more."""

import os
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

from companion.core import BLIND, Game, Text
from companion.core.eye import MODERATOR, PUBLIC, seat_eye
from tests.kit.laws.games import GAMES, proof
from tests.kit.random_play import Play, play_to_end
from tests.kit.sentences import texts

MANY = int(os.environ.get("VEGLIA_LIVES", "0"))
"""Games for each law, where it is set (`make soak`)."""


@dataclass(frozen=True)
class RandomGame:
    """A whole game, at its end. `turns`: before each move the number of steps, that of commands,
    and the time."""

    play: Play
    turns: tuple[tuple[int, int, float], ...]

    def at(self, turn: int, seed: int) -> Play:
        """The game before a move, with a random source of its own."""
        steps, sent, now = self.turns[turn]
        then = self.play.after(steps)
        return replace(
            then,
            rng=random.Random(f"{then.game.id} {seed} {turn}"),
            now=now,
            sent=then.sent[:sent],
            by_seats={step.name for step in then.steps if step.seat is not None},
        )


def random_lobby(game: Game[Any], seed: int | str) -> Play:
    """A random lobby of this game."""
    return proof(game.id, "tables").table(game, random.Random(f"{game.id} {seed}"))


@cache
def random_game(game: Game[Any], seed: int) -> RandomGame:
    """A whole game, drawn from offers only. Fails where it does not end."""
    play, turns = random_lobby(game, seed), []

    def note_turn() -> None:
        turns.append((len(play.steps), len(play.sent), play.now))

    deque(play_to_end(play, before=note_turn), maxlen=0)
    return RandomGame(play, tuple(turns))


def final_play(game: Game[Any], seed: int) -> Play:
    """A whole game at its end."""
    return random_game(game, seed).play


def random_games(game_id: str, count: int = MANY or 8) -> tuple[Play, ...]:
    """Some whole games at their ends."""
    return tuple(final_play(GAMES[game_id], seed) for seed in range(count))


def moments(game: Game[Any], seed: int, every: int = 1) -> Iterator[Play]:
    """The same game before every `every`-th move, and at its end."""
    whole = random_game(game, seed)
    last = len(whole.turns) - 1
    for turn in range(0, last, every):
        yield whole.at(turn, seed)
    yield whole.at(last, seed)


LIVES, MOMENTS, SEATS = 6, 300, 5


@cache
def all_texts(game: Game[Any]) -> frozenset[Text]:
    """All texts of some random games: screens (of a few seats), the diary, the story."""
    said: set[Text] = set()
    for seed in range(LIVES):
        for play in islice(moments(game, seed, every=2), MOMENTS):
            said |= screen_texts(play)
        said |= narrated(final_play(game, seed))
    return frozenset(said)


def screen_texts(play: Play) -> set[Text]:
    """The texts on the tablet, the wall and the phones of a few seats."""
    eyes = (MODERATOR, BLIND, PUBLIC, *map(seat_eye, play.ring[:SEATS]))
    return {one for eye in eyes for one in texts(play.game.view(play.state, eye, play.moment))}


def narrated(play: Play) -> set[Text]:
    """The texts of the diary and the story."""
    story = play.game.recap(play.state, tuple(play.steps))
    lines = (one for step in play.steps for one in texts(play.game.diary_line(step)))
    return {*lines, *texts(story)}
