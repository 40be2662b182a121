"""Every sentence that the screens of random evenings say."""

from __future__ import annotations

from functools import cache

from companion.core.eye import BLIND, MODERATOR, PUBLIC, Eye, seat_eye
from companion.core.text import Text
from companion.games.lupus.game import GAME
from tests.kit.deals import Play
from tests.kit.laws.lives import life, moments
from tests.kit.sentences import texts

LIVES = 6


def eyes(play: Play) -> tuple[Eye, ...]:
    """A few seats, and all who are no seat."""
    return (MODERATOR, BLIND, PUBLIC, *(seat_eye(seat) for seat in play.ring[:5]))


@cache
def everything_said() -> frozenset[Text]:
    """All texts of some random evenings: every eye's screens, the diary, the story."""
    said: set[Text] = set()
    for seed in range(LIVES):
        for play in moments(GAME, seed, every=2):
            for eye in eyes(play):
                said |= set(texts(GAME.view(play.state, eye, play.moment)))
        play = life(GAME, seed)
        said |= {line for step in play.steps for line in texts(GAME.diary_line(step))}
        said |= set(texts(GAME.recap(play.state, tuple(play.steps))))
    return frozenset(said)
