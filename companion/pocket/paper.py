"""What can be read and printed of a table, in the language of the page.

The catalogs are in the page: texts without a translation in `sentences` are returned as `missing`,
and the same call with all of them gives the result.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.json import encode

from companion.core.text import Text, text
from companion.core.words.panels.cards import Cards
from companion.games.registry import Games
from companion.table.export.paper import Block, Translate
from companion.table.export.recap import (
    as_csv,
    as_text,
    recap_blocks,
    recap_heading,
    sheet,
    story_heading,
)
from companion.table.state import Table

Render = Callable[[Table, Games, Translate], tuple[str, tuple[Block, ...]]]
PAPERS: dict[str, Render] = {
    "story": lambda table, games, say: (
        story_heading(table, games, say),
        recap_blocks(table, games, say),
    ),
    "sheet": lambda table, games, say: (recap_heading(table, say), sheet(table, games, say)),
    "night": lambda table, games, say: (say(text("desk-print-night")), _night(table, games, say)),
}


def _night(table: Table, games: Games, say: Translate) -> tuple[Block, ...]:
    """The deck, and a block for each step of the night."""
    if table.game is None:
        return ()
    game, state = games[table.game.id], table.game.state
    decks = (one.cards for one in game.reference(state) if isinstance(one, Cards))
    counted = (tuple(f"{card.count} {say(card.counted or card.name)}" for card in d) for d in decks)
    steps = (Block(say(one.title), lines=(*map(say, one.lines),)) for one in game.on_paper(state))
    return (*(Block("", lead=(" · ".join(deck),)) for deck in counted), *steps)


def render(
    what: str, table: Table, games: Games, sentences: Mapping[str, str], cells: str
) -> dict[str, Any]:
    """`{heading, blocks, text, csv}`, or `{missing, left}`: texts (JSON) that `sentences` does not
    contain, and names of people who have left. `cells`: separator of CSV cells."""
    missing: dict[str, None] = {}

    def say(one: Text | None) -> str:
        if one is None:
            return ""
        asked = encode(one).decode()
        if asked not in sentences:
            missing[asked] = None
        return sentences.get(asked, asked)

    heading, blocks = PAPERS[what](table, games, say)
    if missing:
        return {"missing": list(missing), "left": table.left}
    return {
        "heading": heading,
        "blocks": [_shape(one) for one in blocks],
        "text": as_text(heading, blocks),
        "csv": "\ufeff" + as_csv(blocks, cells),
    }


def _shape(block: Block) -> dict[str, Any]:
    """A block without its picture; its lines say the same."""
    fields = ("title", "lead", "rows", "lines", "part", "chapter", "loud", "tall")
    return {"tops": sorted(block.tops)} | {name: getattr(block, name) for name in fields}
