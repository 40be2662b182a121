"""Late comers divide their fund, sealed (§5); the turn of everybody follows."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.kit.facts import Draft
from companion.core.kit.rounds import Shown
from companion.core.value import replace
from companion.games.jrc.papers import open_and_move
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.phases import allocate
from companion.games.jrc.state import JrcState, Lines, Phase
from companion.games.jrc.turns import begin_turn


def _open(draft: Draft[JrcState], papers: Shown[Lines]) -> None:
    open_and_move(draft, papers)
    begin_turn(draft)


def _lie_open(state: JrcState, lines: Mapping[int, Lines], _cities: tuple[str, ...]) -> JrcState:
    """They play from the next turn on."""
    came = {**state.came, **dict.fromkeys(lines, state.turn + 1)}
    return replace(allocate.allocated(state), came=came)


def _left(draft: Draft[JrcState], _seat: int) -> None:
    """Nobody comes any more: the turn begins without late comers."""
    if not draft.state.arrivals:
        begin_turn(draft)


PHASE = JrcPhase(
    id=Phase.LATE_ALLOCATE,
    follows=(Phase.REVEAL_ALLOCATION,),
    by_hand=(Phase.METHUSELAH_ORDERS, Phase.ENDED),
    help_at="start",
    help_step="share",
    paper=replace(allocate.PAPER, open=_open, lie_open=_lie_open),
    adds_columns=True,
    left=_left,
)
