"""The opening phase: put one card of the hand on the field, or none (§5)."""

from __future__ import annotations

from companion.core import Decision, Prompt, Refusal, Weight, refuse, text
from companion.games.cities.commands import InDuel, OfOpening, Tracked, TypedCard
from companion.games.cities.components import character_form
from companion.games.cities.components.buttons import begin_adjust, press, small
from companion.games.cities.components.cities_by_hand import (
    AttackCity,
    GiveCity,
    TakeCity,
    by_hand_prompts,
)
from companion.games.cities.duel import FIELD, Duel, Phase
from companion.games.cities.facts.turn import CardOpened, OpeningClosed
from companion.games.cities.phases.effect import BeginAdjust
from companion.games.cities.phases.turn import TurnPhase
from companion.games.cities.phases.turn.main import EndMain, end_main
from companion.games.cities.state import CitiesState


class OpenCard(OfOpening):
    """Opening phase: put a card of the hand on the field (§5)."""

    def decide(self, state: CitiesState) -> Decision:
        duel = state.playing()
        return (CardOpened(),) if duel.counts[duel.active].hand else refuse("E_NO_CARDS")


class OpenCharacter(OfOpening, TypedCard, Tracked):
    """Opening phase: put a character of the hand on the field (§5)."""

    def decide(self, state: CitiesState) -> Decision:
        duel = state.playing()
        fact = character_form.entered(state, duel.active, self, FIELD, hand=True)
        if isinstance(fact, Refusal):
            return fact
        opened = fact, OpeningClosed(opened=True)
        return opened if duel.counts[duel.active].hand else refuse("E_NO_CARDS")


class SkipOpening(OfOpening):
    """Opening phase: no card."""

    def decide(self) -> Decision:
        return (OpeningClosed(opened=False),)


class Opening(TurnPhase):
    """The opening waits. In light mode every other first step means that no card is opened."""

    id = Phase.OPENING
    follows = (Phase.MAIN,)

    def closes_opening(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        """Light mode: a player who continues without answering has played no card."""
        main = (EndMain, AttackCity, TakeCity, BeginAdjust, GiveCity)
        return state.options.light and seat == state.playing().active and isinstance(command, main)

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        """A character, another card, or none."""
        skip, skip_key = text("cities-go-skip"), self.key("skip", duel)
        if duel.counts[duel.active].hand < 1:
            return (press("skip_opening", skip, key=skip_key),)
        typed = not state.options.light and not character_form.crowded(duel, duel.active)
        label = text("cities-go-open-other" if typed else "cities-go-open")
        key = self.key("open", duel)
        card = press("open_card", label, key=key)
        if state.options.light:
            end = end_main(self.key("end", duel), weight=Weight.QUIET, group="quick")
            return card, end, *by_hand_prompts(state, duel), begin_adjust()
        nothing = small("skip_opening", skip, key=skip_key)
        if not typed:
            return card, nothing
        form = character_form.form(
            *("open_character", "cities-go-open-character"),
            key=self.key("character", duel),
            known=character_form.remembered(state, duel.active),
        )
        return form, nothing, small("open_card", label, key=key)
