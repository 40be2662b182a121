"""What the public screen and spectators see: what everybody may know, and nothing else."""

from __future__ import annotations

from companion.core.game import Moment
from companion.core.remembered import remembered
from companion.core.view import View
from companion.games.lupus.phase import phase_of
from companion.games.lupus.screens.day import by_day, public_line, scene
from companion.games.lupus.screens.words import heading
from companion.games.lupus.state import LupusState
from companion.games.lupus.voice.spoken import counted, paused_line, spoken


def public_view(state: LupusState, moment: Moment) -> View:
    """What nobody in particular sees. `state` as everybody knows it."""
    return _public_view(state, sum(seat in moment.phones for seat in state.living))


@remembered
def _public_view(state: LupusState, phones: int) -> View:
    phase = phase_of(state)
    return View(
        tone=phase.tone,
        scene=scene(state),
        title=heading(state),
        line=paused_line(state) or public_line(state),
        panels=(*spoken(state), *(phase.panels or by_day)(state), *counted(state, phones)),
    )
