"""What the steps of a session say alike, while people sit around the cards (§7)."""

from __future__ import annotations

from functools import partial

from companion.core.view import Scene, Tone
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.screens.panels import at_the_cards
from companion.games.jrc.screens.seat import own_place
from companion.games.jrc.state import Phase

CALLED_OFF = (Phase.SEATING, Phase.CITY_SELECT, Phase.CITY_END)
"""Where a session that is called off leads to: the next city, other cities, the end of the turn."""

session_phase = partial(
    JrcPhase,
    by_hand=(*CALLED_OFF, Phase.ENDED),
    tone=Tone.DAY,
    scene=Scene.HALL,
    in_session=True,
    shown=at_the_cards,
    beside=own_place,
)
