"""A row of places, each a card turned to one side or the other, and what stands there."""

from collections.abc import Iterator
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel, ScriptStage
from companion.core.words.prompts.base import Prompt


class Piece(Sparse):
    """A card or figure at a place, or beside the row."""

    id: int
    name: str | Text
    """As typed; a text if nothing was typed."""
    side: int
    """1: the reader's side (or the near one), -1: the other."""
    values: str = ""
    """The printed values («2/3»)."""
    hurt: int = 0
    """Damage so far."""
    spent: bool = False
    """Whether it was used this turn (turned aside)."""
    hot: bool = False
    """Whether it fights now."""


class Place(Sparse):
    """One card of the row."""

    id: int
    label: Text
    turned: int = 0
    """0: owned by neither, 1: by the near side, -1: by the far one."""
    up: bool = False
    """Whether it lies face up."""
    marked: bool = False
    """Whether it is the one that matters most (the capital)."""
    hot: bool = False
    """Whether it is fought over now."""
    owner: int | None = None
    note: Text | None = None
    pieces: tuple[Piece, ...] = ()


class Board(Panel, one_game=True):
    """The row of cities as one side sees it, left to right. A `Touch` prompt is asked on it."""

    title: Text
    places: tuple[Place, ...]
    near: int
    """The seat of the near side."""
    far: int
    """The seat of the far side."""
    beside: tuple[Piece, ...] = ()
    """Pieces at no place."""
    stages: tuple[ScriptStage, ...] = ()
    """The steps of a turn with the current one marked."""
    legend: Text | None = None
    """What the values of a piece mean."""


class Reach(Sparse):
    """A piece and the places where it may be put, or used."""

    piece: int
    name: str | Text
    places: tuple[int, ...]


class Touch(Prompt, one_game=True):
    """An action at a place of the board, by a piece if there are `reaches`.

    The answer is `{field: place}`, and with `reaches` also `{"character": piece}`. One button
    each: the browser fills in `label` with the piece (variable `$name`).
    """

    field: str = "slot"
    places: tuple[int, ...] = ()
    reaches: tuple[Reach, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for place in self.places:
            yield {self.field: place}
        for reach in self.reaches:
            for place in reach.places:
                yield {self.field: place, "character": reach.piece}
