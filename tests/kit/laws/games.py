"""The laws hold for every game that is found; its own proofs lie in tests/kit/games/<id>/."""

from importlib import import_module
from types import ModuleType

from companion.games.registry import find_games

GAMES = find_games()


def proof(game: str, name: str) -> ModuleType:
    """A game's own part of a law: `tables`, `knowledge`, `pairs` and others. Raises LookupError
    where it has none."""
    try:
        return import_module(f"tests.kit.games.{game}.{name}")
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith(f"tests.kit.games.{game}"):
            raise LookupError(
                f"{error.name} is missing: tests/architecture/test_what_a_game_owes.py names"
                f" everything that the game {game} lacks"
            ) from error
        raise
