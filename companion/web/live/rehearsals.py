"""Simulate decks in the background that were not simulated at build time, one at a time, when a
lobby shows them; in a separate process."""

from collections.abc import Callable, Mapping

import gevent

from companion.core.game import Stage
from companion.games.registry import Games
from companion.table.state import Table
from companion.web import apart

GAMES = 200
"""Games simulated for each name, as many as at build time."""
STILL_SECONDS = 1.5
"""Seconds for which a deck must stay unchanged: a host changes several things in a row."""
PATIENCE_SECONDS = 180.0
KEPT = 64
"""Names whose figures are kept."""
NONE: Mapping[str, str] = {}
Wanted = tuple[str, str, Callable[[], object]]
"""A game, the name of a deck, and the callback."""


class Rehearsals:
    """Figures simulated here, by game. `games`: how many games are simulated for each name."""

    def __init__(self, games: int = GAMES) -> None:
        self._games = games
        self._figures: dict[str, Mapping[str, str]] = {}
        self._wanted: dict[str, Wanted] = {}
        self._at_work: gevent.Greenlet | None = None

    def known(self, game: str) -> Mapping[str, str]:
        """The figures of this game by name; empty if the simulation failed."""
        return self._figures.get(game, NONE)

    def of(self, table: Table, games: Games, changed: Callable[[], object]) -> Mapping[str, str]:
        """The known figures for the table's game. `changed`: called once missing ones are there."""
        running = table.game
        if running is None:
            return NONE
        known = self.known(running.id)
        if games[running.id].stage(running.state) is not Stage.LOBBY:
            self._wanted.pop(table.code, None)
            return known
        name = games[running.id].unrehearsed(running.state)
        if name and name not in known:
            self.play(table.code, running.id, name, changed)
        return known

    def play(self, code: str, game: str, name: str, changed: Callable[[], object]) -> None:
        """Simulate this name for a table, replacing what it wanted before."""
        self._wanted[code] = game, name, changed
        if not self._at_work:
            self._at_work = gevent.spawn(self._work)

    def stop(self) -> None:
        self._wanted.clear()
        if self._at_work is not None:
            self._at_work.kill()

    def _work(self) -> None:
        gevent.sleep(STILL_SECONDS)
        while self._wanted:
            code, (game, name, changed) = next(iter(self._wanted.items()))
            del self._wanted[code]
            known = self.known(game)
            if name not in known:
                # Another mapping, never the same one changed: what was worked out follows from it.
                newest = tuple(known.items())[1 - KEPT :]
                self._figures[game] = dict((*newest, (name, self._played(game, name))))
            changed()

    def _played(self, game: str, name: str) -> str:
        asked = (game, name, str(self._games))
        line = apart.done("companion.web.rehearsal", *asked, given=b"", seconds=PATIENCE_SECONDS)
        return (line or b"").decode().strip()
