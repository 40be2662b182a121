"""A panel of the cards of a deck: names, numbers, and what they do."""

from __future__ import annotations

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
