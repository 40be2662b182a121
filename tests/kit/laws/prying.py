"""Commands that the sender is not offered: their answers must not tell a secret, either (P13).

What other screens offer, corrections by hand and closings with somebody missing are tried in both
worlds of a pair. An eye that may not tell the worlds apart must be answered alike; where both
accept, what the step leads to is looked at as well, and then forgotten.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from companion.core.command import TABLET, Caller, Command
from companion.core.eye import BLIND, MODERATOR, Eye, Sight, seat_eye
from companion.core.game import Stage
from companion.table.screens.view_cache import Kept
from tests.kit.deals import command_of
from tests.kit.laws.lockstep import Diverged, Leak, Lockstep, World

SENDS, BY_HAND = 3, 2
"""So many commands of other screens, and of the host, at a time."""
SAMPLE = 40
"""Of so many answers of a prompt one is drawn."""
ByHand = Callable[[Lockstep, random.Random], list[Command]]


def pry(steps: Lockstep, rng: random.Random, by_hand: ByHand | None = None) -> None:
    """Try a few commands; nothing of it stays. Raises `Leak`."""
    if any(steps.game.stage(world.state) is not Stage.PLAY for world in steps.worlds):
        return
    for caller, command in attempts(steps, rng, by_hand):
        branch = forked(steps)
        try:
            branch.both(caller, command)
        except Diverged:
            steps.tried["apart"] += 1
        except Leak as leak:
            raise Leak(f"{caller} {command}: {leak}") from leak
        else:
            steps.tried["alike"] += 1


def attempts(
    steps: Lockstep, rng: random.Random, by_hand: ByHand | None
) -> Iterator[tuple[Caller, Command]]:
    """From the eye's own device what others are offered, and the host's commands."""
    own = callers(steps.eye, steps.a.state.ring, rng)
    for _ in range(SENDS if own else 0):
        command = offered(steps, rng)
        if command is not None:
            yield rng.choice(own), command
    for _ in range(BY_HAND):
        command = offered(steps, rng, MODERATOR)
        if command is not None and not _is_about_the_eye(steps, command):
            yield TABLET, command
    if by_hand is not None:
        for command in rng.sample(known := by_hand(steps, rng), min(BY_HAND, len(known))):
            if not _is_about_the_eye(steps, command):
                yield rng.choice((TABLET, *own)), command


def callers(eye: Eye, ring: Any, rng: random.Random) -> list[Caller]:
    """As whom the device behind this eye may speak."""
    if eye.sight is Sight.SEAT:
        return [Caller(eye.seat)]
    if eye.moderates:
        return [TABLET, *(Caller(seat, moderator=True) for seat in rng.sample(list(ring), 2))]
    return []


def offered(steps: Lockstep, rng: random.Random, eye: Eye | None = None) -> Command | None:
    """Something that a screen of one of the worlds offers just now."""
    world = rng.choice(steps.worlds)
    eyes = (MODERATOR, BLIND, *(seat_eye(seat) for seat in world.state.ring))
    view = steps.game.view(world.state, eye or rng.choice(eyes), steps.moment)
    if not view.prompts:
        return None
    prompt = rng.choice(view.prompts)
    answers = list(islice(prompt.answers(), SAMPLE))
    if not answers:
        return None
    return command_of(steps.game, prompt.command, rng.choice(answers).args)


def forked(steps: Lockstep) -> Lockstep:
    """The same pair, to be gone on with and forgotten."""
    a, b = (_twin(world) for world in steps.worlds)
    return replace(steps, worlds=(a, b), pries=None)


def _twin(world: World) -> World:
    mind = copy.copy(world.mind)
    for name, learnt in vars(mind).items():
        if isinstance(learnt, set):
            setattr(mind, name, set(learnt))
    chance = copy.deepcopy(world.chance)
    steps, silenced = list(world.steps), list(world.silenced)
    kept = Kept()
    kept.lines = world.kept.lines
    return replace(world, mind=mind, chance=chance, steps=steps, silenced=silenced, kept=kept)


def prying(seed: object, by_hand: ByHand | None = None) -> Callable[[Lockstep], None]:
    """What a pair calls now and then; its chance is its own."""
    rng = random.Random(f"pry {seed}")
    return lambda steps: pry(steps, rng, by_hand)


def _is_about_the_eye(steps: Lockstep, command: Command) -> bool:
    """A role that is set by hand is told to its seat, with all that follows from it."""
    return command.name == "set_role" and getattr(command, "seat", None) == steps.eye.seat
