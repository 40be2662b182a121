"""What was opened so far in a game, as plain tables and sentences: to print, and as CSV."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.registry import Games
from companion.table.export.paper import Block, Translate, blocks_of
from companion.table.state import Table

FORMULA = "=+-@\t\r"
"""A cell that begins so would be calculated by a spreadsheet: it is marked as text."""


def sheet(table: Table, games: Games, say: Translate) -> tuple[Block, ...]:
    """The game's public history in words and numbers; empty where it keeps none."""
    running = table.game
    if running is None:
        return ()
    return blocks_of(games[running.id].history(running.state), say)


def as_csv(blocks: Iterable[Block], separator: str = ",") -> str:
    """The blocks one below the other, an empty line between them; `separator` between cells: a
    spreadsheet takes the one of its own language for columns, and the other for text."""
    rows: list[tuple[str, ...]] = []
    for block in blocks:
        heading = [(block.title,)] if block.title else []
        lines = ((line,) for line in (*block.lead, *block.lines))
        rows += [*heading, *block.rows, *lines, ()]
    return "".join(separator.join(map(_cell, row)) + "\r\n" for row in rows)


def _cell(shown: str) -> str:
    """Quoted (RFC 4180), without the marks that isolate names, and never a formula."""
    plain = shown.replace("\u2068", "").replace("\u2069", "")
    if plain[:1] and plain[0] in FORMULA and not plain.removeprefix("-").isdigit():
        plain = f"'{plain}"
    return '"' + plain.replace('"', '""') + '"'
