"""One input into one table: the new table, and what the shell has to do about it."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.games.registry import Games
from companion.table.effects import Input, Outcome
from companion.table.state import Table


def handle(table: Table, asked: Input, now: float, chance: Chance, games: Games) -> Outcome:
    """What `asked` does to `table` at `now` (server's seconds). Pure; never raises for input."""
    raise NotImplementedError
