"""Panels for the end of an evening: its story as pictures, and titles as medals."""

from __future__ import annotations

from typing import Literal

from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Tile(Sparse):
    """One picture of the story: what happened in one night or on one day."""

    label: Text
    """Which night or day it was."""
    name: Text
    """In large type: who was lost, or that nobody was."""
    style: Literal["attack", "saved", "visit", "fallen", "quiet", "vote", "lot", "spared"]
    """What is drawn. The last three are scenes by day."""
    line: Text | None = None
    """How it came about, in a few words."""
    emblem: str | None = None
    """What was turned over, or what has saved the person."""
    by: str | None = None
    """The emblem of the attackers."""
    count: int = 0
    """How many attackers or votes are drawn."""
    ember: bool = False
    """Whether name and emblem are drawn in ember."""


class Tiles(Panel, one_game=True):
    """The story as pictures, in the order of time."""

    title: Text
    tiles: tuple[Tile, ...]
    line: Text | None = None
    """What stands beside the title."""


class Medal(Sparse):
    """A title of the evening."""

    title: Text
    who: Ring
    """Seats of its holders."""
    line: Text
    """What it was earned with."""
    emblem: str
    ember: bool = False
    """Whether it is drawn in ember."""


class Medals(Panel, one_game=True):
    """Titles of the evening, each with its holders. `own`: those of the reader alone."""

    title: Text
    medals: tuple[Medal, ...]
    own: bool = False
