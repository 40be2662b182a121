"""A panel of one number a seat, large enough for the room."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Score(Sparse):
    """What lies in front of one seat. `change`: what the last step added or took. `leads`: the
    best so far. `turn`: it is that one's turn. `note`: a few words below."""

    seat: int
    value: int
    note: Text | None = None
    change: int = 0
    leads: bool = False
    turn: bool = False


class Scores(Panel, one_game=True):
    """One number a seat, in ring order. `own`: the reader's. `lead`: what leading means."""

    title: Text
    lead: Text
    scores: tuple[Score, ...]
    own: int | None = None
