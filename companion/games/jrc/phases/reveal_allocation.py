"""The allocations are revealed (§5); the first turn follows, or the late comers' first."""

from __future__ import annotations

from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.state import Phase
from companion.games.jrc.told.news import near
from companion.games.jrc.turns import next_turn

PHASE = JrcPhase(
    id=Phase.REVEAL_ALLOCATION,
    follows=(Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS),
    by_hand=(Phase.ENDED,),
    between_turns=True,
    help_at="start",
    help_step="open",
    has_button=True,
    go_on=next_turn,
    news=near,
)
