"""A panel of progress: points fill the petals of a flower, and full flowers are gathered."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Bed(Sparse):
    """One seat's progress: `filled` of `total` petals of the current flower (`total` 0: it has
    none) and `gathered` of `goal` finished flowers."""

    seat: int
    filled: int = 0
    total: int = 0
    gathered: int = 0
    goal: int = 0
    label: Text | None = None
    notes: tuple[Text, ...] = ()
    """Sentences below the flower."""
    turn: bool = False
    """It is this seat's turn."""
    gone: bool = False
    """Whether the person has left the table."""
    wins: bool = False
    """Whether this seat has won."""


class Petals(Panel, one_game=True):
    """Everybody's flower, in the order to draw them; `own` is drawn large, if it is there."""

    beds: tuple[Bed, ...]
    own: int | None = None
    way: Text | None = None
    """The order of turns, in words."""
