"""The game is over (§9): who has won, and what the evening was."""

from __future__ import annotations

from companion.core.game import Moment, Stage
from companion.core.view import ALL, Scene, Tone
from companion.core.words.panels.base import Chronicle, Panel
from companion.games.final_decrees.phase import DecreesPhase
from companion.games.final_decrees.screens.panels import end_panels
from companion.games.final_decrees.state import DecreesState, Phase
from companion.games.final_decrees.told.recap import chapters


def _own_panels(state: DecreesState, _seat: int) -> tuple[Panel | str, ...]:
    return _with_story(state)


def _desk_panels(state: DecreesState, _moment: Moment) -> tuple[Panel | str, ...]:
    return _with_story(state)


def _with_story(state: DecreesState) -> tuple[Panel | str, ...]:
    return (ALL, Chronicle(chapters=chapters(state)))


PHASE = DecreesPhase(
    id=Phase.OVER,
    follows=(),
    stage=Stage.OVER,
    tone=Tone.END,
    scene=Scene.END,
    panels=end_panels,
    own_panels=_own_panels,
    desk_panels=_desk_panels,
)
