"""Somebody holds enough cities (§8): the campaign is over."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.text import SeatName, SeatNames, Text, text
from companion.games.jrc.components.names import cities_named
from companion.games.jrc.phases.over import OverPhase
from companion.games.jrc.standing import claimants
from companion.games.jrc.state import JrcState, Phase


class Won(OverPhase):
    """Somebody holds enough cities, or several as many (§8)."""

    id = Phase.WON

    def line(self, state: JrcState) -> Text:
        return text("jrc-line-won", who=SeatNames(state.winners), count=len(state.winners))

    def news(self, state: JrcState) -> Iterator[Text]:
        """Which cities every winner holds."""
        for seat in state.winners:
            cities = tuple(one for one in state.cities if claimants(state.fi, one) == (seat,))
            named = cities_named(cities).removesuffix(".")
            yield text("jrc-news-holds", who=SeatName(seat), cities=named)
