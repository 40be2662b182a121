"""Panels of what each seat has reached: a number, the score of two sides, petals of a flower."""

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Score(Sparse):
    """What lies in front of one seat."""

    seat: int
    value: int
    note: Text | None = None
    """A few words below."""
    leads: bool = False
    """Whether it is the best so far."""
    turn: bool = False


class Scores(Panel, one_game=True):
    """One number a seat, in ring order."""

    title: Text
    lead: Text
    """What leading means."""
    scores: tuple[Score, ...]
    own: int | None = None
    """The reader's."""


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
    gone: bool = False
    wins: bool = False


class Petals(Panel, one_game=True):
    """Everybody's flower, in the order to draw them; `own` is drawn large, if it is there."""

    beds: tuple[Bed, ...]
    own: int | None = None
    way: Text | None = None
    """The order of turns, in words."""
