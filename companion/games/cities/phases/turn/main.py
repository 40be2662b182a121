"""The main phase: characters are placed, move and attack, all on the line itself (§5, §6)."""

from typing import Any

from companion.core import Decision, Press, Prompt, Reach, Refusal, Weight, refuse, text
from companion.games.cities.combat_rules import decide_with, declare
from companion.games.cities.commands import Effect, OfTurn, Placing, Tracked
from companion.games.cities.components.buttons import begin_adjust, press, touch
from companion.games.cities.components.card_counting import card_ways, is_counted
from companion.games.cities.components.character_form import find_living
from companion.games.cities.components.character_names import name_of
from companion.games.cities.components.cities_by_hand import GiveCity, by_hand_prompts
from companion.games.cities.duel import FIELD, HAND, SLOTS, Character, Duel, Phase
from companion.games.cities.facts.turn import CharacterMoved, CharacterSet, MainEnded, TurnEnded
from companion.games.cities.phases.effect import BeginAdjust
from companion.games.cities.phases.turn import TurnPhase
from companion.games.cities.state import CitiesState, Draft


class EndMain(OfTurn, phases=(Phase.MAIN,)):
    """Main phase: over; with seven cards or fewer, so is the turn (§5)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        draft = Draft(state).record(MainEnded())
        if draft.duel.counts[draft.duel.active].hand <= HAND:
            draft.record(TurnEnded())
        return draft.decision


class SetCharacter(Placing, OfTurn, Tracked, phases=(Phase.MAIN,)):
    """Main phase: a character goes from the field to a city (§6)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        one = find_living(state, self.character, state.playing().active)
        if isinstance(one, Refusal):
            return one
        if one.place != FIELD or self.slot not in SLOTS:
            return refuse("E_NOT_THERE")
        return decide_with(state, (CharacterSet(one.id, self.slot),), now)


class Move(Placing, OfTurn, Tracked, phases=(Phase.MAIN,)):
    """Main phase: an untapped character goes to another city and taps (§6)."""

    def decide(self, state: CitiesState, now: float) -> Decision:
        one = find_living(state, self.character, state.playing().active)
        if isinstance(one, Refusal):
            return one
        made = move_fault(state, one, self.slot) or (CharacterMoved(one.id, self.slot),)
        return decide_with(state, made, now)


class Attack(Placing, OfTurn, Tracked, phases=(Phase.MAIN,)):
    """Main phase: a character attacks the city at its place (§7.1)."""

    def decide(self, state: CitiesState) -> Decision:
        one = find_living(state, self.character, state.playing().active)
        if isinstance(one, Refusal):
            return one
        wrong = attack_fault(state.playing(), one, self.slot)
        return wrong or declare(state, self.slot, one.id)


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


def attack_fault(duel: Duel, one: Character, slot: int) -> Refusal | None:
    """Why a character may not attack this city (§7.1)."""
    if slot not in SLOTS or one.place != slot:
        return refuse("E_NOT_THERE")
    if duel.city(slot).owner == one.owner:
        return refuse("E_OWN_CITY")
    return refuse("E_TAPPED") if one.tapped else None


class Main(TurnPhase):
    """The turn itself: a `Touch` moves a character; in light mode, it enters whose a city is."""

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
        return "main-light" if state.options.light else "main", {}

    def questions(self, state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
        by_hand = state.options.light
        main = by_hand_prompts(state, duel) if by_hand else _touches(state, duel)
        end = end_main(self.key("end", duel))
        return end, *main, begin_adjust(), *card_ways(state, duel.active)


def end_main(key: str, weight: Weight = Weight.MAIN, group: str = "") -> Press:
    """The end of the main phase."""
    return press("end_main", text("cities-go-end"), key=key, weight=weight, group=group)


def _touches(state: CitiesState, duel: Duel) -> tuple[Prompt, ...]:
    reaches: dict[str, list[Reach]] = {"attack": [], "set_character": [], "move": []}
    for one in duel.living(duel.active):
        slots = {
            "attack": [slot for slot in SLOTS if attack_fault(duel, one, slot) is None],
            "set_character": SLOTS if one.place == FIELD else (),
            "move": [slot for slot in SLOTS if move_fault(state, one, slot) is None],
        }
        for command, those in slots.items():
            if those:
                reaches[command].append(Reach(one.id, name_of(state, one), tuple(those)))
    return tuple(
        touch(command, text(f"cities-touch-{command.replace('_', '-')}"), reaches=tuple(those))
        for command, those in reaches.items()
        if those
    )
