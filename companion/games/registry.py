"""The registry of games: every folder beside this file is a game.

Its package declares `PLAYERS`, its module `game` the `GAME`.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from companion import games
from companion.core.game import Game

Games = Mapping[str, Game[Any]]
"""The games that a table may play, by id, in the order in which every list shows them: the one for
the most people first."""


class GameRegistry(Mapping[str, Game[Any]]):
    """Games by id, each read when a caller first asks for it: a start after a power cut has no
    time for the rules of games that nobody plays."""

    def __init__(self, ids: tuple[str, ...]) -> None:
        self._ids = ids
        self._read: dict[str, Game[Any]] = {}

    def __getitem__(self, id: str) -> Game[Any]:
        """Raises KeyError (no such game), ValueError (a folder's `GAME` has another id)."""
        found = self._read.get(id)
        if found is None:
            if id not in self._ids:
                raise KeyError(id)
            found = import_module(f"{games.__name__}.{id}.game").GAME
            if found.id != id:
                raise ValueError(f"the game in the folder {id} is called {found.id}")
            self._read[id] = found
        return found

    def players(self, id: str) -> tuple[int, int]:
        """The fewest and the most people of a game; its rules are not read for that."""
        found: tuple[int, int] = import_module(f"{games.__name__}.{id}").PLAYERS
        return found

    def __contains__(self, id: object) -> bool:
        return id in self._ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


def find_games() -> Games:
    """All games of this installation, by id: those that need more people first, else by name."""
    ids = sorted(one.name for one in iter_modules(games.__path__) if one.ispkg)
    by_name = GameRegistry(tuple(ids))
    return GameRegistry(tuple(sorted(ids, key=lambda id: -by_name.players(id)[0])))
