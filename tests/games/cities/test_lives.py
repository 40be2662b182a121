"""The matches that the laws look at come to every end that a match can have."""

from collections import Counter

import pytest

from companion.games.cities.game import GAME
from tests.kit.laws.lives import life

pytestmark = pytest.mark.unmeasured

LIVES = 40
ENDS = {"duels", "wins", "conquests", "occupied"}


def test_random_matches_are_played_out_and_seldom_given_up():
    ends, facts = Counter(), Counter()
    for seed in range(LIVES):
        play = life(GAME, seed)
        ends[play.state.result.how] += 1
        facts.update(type(event).__name__ for step in play.steps for event in step.events)
    print(ends, facts["ExtraTimeBegun"], facts["CombatEnded"], facts["CityFell"])
    assert ends["conceded"] <= LIVES // 5
    assert set(ends) >= ENDS
    assert facts["ExtraTimeBegun"] > 3
    assert facts["CombatEnded"] > 100
    assert facts["CityFell"] > 50
