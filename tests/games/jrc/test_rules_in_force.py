"""A campaign keeps the house rules that it began with."""

from companion.core.value import replace
from companion.games.jrc.game import GAME
from tests.kit.games.jrc.campaign import Campaign


def test_a_default_that_changes_later_changes_no_campaign_that_runs():
    scene = Campaign().allocated()
    started = scene.steps[0].events[0]
    assert started.rules["max_per_city"] == 8
    other = replace(scene.state.options, max_per_city=10, win_princes=7)
    begun = GAME.evolve(replace(scene.state, options=other), started)
    assert (begun.options.max_per_city, begun.options.win_princes) == (8, 5)
