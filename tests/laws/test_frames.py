"""P1, P14: what is sent in two worlds that look alike to an eye: devices, order, lengths, bytes."""

import os
from itertools import cycle

import pytest
import structlog

from companion.core.eye import Sight
from tests.kit.faults.fault import faults
from tests.kit.laws.every_game import EVERY_GAME
from tests.kit.laws.games import GAMES, proof
from tests.kit.laws.leaks import Leaky, mutants, spec_of
from tests.kit.laws.lockstep import Leak
from tests.kit.laws.paired import Sending, SentLeak, run

PAIRS = int(os.environ.get("VEGLIA_PAIRS", "8"))
"""Of each game; `make soak` plays 2,000."""
TRIES = 200
"""The rarest fault shows in one pair of twenty."""
LEAKS = [leaky for leaky in mutants() if not leaky.in_no_frame]


@EVERY_GAME
def test_what_is_sent_is_alike_in_worlds_that_an_eye_may_not_tell_apart(game):
    frames, spec = 0, proof(game.id, "pairs").Spec
    for seed, sight in zip(range(PAIRS), cycle([*Sight, None])):
        steps = run(game, seed, None if sight is None else spec(sight=sight.value), Sending)
        frames += steps.frames
    assert frames > 60 * PAIRS, "pairs in which little is sent prove nothing"


@pytest.mark.parametrize("leaky", LEAKS, ids=Leaky.label)
def test_a_seeded_leak_shows_in_what_is_sent(leaky):
    assert is_noticed(leaky.game, leaky.spec, leaky.sent_seed), f"{leaky.name} survived"


def test_nearly_all_seeded_leaks_show_in_what_is_sent():
    assert len(LEAKS) >= 20 * len(GAMES)


@pytest.mark.parametrize(
    "fault", faults("*in_how_pictures_are_sent_is_noticed"), ids=lambda f: f.name
)
def test_what_is_put_wrong_in_how_pictures_are_sent_is_noticed(fault):
    # What is longer than its room is an error of ours.
    with fault.injected(), structlog.testing.capture_logs():
        game = GAMES[fault.given["game"]]
        assert is_noticed(game, spec_of(fault), fault.given.get("seed", 0))


def is_noticed(game, spec, first):
    """Whether what is sent shows it: in this pair, or else in one of many."""
    return any(shows_leak(game, spec, seed) for seed in (first, *range(TRIES)))


def shows_leak(game, spec, seed):
    try:
        run(game, seed, spec, Sending)
    except SentLeak:
        return True
    except Leak:  # of an answer: another law
        return False
    return False
