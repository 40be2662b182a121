"""The public history of the current game as tables and sentences, to print and as CSV."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.registry import Games
from companion.table.export.paper import Block, Translate, blocks_of
from companion.table.state import Table

FORMULA = "=+-@\t\r"
"""A spreadsheet would calculate a cell that begins with one of these; it is marked as text."""


def sheet(table: Table, games: Games, say: Translate) -> tuple[Block, ...]:
    """The game's public history as blocks; empty if it has none."""
    running = table.game
    if running is None:
        return ()
    return blocks_of(games[running.id].history(running.state), say)


def as_csv(blocks: Iterable[Block], separator: str = ",") -> str:
    """The blocks as CSV, separated by empty lines. `separator` stands between cells; it depends on
    the language of the spreadsheet."""
    rows: list[tuple[str, ...]] = []
    for block in blocks:
        heading = [(block.title,)] if block.title else []
        lines = ((line,) for line in (*block.lead, *block.lines))
        rows += [*heading, *block.rows, *lines, ()]
    return "".join(separator.join(map(_cell, row)) + "\r\n" for row in rows)


def _cell(shown: str) -> str:
    """One cell: quoted (RFC 4180), without the isolation marks around names, never a formula."""
    plain = shown.replace("\u2068", "").replace("\u2069", "")
    if plain[:1] and plain[0] in FORMULA and not plain.removeprefix("-").isdigit():
        plain = f"'{plain}"
    return '"' + plain.replace('"', '""') + '"'
