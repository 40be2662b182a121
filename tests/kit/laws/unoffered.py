"""Commands that the sender is not offered: their answers must not tell a secret, either (P13).

What other screens offer, corrections by hand and closings with an answer missing are tried in both
worlds of a pair. An eye that may not tell the worlds apart must be answered alike; where both
accept, what the step leads to is looked at as well, and then forgotten. Where it leads to something
that the eye may know, the command itself is judged: what nobody was offered may not ask for it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from companion.core.command import TABLET, Caller, Command
from companion.core.eye import BLIND, MODERATOR, Eye, Sight, seat_eye
from companion.core.game import Stage
from tests.kit.deals import command_of, is_exact
from tests.kit.laws.branch import forked
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.taking_back import take_back
from tests.kit.laws.world import Diverged, Leak

SENDS, BY_HAND = 3, 2
"""So many commands of other screens, and of the host, at a time."""
SAMPLE = 40
"""Of so many answers of a prompt one is drawn."""
ByHand = Callable[[Lockstep, random.Random], list[Command]]


def try_unoffered(steps: Lockstep, rng: random.Random, by_hand: ByHand | None = None) -> None:
    """Try a few commands; both worlds stay as they were. Raises `Leak`."""
    if any(steps.game.stage(world.state) is not Stage.PLAY for world in steps.worlds):
        return
    take_back(steps, rng)
    for caller, command in attempts(steps, rng, by_hand):
        branch = forked(steps)
        try:
            branch.both(caller, command)
        except Diverged as end:
            steps.tried["apart"] += 1
            if steps.seen_by(caller) and not is_offered(steps, caller, command):
                raise Leak(f"{caller} {command} was not offered, and then: {end}") from end
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


def is_offered(steps: Lockstep, caller: Caller, command: Command) -> bool:
    """Whether a screen of this caller offers the command just now, or asks for others like it."""
    for world in steps.worlds:
        eye = steps.eye if caller.moderator else seat_eye(caller.seat or 0)
        for prompt in steps.game.view(world.state, eye, steps.moment).prompts:
            if prompt.command != command.name or prompt.closed is not None:
                continue
            answers = islice(prompt.answers(), 4000)
            if not is_exact(prompt) or any(
                command_of(steps.game, prompt.command, one.args) == command
                and (not caller.moderator or one.seat == caller.seat)
                for one in answers
            ):
                return True
    return False


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


def tries_unoffered(seed: object, by_hand: ByHand | None = None) -> Callable[[Lockstep], None]:
    """What a pair calls now and then; its chance is its own."""
    rng = random.Random(f"pry {seed}")
    return lambda steps: try_unoffered(steps, rng, by_hand)


def _is_about_the_eye(steps: Lockstep, command: Command) -> bool:
    """A role that is set by hand is told to its seat, with all that follows from it."""
    return command.name == "set_role" and getattr(command, "seat", None) == steps.eye.seat
