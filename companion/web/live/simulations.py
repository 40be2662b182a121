"""Simulate decks in the background that were not simulated at build time, one at a time, when a
lobby shows them; in a separate process."""

from collections.abc import Callable, Mapping

import gevent

from companion.core.game import Stage
from companion.games.registry import Games
from companion.table.state import Table
from companion.web import limited_process

GAMES = 200
"""Games simulated for each name, as many as at build time."""
STILL_SECONDS = 1.5
"""Seconds for which a deck must stay unchanged: a host changes several things in a row."""
TIMEOUT_SECONDS = 180.0
KEPT = 64
"""Names whose figures are kept."""
NONE: Mapping[str, str] = {}
Wanted = tuple[str, str, Callable[[], object]]
"""A game, the name of a deck, and the callback."""


class Simulations:
    """Figures simulated here, by game. `games`: how many games are simulated for each name."""

    def __init__(self, games: int = GAMES) -> None:
        self._games = games
        self._figures: dict[str, Mapping[str, str]] = {}
        self._wanted: dict[str, Wanted] = {}
        self._worker: gevent.Greenlet | None = None

    def known(self, game: str) -> Mapping[str, str]:
        """The figures of this game by name; empty if the simulation failed."""
        return self._figures.get(game, NONE)

    def for_table(
        self, table: Table, games: Games, on_done: Callable[[], object]
    ) -> Mapping[str, str]:
        """The known figures for the table's game. `on_done`: called once missing ones are there."""
        running = table.game
        if running is None:
            return NONE
        known = self.known(running.id)
        if games[running.id].stage(running.state) is not Stage.LOBBY:
            self._wanted.pop(table.code, None)
            return known
        name = games[running.id].unsimulated(running.state)
        if name and name not in known:
            self.request(table.code, running.id, name, on_done)
        return known

    def request(self, code: str, game: str, name: str, on_done: Callable[[], object]) -> None:
        """Simulate this name for a table, replacing what it wanted before."""
        self._wanted[code] = game, name, on_done
        if not self._worker:
            self._worker = gevent.spawn(self._run)

    def stop(self) -> None:
        self._wanted.clear()
        if self._worker is not None:
            self._worker.kill()

    def _run(self) -> None:
        gevent.sleep(STILL_SECONDS)
        while self._wanted:
            code, (game, name, on_done) = next(iter(self._wanted.items()))
            del self._wanted[code]
            known = self.known(game)
            if name not in known:
                # A new mapping: cached results depend on the identity of the old one.
                newest = tuple(known.items())[1 - KEPT :]
                self._figures[game] = dict((*newest, (name, self._simulate(game, name))))
            on_done()

    def _simulate(self, game: str, name: str) -> str:
        command = ("companion.web.simulation", game, name, str(self._games))
        line = limited_process.run(*command, stdin=b"", seconds=TIMEOUT_SECONDS)
        return (line or b"").decode().strip()
