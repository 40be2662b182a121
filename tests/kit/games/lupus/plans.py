"""The choices of a night, in two worlds that look alike at dawn."""

import random
from typing import Any

from companion.core.eye import Sight
from companion.games.lupus.cast import step_role
from companion.games.lupus.night_rules.actors import asks, objection
from companion.games.lupus.options import WORLD
from companion.games.lupus.phases.dawn import night_deaths
from companion.games.lupus.state import LupusState
from tests.kit.games.lupus.knowledge import holders
from tests.kit.laws.lockstep import Diverged, Lockstep, World

Plan = dict[str, int | None]
"""The targets of each part of the night."""
PASS = 0
"""The target of the answer «nobody»."""


def plan_night(steps: Lockstep, rng: random.Random) -> tuple[Plan, Plan]:
    """Two plans that look alike at dawn. Raises Diverged where none are found.

    Sometimes others die, which only the tablet knows until it is told, or the raven names others,
    which is told when the vote begins.
    """
    others_die = not steps.eye.moderates and rng.random() < 0.12
    others_named = "raven" in steps.a.state.night.parts and rng.random() < 0.3
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
            if not (others_named or in_a.get("raven") == in_b.get("raven")):
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
        targets = legal(world, part, acting, plan)
        if acting and targets:
            idle = not everyone and rng.random() < 0.12
            plan[part] = None if idle else rng.choice(targets)
            if step_role(state, part).may_pass and rng.random() < 0.4:
                plan[part] = PASS
    return plan


def legal(world: World, part: str, acting: frozenset[int], plan: Plan | None = None) -> list[int]:
    """The legal targets (§6.2, without the options that allow more). `plan`: of the parts
    before."""
    state = world.state
    if not asks(state, part):
        return []
    if step_role(state, part).box == WORLD:
        state = planned(world, plan or {})
        idle = step_role(state, part).idle(state)
        who = tuple(acting)
        return [s for s in state.living if not idle and objection(state, part, who, s) is None]
    last = state.nights[-1].picks.get("bodyguard") if state.nights else None
    barred = {last} if part == "bodyguard" and state.options.value("guard_no_repeat") else set()
    if part != "owl" or not state.options.value("owl_may_mark_self"):
        barred |= acting
    return [seat for seat in state.living if seat not in barred]


def alike(steps: Lockstep, in_a: Plan, in_b: Plan, rng: random.Random) -> Plan:
    """World B's plan, changed towards the same dawn and the same mark."""
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
        elif step_role(steps.b.state, part).box == WORLD and rng.random() < 0.9:
            before = {one: at for one, at in plan.items() if one != part}
            wished = in_a.get(part)
            acting = holders(steps.b.state, part)
            if wished == PASS or wished in legal(steps.b, part, acting, before):
                plan[part] = wished
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


def planned(world: World, plan: Plan) -> LupusState:
    """The state with these picks made."""
    state = world.state
    picks = {part: at for part, at in plan.items() if at}
    by = {part: tuple(holders(state, part)) for part in picks}
    two = (part for part in picks if step_role(state, part).targets == 2)
    pairs = {part: second(state, by[part][0], picks[part]) for part in two}
    return state.with_night(picks=picks, by=by, pairs=pairs)


def second(state: LupusState, seat: int, first: int) -> int:
    """The second of the two names that a phone gives after the first: the next one alive."""
    place = state.ring.index(first)
    around = (*state.ring[place + 1 :], *state.ring[:place])
    return next(one for one in around if state.alive(one) and one != seat)


def dawn(world: World, plan: Plan) -> frozenset[int]:
    """The deaths of this plan (§6.3)."""
    return frozenset(seat for seat, _ in night_deaths(planned(world, plan)))


def mark(world: World, plan: Plan) -> int | None:
    """The owl's mark as it will be told."""
    dead, marked = dawn(world, plan), plan.get("owl")
    owls = holders(world.state, "owl")
    if owls and owls <= dead and not world.state.options.value("owl_mark_survives_owl_death"):
        return None
    return None if marked in dead else marked


def answer(world: World, part: str, target: int | None) -> Any:
    """What the actors would learn."""
    role = world.state.players[target].role or "" if target else ""
    card = next((card for card in world.state.customs if card.id == role), None)
    if part == "seer":
        return card.seer_answer == "yes" if card else role == "werewolf"
    if part == "mythomaniac":
        if role == "werewolf" or (card and card.counts_as == "wolf"):
            return "werewolf"
        return role if role == "seer" else "unchanged"
    return None
