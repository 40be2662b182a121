"""Late comers divide their fund, sealed (§5); the turn of everybody follows."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.kit.facts import Draft
from companion.core.kit.rounds import Shown
from companion.core.refusal import Refusal
from companion.core.value import replace
from companion.games.jrc.phases.allocate import AllocationPhase
from companion.games.jrc.state import JrcState, Lines, Phase
from companion.games.jrc.turns import begin_turn


class LateAllocation(AllocationPhase):
    """Late comers divide their fund; they play from the next turn on."""

    id = Phase.LATE_ALLOCATE
    follows = (Phase.REVEAL_ALLOCATION,)
    by_hand = (Phase.METHUSELAH_ORDERS, Phase.ENDED)

    def open(self, draft: Draft[JrcState], papers: Shown[Lines]) -> Refusal | None:
        wrong = super().open(draft, papers)
        begin_turn(draft)
        return wrong

    def papers_open(
        self, state: JrcState, papers: Mapping[int, Lines], cities: tuple[str, ...]
    ) -> JrcState:
        came = {**state.came, **dict.fromkeys(papers, state.turn + 1)}
        opened = state.at(Phase.REVEAL_ALLOCATION)
        return replace(opened, arrivals=(), latest=(), came=came)

    def after_absence(self, draft: Draft[JrcState], seat: int) -> None:
        """When no late comer is left, the turn begins."""
        if not draft.state.arrivals:
            begin_turn(draft)
