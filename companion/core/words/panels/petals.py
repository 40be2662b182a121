"""A panel of progress: points fill the petals of a flower, and full flowers are gathered."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Bed(Sparse):
    """One seat's progress: `filled` of `total` petals of the flower in work (`total` 0: there
    is none now), its name, and `gathered` of `goal` finished flowers. `notes`: sentences below it.
    `turn`: it is this seat's turn. `gone`: has left the table. `wins`: has gathered enough."""

    seat: int
    filled: int = 0
    total: int = 0
    gathered: int = 0
    goal: int = 0
    label: Text | None = None
    notes: tuple[Text, ...] = ()
    turn: bool = False
    gone: bool = False
    wins: bool = False


class Petals(Panel, one_game=True):
    """Everybody's flower, in the order to draw them; `own` is drawn large, if it is there.
    `way`: in which order the turns go, in words."""

    beds: tuple[Bed, ...]
    own: int | None = None
    way: Text | None = None
