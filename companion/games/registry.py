"""The shelf: every folder beside this file that exports `GAME` is a game, found by itself."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

from companion import games
from companion.core.game import Game

Games = Mapping[str, Game[Any]]
"""The games that a table may play, by id, in the order of their names."""


def find_games() -> Games:
    """All games of this installation, by id.

    Raises `ValueError` where two folders claim one id; a folder without `GAME` is no game.
    """
    found: dict[str, Game[Any]] = {}
    for module in sorted(iter_modules(games.__path__), key=lambda one: one.name):
        if not module.ispkg:
            continue
        game = getattr(import_module(f"{games.__name__}.{module.name}"), "GAME", None)
        if game is None:
            continue
        if game.id in found:
            raise ValueError(f"two games are called {game.id}")
        found[game.id] = game
    return MappingProxyType(found)
