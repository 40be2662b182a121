"""Panels for much that is to be read: leaves turned one at a time, and a story kept apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.text import Text
from companion.core.words.panels.base import Panel


@dataclass(frozen=True, slots=True)
class Leaf:
    """One leaf: what it is called on its tab, and what stands on it."""

    label: Text
    panels: tuple[Panel, ...]


@dataclass(frozen=True, kw_only=True)
class Leaves(Panel, one_game=True):
    """Several leaves under one title, one in sight at a time; `first`: the one at the beginning."""

    kind: ClassVar[str] = "leaves"
    title: Text
    leaves: tuple[Leaf, ...]
    first: int = 0


@dataclass(frozen=True, kw_only=True)
class Annals(Panel, one_game=True):
    """A door to the game's `history`, which is fetched when opened: no view has to carry it."""

    kind: ClassVar[str] = "annals"
