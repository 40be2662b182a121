"""The views of a table without a game."""

from __future__ import annotations

from companion.core.text import SeatName, text
from companion.core.view import Scene, Tone, View
from companion.core.words.panels.base import Circle, Mark
from companion.table.device import Kind, Looker
from companion.table.state import Table


def before_a_game(table: Table, looker: Looker) -> View:
    """The view of a table without a game; everything is public."""
    circle = Circle(marks=tuple(Mark(seat=seat) for seat in table.ring), known=True)
    line = "table-empty-tablet" if looker.kind is Kind.TABLET else "table-empty-line"
    title = text("table-empty-title")
    if looker.seat is not None:  # a guest who has just sat down wants to know that it worked
        title = text("table-seated-title", who=SeatName(looker.seat))
    return View(
        tone=Tone.TABLE,
        scene=Scene.EMPTY,
        title=title,
        line=text(line),
        panels=(circle,),
        known=("title", "line"),
    )
