"""A panel of what a turn allows only so often: how many are left, and which have been used."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.value import Sparse
from companion.core.words.panels.base import Panel


class Limit(Sparse):
    """One thing that is allowed once."""

    label: Text
    left: bool
    """Whether it is still unused."""


class Limits(Panel, one_game=True):
    """One limit of the turn, as a line on the active player's phone: a mark with its word."""

    title: Text
    limits: tuple[Limit, ...]
