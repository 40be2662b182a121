"""The end of a City turn (§4, §8): nobody has won yet; the next turn follows."""

from __future__ import annotations

from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.screens.ledger import last_update
from companion.games.jrc.state import Phase
from companion.games.jrc.told.news import after_a_session
from companion.games.jrc.turns import next_turn

PHASE = JrcPhase(
    id=Phase.CITY_END,
    follows=(Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS, Phase.WON),
    by_hand=(Phase.ENDED,),
    between_turns=True,
    help_at="end",
    help_step="result",
    has_button=True,
    go_on=next_turn,
    more=last_update,
    news=after_a_session,
)
