"""The story of a finished game: as blocks for a page, as text to read and as data to keep."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.games.registry import Games
from companion.table import evening
from companion.table.export.paper import Block, Translate, blocks_of
from companion.table.state import Table


def names(table: Table) -> dict[int, str]:
    """What everybody is called, by seat."""
    return {seat.id: seat.name for seat in table.people.values()}


def story(table: Table, games: Games) -> tuple[Panel, ...]:
    """The panels of the story of the game that is over, or of the last one before it; empty where
    none has come to its end, when nothing may be told."""
    return evening.panels(table, games)


def annals(table: Table, games: Games) -> tuple[Panel, ...]:
    """The panels of the running game's `history`: what everybody may know, at any time. Empty where
    a game keeps none."""
    running = table.game
    return () if running is None else games[running.id].history(running.state)


def recap_json(table: Table, games: Games) -> dict[str, Any]:
    """`{table, game, seats: [{id, name, phone}], ring, panels}`, with the texts as ids."""
    return {
        "table": table.name,
        "game": game_of(table, games),
        "seats": list(table.people.values()),
        "ring": list(table.ring),
        "panels": story(table, games),
    }


def recap_blocks(table: Table, games: Games, say: Translate) -> tuple[Block, ...]:
    """The story as blocks; empty before the end."""
    return blocks_of(story(table, games), say)


def game_of(table: Table, games: Games) -> str | None:
    """The id of the game whose story is told; of the one on the table where none is over."""
    told = evening.told_game(table, games) or table.game
    return None if told is None else told.id


def story_heading(table: Table, games: Games, say: Translate) -> str:
    """«Giovedì · Lupus in Tabula»: what stands above the story."""
    game = game_of(table, games)
    return " · ".join(filter(None, (table.name, game and say(text(f"{game}-name")))))


def recap_heading(table: Table, say: Translate) -> str:
    """The same above what is told of the game on the table."""
    game = "" if table.game is None else say(text(f"{table.game.id}-name"))
    return " · ".join(filter(None, (table.name, game)))


def as_text(heading: str, blocks: Iterable[Block]) -> str:
    """The blocks as paragraphs with an empty line between them. Only headings, and sentences that
    belong to one, begin at the margin: whatever lines a typed word has, all but its first are
    indented."""
    paragraphs = (_one_line(heading), *("\n".join(_lines(block)) for block in blocks))
    return "\n\n".join(filter(None, paragraphs)) + "\n"


def _lines(block: Block) -> Iterator[str]:
    if block.title:
        title = _one_line(block.title)
        yield title.upper() if block.loud or block.part else title
    yield from map(_one_line, block.lead)
    if block.rows:
        head, *rows = block.rows
        yield f"  ({' · '.join(filter(None, map(_one_line, head)))})"
        for label, *cells in rows:
            yield f"  {_one_line(label)}: {' · '.join(filter(None, map(_one_line, cells)))}"
    for line in block.lines:
        first, *more = list(filter(str.strip, line.splitlines())) or [""]
        yield f"  {first}"
        yield from (f"    {one}" for one in more)


def _one_line(said: str) -> str:
    return " ".join(filter(str.strip, said.splitlines()))
