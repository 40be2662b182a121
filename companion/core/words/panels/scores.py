"""A panel of one number a seat, large enough for the room."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Score(Sparse):
    """What lies in front of one seat."""

    seat: int
    value: int
    note: Text | None = None
    """A few words below."""
    change: int = 0
    """Change by the last step."""
    leads: bool = False
    """Whether it is the best so far."""
    turn: bool = False
    """It is that one's turn."""


class Scores(Panel, one_game=True):
    """One number a seat, in ring order."""

    title: Text
    lead: Text
    """What leading means."""
    scores: tuple[Score, ...]
    own: int | None = None
    """The reader's."""
