"""Commands that the sender is not offered: their answers must not tell a secret, either (P13).

What other screens offer, corrections by hand and closings with an answer missing are tried in both
worlds of a pair. An eye that may not tell the worlds apart must be answered alike; where both
accept, what the step leads to is looked at as well, and then forgotten. Where it leads to something
that the eye may know, the command itself is judged: what nobody was offered may not ask for it.
"""

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from companion.core import BLIND, TABLET, Caller, Command, Eye, Refusal, Sight, Stage
from companion.core.eye import MODERATOR, seat_eye
from companion.table.commands import Redo, Undo
from companion.table.log.fold import evolve
from companion.table.log.record import Record, is_public
from companion.table.screens.view_cache import ViewCache
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.world import Diverged, Leak, World
from tests.kit.random_play import command_of, is_exact

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
        command = random_offer(steps, rng)
        if command is not None:
            yield rng.choice(own), command
    for _ in range(BY_HAND):
        command = random_offer(steps, rng, MODERATOR)
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
        for prompt in steps.view(world, eye).prompts:
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


def random_offer(steps: Lockstep, rng: random.Random, eye: Eye | None = None) -> Command | None:
    """Something that a screen of one of the worlds offers just now."""
    world = rng.choice(steps.worlds)
    eyes = (MODERATOR, BLIND, *(seat_eye(seat) for seat in world.state.ring))
    view = steps.view(world, eye or rng.choice(eyes))
    if not view.prompts:
        return None
    prompt = rng.choice(view.prompts)
    answers = list(islice(prompt.answers(), SAMPLE))
    if not answers:
        return None
    return command_of(steps.game, prompt.command, rng.choice(answers).args)


def unoffered_trier(seed: object, by_hand: ByHand | None = None) -> Callable[[Lockstep], None]:
    """What a pair calls now and then; its chance is its own."""
    rng = random.Random(f"pry {seed}")
    return lambda steps: try_unoffered(steps, rng, by_hand)


def _is_about_the_eye(steps: Lockstep, command: Command) -> bool:
    """A role that is set by hand is told to its seat, with all that follows from it."""
    return command.name == "set_role" and getattr(command, "seat", None) == steps.eye.seat


def forked(steps: Lockstep) -> Lockstep:
    """The same pair, to be gone on with and forgotten."""
    a, b = (_twin(world) for world in steps.worlds)
    return replace(steps, worlds=(a, b), unoffered=None)


def _twin(world: World) -> World:
    knowledge = copy.copy(world.knowledge)
    for name, learnt in vars(knowledge).items():
        if isinstance(learnt, set):
            setattr(knowledge, name, set(learnt))
    steps, silenced = list(world.steps), list(world.silenced)
    chance, cache = copy.deepcopy(world.chance), ViewCache()
    cache.lines = world.cache.lines
    return replace(
        world, knowledge=knowledge, chance=chance, steps=steps, silenced=silenced, cache=cache
    )


FARTHEST = 4
"""Steps that are taken back at most."""


def take_back(steps: Lockstep, rng: random.Random) -> None:
    """The host takes some steps back, and does them again; both worlds stay as they were. Raises
    `Leak`."""
    branch, back = forked(steps), rng.randint(1, FARTHEST)
    goals = [_goal(branch, world, back) for world in branch.worlds]
    if None in goals:
        return
    try:
        _decide_in_both(branch, Undo, goals)
        undone = [branch.table(world).game.undone[-1].number for world in branch.worlds]
        _decide_in_both(branch, Redo, undone)
    except Diverged:
        steps.tried["taken back, apart"] += 1
    except Leak as leak:
        raise Leak(f"{back} steps were taken back: {leak}") from leak
    else:
        steps.tried["taken back"] += 1


def _goal(branch: Lockstep, world: World, back: int) -> int | None:
    """The step after which the game is to stand: for the tablet so many that it counts ago, for
    all others so many public ones."""
    if branch.eye.moderates:
        silent = {*world.silenced}
        numbers = [step.number for step in world.steps if step.number not in silent]
    else:
        numbers = [step.number for step in world.steps if any(map(is_public, step.events))]
    return numbers[-back] - 1 if len(numbers) >= back else None


def _decide_in_both(branch: Lockstep, way: type[Undo | Redo], numbers: list[Any]) -> None:
    """Undo or redo, with a step's number of each world. Raises Leak, Diverged."""
    games, decided = {branch.game.id: branch.game}, []
    for world, number in zip(branch.worlds, numbers, strict=True):
        table = branch.table(world)
        decided.append(way(table.shown_number(number)).decide(table, branch.now, games))
    refusals = [made if isinstance(made, Refusal) else None for made in decided]
    branch.check_refusals(way.name, refusals, known=branch.eye.moderates)
    if refusals[0] is not None:
        raise Diverged(f"{way.name}: {refusals[0]}")
    for world, made in zip(branch.worlds, decided, strict=True):
        table = branch.table(world)
        record = Record(table.version + 1, branch.now, way.name, None, made)
        table = evolve(table, record, games)
        world.table, world.state = table, table.game.state
        world.count, world.public = table.version, table.public_version
        world.silenced = list(table.silenced)
        world.knowledge.note(world.state)
    branch.compare()
