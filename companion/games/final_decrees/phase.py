"""The base class of the phases of Final Decrees, and the phase that a state is in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from companion.core.command import Caller, Command
from companion.core.game import Moment
from companion.core.kit.shown import PhaseOfParts
from companion.core.refusal import Refusal
from companion.core.text import Text, text
from companion.core.view import Scene
from companion.games.final_decrees.state import DecreesState, Phase


class DecreesPhase(PhaseOfParts[DecreesState]):
    """A phase of §4 and §5."""

    registered: ClassVar[dict[str, DecreesPhase]] = {}
    scene: ClassVar[Scene] = Scene.GRAPH

    def title(self, state: DecreesState) -> Text:
        return text(f"decrees-{self.id}")

    def objection(
        self, state: DecreesState, command: Command, caller: Caller, moment: Moment
    ) -> Refusal | None:
        """Why a command of this phase cannot be answered now; in the order of §13."""
        return None


def phases() -> Mapping[str, DecreesPhase]:
    """The phases by id, in the order of the game."""
    return DecreesPhase.in_order(Phase)


def phase_of(state: DecreesState) -> DecreesPhase:
    """The phase that `state` is in."""
    return DecreesPhase.registered[state.phase]
