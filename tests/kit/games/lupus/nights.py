"""Nights of a pair: choices differ, what the dawn tells does not."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.command import TABLET, Caller
from companion.games.lupus.night_rules.actors import in_window, may_pass, names_needed
from companion.games.lupus.state import Phase
from tests.kit.games.lupus.commands import do
from tests.kit.games.lupus.knowledge import holders, steps_on
from tests.kit.games.lupus.plans import PASS, Plan, legal, plan_night, second
from tests.kit.laws.lockstep import Diverged, Lockstep, World


def play_night(steps: Lockstep, rng: random.Random) -> None:
    """From the opening line to the dawn."""
    night = steps.a.state.night
    plans = plan_night(steps, rng)
    for _ in night.order:
        steps.wait(rng.choice((0.5, 2.0)))
        advance(steps)
        for tap in sorted(taps(steps, rng, plans), key=lambda tap: tap.at):
            steps.wait(max(0.0, tap.at - steps.now))
            play_tap(steps, tap)
        steps.wait(max(0.0, steps.a.state.night.opened_at + 31 - steps.now))
        if not steps.a.state.night.closing:
            advance(steps)
    while steps.a.state.phase is Phase.NIGHT:
        advance(steps)


def advance(steps: Lockstep) -> None:
    """Press the main button, as soon as it opens."""
    for _ in range(20):
        refusal = steps.both(TABLET, do.Advance())
        if refusal is None:
            return
        if refusal.code != "E_TOO_SOON":
            raise Diverged(f"the night stands still: {refusal}")
        steps.wait(4)
    raise AssertionError("for ever too soon")


@dataclass(frozen=True)
class Tap:
    """A tap in one world (0, 1) or in both (None), where the targets may differ."""

    at: float
    world: int | None
    caller: Caller
    targets: tuple[int, int]


def play_tap(steps: Lockstep, tap: Tap) -> None:
    """Play a tap; one that comes too late is refused alike."""
    night = steps.a.state.night
    if night is None or night.open_step is None:
        return
    each = [commands(one, tap, at) for one, at in zip(steps.worlds, tap.targets, strict=True)]
    if tap.world is None:
        for in_a, in_b in zip(*each, strict=True):
            steps.both(tap.caller, in_a, in_b)
    else:
        for command in each[tap.world]:
            steps.only(steps.worlds[tap.world], tap.caller, command)


def commands(world: World, tap: Tap, target: int) -> list[do.Pick]:
    """A name or «nobody» in the open step, and the second name where every phone gives two."""
    state, seat = world.state, tap.caller.seat
    step = state.night.open_step
    two = names_needed(state) == 2
    further = [do.Pick(step, second(state, seat, target))] if two else []
    return [do.Pick(step, target or None), *further]


def part_of(world: World, seat: int) -> str | None:
    """The part in which a seat acts in the step that is open."""
    parts = steps_on(world.state.night)
    return next((part for part in parts if seat in holders(world.state, part)), None)


def taps(steps: Lockstep, rng: random.Random, plans: tuple[Plan, Plan]) -> Iterator[Tap]:
    """All taps of the open step; those that the eye sees come at the same time in both."""
    state = steps.a.state
    start, window = steps.now, in_window(state)
    living = [seat for seat in state.ring if state.players[seat].alive]
    last = _last(steps, rng, living) if window else None
    for seat in living:
        at = start + 29.9 if seat == last else start + round(rng.uniform(0.1, 25), 1)
        if seat == last or seen_alike(steps, seat):
            yield from _alike(steps, rng, seat, plans, at)
        elif not (window and seat in steps.phones and last is None):
            for n in (0, 1):
                yield from _free(steps, rng, n, seat, plans[n], at)


def _last(steps: Lockstep, rng: random.Random, living: list[int]) -> int | None:
    """Who answers last in a window of `together`, in both worlds at the same moment."""
    if steps.eye.seat in living and steps.eye.seat in steps.phones:
        return steps.eye.seat
    return next((seat for seat in living if seat in steps.phones), None)


def seen_alike(steps: Lockstep, seat: int) -> bool:
    """Whether the eye may see when (or what) this seat answers."""
    if steps.eye.moderates or seat == steps.eye.seat:
        return True
    part = None if steps.eye.seat is None else part_of(steps.a, steps.eye.seat)
    return part is not None and part == part_of(steps.a, seat)


def _target(steps: Lockstep, rng: random.Random, n: int, seat: int, plan: Plan) -> int | None:
    """The seat's part of the plan, else a seat it suspects; None: it does nothing."""
    world = steps.worlds[n]
    part = part_of(world, seat)
    if part in plan:
        return plan[part]
    pointing = world.state.options.night_input == "pointing"
    if pointing or seat not in steps.phones:
        return None
    others = [one for one in world.state.living if one != seat]
    return rng.choice([*others, PASS] if may_pass(world.state) else others)


def _caller(steps: Lockstep, seat: int) -> Caller:
    pointing = steps.a.state.options.night_input == "pointing"
    return Caller(seat, moderator=pointing or seat not in steps.phones)


def _alike(
    steps: Lockstep, rng: random.Random, seat: int, plans: tuple[Plan, Plan], at: float
) -> Iterator[Tap]:
    mine = [_target(steps, rng, n, seat, plans[n]) for n in (0, 1)]
    if seat == steps.eye.seat or (not steps.eye.moderates and seen_alike(steps, seat)):
        mine[1] = mine[0]
    if mine[0] is not None and mine[1] is not None:
        yield Tap(at, None, _caller(steps, seat), (mine[0], mine[1]))


def _free(
    steps: Lockstep, rng: random.Random, n: int, seat: int, plan: Plan, at: float
) -> Iterator[Tap]:
    """In one world only, at its own time, perhaps after a change of mind, perhaps twice."""
    target = _target(steps, rng, n, seat, plan)
    if target is None:
        return
    world = steps.worlds[n]
    part, caller = part_of(world, seat), _caller(steps, seat)
    at = round(at + rng.uniform(0, 3), 1)
    if rng.random() < 0.25 and (part not in plan or len(holders(world.state, part or "")) > 1):
        others = legal(world, part, holders(world.state, part)) if part in plan and part else []
        first = rng.choice(others or [one for one in world.state.living if one != seat])
        yield Tap(at - 0.05, n, caller, (first, first))
    yield Tap(at, n, caller, (target, target))
