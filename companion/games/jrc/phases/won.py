"""Somebody holds enough cities (§8): the campaign is over."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.game import Stage
from companion.core.text import SeatName, SeatNames, Text, text
from companion.core.view import Scene, Tone
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.screens.panels import at_the_end
from companion.games.jrc.screens.words import cities_named
from companion.games.jrc.standing import claimants
from companion.games.jrc.state import JrcState, Phase


def _line(state: JrcState) -> Text:
    return text("jrc-line-won", who=SeatNames(state.winners), count=len(state.winners))


def _news(state: JrcState) -> Iterator[Text]:
    """Which cities every winner holds."""
    for seat in state.winners:
        cities = tuple(one for one in state.cities if claimants(state.fi, one) == (seat,))
        named = cities_named(cities).removesuffix(".")
        yield text("jrc-news-holds", who=SeatName(seat), cities=named)


PHASE = JrcPhase(
    id=Phase.WON,
    follows=(),
    stage=Stage.OVER,
    tone=Tone.END,
    scene=Scene.END,
    line=_line,
    shown=at_the_end,
    news=_news,
)
