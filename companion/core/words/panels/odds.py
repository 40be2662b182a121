"""A panel of how likely each end of a game is, as many games that were played have shown."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class OddsPart(Sparse):
    """One end of the game, and how many of a hundred games end so."""

    label: Text
    value: int
    marked: bool = False
    """Whether it is drawn in the other pattern."""


class OddsBar(Sparse):
    """All ends of the game as one bar, to scale."""

    label: Text
    """How the games were played."""
    parts: tuple[OddsPart, ...]


class Odds(Panel, one_game=True):
    """Who will win, before a game begins; never anything about a game in progress."""

    title: Text
    bars: tuple[OddsBar, ...] = ()
    """The most common way to play first; the others and the notes are folded under `more`."""
    more: Text | None = None
    notes: tuple[Text, ...] = ()
