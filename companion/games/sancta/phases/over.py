"""The game is over (§9): whose Rose is full, and on the tablet the last turns."""

from __future__ import annotations

from companion.core.game import Moment, Stage
from companion.core.text import text
from companion.core.view import ALL, Scene, Tone
from companion.core.words.panels.base import Chronicle, Panel, Verdict
from companion.games.sancta.phase import SanctaPhase
from companion.games.sancta.screens.roses import board
from companion.games.sancta.state import Phase, SanctaState
from companion.games.sancta.told.recap import chapters, verdict

TURNS_TOLD = 40


def _panels(state: SanctaState) -> tuple[Panel, ...]:
    """A phone stays small to the end: the whole story is in the recap, one tap away."""
    return (verdict(state), board(state, None))


def _own_panels(state: SanctaState, seat: int) -> tuple[Panel | str, ...]:
    return (Verdict.kind, board(state, seat))


def _desk_panels(state: SanctaState, _moment: Moment) -> tuple[Panel | str, ...]:
    return (ALL, Chronicle(chapters=chapters(state)[-TURNS_TOLD:]))


PHASE = SanctaPhase(
    id=Phase.OVER,
    follows=(),
    stage=Stage.OVER,
    tone=Tone.END,
    scene=Scene.END,
    title=lambda _state: text("sancta-over"),
    panels=_panels,
    own_panels=_own_panels,
    desk_panels=_desk_panels,
)
