"""Every sentence that the screens of random games say."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

from companion.core.eye import BLIND, MODERATOR, PUBLIC, seat_eye
from companion.core.game import Game
from companion.core.text import Text
from tests.kit.deals import Play
from tests.kit.laws.lives import life, moments
from tests.kit.sentences import texts

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
