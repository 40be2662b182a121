"""A panel of a morning: who was lost in the night, said to the whole room at once."""

from __future__ import annotations

from companion.core.seat import Ring
from companion.core.text import Text
from companion.core.words.panels.base import Panel


class Daybreak(Panel, one_game=True):
    """The names of `fallen` in very large type; `title` above them, `line` below.

    Empty `fallen`: nobody is lost, or it is not told yet: the title is then all there is.
    """

    title: Text
    fallen: Ring = ()
    line: Text | None = None
