"""The choices of a night, in two worlds that look alike at dawn."""

from __future__ import annotations

import random
from typing import Any

from companion.core.eye import Sight
from companion.games.lupus.night_rules.actors import asks
from tests.kit.games.lupus.knowledge import holders
from tests.kit.laws.lockstep import Diverged, Lockstep, World

Plan = dict[str, int | None]
"""The targets of each part of the night."""


def plan_night(steps: Lockstep, rng: random.Random) -> tuple[Plan, Plan]:
    """Two plans that look alike at dawn; the pair ends where chance finds none.

    Now and then others die, which no eye but the tablet's knows before it is told.
    """
    others_die = not steps.eye.moderates and rng.random() < 0.12
    for _ in range(60):
        in_a = random_plan(steps, steps.a, rng)
        if steps.eye.sight is Sight.MODERATOR:
            return in_a, in_a
        for _ in range(12):
            in_b = random_plan(steps, steps.b, rng)
            if not others_die:
                in_b = alike(steps, in_a, in_b, rng)
            elif dawn(steps.a, in_a) == dawn(steps.b, in_b):
                continue
            if fits(steps, in_a, in_b, others_die=others_die):
                return in_a, in_b
    raise Diverged("no two nights that look alike")


def random_plan(steps: Lockstep, world: World, rng: random.Random) -> Plan:
    """A legal target, now and then nobody, for each part with a living actor."""
    state = world.state
    everyone = steps.eye.sight is Sight.BLIND or state.options.night_input == "together"
    plan: Plan = {}
    for part in state.night.parts:
        acting = holders(state, part)
        targets = legal(world, part, acting)
        if acting and targets:
            idle = not everyone and rng.random() < 0.12
            plan[part] = None if idle else rng.choice(targets)
    return plan


def legal(world: World, part: str, acting: frozenset[int]) -> list[int]:
    """Whom the rules let them choose (§6.2, without the options that allow more)."""
    state = world.state
    if not asks(state, part):
        return []
    last = state.nights[-1].picks.get("bodyguard") if state.nights else None
    barred = {last} if part == "bodyguard" and state.options.value("guard_no_repeat") else set()
    if part != "owl" or not state.options.value("owl_may_mark_self"):
        barred |= acting
    return [seat for seat in state.living if seat not in barred]


def alike(steps: Lockstep, in_a: Plan, in_b: Plan, rng: random.Random) -> Plan:
    """World B's plan, drawn towards the same dawn and the same mark."""
    plan = dict(in_b)
    dead = dawn(steps.a, in_a)
    eye = steps.eye.seat
    hamsters = [seat for seat in dead if steps.b.state.players[seat].role == "hamster"]
    for part in plan:
        if eye is not None and eye in holders(steps.b.state, part):
            plan[part] = in_a.get(part)
        elif part == "seer" and hamsters:
            plan[part] = hamsters[0]
        elif part == "wolves" and dead and rng.random() < 0.8:
            target = rng.choice(sorted(dead))
            if target not in holders(steps.b.state, "wolves"):
                plan[part] = target
        elif part == "owl" and rng.random() < 0.8:
            plan[part] = mark(steps.a, in_a)
    return plan


def fits(steps: Lockstep, in_a: Plan, in_b: Plan, *, others_die: bool = False) -> bool:
    """The same dead, the same mark, and for the eye the same choice and answer."""
    a, b, eye = steps.a, steps.b, steps.eye.seat
    alike_at_dawn = dawn(a, in_a) == dawn(b, in_b) and mark(a, in_a) == mark(b, in_b)
    if not (alike_at_dawn or others_die):
        return False
    if steps.eye.sight is Sight.BLIND and None in (*in_a.values(), *in_b.values()):
        return False
    for part in a.state.night.parts:
        if eye is not None and eye in holders(a.state, part):
            if in_a.get(part) != in_b.get(part):
                return False
            if answer(a, part, in_a.get(part)) != answer(b, part, in_b.get(part)):
                return False
    return True


def dawn(world: World, plan: Plan) -> frozenset[int]:
    """Who will die of this plan (§6.3), in words of our own."""
    roles = {seat: one.role for seat, one in world.state.players.items()}
    bitten, seen = plan.get("wolves"), plan.get("seer")
    dead = set()
    if bitten is not None and bitten != plan.get("bodyguard") and roles[bitten] != "hamster":
        dead.add(bitten)
    if seen is not None and roles[seen] == "hamster":
        dead.add(seen)
    return frozenset(dead)


def mark(world: World, plan: Plan) -> int | None:
    """The owl's mark as the room will hear it."""
    dead, marked = dawn(world, plan), plan.get("owl")
    owls = holders(world.state, "owl")
    if owls and owls <= dead and not world.state.options.value("owl_mark_survives_owl_death"):
        return None
    return None if marked in dead else marked


def answer(world: World, part: str, target: int | None) -> Any:
    """What the actors would learn."""
    role = "" if target is None else world.state.players[target].role or ""
    card = next((card for card in world.state.customs if card.id == role), None)
    if part == "seer":
        return card.seer_answer == "yes" if card else role == "werewolf"
    if part == "mythomaniac":
        if role == "werewolf" or (card and card.counts_as == "wolf"):
            return "werewolf"
        return role if role == "seer" else "unchanged"
    return None
