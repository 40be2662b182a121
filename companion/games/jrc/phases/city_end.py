"""The end of a City turn (§4, §8): nobody has won yet; the next turn follows."""

from collections.abc import Iterator

from companion.core import Chance, Draft, Moment, Panel, Text
from companion.games.jrc.components.ledger import last_update
from companion.games.jrc.narration.news import after_a_session
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.state import JrcState, Phase
from companion.games.jrc.turns import next_turn


class CityEnd(JrcPhase):
    """The City turn is over, and nobody has won yet."""

    id = Phase.CITY_END
    follows = (Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS, Phase.WON)
    by_hand = (Phase.ENDED,)
    between_turns = True
    help_step = "end"
    help_now = "result"
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        next_turn(draft)

    def more(self, state: JrcState) -> tuple[Panel, ...]:
        return last_update(state)

    def news(self, state: JrcState) -> Iterator[Text]:
        return after_a_session(state)
