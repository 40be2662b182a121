"""Runs a test for every game. Not in `games`, which the pocket's Python imports, too."""

import pytest

from tests.kit.laws.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
