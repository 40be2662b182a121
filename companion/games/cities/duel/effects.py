"""The text of cards, entered by hand: cards, characters, cities; and corrections (§6, §9, §10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.command import Command
from companion.core.game import Decision
from companion.core.kit.commands import answers
from companion.core.kit.facts import Fact
from companion.core.refusal import Refusal, refuse
from companion.core.value import replace
from companion.games.cities import commands_effects as do
from companion.games.cities.draft import Draft
from companion.games.cities.duel.combat_flow import called_off
from companion.games.cities.duel.ending import settle
from companion.games.cities.duel.own_undo import given, take_back
from companion.games.cities.duel.turn import bad_character, bad_stats, entered
from companion.games.cities.facts.city import CitySet
from companion.games.cities.facts.effects import (
    WAYS,
    AdjustClosed,
    AdjustOpened,
    CapitalCorrected,
    CardsMoved,
    CharacterChanged,
    CharacterShifted,
    CountsSet,
)
from companion.games.cities.state import FIELD, GRAVEYARD, SLOTS, Character, CitiesState

CHANGES = ("tap", "untap", "damage", "heal", "destroy", "field")
MOST_CARDS = 500


@answers(
    *(do.BeginAdjust, do.EndAdjust, do.MoveCards, do.TakeBackCount, do.GiveCity),
    *(do.ChangeCharacter, do.ChangeStats, do.ShiftCharacter, do.PutCharacter),
)
def carry_out(state: CitiesState, command: Command, seat: int, now: float) -> Decision:
    """One effect of a card. Outside an open adjustment it is a moment of its own."""
    made = _EFFECTS[type(command)](state, command, seat)
    if isinstance(made, Refusal):
        return made
    draft = Draft(state).tell(*made)
    called_off(draft, now)
    settle(draft, now)
    return draft.decision


def _begin(
    state: CitiesState, _command: Command, seat: int
) -> tuple[Fact[CitiesState], ...] | Refusal:
    if state.playing().adjust is not None:
        return refuse("E_ADJUST_OPEN")
    return (AdjustOpened(seat),)


def _end(
    state: CitiesState, _command: Command, _seat: int
) -> tuple[Fact[CitiesState], ...] | Refusal:
    return (AdjustClosed(),) if state.playing().adjust is not None else refuse("E_WRONG_PHASE")


def _cards(
    state: CitiesState, command: do.MoveCards, seat: int
) -> tuple[Fact[CitiesState], ...] | Refusal:
    if command.way not in WAYS or not 1 <= command.count <= 99:
        return refuse("E_OPTION")
    whose = state.other(seat) if command.theirs else seat
    pile = WAYS[command.way][0]
    there = command.count
    if pile != "field":
        there = getattr(state.playing().counts[whose], pile)
    loses = command.way == "draw" and state.options.deckout == "cannot_draw"
    if there < 1 and not loses:
        return refuse("E_NO_CARDS")
    if pile == "deck" and there < command.count:
        # What is left is drawn; a draw that cannot be made is the loss of `cannot_draw` (C13).
        return (CardsMoved(whose, command.way, there, failed=command.way == "draw"),)
    if there < command.count:
        return refuse("E_NO_CARDS")
    return (CardsMoved(whose, command.way, command.count),)


def ways(state: CitiesState, seat: int) -> tuple[str, ...]:
    """The ways that one card of `seat` may go now."""
    counts = state.playing().counts[seat]
    loses = state.options.deckout == "cannot_draw"
    return tuple(
        way
        for way, (pile, _) in WAYS.items()
        if pile == "field" or getattr(counts, pile) > 0 or (way == "draw" and loses)
    )


def _anybody(state: CitiesState, id: int | str) -> Character | Refusal:
    """Any living character: effects know no sides."""
    id = id if isinstance(id, int) else int(id) if id.isdecimal() else 0
    one = state.playing().characters.get(id)
    return refuse("E_NOT_THERE") if one is None or not one.alive else one


def _change(state: CitiesState, command: do.ChangeCharacter, _seat: int) -> Any:
    one = _anybody(state, command.character)
    if isinstance(one, Refusal):
        return one
    if command.what not in CHANGES:
        return refuse("E_OPTION")
    if command.what in ("damage", "heal") and not 1 <= command.amount <= 99:
        return refuse("E_OPTION")
    if command.what == "destroy":
        return (CharacterShifted(one.id, GRAVEYARD),)
    if command.what == "field":
        return (CharacterShifted(one.id, FIELD),)
    tapped = {"tap": True, "untap": False}.get(command.what, one.tapped)
    damage = one.damage
    damage += command.amount if command.what == "damage" else 0
    damage -= command.amount if command.what == "heal" else 0
    return _changed(replace(one, tapped=tapped, damage=max(0, damage)))


def _stats(state: CitiesState, command: do.ChangeStats, _seat: int) -> Any:
    one = _anybody(state, command.character)
    if isinstance(one, Refusal):
        return one
    if bad_stats(command.power, command.hp, command.range):
        return refuse("E_BAD_STATS")
    return _changed(replace(one, power=command.power, hp=command.hp, range=command.range))


def _changed(one: Character) -> tuple[Fact[CitiesState], ...]:
    """How a character is after an effect; too much damage kills."""
    stats = (one.power, one.hp, one.range)
    changed = CharacterChanged(one.id, one.tapped, one.damage, *stats)
    if one.damage < one.hp:
        return (changed,)
    return changed, CharacterShifted(one.id, GRAVEYARD)


def _shift(state: CitiesState, command: do.ShiftCharacter, _seat: int) -> Any:
    one = _anybody(state, command.character)
    if isinstance(one, Refusal):
        return one
    if command.slot not in SLOTS:
        return refuse("E_NOT_THERE")
    if one.place == command.slot:
        return refuse("E_SAME_CITY")
    return (CharacterShifted(one.id, command.slot),)


def _put(state: CitiesState, command: do.PutCharacter, seat: int) -> Any:
    wrong = bad_character(state, seat, command)
    return wrong or (entered(state, seat, command, FIELD, hand=False),)


def _give(
    state: CitiesState, command: do.GiveCity, seat: int
) -> tuple[Fact[CitiesState], ...] | Refusal:
    owners = {"mine": seat, "theirs": state.other(seat), "nobodys": None}
    if command.slot not in SLOTS or command.to not in owners:
        return refuse("E_OPTION")
    owner = owners[command.to]
    city = state.playing().city(command.slot)
    if city.owner == owner:
        return refuse("E_NOTHING_CHANGES")
    fact = CitySet(command.slot, owner)
    return (fact, given(seat, city)) if state.options.light else (fact,)


_EFFECTS: dict[type[Command], Callable[[CitiesState, Any, int], Any]] = {
    do.BeginAdjust: _begin,
    do.EndAdjust: _end,
    do.MoveCards: _cards,
    do.TakeBackCount: take_back,
    do.ChangeCharacter: _change,
    do.ChangeStats: _stats,
    do.ShiftCharacter: _shift,
    do.PutCharacter: _put,
    do.GiveCity: _give,
}


@answers(do.CorrectCapital, do.MoveCapital, do.CorrectCounts)
def correct(state: CitiesState, command: Command, seat: int | None, now: float) -> Decision:
    """What was entered wrongly: the capital, or the counted cards."""
    if isinstance(command, do.CorrectCapital | do.MoveCapital):
        made = capital_change(state, command)
    else:
        assert isinstance(command, do.CorrectCounts)
        made = _counts(state, command, seat)
    if isinstance(made, Refusal):
        return made
    draft = Draft(state).tell(*made)
    settle(draft, now)
    return draft.decision


def capital_change(
    state: CitiesState, command: do.CorrectCapital | do.MoveCapital
) -> tuple[Fact[CitiesState], ...] | Refusal:
    """The facts of such a correction, or why it cannot be."""
    if isinstance(command, do.MoveCapital):
        return _other_capital(state, command)
    return _capital(state, command)


def _capital(
    state: CitiesState, command: do.CorrectCapital
) -> tuple[Fact[CitiesState], ...] | Refusal:
    duel = state.playing()
    if command.slot not in SLOTS:
        return refuse("E_NOT_THERE")
    city = duel.city(command.slot)
    if not city.revealed and duel.capital != city.slot:
        return refuse("E_FACE_DOWN")
    others = [one for one in duel.cities if one.slot != city.slot]
    if command.capital and any(one.capital for one in others):
        return refuse("E_TWO_CAPITALS")
    if not command.capital and all(one.capital is False for one in others):
        return refuse("E_NO_CAPITAL_LEFT")
    if (duel.capital == city.slot) == command.capital:
        return refuse("E_NOTHING_CHANGES")
    return (CapitalCorrected(city.slot, command.capital),)


def _other_capital(
    state: CitiesState, command: do.MoveCapital
) -> tuple[Fact[CitiesState], ...] | Refusal:
    duel = state.playing()
    said = next((one.slot for one in duel.cities if one.capital), None)
    if command.slot not in SLOTS:
        return refuse("E_NOT_THERE")
    if said is None or said == command.slot:
        return refuse("E_NOTHING_CHANGES")
    if not duel.city(command.slot).revealed:
        return refuse("E_FACE_DOWN")
    return CapitalCorrected(said, False), CapitalCorrected(command.slot, True)


def _counts(state: CitiesState, command: do.CorrectCounts, seat: int | None) -> Any:
    given = (command.deck, command.hand, command.graveyard)
    if seat is None or any(not 0 <= count <= MOST_CARDS for count in given):
        return refuse("E_OPTION")
    return (CountsSet(seat, *given),)
