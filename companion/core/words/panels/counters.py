"""A panel of counters in front of the seats: what each has of everything that is counted."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Counter(Sparse):
    """One number and what it counts. `large`: it is read from far away. `low`: nearly gone."""

    label: Text
    value: int
    large: bool = False
    low: bool = False


class Tray(Sparse):
    """The counters in front of one seat. `turn`: it is that one's turn."""

    seat: int
    counters: tuple[Counter, ...]
    turn: bool = False
    note: Text | None = None


class Counters(Panel, one_game=True):
    """One tray for each seat, the reader's (`own`) first."""

    title: Text
    trays: tuple[Tray, ...]
    own: int | None = None
