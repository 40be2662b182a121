"""The orders of the turn are revealed (§6); the cities of the turn follow."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import Text, text
from companion.core.words.panels.base import Note
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.screens.words import order_line
from companion.games.jrc.state import JrcState, Phase
from companion.games.jrc.told.news import after_changes
from companion.games.jrc.turns import choose_cities


def _go_on(draft: Draft[JrcState], _moment: Moment, _chance: Chance) -> None:
    choose_cities(draft)


def _orders(state: JrcState) -> tuple[Note]:
    """The orders that were opened."""
    turn = state.turns[-1]
    lines = tuple(order_line(seat, turn.orders.get(seat, ())) for seat in state.active)
    return (Note(title=text("jrc-orders"), lines=lines),)


def _news(state: JrcState) -> Iterator[Text]:
    yield from after_changes(state, state.turns[-1].moved)


PHASE = JrcPhase(
    id=Phase.METHUSELAH_REVEAL,
    follows=(Phase.CITY_SELECT, Phase.WON),
    by_hand=(Phase.ENDED,),
    help_at="orders",
    help_step="order",
    has_button=True,
    go_on=_go_on,
    more=_orders,
    news=_news,
    advises=True,
)
