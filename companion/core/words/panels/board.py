"""A row of places, each a card turned to one side or the other, and what stands there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel, ScriptStage
from companion.core.words.prompts.base import Prompt


class Piece(Sparse):
    """Something that stands at a place, or beside the row. `name`: as typed, or a text without.

    `side`: 1 is the reader's (or the near one), -1 the other. `values`: what is printed on it
    («2/3»). `hurt`: damage it bears. `spent`: turned aside, used this turn. `hot`: it fights.
    """

    id: int
    name: str | Text
    side: int
    values: str = ""
    hurt: int = 0
    spent: bool = False
    hot: bool = False


class Place(Sparse):
    """One card of the row. `turned`: 0 lies across (owned by neither), 1 points to the near side,
    -1 to the far one. `up`: face up. `marked`: the one that matters most. `hot`: fought over
    now."""

    id: int
    label: Text
    turned: int = 0
    up: bool = False
    marked: bool = False
    hot: bool = False
    owner: int | None = None
    note: Text | None = None
    pieces: tuple[Piece, ...] = ()


class Board(Panel, one_game=True):
    """The row as one side sees it, left to right. `near`, `far`: the seats of the two sides.

    `beside`: pieces that stand at no place. `stages`: the steps of a turn, and which one it is
    now. `legend`: what the values of a piece mean. A `Touch` prompt is asked on the place it
    names, or on the piece.
    """

    title: Text
    places: tuple[Place, ...]
    near: int
    far: int
    beside: tuple[Piece, ...] = ()
    stages: tuple[ScriptStage, ...] = ()
    legend: Text | None = None


class Reach(Sparse):
    """A piece and the places where it may be put, or used."""

    piece: int
    name: str | Text
    places: tuple[int, ...]


class Touch(Prompt, one_game=True):
    """Something that is done at a place of the board, by a piece or by nobody in particular.

    The answer is `{field: place}`, and with `reaches` also `{piece_field: piece}`. One button
    for each: `label` is completed by the twin with the piece (variable `$name`).
    """

    field: str = "slot"
    piece_field: str = "character"
    places: tuple[int, ...] = ()
    reaches: tuple[Reach, ...] = ()

    def fillings(self, seat: int | None) -> Iterator[dict[str, Any]]:
        for place in self.places:
            yield {self.field: place}
        for reach in self.reaches:
            for place in reach.places:
                yield {self.field: place, self.piece_field: reach.piece}
