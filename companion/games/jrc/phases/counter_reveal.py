"""The counter-influence is revealed (§7.2): what each player has left to spend."""

from __future__ import annotations

from companion.core.chance import Chance
from companion.core.game import Moment
from companion.core.kit.facts import Draft
from companion.core.text import Text, text
from companion.core.words.panels.base import Note
from companion.games.jrc.components.session_lines import noted, plan_lines
from companion.games.jrc.facts.papers import PapersAsked
from companion.games.jrc.phases.session import SessionPhase
from companion.games.jrc.state import JrcState, Phase


class SpendingPhase(SessionPhase):
    """A step in which the ring says what is left to spend."""

    def mark(self, state: JrcState, seat: int) -> Text:
        return text("jrc-mark-left", left=state.hall.left[seat], of=state.hall.fi0[seat])


class CounterRevealed(SpendingPhase):
    """The plans lie open."""

    id = Phase.COUNTER_REVEAL
    follows = (Phase.ADVANTAGES,)
    help_step = "counter"
    help_now = "counter"
    has_button = True

    def go_on(self, draft: Draft[JrcState], moment: Moment, chance: Chance) -> None:
        """Ask the participants who are not away (J-Z2); the app files the empty paper of players
        without FI left (J-Z1)."""
        state = draft.state
        awaited = tuple(seat for seat in state.hall.seating if seat not in state.away)
        filed = tuple(seat for seat in awaited if state.hall.left[seat] == 0)
        draft.record(PapersAsked(Phase.ADVANTAGES, awaited, filed))

    def more(self, state: JrcState) -> tuple[Note, ...]:
        return noted("jrc-plans", plan_lines(state.hall) or (text("jrc-plan-none"),))
