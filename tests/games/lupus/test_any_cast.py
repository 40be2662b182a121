"""With any set of roles the proposed deck can be dealt and played to the end.

It names no role: `tests/test_new_game.py` runs it in a copy of the project from which one is gone.
"""

import random

import pytest

from companion.core.game import Stage
from companion.games.lupus.cast import roles
from companion.games.lupus.game import GAME
from companion.games.lupus.victory import ending
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.pairs import Spec
from tests.kit.games.lupus.tables import random_options
from tests.kit.laws.paired import run
from tests.kit.random_play import open_table, play_to_end, random_ring


@pytest.mark.parametrize("size", [8, 12, 15, 17, 20])
def test_a_game_with_the_proposed_deck_ends_with_winners(size):
    rng = random.Random(f"any cast {size}")
    play = open_table(GAME, random_ring(rng, size, size), rng)
    for id, value in sorted(random_options(rng, size).items(), reverse=True):
        play.must_do(do.SetOption(id, value))
    for _ in play_to_end(play):
        pass
    assert (GAME.stage(play.state), play.state.result) == (Stage.OVER, ending(play.state))
    assert GAME.recap(play.state, tuple(play.steps)), "there is a story to tell"


def test_every_role_is_dealt_in_some_pair():
    """Nobody lists the roles by hand: a new one is played in pairs as soon as it exists."""
    dealt = set()
    for seed in range(40):
        steps = run(GAME, seed, Spec(days=0))
        dealt |= {one.role for one in steps.a.state.players.values()}
        if dealt >= set(roles()):
            break
    assert dealt >= set(roles())
