"""P1: no eye is shown what it may not know. P2: every seeded leak is noticed."""

import os
from collections import Counter

import pytest

from companion.core.eye import Sight
from tests.laws.games import GAMES, proof
from tests.laws.lockstep import Leak
from tests.laws.paired import run

PAIRS = int(os.environ.get("VEGLIA_PAIRS", "500"))
TRIES = 60
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
EVERY_LEAK = [
    pytest.param(leaky, id=f"{game}-{leaky.name.replace(' ', '-')}")
    for game in GAMES
    for leaky in proof(game, "leaks").MUTANTS
]


@EVERY_GAME
def test_paired_games_look_alike_to_an_eye_that_may_not_tell_them_apart(game):
    eyes, ended, compared, differ = Counter(), Counter(), 0, 0
    for seed in range(PAIRS):
        steps = run(game, seed)
        eyes[steps.eye.sight] += 1
        ended[steps.ended] += 1
        compared += steps.compared
        differ += steps.a.state != steps.b.state
    assert set(eyes) == set(Sight), "every kind of eye has looked"
    assert differ > 0.8 * PAIRS, "pairs of equal worlds prove nothing"
    assert compared > 30 * PAIRS, "pairs that end at once prove nothing"
    assert ended[""] > PAIRS / 4, f"too few pairs were played through: {ended}"


@pytest.mark.parametrize("leaky", EVERY_LEAK)
def test_every_seeded_leak_is_noticed(leaky):
    caught = any(leaks(leaky, seed) for seed in range(TRIES))
    assert caught, f"{leaky.name} survived {TRIES} pairs: the test of secrecy is blind"


def leaks(leaky, seed):
    """Whether the law notices the leak in this pair."""
    try:
        run(leaky.game, seed, leaky.wishes)
    except Leak:
        return True
    return False


def test_there_are_leaks_enough_to_trust_the_law():
    assert len(EVERY_LEAK) >= 20 * len(GAMES)
