"""Every sentence that the screens of random evenings say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.core.eye import BLIND, MODERATOR, PUBLIC, Eye, seat_eye
from companion.core.text import Text
from companion.games.lupus.game import GAME
from tests.kit.deals import Play, a_move
from tests.kit.laws.lives import table
from tests.kit.sentences import texts

LIVES = 6


def eyes(play: Play) -> tuple[Eye, ...]:
    """A few seats, and all who are no seat."""
    return (MODERATOR, BLIND, PUBLIC, *(seat_eye(seat) for seat in play.ring[:8]))


def evening(seed: int | str) -> Iterator[Play]:
    """A random game, before each of its moves and at its end."""
    play = table(GAME, f"words {seed}")
    for _ in range(4000):
        yield play
        if str(play.state.phase) == "over":
            return
        offer = a_move(play)
        if offer is None:
            play.pass_time(2.0)
        else:
            assert play.do(offer.command, offer.caller) is None


@cache
def everything_said() -> frozenset[Text]:
    """All texts of some random evenings: every eye's screens, the diary, the story."""
    said: set[Text] = set()
    for seed in range(LIVES):
        for turn, play in enumerate(evening(seed)):
            if turn % 4 == 0 or str(play.state.phase) != "night":
                for eye in eyes(play):
                    said |= set(texts(GAME.view(play.state, eye, play.moment)))
        said |= {line for step in play.steps for line in texts(GAME.tell(step))}
        said |= set(texts(GAME.recap(play.state, tuple(play.steps))))
    return frozenset(said)
