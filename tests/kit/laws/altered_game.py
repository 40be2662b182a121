"""Games that show something else than they should: the laws of secrecy must notice (promise P2)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from companion.core.eye import PUBLIC, Eye, seat_eye
from companion.core.game import Game, Moment
from companion.core.text import text
from companion.core.value import replace
from companion.core.view import View, mark_known
from companion.core.words.panels.base import Note


class AlteredGame(Game[Any]):
    """To be put in front of a game: `retell` says what an eye sees in place of `shown`. What it
    tells the public is in the public view, what it tells one eye in that one's slip."""

    @abstractmethod
    def retell(self, state: Any, eye: Eye, moment: Moment, shown: View) -> View:
        """What `eye` sees now."""

    def wall(self, state: Any, moment: Moment) -> View:
        told = self.retell(state, PUBLIC, moment, super().wall(state, moment))
        # Neither a prompt nor a card of a seat: on a wall they would be panels.
        return replace(told, prompts=(), own=(), panels=(*told.panels, *told.own))

    def phone(self, state: Any, seat: int, moment: Moment, wall: View) -> View:
        shown = super().phone(state, seat, moment, self._true_wall(state, moment))
        return self.retell(state, seat_eye(seat), moment, shown)

    def desk(self, state: Any, eye: Eye, moment: Moment, wall: View) -> View:
        shown = super().desk(state, eye, moment, self._true_wall(state, moment))
        return self.retell(state, eye, moment, shown)

    def _true_wall(self, state: Any, moment: Moment) -> View:
        wall = super().wall(state, moment)
        return replace(wall, panels=mark_known(wall.panels))


def said(view: View, **params: Any) -> View:
    """The view with one more note, made of plain numbers and words."""
    words = {name: one if isinstance(one, int) else str(one) for name, one in params.items()}
    return replace(view, panels=(*view.panels, Note(lines=(text("x", **words),))))


def panels(view: View, kind: type, change: Callable[[Any], Any]) -> View:
    """The view with its panels of one kind changed."""
    made = (change(one) if isinstance(one, kind) else one for one in view.panels)
    return replace(view, panels=tuple(made))


def prompts(view: View, change: Callable[[Any], Any]) -> View:
    return replace(view, prompts=tuple(map(change, view.prompts)))
