"""The story of a finished game and the current one's history, as blocks, text, CSV and data."""

from collections.abc import Iterable, Iterator
from typing import Any

from companion.core.text import text
from companion.core.words.panels.base import Panel
from companion.games.registry import Games
from companion.table import evening
from companion.table.export.paper import ISOLATES, Block, Translate, blocks_of
from companion.table.state import Seat, Table

FORMULA = "=+-@\t\r"
"""A spreadsheet would calculate a cell that begins with one of these; it is marked as text."""


def names(table: Table) -> dict[int, str]:
    """Names by seat."""
    return {seat.id: seat.name for seat in table.people.values()}


def names_in_story(table: Table) -> dict[int, str]:
    """Names by seat, with those of people who have played and left since."""
    return {**table.left, **names(table)}


story = evening.panels


def annals(table: Table, games: Games) -> tuple[Panel, ...]:
    """The panels of the running game's public `history`; empty if it has none."""
    running = table.game
    return () if running is None else games[running.id].history(running.state)


def recap_json(table: Table, games: Games) -> dict[str, Any]:
    """`{table, game, seats: [{id, name, phone}], ring, panels}`; texts are not translated. After
    the people of the table, `seats` has those of the story who have left it."""
    left = (Seat(seat, name, phone=False) for seat, name in table.left.items())
    return {
        "table": table.name,
        "game": game_of(table, games),
        "seats": [*table.people.values(), *left],
        "ring": list(table.ring),
        "panels": story(table, games),
    }


def sheet(table: Table, games: Games, say: Translate) -> tuple[Block, ...]:
    """The running game's public history as blocks; empty if it has none."""
    return blocks_of(annals(table, games), say)


def recap_blocks(table: Table, games: Games, say: Translate) -> tuple[Block, ...]:
    """The story as blocks; empty before the end."""
    return blocks_of(story(table, games), say)


def game_of(table: Table, games: Games) -> str | None:
    """The id of the game whose story is shown, else of the current game."""
    last = evening.last_game(table, games) or table.game
    return None if last is None else last.id


def story_heading(table: Table, games: Games, say: Translate) -> str:
    """The heading above the story: «Giovedì · Lupus in Tabula»."""
    return _heading(table, game_of(table, games), say)


def recap_heading(table: Table, say: Translate) -> str:
    """The same heading for the current game."""
    return _heading(table, None if table.game is None else table.game.id, say)


def _heading(table: Table, game: str | None, say: Translate) -> str:
    return " · ".join(filter(None, (table.name, game and say(text(f"{game}-name")))))


def as_text(heading: str, blocks: Iterable[Block]) -> str:
    """The blocks as paragraphs separated by empty lines. Headings and their sentences start at the
    margin; everything else is indented, so that typed words cannot imitate a heading."""
    paragraphs = (_one_line(heading), *("\n".join(_lines(block)) for block in blocks))
    return "\n\n".join(filter(None, paragraphs)).translate(ISOLATES) + "\n"


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


def _one_line(sentence: str) -> str:
    return " ".join(filter(str.strip, sentence.splitlines()))


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
