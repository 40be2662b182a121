"""The table gave the campaign up (house): nobody wins, and the story is told."""

from __future__ import annotations

from companion.core.game import Stage
from companion.core.text import SeatNames, Text, text
from companion.core.view import Scene, Tone
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.screens.panels import at_the_end
from companion.games.jrc.standing import princes
from companion.games.jrc.state import JrcState, Phase


def _leading(state: JrcState) -> Text:
    """Who held most when the table gave the campaign up, of those who play: a player who has left
    for good may still hold cities (J-Z3), but does not count (J-W4)."""
    count = {seat: princes(state, seat) for seat in state.active}
    most = max(count.values(), default=0)
    first = tuple(seat for seat, many in count.items() if many == most)
    frozen = any(princes(state, seat) for seat in state.gone)
    id = "jrc-line-ended-stayed" if frozen else "jrc-line-ended"
    return text(id, who=SeatNames(first), count=len(first), n=most)


PHASE = JrcPhase(
    id=Phase.ENDED,
    follows=(),
    stage=Stage.OVER,
    tone=Tone.END,
    scene=Scene.END,
    line=_leading,
    shown=at_the_end,
)
