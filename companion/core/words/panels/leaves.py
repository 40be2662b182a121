"""Panels for much that is to be read: leaves turned one at a time, and a story kept apart."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Leaf(Sparse):
    """One leaf: the name on its tab, and its panels."""

    label: Text
    panels: tuple[Panel, ...]


class Leaves(Panel, one_game=True):
    """Several leaves under one title, one visible at a time."""

    title: Text
    leaves: tuple[Leaf, ...]
    first: int = 0
    """Index of the leaf shown first."""


class Annals(Panel, one_game=True):
    """A door to the game's `history`, which is fetched when opened: no view has to carry it."""
