"""What one file in `phases/` declares of a phase of the saints' game, and the record for now."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache

from companion.core.game import Decision
from companion.core.kit.facts import Draft
from companion.core.kit.shown import ShownPhase
from companion.core.refusal import refuse
from companion.core.view import Scene, Tone
from companion.games.sancta.commands import Remove
from companion.games.sancta.state import SanctaState


def _stays(_state: SanctaState, _command: Remove) -> Decision:
    return refuse("E_WRONG_PHASE")


class SanctaPhase(ShownPhase[SanctaState, Draft[SanctaState]], kw_only=True):
    """A phase of §4 to §9. What is not said is as most phases have it.

    `removes`: what follows when the host lets somebody go home (§5).
    """

    tone: Tone = Tone.TABLE
    scene: Scene = Scene.FLOWER
    removes: Callable[[SanctaState, Remove], Decision] = _stays


@cache
def phases() -> Mapping[str, SanctaPhase]:
    """The records by id, in the order of the game."""
    found = importlib.import_module("companion.games.sancta.phases").PHASES
    return {phase.id: phase for phase in found}


def phase_of(state: SanctaState) -> SanctaPhase:
    """The record of the phase that is on."""
    return phases()[state.phase]
