"""How long a table is kept, and whether the host's device keeps what was played."""

from __future__ import annotations

from companion.core.game import Decision, Stage
from companion.core.refusal import refuse
from companion.games.registry import Games
from companion.table import commands
from companion.table.commands import answers
from companion.table.log import facts
from companion.table.people.seating import stage_of
from companion.table.state import Table

CHOICES: dict[str, int | None] = {"1": 1, "24": 24, "168": 168, "720": 720, "always": None}
"""Hours by the value that the tablet sends; None: not deleted automatically."""
SHORTEST = 3600.0
"""Seconds that every table is kept at least."""
INTERRUPTED = 720
"""Hours that a table with a running game is kept at least."""


@answers(commands.SetKeeping)
def set_retention(table: Table, command: commands.SetKeeping) -> Decision:
    """Choose how long the table is kept after its last step."""
    if command.keep not in CHOICES:
        return refuse("E_BAD_INPUT")
    hours = CHOICES[command.keep]
    return () if hours == table.keep_hours else (facts.KeepingChosen(hours),)


@answers(commands.KeepEvenings)
def keep_evenings(table: Table, command: commands.KeepEvenings) -> Decision:
    """Let the host's device keep what is played, or stop that."""
    if table.rehearsal:
        return refuse("E_WRONG_PHASE")
    return () if command.on == table.keeps_evenings else (facts.EveningsKept(command.on),)


def kept_for(table: Table, games: Games) -> float | None:
    """Seconds after its last step when the table is deleted; None: never."""
    running = table.game
    if table.rehearsal:
        return SHORTEST
    if table.keep_hours is None or (running is not None and games[running.id].lasting):
        return None
    hours = table.keep_hours
    if stage_of(table, games) is Stage.PLAY:
        hours = max(hours, INTERRUPTED)
    return hours * 3600.0
