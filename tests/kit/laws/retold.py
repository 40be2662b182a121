"""Games that show something else than they should: the laws of secrecy must notice (promise P2)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from companion.core.eye import PUBLIC, Eye
from companion.core.game import Game, Moment
from companion.core.slip import NOTHING, Slip, apart, together
from companion.core.value import replace
from companion.core.view import View


class Retold(Game[Any]):
    """To be put in front of a game: `retell` says what an eye sees in place of `shown`. What it
    tells the public is in the public view, what it tells one eye in that one's slip."""

    @abstractmethod
    def retell(self, state: Any, eye: Eye, moment: Moment, shown: View) -> View:
        """What `eye` sees now."""

    def public(self, state: Any, moment: Moment) -> View:
        told = self.retell(state, PUBLIC, moment, super().public(state, moment))
        # Neither a prompt nor a card of a seat: in a public view they would be panels.
        return replace(told, prompts=(), own=(), panels=(*told.panels, *told.own))

    def cue(self, state: Any, seat: int, moment: Moment) -> Slip:
        return NOTHING

    def slip(self, state: Any, eye: Eye, moment: Moment) -> Slip:
        shown = super().public(state, moment)
        if eye.seat is not None:
            shown = together(shown, super().cue(state, eye.seat, moment))
        shown = together(shown, super().slip(state, eye, moment))
        return apart(self.public(state, moment), self.retell(state, eye, moment, shown))
