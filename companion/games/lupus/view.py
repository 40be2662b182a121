"""What each pair of eyes sees of the werewolf game: built up from nothing for every eye (§9)."""

from __future__ import annotations

from companion.core.eye import Eye
from companion.core.game import Moment
from companion.core.view import View
from companion.games.lupus.dawn import before_the_news
from companion.games.lupus.state import LupusState
from companion.games.lupus.view_desk import desk_view
from companion.games.lupus.view_public import public_view
from companion.games.lupus.view_seat import seat_view


def view(state: LupusState, eye: Eye, moment: Moment) -> View:
    """One screenful for `eye`; its prompts are exactly what it may do."""
    if eye.moderates:
        return desk_view(state, eye, moment)
    state = before_the_news(state)
    if eye.seat is not None and eye.seat in state.ring:
        return seat_view(state, eye.seat, moment)
    return public_view(state)
