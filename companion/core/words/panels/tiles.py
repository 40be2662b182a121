"""Panels for the whole room: who was lost in a night, a story as pictures, titles as medals."""

from typing import Literal

from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel

TileStyle = Literal[
    "attack",
    "saved",
    "visit",
    "fallen",
    "quiet",
    "vote",
    "lot",
    "spared",
    "rose",
    "pile",
    "towers",
    "rings",
]


class Tile(Sparse):
    """One picture of the story: a night, a day, a round, or what one seat has come to."""

    label: Text
    """Which night, day or round it was, or a number above a figure."""
    name: Text
    """In large type: who was lost, who won, whose figure it is."""
    style: TileStyle
    """What is drawn: a scene by night, by day (vote, lot, spared), or a figure: petals that are
    full, sheets of paper on each other, a wall of towers, a place as rings."""
    line: Text | None = None
    """How it came about, in a few words."""
    emblem: str | None = None
    """What was turned over, or what has saved the person."""
    by: str | None = None
    """The emblem of the attackers."""
    count: int = 0
    """How many attackers, votes, full petals or sheets are drawn."""
    ember: bool = False
    """Whether name and emblem are drawn in ember."""
    of: int = 0
    """All petals of the rose, or the sheets of the highest pile."""
    towers: tuple[int, ...] = ()
    """Who holds each: 1 the side in the game's ink, -1 the other one, 0 nobody."""
    capital: int | None = None
    """Index of the tower that matters most."""
    holders: tuple[Ring, ...] = ()
    """Rings, from the middle outwards: who held the place then; several: they were level."""
    inked: bool = False
    """Whether name and figure are drawn in the game's ink."""


class Tiles(Panel):
    """The story as pictures, in the order of time."""

    title: Text
    tiles: tuple[Tile, ...]
    line: Text | None = None
    """What stands beside the title."""
    seats: Ring = ()
    """People whose ink rings are drawn in."""


class Medal(Sparse):
    """A title of the evening."""

    title: Text
    who: Ring
    """Seats of its holders."""
    line: Text
    """What it was earned with."""
    emblem: str
    ember: bool = False


class Medals(Panel, one_game=True):
    """Titles of the evening, each with its holders. `own`: those of the reader alone."""

    title: Text
    medals: tuple[Medal, ...]
    own: bool = False


class Daybreak(Panel, one_game=True):
    """The names of `fallen` in very large type; `title` above them, `line` below.

    Empty `fallen`: nobody is lost, or it is not told yet: the title is then all there is.
    """

    title: Text
    fallen: Ring = ()
    line: Text | None = None
