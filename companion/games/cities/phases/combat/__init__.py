"""Common parts of the phases of a combat (§7)."""

from typing import Any

from companion.core import Decision, Item, Prompt, Refusal, refuse, text
from companion.games.cities.commands import InDuel, OfCombat
from companion.games.cities.components.buttons import aside
from companion.games.cities.components.character_names import fighter
from companion.games.cities.duel import Character, Phase
from companion.games.cities.facts.combat import AttackWithdrawn
from companion.games.cities.phases.duel import DuelPhase
from companion.games.cities.state import CitiesState

AFTER_BLOWS = (Phase.REVEAL, Phase.BELL, Phase.WON)
"""Phases that may follow a fight; with `reveal_on = conquest` the city is turned up then."""


class CombatPhase(DuelPhase):
    """An open combat waits for an answer."""

    asks_itself = True

    def unfinished(self, state: CitiesState) -> Refusal | None:
        return refuse("E_COMBAT_OPEN")

    def awaits(self, state: CitiesState, command: InDuel, seat: int) -> bool:
        kind, follows = type(command), (None, state.options.tracking)
        return isinstance(command, OfCombat) and self.admits(kind) and kind.tracking in follows

    def wait(self, state: CitiesState) -> tuple[str, dict[str, Any]]:
        return self.id, {"slot": state.playing().fighting().slot}

    def beside(self, state: CitiesState, seat: int) -> tuple[Prompt, ...]:
        if seat != state.playing().active or not may_withdraw(state):
            return ()
        return (aside("withdraw_attack", text("cities-go-withdraw"), group=""),)


class WithdrawAttack(InDuel):
    """Withdraw the attack just declared; only before the defence has answered."""

    def decide(self, state: CitiesState, seat: int) -> Decision:
        if seat != state.playing().active:
            return refuse("E_NOT_ACTIVE")
        return (AttackWithdrawn(),) if may_withdraw(state) else refuse("E_TOO_LATE")


def may_withdraw(state: CitiesState) -> bool:
    """Whether the attack may still be withdrawn: the defence has not answered in any way."""
    duel = state.playing()
    combat = duel.combat
    if combat is None or combat.before is None or duel.adjust is not None or combat.won:
        return False
    if combat.stage not in (Phase.REVEAL, Phase.DEFENCE):
        return False
    before = combat.before
    for id in combat.attackers:
        before = before.with_character(id, tapped=True)
    attacked = duel.city(combat.slot)  # which the attack itself has turned up
    before = before.with_city(combat.slot, revealed=attacked.revealed, capital=attacked.capital)
    same = (before.counts, before.characters, before.cities)
    return (duel.counts, duel.characters, duel.cities) == same


def fighter_item(state: CitiesState, one: Character) -> Item:
    """A combatant to choose."""
    hurt = text("cities-fighter-hurt", damage=one.damage) if one.damage else None
    return Item(str(one.id), fighter(state, one), hurt)
