"""Random evenings with cards of both boxes: whatever is offered is taken, and there is an end."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from companion.core.command import TABLET
from companion.core.eye import BLIND, PUBLIC
from companion.core.game import Stage
from companion.games.lupus.game import GAME
from companion.games.lupus.victory import ending
from tests.kit.deals import play_on
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.world import OF_WORLD, WAYS, random_table

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(4))
def test_an_evening_with_the_second_box_ends_with_winners(seed, way):
    play = random_table(seed, way)
    for _ in play_on(play):
        pass
    assert (GAME.stage(play.state), play.state.result) == (Stage.OVER, ending(play.state))
    assert GAME.recap(play.state, tuple(play.steps))


@pytest.mark.parametrize("way", WAYS)
def test_a_correction_at_any_moment_can_be_shown_and_played_on(way):
    phases = {phase for seed in range(4, 8) for phase in corrected(seed, way)}
    assert {"night", "dawn", "discussion", "nomination", "runoff", "lynch", "shot"} <= phases


def corrected(seed, way):
    """The phases of one evening in which a correction was made, shown and played on."""
    play, rng = random_table(seed, way), random.Random(seed)
    for number, _ in enumerate(play_on(play)):
        if number % 3 or not play.state.players or GAME.stage(play.state) is not Stage.PLAY:
            continue
        branch = replace(play, rng=rng, steps=[*play.steps], lived=[*play.lived])
        if branch.do(by_hand(rng.choice(play.ring), rng), TABLET) is None:
            for eye in (PUBLIC, BLIND, *branch.eyes):
                GAME.view(branch.state, eye, branch.moment)
            for _ in islice(play_on(branch), 10):
                pass
            yield str(play.state.phase)


def by_hand(seat, rng):
    """A player leaves, dies, comes back or has another card."""
    cause, role = rng.choice(("mauled", "poisoned", "lynched")), rng.choice(OF_WORLD)
    hands = (do.Remove(seat), do.Kill(seat, cause), do.Revive(seat), do.SetRole(seat, role))
    return rng.choice(hands)
