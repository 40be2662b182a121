"""P1: no eye is shown what it may not know. P2: every seeded leak is noticed."""

import os
from collections import Counter
from itertools import cycle

import pytest

from companion.core import TABLET, Sight, Stage
from companion.core.eye import MODERATOR
from companion.games.jrc.paper_phase import OpenPapers
from tests.kit.faults.fault import Fault, faults
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.leaks import Leaky, is_noticed, mutants, spec_of
from tests.kit.laws.lockstep import Leak
from tests.kit.laws.paired import run
from tests.kit.laws.random_games import random_games

PAIRS = int(os.environ.get("VEGLIA_PAIRS", "6"))
"""Of each game; `make soak` plays 2,000."""
EYES = [*Sight, None]
"""Whose eye it is, in turn; None: left to chance, as in `make soak`."""
TRIES = 60
LEAKS = tuple(mutants())


@EVERY_GAME
def test_paired_games_look_alike_to_an_eye_that_may_not_tell_them_apart(game):
    eyes, ended, tried, compared, differ = Counter(), Counter(), Counter(), 0, 0
    spec = proof(game.id, "pairs").Spec
    for seed, sight in zip(range(PAIRS), cycle(EYES)):
        steps = run(game, seed, None if sight is None else spec(sight=sight.value))
        eyes[steps.eye.sight] += 1
        ended[steps.ended] += 1
        tried += steps.tried
        compared += steps.compared
        differ += steps.a.state != steps.b.state
    assert set(eyes) == set(Sight), "every kind of eye has looked"
    assert differ > 0.8 * PAIRS, "pairs of equal worlds prove nothing"
    assert compared > 30 * PAIRS, "pairs that end at once prove nothing"
    assert ended[""] > PAIRS / 10, f"too few pairs were played through: {ended}"
    assert tried["alike"], (
        "no command was tried that nobody is offered: pass `unoffered` to the pair"
    )
    assert tried["taken back"], "no step was taken back"


@pytest.mark.parametrize("leaky", LEAKS, ids=Leaky.label)
def test_every_seeded_leak_is_noticed(leaky):
    assert_caught(leaky.game, leaky.spec, leaky.view_seed)


def is_copied(game):
    """Whether the host may carry a copy away while the game is played."""
    return any(
        game.may_be_copied(state, MODERATOR)
        for play in random_games(game.id, 2)
        for state in play.states
        if game.stage(state) is Stage.PLAY
    )


def copy_fault(id):
    """The way of every game to carry away too much: its sealed papers in the copy, or, where it
    makes no copy while it is played, any copy."""
    seed = getattr(proof(id, "leaks"), "COPY", 0)
    game, given = type(GAMES[id]), {"game": id, "seed": seed}
    if is_copied(GAMES[id]):
        target, stand_in = "companion.table.export.copies:_stays_here", "lambda *asked: False"
    else:
        target, stand_in = f"{game.__module__}:{game.__name__}.may_be_copied", "lambda *asked: True"
    return Fault("a copy that carries away too much", "", {target: stand_in}, given)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_that_carries_away_too_much_is_noticed_in_every_game(game):
    assert_noticed(copy_fault(game))


@pytest.mark.parametrize(
    "fault", faults("*carry_away_or_count_is_noticed_too"), ids=lambda f: f.name
)
def test_whatever_a_host_could_carry_away_or_count_is_noticed_too(fault):
    assert_noticed(fault)


def assert_noticed(fault):
    spec = spec_of(fault, sight="moderator")
    with fault.injected():
        assert_caught(GAMES[fault.given["game"]], spec, fault.given.get("seed", 0))


def assert_caught(game, spec, first):
    """The law notices the leak in this pair, or else in one of many."""
    caught = any(is_noticed(Leak, run, game, seed, spec) for seed in (first, *range(TRIES)))
    assert caught, f"it survived {TRIES} pairs: the test of secrecy is blind"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_tried_with_a_scene_that_tells(game):
    names = [leaky.name for leaky in proof(game, "leaks").MUTANTS]
    assert any("the scene" in name.replace("_", " ") for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_both_parts_that_all_may_read_are_tried_with_a_secret(game):
    names = [leaky.name for leaky in proof(game, "leaks").MUTANTS]
    assert any(name.startswith("a cue follows from") for name in names)
    assert any(name.startswith("the wall follows from") for name in names)


def test_a_driver_that_does_not_look_at_a_refusal_is_stopped():
    def driver(pair):
        while not pair.a.state.round:
            pair.both(TABLET, OpenPapers())

    steps = run(GAMES["jrc"], 0)
    for world in steps.worlds:
        world.state = world.opening
    with pytest.raises(AssertionError, match="a pair that does not end"):
        driver(steps)


def test_there_are_leaks_enough_to_trust_the_law():
    assert len(LEAKS) >= 20 * len(GAMES)
