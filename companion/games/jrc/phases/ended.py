"""The table gave the campaign up (house): nobody wins, and the story is told."""

from __future__ import annotations

from companion.core.text import SeatNames, Text, text
from companion.games.jrc.phases.over import OverPhase
from companion.games.jrc.standing import princes
from companion.games.jrc.state import JrcState, Phase


class Ended(OverPhase):
    """The campaign was given up."""

    id = Phase.ENDED

    def line(self, state: JrcState) -> Text:
        """Who held most of those who play: a player who has left for good may still hold cities
        (J-Z3), but does not count (J-W4)."""
        count = {seat: princes(state, seat) for seat in state.active}
        most = max(count.values(), default=0)
        first = tuple(seat for seat, many in count.items() if many == most)
        frozen = any(princes(state, seat) for seat in state.gone)
        id = "jrc-line-ended-stayed" if frozen else "jrc-line-ended"
        return text(id, who=SeatNames(first), count=len(first), n=most)
