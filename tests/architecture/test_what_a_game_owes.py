"""Everything that a game still lacks is said in one failure, with what to do about each thing."""

import pytest

from companion.games.registry import find_games
from tests.architecture.owed import owed
from tests.architecture.tree import told


@pytest.mark.parametrize("game", find_games())
def test_a_game_has_all_that_a_game_needs(game):
    told(owed(game), f"what the game {game} still owes")


def test_of_a_game_that_is_not_there_everything_is_named_at_once():
    lacking = owed("no_such_game")
    for what in (
        *("game.py", "phases.md", "emblems/game-no_such_game.svg", "learn/no_such_game.svg"),
        *("locale", "games.css", "rights.txt", "leaks.py"),
        *("knowledge.py", "tests/games/no_such_game", "tests/golden"),
    ):
        assert any(what in line.partition(": ")[0] for line in lacking), what
    assert all(": " in line for line in lacking), "each line says what to do"
