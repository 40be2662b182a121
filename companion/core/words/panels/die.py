"""A die that was thrown, large enough for the whole room."""

from __future__ import annotations

from companion.core.text import Text
from companion.core.words.panels.base import Panel


class Die(Panel, one_game=True):
    """The face of a thrown die, and what it means."""

    face: int
    label: Text
    line: Text | None = None
