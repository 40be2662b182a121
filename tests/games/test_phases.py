"""Games are found by themselves; every way from one phase to another is in a phase's class."""

import sys
from importlib import import_module
from importlib.util import find_spec

import pytest

from companion import games
from companion.games.registry import find_games
from companion.web import paths
from tests.kit.games.transitions import RareTransitions, declared, observed
from tests.kit.laws.every_game import EVERY_GAME


def rare_ways_of(game):
    """What few games do, as the game's module `rare_transitions` says."""
    module = f"tests.kit.games.{game.id}.rare_transitions"
    return import_module(module).RARE if find_spec(module) else RareTransitions()


@EVERY_GAME
def test_every_phase_of_the_rules_has_its_class_in_their_order(game):
    phases, named = list(game.phase.in_order()), [phase.value for phase in game.phase.order]
    assert [id for id in phases if id in named] == named
    assert set(phases) - set(named) == rare_ways_of(game).brought


@pytest.mark.unmeasured
@EVERY_GAME
def test_every_way_is_in_a_class_and_every_way_that_needs_no_correction_is_gone(game):
    phases, seldom = game.phase.in_order(), rare_ways_of(game)
    ways, known = observed(game) | seldom.played(), declared(phases, by_hand=False)
    assert ways
    assert ways <= declared(phases), sorted(ways - declared(phases))
    assert known - seldom.elsewhere <= ways, sorted(known - ways)


def folder(tmp_path, name, source):
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text("PLAYERS = (3, 5)\n")
    (tmp_path / name / "game.py").write_text(source)


@pytest.fixture
def games_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    yield tmp_path
    for module in [name for name in sys.modules if name.startswith("companion.games.of_test_")]:
        del sys.modules[module]


def test_a_folder_is_a_game_and_a_file_is_not(games_folder):
    folder(games_folder, "of_test_b", "class Game: id = 'of_test_b'\nGAME = Game()\n")
    folder(games_folder, "of_test_a", "class Game: id = 'of_test_a'\nGAME = Game()\n")
    (games_folder / "of_test_d.py").write_text("GAME = None\n")
    games = find_games()
    assert (list(games), games["of_test_b"].id) == (["of_test_a", "of_test_b"], "of_test_b")
    with pytest.raises(KeyError):
        games["of_test_d"]


def test_every_shelf_has_the_games_for_more_people_first(games_folder):
    for name, few in (("of_test_g", 2), ("of_test_h", 8), ("of_test_i", 2)):
        folder(games_folder, name, "")
        (games_folder / name / "__init__.py").write_text(f"PLAYERS = ({few}, 9)\n")
    assert list(find_games()) == ["of_test_h", "of_test_g", "of_test_i"]


def test_a_game_is_read_when_somebody_asks_for_it(games_folder):
    folder(games_folder, "of_test_e", "class Game: id = 'of_test_e'\nGAME = Game()\n")
    games = find_games()
    assert "of_test_e" in games
    assert games.players("of_test_e") == (3, 5)
    assert "companion.games.of_test_e.game" not in sys.modules
    assert games["of_test_e"] is games["of_test_e"]


def test_a_game_is_called_like_its_folder(games_folder):
    folder(games_folder, "of_test_f", "class Game: id = 'e'\nGAME = Game()\n")
    with pytest.raises(ValueError, match="of_test_f"):
        find_games()["of_test_f"]


def test_every_game_has_an_emblem():
    drawn = paths.static_dir() / "icons" / "emblems"
    for id in find_games():
        assert (drawn / f"game-{id}.svg").is_file()
