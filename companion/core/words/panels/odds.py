"""A panel of how likely each end of a game is, as many games that were played have shown."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class OddsPart(Sparse):
    """How many games of a hundred end so. `marked`: of the side that is drawn apart."""

    label: Text
    value: int
    marked: bool = False


class OddsBar(Sparse):
    """All ends in one bar to scale. `label`: how the games were played."""

    label: Text
    parts: tuple[OddsPart, ...]


class Odds(Panel, one_game=True):
    """Who will win, before anybody plays: never anything about a game that is being played.

    `bars`: the way the game is mostly played first; the others and the notes are folded away under
    `more`, where there is something to unfold."""

    title: Text
    bars: tuple[OddsBar, ...] = ()
    more: Text | None = None
    notes: tuple[Text, ...] = ()
