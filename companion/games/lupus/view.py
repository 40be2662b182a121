"""What each pair of eyes sees of the werewolf game beside the public view (§9)."""

from __future__ import annotations

from companion.core.eye import BLIND, Eye
from companion.core.game import Moment
from companion.core.slip import NOTHING, Slip, apart
from companion.games.lupus.night.dawn import before_the_news
from companion.games.lupus.passing.screen import passing_slip
from companion.games.lupus.passing.turns import passing
from companion.games.lupus.screens.desk import desk_view
from companion.games.lupus.screens.lantern import lantern_slip
from companion.games.lupus.screens.public import public_view
from companion.games.lupus.screens.seat import seat_slip
from companion.games.lupus.state import LupusState


def slip(state: LupusState, eye: Eye, moment: Moment) -> Slip:
    """What is for `eye` alone; its prompts are exactly what it may do."""
    told = before_the_news(state)
    if eye.moderates and state.led:
        return lantern_slip(told, moment)
    if eye.moderates and passing(state) is not None:
        return passing_slip(state, moment)
    if eye.moderates:
        played = state.voice is not None and state.result is None
        # Who moderates knows of an untold dawn; who has taken over from the voice plays.
        knows, sees = (told, BLIND) if played else (state, eye)
        return apart(public_view(told, moment), desk_view(knows, sees, moment))
    if eye.seat is not None and eye.seat in state.ring:
        return seat_slip(told, eye.seat, moment)
    return NOTHING
