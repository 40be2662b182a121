"""The first phases of a turn: the card that is drawn, and one of the hand on the field (§5)."""

from companion.core import Decision, Prompt, Refusal, Weight, refuse, text
from companion.games.cities.combat_rules import decide_with
from companion.games.cities.commands import InDuel, OfOpening, OfTurn, Tracked, TypedCard
from companion.games.cities.components import character_form, cities_by_hand
from companion.games.cities.components.buttons import begin_adjust, press, small
from companion.games.cities.duel import FIELD, Duel, Phase
from companion.games.cities.facts.effects import CardsMoved
from companion.games.cities.facts.turn import CardDrawn, CardOpened, OpeningClosed
from companion.games.cities.phases.effect import BeginAdjust
from companion.games.cities.phases.turn import TurnPhase
from companion.games.cities.phases.turn.main import EndMain, end_main
from companion.games.cities.state import CitiesState


class Draw(OfTurn, phases=(Phase.DRAW,)):
    """Draw phase: the card of the turn is drawn (§5)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        duel = state.playing()
        if duel.counts[duel.active].deck < 1:
            return decide_with(state, (CardsMoved(duel.active, "draw", 0, failed=True),), now)
        return decide_with(state, (CardDrawn(),), now)


class DrawPhase(TurnPhase):
    """The card of the turn waits to be drawn."""

    id = Phase.DRAW
    follows = (Phase.OPENING,)

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        label, hint = text("cities-go-draw"), text("cities-go-draw-hint")
        return (press("draw", label, key=self.key("draw", duel), hint=hint),)


class OpenCard(OfOpening):
    """Opening phase: put a card of the hand on the field (§5)."""

    def decide(self, state: CitiesState) -> Decision:
        duel = state.playing()
        return (CardOpened(),) if duel.counts[duel.active].hand else refuse("E_NO_CARDS")


class OpenCharacter(OfOpening, TypedCard, Tracked):
    """Opening phase: put a character of the hand on the field (§5)."""

    def decide(self, state: CitiesState) -> Decision:
        duel = state.playing()
        fact = character_form.entered_fact(state, duel.active, self, FIELD, hand=True)
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
        main = (
            EndMain,
            cities_by_hand.AttackCity,
            cities_by_hand.TakeCity,
            BeginAdjust,
            cities_by_hand.GiveCity,
        )
        return state.options.light and seat == state.playing().active and isinstance(command, main)

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        skip, skip_key = text("cities-go-skip"), self.key("skip", duel)
        if duel.counts[duel.active].hand < 1:
            return (press("skip_opening", skip, key=skip_key),)
        typed = not state.options.light and not character_form.has_too_many(duel, duel.active)
        label = text("cities-go-open-other" if typed else "cities-go-open")
        key = self.key("open", duel)
        card = press("open_card", label, key=key)
        if state.options.light:
            end = end_main(self.key("end", duel), weight=Weight.QUIET, group="quick")
            return card, end, *cities_by_hand.by_hand_prompts(state, duel), begin_adjust()
        nothing = small("skip_opening", skip, key=skip_key)
        if not typed:
            return card, nothing
        form = character_form.form(
            *("open_character", "cities-go-open-character"),
            key=self.key("character", duel),
            known=character_form.known_cards(state, duel.active),
        )
        return form, nothing, small("open_card", label, key=key)
