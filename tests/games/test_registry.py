"""The games are found by themselves."""

import sys

import pytest

from companion import games
from companion.games.registry import find_games


def folder(tmp_path, name, source):
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(source)


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    yield tmp_path
    for module in [name for name in sys.modules if name.startswith("companion.games.of_test_")]:
        del sys.modules[module]


def test_a_folder_that_exports_a_game_is_a_game_and_others_are_not(shelf):
    folder(shelf, "of_test_b", "class Game: id = 'b'\nGAME = Game()\n")
    folder(shelf, "of_test_a", "class Game: id = 'a'\nGAME = Game()\n")
    folder(shelf, "of_test_c", "")
    (shelf / "of_test_d.py").write_text("GAME = None\n")
    assert list(find_games()) == ["a", "b"]


def test_two_games_cannot_have_one_id(shelf):
    folder(shelf, "of_test_e", "class Game: id = 'e'\nGAME = Game()\n")
    folder(shelf, "of_test_f", "class Game: id = 'e'\nGAME = Game()\n")
    with pytest.raises(ValueError, match="two games are called e"):
        find_games()
