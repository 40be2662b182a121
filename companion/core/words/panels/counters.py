"""Panels of what is counted and used up: in front of each seat, and in the current turn."""

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Counter(Sparse):
    """One number and what it counts."""

    label: Text
    value: int
    large: bool = False
    """Whether it must be readable from far away."""
    low: bool = False
    """Whether it is nearly used up."""


class Tray(Sparse):
    """The counters in front of one seat."""

    seat: int
    counters: tuple[Counter, ...]
    turn: bool = False
    note: Text | None = None


class Counters(Panel, one_game=True):
    """One tray for each seat, the reader's (`own`) first."""

    title: Text
    trays: tuple[Tray, ...]
    own: int | None = None


class Limit(Sparse):
    """One thing that is allowed once."""

    label: Text
    left: bool
    """Whether it is still unused."""


class Limits(Panel, one_game=True):
    """One limit of the turn, as a line on the active player's phone: a mark with its word."""

    title: Text
    limits: tuple[Limit, ...]
