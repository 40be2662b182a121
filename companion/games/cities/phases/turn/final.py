"""The final phase: down to seven cards, and the turn is over (§5)."""

from companion.core import Decision, Prompt, Refusal, refuse, text
from companion.games.cities.commands import Effect, OfTurn
from companion.games.cities.components.buttons import press
from companion.games.cities.components.card_counting import card_ways, is_counted
from companion.games.cities.duel import HAND, Duel, Phase
from companion.games.cities.facts.turn import HandCut, TurnEnded
from companion.games.cities.phases.turn import TurnPhase
from companion.games.cities.state import CitiesState


class DiscardDown(OfTurn, phases=(Phase.FINAL,)):
    """Final phase: discarded down to seven cards; the turn is over."""

    def decide(self, state: CitiesState) -> Decision:
        return (HandCut(), TurnEnded()) if _over(state.playing()) > 0 else refuse("E_NO_CARDS")


class EndTurn(OfTurn, phases=(Phase.FINAL,)):
    """Final phase: the turn is over."""

    def decide(self, state: CitiesState) -> Decision:
        if (over := _over(state.playing())) > 0:
            return refuse("E_HAND_TOO_BIG", cards=over + HAND, over=over)
        return (TurnEnded(),)


def _over(duel: Duel) -> int:
    return duel.counts[duel.active].hand - HAND


class Final(TurnPhase):
    """Cards above seven are discarded; then the turn ends."""

    id = Phase.FINAL
    follows = (Phase.DRAW, Phase.OPENING)

    def refuses_effect(self, state: CitiesState, command: Effect) -> Refusal | None:
        return None if is_counted(command) else refuse("E_WRONG_PHASE")

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        if (over := _over(duel)) < 1:
            word, command, label = "pass", "end_turn", text("cities-go-pass")
        else:
            word, command, label = "discard", "discard_down", text("cities-go-discard", n=over)
        end = press(command, label, key=self.key(word, duel))
        return end, *card_ways(state, duel.active)
