"""The allocations are revealed (§5); the first turn follows, or the late comers' first."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import Text
from companion.games.jrc.narration.news import near
from companion.games.jrc.phase import JrcPhase
from companion.games.jrc.state import JrcState, Phase
from companion.games.jrc.turns import next_turn


class AllocationRevealed(JrcPhase):
    """The allocations lie open."""

    id = Phase.REVEAL_ALLOCATION
    follows = (Phase.LATE_ALLOCATE, Phase.METHUSELAH_ORDERS)
    by_hand = (Phase.ENDED,)
    between_turns = True
    help_at = "start"
    help_step = "open"
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        next_turn(draft)

    def news(self, state: JrcState) -> Iterator[Text]:
        return near(state)
