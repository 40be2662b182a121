"""The flow of a combat: declaration, defence, combatants, ticks, outcome, conquest (§7, §8)."""

from companion.core import Decision, Fact, Refusal, replace
from companion.games.cities import combat_resolver
from companion.games.cities.duel import Character, Duel, Phase
from companion.games.cities.facts import combat as facts
from companion.games.cities.state import CitiesState, Draft
from companion.games.cities.victory import follow_up

Facts = tuple[Fact[CitiesState], ...]
DISCARDS = 2
"""Cards that a conquest costs (§8)."""


def declare(state: CitiesState, slot: int, character: int | None) -> Decision:
    """The active player attacks a city (§7.1); `character` None: light mode."""
    draft = Draft(state).record(facts.AttackDeclared(slot, character))
    if state.options.reveal_on == "attack":
        reveal_city(draft)
    return draft.decision


def reveal_city(draft: Draft) -> bool:
    """Turn up the attacked city. False: the attacker must first enter whether it is the capital."""
    duel, slot = draft.duel, draft.duel.fighting().slot
    known = duel.city(slot).revealed or duel.knows(slot)
    if not known:
        draft.record(facts.CombatAwaits(Phase.REVEAL))
    elif not duel.city(slot).revealed:
        draft.record(facts.CityRevealed(slot, duel.capital == slot))
    return known


def defender_of(state: CitiesState) -> int:
    """The seat that is attacked."""
    return state.other(state.playing().active)


def able_defenders(state: CitiesState) -> tuple[Character, ...]:
    """The characters that may defend the attacked city (C6)."""
    duel = state.playing()
    there = duel.there(duel.fighting().slot, defender_of(state))
    return tuple(one for one in there if state.options.tapped_can_defend or not one.tapped)


def able_attackers(duel: Duel) -> tuple[Character, ...]:
    """The characters that may join the attack: untapped and located there (§7.4)."""
    there = duel.there(duel.fighting().slot, duel.active)
    return tuple(one for one in there if not one.tapped)


def await_attackers(draft: Draft, now: float) -> None:
    """Wait for further attackers if there may be any, else for the defenders."""
    if draft.state.options.light or able_attackers(draft.duel):
        draft.record(facts.CombatAwaits(Phase.ATTACKERS))
    else:
        await_defenders(draft, now)


def await_defenders(draft: Draft, now: float) -> None:
    """Wait for the defenders; a single one is named automatically, and the fight begins."""
    able = able_defenders(draft.state)
    if len(able) != 1 or draft.state.options.light:
        draft.record(facts.CombatAwaits(Phase.DEFENDERS))
    else:
        strike_all(draft.record(facts.DefendersNamed((able[0].id,))), now)


def fight_of(duel: Duel) -> combat_resolver.Fight:
    """The open combat as the resolver sees it."""
    combat = duel.fighting()
    sides = [(id, True) for id in combat.attackers] + [(id, False) for id in combat.defenders]
    fighters = tuple(
        combat_resolver.Fighter(one.id, attacks, *one.stats, one.damage)
        for id, attacks in sides
        for one in [duel.characters[id]]
    )
    return combat_resolver.Fight(fighters, combat.ticks, dict(combat.aims))


def strike_all(draft: Draft, now: float) -> None:
    """Resolve ticks until a target must be named or the fight is over."""
    while (fight := fight_of(draft.duel)).range is not None:
        if (one := fight.choosing) is None:
            draft.record(facts.Struck(combat_resolver.strike(fight).ticks[-1]))
        elif (shares := combat_resolver.only_choice(fight)) is not None:
            draft.record(facts.Aimed(one.id, shares))
        else:
            draft.record(facts.CombatAwaits(Phase.TARGETS))
            return
    outcome = combat_resolver.outcome(fight)
    if draft.state.options.light:
        draft.record(facts.CombatAwaits(Phase.SETTLE))
    elif outcome == "occupation":
        win(draft, now)
    else:
        end_combat(draft, outcome, now)


def end_combat(draft: Draft, outcome: str, now: float, *, stands: bool = False) -> None:
    """End the combat without a conquest."""
    draft.record(facts.CombatEnded(outcome, initial_fighters(draft.duel), stands))
    follow_up(draft, now)


def win(draft: Draft, now: float) -> None:
    """The attack is won: turn the city up if it is hidden, then conquer it."""
    combat, attacker = draft.duel.fighting(), draft.duel.active
    outcome = "occupation" if combat.defenders else "undefended"
    left = draft.duel.there(combat.slot, defender_of(draft.state))
    if draft.state.options.must_clear_city and left:
        end_combat(draft, outcome, now, stands=True)
    elif reveal_city(draft.record(facts.AttackWon())):
        draft.record(facts.CombatEnded(outcome, initial_fighters(draft.duel), False))
        conquer(draft, combat.slot, attacker, now)


def conquer(draft: Draft, slot: int, seat: int, now: float, *, by_hand: bool = False) -> None:
    """§8: owner, count, win check, and only then the discards."""
    draft.record(facts.CityConquered(slot, seat, draft.duel.occupied(seat) + 1))
    follow_up(draft, now)
    if draft.state.duel is None:
        return
    due = min(DISCARDS, draft.duel.counts[seat].hand)
    if due:
        draft.record(facts.DiscardsDue(due))
    if due and draft.state.options.light:
        # In light mode the discards are only counted.
        draft.record(facts.DiscardsDone(due, by_hand))


def initial_fighters(duel: Duel) -> tuple[Character, ...]:
    """The combatants as they were before the first blow, attackers first."""
    combat = duel.fighting()
    taken = dict.fromkeys((*combat.attackers, *combat.defenders), 0)
    for blow in (blow for tick in combat.ticks for blow in tick.blows):
        taken[blow.target] += blow.damage
    return tuple(
        replace(one, damage=one.damage - damage, place=combat.slot)
        for id, damage in taken.items()
        for one in [duel.characters[id]]
    )


def decide_with(state: CitiesState, made: Facts | Refusal, now: float) -> Decision:
    """The facts `made` and what follows from them; a combat without attackers ends."""
    if isinstance(made, Refusal):
        return made
    draft = Draft(state).record(*made)
    combat, characters = draft.duel.combat, draft.duel.characters
    tracked = combat is not None and not state.options.light and draft.duel.adjust is None
    if combat and tracked and all(characters[id].place != combat.slot for id in combat.attackers):
        end_combat(draft, "called_off", now)
    else:
        follow_up(draft, now)
    return draft.decision
