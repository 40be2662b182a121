"""A panel of two sides and how they stand: the score between them, in the largest figures."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class VersusSide(Sparse):
    """One of the two sides."""

    seat: int
    score: int
    note: Text | None = None
    """A few words below («a posto»)."""
    leads: bool = False
    """Whether it is drawn in the game's ink."""


class Versus(Panel, one_game=True):
    """The score of two, far side first: a phone calls its own side («own») by «you»."""

    label: Text
    """What is counted."""
    sides: tuple[VersusSide, VersusSide]
    own: int | None = None
    following: Text | None = None
    """What follows, as a sentence."""
