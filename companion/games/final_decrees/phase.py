"""What one file in `phases/` declares of a phase of Final Decrees, and the record for now."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from functools import cache

from companion.core.kit.facts import Draft
from companion.core.kit.shown import ShownPhase
from companion.core.text import Text, text
from companion.core.view import Scene, Tone
from companion.games.final_decrees.state import DecreesState


def _title(state: DecreesState) -> Text:
    return text(f"decrees-{state.phase.value}")


class DecreesPhase(ShownPhase[DecreesState, Draft[DecreesState]], kw_only=True):
    """A phase of §4 and §5. What is not said is as most phases have it."""

    tone: Tone = Tone.TABLE
    scene: Scene = Scene.GRAPH
    title: Callable[[DecreesState], Text] = _title


@cache
def phases() -> Mapping[str, DecreesPhase]:
    """The records by id, in the order of the game."""
    found = importlib.import_module("companion.games.final_decrees.phases").PHASES
    return {phase.id: phase for phase in found}


def phase_of(state: DecreesState) -> DecreesPhase:
    """The record of the phase that is on."""
    return phases()[state.phase]
