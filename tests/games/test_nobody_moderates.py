"""Where nobody moderates the tablet is told so; its lobby then says how its holder may play."""

import pytest

from companion.core.eye import MODERATOR
from companion.core.game import Moment
from companion.core.words.panels.base import Circle
from companion.games.registry import find_games

GAMES = find_games()
MODERATED = "lupus"


@pytest.mark.parametrize("id", sorted(GAMES))
def test_the_lobby_says_whether_anybody_moderates(id):
    game = GAMES[id]
    shown = game.view(game.open((1, 2, 3, 4), {}), MODERATOR, Moment(0.0))
    (chairs,) = [one for one in shown.panels if isinstance(one, Circle)]
    assert chairs.moderator is (id == MODERATED)
