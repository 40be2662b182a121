"""Pairs of games that look alike to one eye: who lets it pass, and how fast, is free (§8)."""

import random
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.core import TABLET, Caller, Game, SetOption
from companion.games.sancta.phases.lobby import Begin
from companion.games.sancta.phases.setup import FirstSaint
from companion.games.sancta.phases.turn.cards import EndTurn
from companion.games.sancta.phases.turn.from_hand import PlaceSaint
from companion.games.sancta.phases.turn.points import Beatitude, Trial
from companion.games.sancta.phases.turn.window import React, VoidCancel
from tests.kit.games.sancta.knowledge import public, secrets
from tests.kit.games.sancta.tables import random_options
from tests.kit.laws.lockstep import Diverged, Lockstep, World
from tests.kit.laws.paired import Opening
from tests.kit.laws.world import DeclaredKnowledge, random_eye, set_up

LEVEL = 9
"""High enough that no covered saint comes to light before the end."""


@dataclass(frozen=True)
class Spec:
    """What a pair should be like; everything not said is left to chance. `level`: of the first
    saint of each player; a low one is done in a turn."""

    sight: str = ""
    options: tuple[tuple[str, Any], ...] = ()
    active: bool | None = None
    turns: int = 3
    level: int = LEVEL


def opening(rng: random.Random, game: Game[Any], spec: Spec) -> Opening:
    """Three to six people who answer on their phones."""
    size = rng.choice((3, 4, 4, 5, 6))
    ring = tuple(rng.sample(range(1, size + 4), size))
    options = random_options(rng) | {"reaction_mode": "phones", "place_limit": "none"}
    options |= {"track_hands": False, "deck_size": 0, "react_seconds": rng.choice((10, 20))}
    options |= dict(spec.options)
    eye = random_eye(rng, spec.sight, ring)
    lobby = set_up(game, ring, (SetOption(id, value) for id, value in options.items()))
    return Opening(eye, lobby, partial(DeclaredKnowledge, public, secrets))


def play(steps: Lockstep, rng: random.Random, spec: Spec) -> None:
    """From the first turn to an open window in which the answers differ."""
    ring, eye = steps.a.state.ring, steps.eye.seat
    steps.both(TABLET, Begin())
    for seat in ring:
        steps.both(Caller(seat), FirstSaint(f"Santo {seat}", spec.level))
    for _ in ring if spec.active is not None else ():
        if (steps.a.state.active == eye) == spec.active:
            break
        steps.both(Caller(steps.a.state.active), EndTurn())
    for _ in range(spec.turns):
        _turn(steps, rng)
    _window(steps, rng, "open")


def _turn(steps: Lockstep, rng: random.Random) -> None:
    """Saints are placed, a window opens and ends, and the turn goes on."""
    me = Caller(steps.a.state.active)
    for number in range(rng.choice((1, 2))):
        _place(steps, rng, me, number)
    if rng.random() < 0.3:
        steps.both(me, Trial(1))
    _window(steps, rng, rng.choice(("cancel", "cancel", "time", "all", "void")))
    steps.both(me, EndTurn())


def _place(steps: Lockstep, rng: random.Random, me: Caller, number: int) -> None:
    """A saint for the sanctuary: which, nobody else knows where it lies covered."""
    saint = PlaceSaint(f"Attesa {number}", rng.choice((2, 5)))
    other = saint
    hidden = steps.a.state.options.sanctuary_hidden
    if hidden and steps.eye.seat != me.seat:
        name, sort = rng.choice(("Zita", "Ambrogio da Milano")), rng.choice(("", "martire"))
        other = PlaceSaint(name, rng.choice((1, 7)), sort)
    if len(steps.a.state.players[me.seat].sanctuary) < 4:
        steps.both(me, saint, other)


def _window(steps: Lockstep, rng: random.Random, end: str) -> None:
    """A beatitude; until its end some let it pass, others in either world, at other times."""
    me = Caller(steps.a.state.active)
    steps.both(me, Beatitude())
    if end == "open":
        _pass_at_times(steps, rng, *_seats_that_pass(steps, rng), mine=None)
        return
    last = _pass_by_some(steps, rng)
    if end in ("cancel", "void"):
        who = rng.choice(steps.a.state.window.asked)
        if steps.both(Caller(who), React("cancel")) is not None:
            raise Diverged("a cancel was refused")
    if end == "void":
        steps.both(TABLET, VoidCancel())
        last = _pass_by_some(steps, rng)
    if end == "all":
        _pass_by_all(steps, last)
    steps.wait(25.0)


def _seats_that_pass(steps: Lockstep, rng: random.Random) -> tuple[list[int], list[int]]:
    """Other seats let it pass in one world than in the other; never all."""
    others = [seat for seat in steps.a.state.window.asked if seat != steps.eye.seat]
    if len(others) == 1:
        return others, []
    count = rng.randint(1, len(others) - 1)
    first = rng.sample(others, count)
    second = rng.sample(others, count)
    while set(first) == set(second):
        second = rng.sample(others, count)
    return first, second


def _pass_by_some(steps: Lockstep, rng: random.Random) -> int:
    """Some let it pass; returns a seat that does not in either world."""
    asked = steps.a.state.window.asked
    others = [seat for seat in asked if seat != steps.eye.seat]
    last = rng.choice(others or list(asked))
    free = [seat for seat in others if seat != last]
    count = rng.randint(0, len(free))
    other = rng.randint(0, len(free))
    mine = rng.randrange(6) if steps.eye.seat in asked and last != steps.eye.seat else None
    mine = mine if rng.random() < 0.6 else None
    _pass_at_times(steps, rng, rng.sample(free, count), rng.sample(free, other), mine=mine)
    return last


def _pass_at_times(
    steps: Lockstep, rng: random.Random, in_a: list[int], in_b: list[int], *, mine: int | None
) -> None:
    """Hidden answers at times of each world's own; the eye's own seat answers in both at once, in
    the second `mine`."""
    plan = [(seats, [rng.randrange(6) for _ in seats]) for seats in (in_a, in_b)]
    for second in range(6):
        for world, (seats, moments) in zip(steps.worlds, plan, strict=True):
            for seat, moment in zip(seats, moments, strict=True):
                if moment == second:
                    _pass(steps, world, seat)
        steps.compare()
        if mine == second:
            steps.both(Caller(steps.eye.seat), React("pass"))
        steps.wait(1.0)


def _pass(steps: Lockstep, world: World, seat: int) -> None:
    """A hidden answer in one world."""
    caller, command = Caller(seat), React("pass")
    events, refusal = steps.decide(world, caller, command)
    assert refusal is None, refusal
    steps._apply(world, caller, command, events)


def _pass_by_all(steps: Lockstep, last: int) -> None:
    """Everybody who has not answered lets it pass; the very last one of each world in both at
    once."""
    lasts = []
    for world in steps.worlds:
        asked = [seat for seat in world.state.window.asked if seat != steps.eye.seat]
        free = [seat for seat in asked if seat not in world.state.window.passed]
        lasts.append(last if world is steps.a else free[0])
        for seat in free:
            if seat != lasts[-1]:
                _pass(steps, world, seat)
    steps.compare()
    window, mine = steps.a.state.window, steps.eye.seat
    if mine in window.asked and mine not in window.passed:
        steps.both(Caller(mine), React("pass"))
    for world, seat in zip(steps.worlds, lasts, strict=True):
        if world.state.window is not None:
            _pass(steps, world, seat)
    steps.compare()
