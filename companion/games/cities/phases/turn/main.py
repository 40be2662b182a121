"""The main phase: characters are placed, move and attack, all on the line itself (§5, §6)."""

from __future__ import annotations

from typing import Any

from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.core.text import text
from companion.core.words.panels.board import Reach
from companion.core.words.prompts.base import Press, Prompt, Weight
from companion.games.cities.combat_rules import declare
from companion.games.cities.commands import BeginAdjust, Effect, OfTurn, Placing, Tracked
from companion.games.cities.components.buttons import begin_adjust, press, touch
from companion.games.cities.components.card_counting import card_ways, is_counted
from companion.games.cities.components.character_form import own
from companion.games.cities.components.character_names import called
from companion.games.cities.components.cities_by_hand import GiveCity, by_hand_prompts
from companion.games.cities.duel import FIELD, HAND, SLOTS, Character, Duel, Phase
from companion.games.cities.facts.turn import CharacterMoved, CharacterSet, MainEnded, TurnEnded
from companion.games.cities.phases.turn import TurnPhase
from companion.games.cities.state import CitiesState, Draft
from companion.games.cities.victory import settle


class EndMain(OfTurn, phases=(Phase.MAIN,)):
    """Main phase: over; with seven cards or fewer, so is the turn (§5)."""


class SetCharacter(Placing, OfTurn, Tracked, phases=(Phase.MAIN,)):
    """Main phase: a character goes from the field to a city (§6)."""


class Move(Placing, OfTurn, Tracked, phases=(Phase.MAIN,)):
    """Main phase: an untapped character goes to another city and taps (§6)."""


class Attack(Placing, OfTurn, Tracked, phases=(Phase.MAIN,)):
    """Main phase: a character attacks the city where it stands (§7.1)."""


@answers(SetCharacter)
def _set(state: CitiesState, command: SetCharacter, now: float) -> Decision:
    one = own(state, state.playing().active, command.character)
    if isinstance(one, Refusal):
        return one
    if one.place != FIELD or command.slot not in SLOTS:
        return refuse("E_NOT_THERE")
    return _told(state, CharacterSet(one.id, command.slot), now)


def move_fault(state: CitiesState, one: Character, slot: int) -> Refusal | None:
    """Why a character may not move there (§6, C5)."""
    if one.place == FIELD or slot not in SLOTS:
        return refuse("E_NOT_THERE")
    if one.place == slot:
        return refuse("E_SAME_CITY")
    if one.tapped:
        return refuse("E_TAPPED")
    if state.options.move_adjacent and abs(one.place - slot) > 1:
        return refuse("E_NOT_ADJACENT")
    return None


@answers(Move)
def _move(state: CitiesState, command: Move, now: float) -> Decision:
    one = own(state, state.playing().active, command.character)
    if isinstance(one, Refusal):
        return one
    wrong = move_fault(state, one, command.slot)
    return wrong or _told(state, CharacterMoved(one.id, command.slot), now)


def _told(state: CitiesState, fact: CharacterSet | CharacterMoved, now: float) -> Decision:
    draft = Draft(state).record(fact)
    settle(draft, now)
    return draft.decision


@answers(Attack)
def _attack(state: CitiesState, command: Attack) -> Decision:
    """A character attacks the city where it stands (§7.1)."""
    one = own(state, state.playing().active, command.character)
    if isinstance(one, Refusal):
        return one
    if command.slot not in SLOTS or one.place != command.slot:
        return refuse("E_NOT_THERE")
    if state.playing().city(command.slot).owner == one.owner:
        return refuse("E_OWN_CITY")
    return refuse("E_TAPPED") if one.tapped else declare(state, command.slot, one.id)


@answers(EndMain)
def _end_main(state: CitiesState, now: float) -> Decision:
    draft = Draft(state).record(MainEnded())
    if draft.duel.counts[draft.duel.active].hand <= HAND:
        draft.record(TurnEnded())
    return draft.decision


class Main(TurnPhase):
    """The turn itself: a `Touch` says which character goes where, and light mode enters cities."""

    id = Phase.MAIN
    follows = (Phase.FINAL, Phase.DEFENCE, Phase.DISCARDS, Phase.EFFECT, Phase.WON)
    by_hand = (Phase.BELL,)

    def refuses_effect(self, state: CitiesState, command: Effect) -> Refusal | None:
        """Outside an open card text an effect is only what is counted with one tap."""
        by_hand = isinstance(command, GiveCity) and state.options.light
        if is_counted(command) or by_hand or isinstance(command, BeginAdjust):
            return None
        return refuse("E_ADJUST_FIRST")

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        """Light mode has a sentence of its own."""
        return "main-light" if state.options.light else "main", {}

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        """The end of the phase, what characters may do, the text of a card, counted cards."""
        by_hand = state.options.light
        main = by_hand_prompts(state, duel) if by_hand else _touches(state, duel)
        end = end_main(self.key("end", duel))
        return end, *main, begin_adjust(), *card_ways(state, duel.active)


def end_main(key: str, weight: Weight = Weight.MAIN, group: str = "") -> Press:
    """The end of the main phase."""
    return press("end_main", text("cities-go-end"), key=key, weight=weight, group=group)


def _touches(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    """Attack, place and move."""
    mine = duel.living(duel.active)
    attack = [_reach(state, one, (one.place,)) for one in mine if _may_attack(duel, one)]
    place = [_reach(state, one, SLOTS) for one in mine if one.place == FIELD]
    moves = [
        _reach(state, one, slots)
        for one in mine
        if (slots := tuple(slot for slot in SLOTS if move_fault(state, one, slot) is None))
    ]
    wishes = (("attack", attack), ("set_character", place), ("move", moves))
    return tuple(
        touch(command, text(f"cities-touch-{command.replace('_', '-')}"), reaches=tuple(reaches))
        for command, reaches in wishes
        if reaches
    )


def _may_attack(duel: Duel, one: Character) -> bool:
    return one.place in SLOTS and not one.tapped and duel.city(one.place).owner != one.owner


def _reach(state: CitiesState, one: Character, slots: tuple[int, ...]) -> Reach:
    return Reach(one.id, called(state, one), slots)
