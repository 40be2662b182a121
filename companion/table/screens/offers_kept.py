"""Prompts about what is kept, and how long: the table, and evenings on the host's device."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import text
from companion.core.words.prompts.base import Choose, Item, Press, Prompt, Weight
from companion.games.registry import Games
from companion.table import commands
from companion.table.retention import CHOICES
from companion.table.state import Table


def kept(table: Table, games: Games) -> Iterator[Prompt]:
    """Prompts for how long the table is kept, and whether this device remembers evenings."""
    yield _retention(table, games)
    yield _evenings(table)


def _retention(table: Table, games: Games) -> Prompt:
    """How long the table is kept; a campaign is kept without limit, which the prompt says."""
    running = table.game
    lasting = running is not None and games[running.id].lasting
    chosen = next(word for word, hours in CHOICES.items() if hours == table.keep_hours)
    return Choose(
        key="table.set_keeping",
        command=commands.SetKeeping.name,
        field="keep",
        items=tuple(Item(word, text(f"table-keep-{word}")) for word in CHOICES),
        chosen=chosen,
        label=text("table-set-keeping"),
        title=text("table-set-keeping-title"),
        hint=text("table-set-keeping-campaign" if lasting else "table-set-keeping-hint"),
        weight=Weight.QUIET,
        group="table",
    )


def _evenings(table: Table) -> Prompt:
    """Whether this device keeps what is played."""
    return Press(
        key="table.keep_evenings",
        command=commands.KeepEvenings.name,
        args={"on": not table.keeps_evenings},
        label=text("table-evenings-off" if table.keeps_evenings else "table-evenings-on"),
        hint=text("table-evenings-hint"),
        weight=Weight.QUIET,
        group="table",
    )
