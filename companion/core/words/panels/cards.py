"""Panels of a deck: what its cards do, and how likely each end of the game is."""

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class CardKind(Sparse):
    """All equal cards of a deck."""

    name: Text
    """The name of a single card («Werewolf»)."""
    count: int
    counted: Text | None = None
    """The name after a number («2 werewolves»); None: the same as `name`."""
    emblem: str | None = None
    does: Text | None = None
    """What the card does, in one line."""
    side: Text | None = None
    """The side it wins with, in two words."""


class Cards(Panel, one_game=True):
    """The cards that were dealt; never who has which, never what is left.

    A small screen shows only their numbers.
    """

    title: Text
    line: Text | None = None
    cards: tuple[CardKind, ...] = ()


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
