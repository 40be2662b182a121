"""The draw phase: the active player draws the card of the turn (§5)."""

from __future__ import annotations

from companion.core import Decision, Prompt, text
from companion.games.cities.combat_rules import carry_out
from companion.games.cities.commands import OfTurn
from companion.games.cities.components.buttons import press
from companion.games.cities.duel import Duel, Phase
from companion.games.cities.facts.effects import CardsMoved
from companion.games.cities.facts.turn import CardDrawn
from companion.games.cities.phases.turn import TurnPhase
from companion.games.cities.state import CitiesState


class Draw(OfTurn, phases=(Phase.DRAW,)):
    """Draw phase: the card of the turn is drawn (§5)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        duel = state.playing()
        if duel.counts[duel.active].deck < 1:
            return carry_out(state, (CardsMoved(duel.active, "draw", 0, failed=True),), now)
        return carry_out(state, (CardDrawn(),), now)


class DrawPhase(TurnPhase):
    """The card of the turn waits to be drawn."""

    id = Phase.DRAW
    follows = (Phase.OPENING,)

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        label, hint = text("cities-go-draw"), text("cities-go-draw-hint")
        return (press("draw", label, key=self.key("draw", duel), hint=hint),)
