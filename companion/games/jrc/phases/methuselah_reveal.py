"""The orders of the turn are revealed (§6); the cities of the turn follow."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import Text, text
from companion.core.words.panels.base import Note
from companion.core.words.panels.ledger import Ledger
from companion.games.jrc.components.ledger import ledger
from companion.games.jrc.components.names import cities_named, order_line
from companion.games.jrc.narration.news import after_changes
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.standing import by_margin, contested, margin
from companion.games.jrc.state import JrcState, Phase
from companion.games.jrc.turns import choose_cities


class OrdersRevealed(JrcPhase):
    """The orders lie open, and it is said which cities are worth a session."""

    id = Phase.METHUSELAH_REVEAL
    follows = (Phase.CITY_SELECT, Phase.WON)
    by_hand = (Phase.ENDED,)
    help_step = "orders"
    help_now = "order"
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        choose_cities(draft)

    def ledger(self, state: JrcState, seat: int | None) -> Ledger:
        return ledger(state, seat, margins=True, note=_advice(state))

    def more(self, state: JrcState) -> tuple[Note]:
        """The orders that were opened."""
        orders = state.turns[-1].orders
        lines = tuple(order_line(seat, orders.get(seat, ())) for seat in state.active)
        return (Note(title=text("jrc-orders"), lines=lines),)

    def news(self, state: JrcState) -> Iterator[Text]:
        return after_changes(state, state.turns[-1].moved)


def _advice(state: JrcState) -> Text | None:
    """Where a session is worth most: contested cities, and those with the least margin (§7.1)."""
    ranked = by_margin(state)
    claimed = [city for city in ranked if contested(state, city)]
    rest = [
        city
        for city in ranked
        if city not in claimed and any(row[city] for row in state.fi.values())
    ]
    least = margin(state, rest[0]) if rest else 0
    narrow = [city for city in rest if margin(state, city) == least]
    if not claimed and not narrow:
        return None
    return text(
        "jrc-advice",
        contested=cities_named(claimed),
        contested_count=len(claimed),
        narrow=cities_named(narrow).removesuffix("."),  # the sentence has a full stop of its own
        narrow_count=len(narrow),
        margin=least,
    )
