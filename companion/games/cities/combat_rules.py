"""The flow of a combat: declaration, defence, combatants, ticks, outcome, conquest (§7, §8)."""

from __future__ import annotations

from companion.core.game import Decision
from companion.core.kit.facts import Fact
from companion.core.refusal import Refusal
from companion.core.value import replace
from companion.games.cities import combat_resolver
from companion.games.cities.duel import Character, Combat, Duel, Phase
from companion.games.cities.facts.city import CityConquered
from companion.games.cities.facts.combat import (
    Aimed,
    AttackDeclared,
    AttackWon,
    CityRevealed,
    CombatAwaits,
    CombatEnded,
    DefendersNamed,
    DiscardsDone,
    DiscardsDue,
    Struck,
)
from companion.games.cities.state import CitiesState, Draft
from companion.games.cities.victory import settle

Facts = tuple[Fact[CitiesState], ...]
DISCARDS = 2
"""Cards that a conquest costs (§8)."""


def declare(state: CitiesState, slot: int, character: int | None) -> Decision:
    """The active player attacks a city (§7.1); `character` None: light mode."""
    draft = Draft(state).record(AttackDeclared(slot, character))
    if state.options.reveal_on == "attack":
        turn_up(draft)
    return draft.decision


def turn_up(draft: Draft) -> bool:
    """Turn the attacked city up; False: somebody must say first whether it is the capital."""
    combat = open_combat(draft.duel)
    slot = combat.slot
    if draft.duel.city(slot).revealed:
        return True
    if draft.duel.knows(slot):
        draft.record(CityRevealed(slot, draft.duel.capital == slot))
        return True
    draft.record(CombatAwaits(Phase.REVEAL))
    return False


def open_combat(duel: Duel) -> Combat:
    """The open combat; only where there is one."""
    assert duel.combat is not None
    return duel.combat


def defender_of(state: CitiesState) -> int:
    """The seat that is attacked."""
    return state.other(state.playing().active)


def able_defenders(state: CitiesState) -> tuple[Character, ...]:
    """Who may defend the attacked city (C6)."""
    duel = state.playing()
    there = duel.there(open_combat(duel).slot, defender_of(state))
    tapped_too = state.options.tapped_can_defend
    return tuple(one for one in there if tapped_too or not one.tapped)


def able_attackers(duel: Duel) -> tuple[Character, ...]:
    """Who may join the attack: untapped characters located there (§7.4)."""
    there = duel.there(open_combat(duel).slot, duel.active)
    return tuple(one for one in there if not one.tapped)


def muster(draft: Draft, now: float) -> None:
    """The combat waits for further attackers, or else for the defenders."""
    if draft.state.options.light or able_attackers(draft.duel):
        draft.record(CombatAwaits(Phase.ATTACKERS))
    else:
        muster_defenders(draft, now)


def muster_defenders(draft: Draft, now: float) -> None:
    """The combat waits for the defenders; a single one is named at once, and the blows fall."""
    able = able_defenders(draft.state)
    if len(able) != 1 or draft.state.options.light:
        draft.record(CombatAwaits(Phase.DEFENDERS))
        return
    draft.record(DefendersNamed((able[0].id,)))
    strike_on(draft, now)


def fight_of(duel: Duel) -> combat_resolver.Fight:
    """The open combat as the resolver sees it."""
    combat = open_combat(duel)
    sides = [(id, True) for id in combat.attackers] + [(id, False) for id in combat.defenders]
    fighters = tuple(
        combat_resolver.Fighter(one.id, attacks, one.power, one.hp, one.range, one.damage)
        for id, attacks in sides
        for one in [duel.characters[id]]
    )
    return combat_resolver.Fight(fighters, combat.ticks, dict(combat.aims))


def strike_on(draft: Draft, now: float) -> None:
    """Tick after tick, until a target must be named or it is over."""
    split = draft.state.options.split_damage
    while True:
        now_fight = fight_of(draft.duel)
        if now_fight.range is None:
            _over(draft, combat_resolver.outcome(now_fight), now)
            return
        one = now_fight.choosing
        if one is None:
            draft.record(Struck(combat_resolver.deal(now_fight).ticks[-1]))
            continue
        shares = combat_resolver.forced(now_fight, split=split)
        if shares is None:
            draft.record(CombatAwaits(Phase.TARGETS))
            return
        draft.record(Aimed(one.id, shares))


def _over(draft: Draft, outcome: str, now: float) -> None:
    """The outcome by survivors (§7.6)."""
    if draft.state.options.light:
        draft.record(CombatAwaits(Phase.SETTLE))
    elif outcome == "occupation":
        win(draft, outcome, now)
    else:
        close(draft, outcome, now)


def close(draft: Draft, outcome: str, now: float, *, stands: bool = False) -> None:
    """The combat ends without a conquest."""
    draft.record(CombatEnded(outcome, as_they_went_in(draft.duel), stands))
    settle(draft, now)


def win(draft: Draft, outcome: str, now: float) -> None:
    """The attack is won: turn the city up if it is still hidden, then it is conquered."""
    combat = open_combat(draft.duel)
    left = draft.duel.there(combat.slot, defender_of(draft.state))
    if draft.state.options.must_clear_city and left:
        close(draft, outcome, now, stands=True)
        return
    draft.record(AttackWon())
    if not turn_up(draft):
        return
    attacker = draft.duel.active
    draft.record(CombatEnded(outcome, as_they_went_in(draft.duel), False))
    conquer(draft, combat.slot, attacker, now)


def won_how(combat: Combat) -> str:
    """The outcome of a won combat: with or without a fight."""
    return "occupation" if combat.defenders else "undefended"


def conquer(draft: Draft, slot: int, seat: int, now: float) -> None:
    """§8: owner, count, win check, and only then the discards."""
    draft.record(CityConquered(slot, seat, draft.duel.occupied(seat) + 1))
    settle(draft, now)
    if draft.state.duel is None:
        return
    due = min(DISCARDS, draft.duel.counts[seat].hand)
    if due:
        draft.record(DiscardsDue(due))
    if due and draft.state.options.light:
        draft.record(DiscardsDone(due))  # where cards are only counted, so are these


def as_they_went_in(duel: Duel) -> tuple[Character, ...]:
    """The combatants as they were before the first blow, attackers first."""
    combat = open_combat(duel)
    taken: dict[int, int] = {}
    for tick in combat.ticks:
        for blow in tick.blows:
            taken[blow.target] = taken.get(blow.target, 0) + blow.damage
    return tuple(
        replace(one, damage=one.damage - taken.get(one.id, 0), place=combat.slot)
        for one in (duel.characters[id] for id in (*combat.attackers, *combat.defenders))
    )


def called_off(draft: Draft, now: float) -> None:
    """An effect has taken the last attacker away: there is no combat any more."""
    duel = draft.duel
    combat = duel.combat
    if combat is None or draft.state.options.light or duel.adjust is not None:
        return
    there = [id for id in combat.attackers if duel.characters[id].place == combat.slot]
    if not there:
        close(draft, "called_off", now)


def carry_out(state: CitiesState, made: Facts | Refusal, now: float) -> Decision:
    """The facts of an effect, and what follows from them."""
    if isinstance(made, Refusal):
        return made
    draft = Draft(state).record(*made)
    called_off(draft, now)
    settle(draft, now)
    return draft.decision
