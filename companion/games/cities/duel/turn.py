"""A turn (§5, §6): draw, opening, placing, moving, the end; light mode's conquest by hand."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.refusal import Refusal, refuse
from companion.games.cities import commands as do
from companion.games.cities.commands_base import TypedIn
from companion.games.cities.draft import Draft
from companion.games.cities.duel.combat_flow import conquer, declare, declare_city, is_known
from companion.games.cities.duel.ending import settle
from companion.games.cities.duel.known_characters import LONG_NAME
from companion.games.cities.duel.own_undo import given
from companion.games.cities.facts.combat import CityRevealed
from companion.games.cities.facts.effects import CardsMoved
from companion.games.cities.facts.turn import (
    CardDrawn,
    CardOpened,
    CharacterEntered,
    CharacterMoved,
    CharacterSet,
    HandCut,
    MainEnded,
    OpeningClosed,
    TurnEnded,
)
from companion.games.cities.state import (
    FIELD,
    GRAVEYARD,
    HAND,
    SLOTS,
    Character,
    CitiesState,
    Phase,
    Step,
)

MOST = 99
"""Of any value of a character."""
LIVING_AT_MOST = 30
"""Characters of a player that can be kept track of at once."""


def wrong_phase(state: CitiesState, kind: type[Command]) -> Refusal | None:
    """Why a step of the turn cannot be taken now; who asks has been checked."""
    duel, light = state.playing(), state.options.light
    openings = (do.OpenCard, do.OpenCharacter, do.SkipOpening)
    if kind in openings and duel.opened:
        return refuse("E_ALREADY_OPENED")
    if duel.phase is not _PHASES.get(kind, Phase.MAIN):
        return refuse("E_WRONG_PHASE")
    if kind in (do.AttackCity, do.TakeCity) and not light:
        return refuse("E_TRACKED")
    by_character = (do.OpenCharacter, do.SetCharacter, do.Move, do.Attack)
    return refuse("E_NOT_TRACKED") if kind in by_character and light else None


_PHASES: dict[type[Command], Phase] = {
    do.Draw: Phase.DRAW,
    do.OpenCard: Phase.OPENING,
    do.OpenCharacter: Phase.OPENING,
    do.SkipOpening: Phase.OPENING,
    do.DiscardDown: Phase.FINAL,
    do.EndTurn: Phase.FINAL,
}
"""All others belong to the main phase."""


@answers(do.Draw)
def _draw(state: CitiesState, now: float) -> Decision:
    duel = state.playing()
    draft = Draft(state)
    if duel.counts[duel.active].deck < 1:
        draft.tell(CardsMoved(duel.active, "draw", 0, failed=True))
    else:
        draft.tell(CardDrawn())
    settle(draft, now)
    return draft.decision


@answers(do.OpenCard)
def _open_card(state: CitiesState) -> Decision:
    duel = state.playing()
    if duel.counts[duel.active].hand < 1:
        return refuse("E_NO_CARDS")
    return (CardOpened(),)


def bad_character(state: CitiesState, seat: int, wish: TypedIn) -> Refusal | None:
    """Why a character cannot be typed in like this: E_BAD_STATS, E_CARD_NAME, E_TOO_MANY."""
    if bad_stats(wish.power, wish.hp, wish.range):
        return refuse("E_BAD_STATS")
    if len(wish.called.strip()) > LONG_NAME:
        return refuse("E_CARD_NAME")
    mine = [one for one in state.playing().characters.values() if one.owner == seat and one.alive]
    if getattr(wish, "quick", "no") not in ("yes", "no"):
        return refuse("E_OPTION")
    return refuse("E_TOO_MANY") if len(mine) >= LIVING_AT_MOST else None


def bad_stats(power: int, hp: int, range: int) -> bool:
    """Power and range from 0, hit points from 1 (§12)."""
    return not (0 <= power <= MOST and 1 <= hp <= MOST and 0 <= range <= MOST)


def entered(
    state: CitiesState, seat: int, wish: TypedIn, place: int, *, hand: bool
) -> CharacterEntered:
    """The fact that this typed-in character comes to `place`."""
    quick = getattr(wish, "quick", "no") == "yes"
    stats = (wish.called.strip(), wish.power, wish.hp, wish.range, quick)
    return CharacterEntered(state.playing().next_id, seat, *stats, place, hand)


@answers(do.OpenCharacter)
def _open_character(state: CitiesState, command: do.OpenCharacter) -> Decision:
    duel = state.playing()
    wrong = bad_character(state, duel.active, command)
    if wrong is not None:
        return wrong
    if duel.counts[duel.active].hand < 1:
        return refuse("E_NO_CARDS")
    fact = entered(state, duel.active, command, FIELD, hand=True)
    return fact, OpeningClosed(opened=True)


@answers(do.SkipOpening)
def _skip() -> Decision:
    return (OpeningClosed(opened=False),)


def own(state: CitiesState, seat: int, id: int) -> Character | Refusal:
    """A living character of `seat`; E_NOT_THERE."""
    one = state.playing().characters.get(id)
    if one is None or one.owner != seat or one.place == GRAVEYARD:
        return refuse("E_NOT_THERE")
    return one


@answers(do.SetCharacter)
def _set(state: CitiesState, command: do.SetCharacter, now: float) -> Decision:
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


@answers(do.Move)
def _move(state: CitiesState, command: do.Move, now: float) -> Decision:
    one = own(state, state.playing().active, command.character)
    if isinstance(one, Refusal):
        return one
    wrong = move_fault(state, one, command.slot)
    return wrong or _told(state, CharacterMoved(one.id, command.slot), now)


def _told(state: CitiesState, fact: CharacterSet | CharacterMoved, now: float) -> Decision:
    draft = Draft(state).tell(fact)
    settle(draft, now)
    return draft.decision


@answers(do.Attack)
def _attack(state: CitiesState, command: do.Attack, now: float) -> Decision:
    one = own(state, state.playing().active, command.character)
    return one if isinstance(one, Refusal) else declare(state, one, command.slot, now)


@answers(do.AttackCity)
def _attack_city(state: CitiesState, command: do.AttackCity, now: float) -> Decision:
    return declare_city(state, command.slot, now)


@answers(do.TakeCity)
def _take(state: CitiesState, command: do.TakeCity, now: float) -> Decision:
    """Light mode: the conquest by hand, its discards with it; two taps for the player."""
    duel = state.playing()
    if command.slot not in SLOTS:
        return refuse("E_NOT_THERE")
    city = duel.city(command.slot)
    if city.owner == duel.active:
        return refuse("E_OWN_CITY")
    if command.capital and duel.capital not in (None, city.slot):
        return refuse("E_TWO_CAPITALS")
    if is_known(duel, city.slot) != (command.capital is None):
        return refuse("E_CAPITAL_ASKED")
    draft = Draft(state)
    if not city.revealed:
        capital = duel.capital == city.slot if command.capital is None else command.capital
        draft.tell(CityRevealed(city.slot, capital))
    conquer(draft, city.slot, duel.active, now)
    if draft.state.step is Step.DUEL:
        due = duel.counts[duel.active].hand - draft.duel.counts[duel.active].hand
        draft.tell(given(duel.active, city, conquest=True, discards=due))
    return draft.decision


@answers(do.EndMain)
def _end_main(state: CitiesState, now: float) -> Decision:
    draft = Draft(state).tell(MainEnded())
    if draft.duel.counts[draft.duel.active].hand <= HAND:
        draft.tell(TurnEnded())
    return draft.decision


@answers(do.DiscardDown)
def _discard_down(state: CitiesState) -> Decision:
    duel = state.playing()
    if duel.counts[duel.active].hand <= HAND:
        return refuse("E_NO_CARDS")
    return HandCut(), TurnEnded()


@answers(do.EndTurn)
def _end_turn(state: CitiesState) -> Decision:
    duel = state.playing()
    hand = duel.counts[duel.active].hand
    if hand > HAND:
        return refuse("E_HAND_TOO_BIG", cards=hand, over=hand - HAND)
    return (TurnEnded(),)
