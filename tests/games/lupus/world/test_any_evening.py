"""Random evenings with cards of both boxes: whatever is offered is taken, and there is an end."""

import pytest

from companion.core.game import Stage
from companion.games.lupus.game import GAME
from companion.games.lupus.victory import ending
from tests.kit.deals import play_on
from tests.kit.games.lupus.world import WAYS, random_table


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(4))
def test_an_evening_with_the_second_box_ends_with_winners(seed, way):
    play = random_table(seed, way)
    for _ in play_on(play):
        pass
    assert GAME.stage(play.state) is Stage.OVER
    assert play.state.result == ending(play.state)
    assert GAME.recap(play.state, tuple(play.steps))
