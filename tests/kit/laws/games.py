"""The laws hold for every game that is found; its own proofs lie in tests/kit/games/<id>/."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from companion.games.registry import find_games

GAMES = find_games()


def proof(game: str, name: str) -> ModuleType:
    """A game's own part of a law: `tables`, `knowledge` or `pairs`; fails where it has none."""
    return import_module(f"tests.kit.games.{game}.{name}")
