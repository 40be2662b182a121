"""Undo and redo in both worlds of a pair: what they lead to must not tell a secret, either (P1)."""

from __future__ import annotations

import random

from companion.core.event import Event
from companion.core.refusal import Refusal
from companion.table.commands import Redo, Undo
from companion.table.log.fold import evolve
from companion.table.log.record import Record, is_public
from tests.kit.laws.branch import forked
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.world import Diverged, Leak, World

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
        decided = []
        for world, goal in zip(branch.worlds, goals, strict=True):
            table = branch.table(world)
            games = {branch.game.id: branch.game}
            decided.append(Undo(table.shown_number(goal)).decide(table, branch.now, games))
        _both(branch, Undo.name, decided)
        decided = []
        for world in branch.worlds:
            table = branch.table(world)
            undone = table.game.undone[-1].number
            decided.append(Redo(table.shown_number(undone)).decide(table, branch.now, games))
        _both(branch, Redo.name, decided)
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
        told = [step.number for step in world.steps if step.number not in silent]
    else:
        told = [step.number for step in world.steps if any(map(is_public, step.events))]
    return told[-back] - 1 if len(told) >= back else None


def _both(branch: Lockstep, name: str, decided: list[tuple[Event, ...] | Refusal]) -> None:
    """What the worlds have decided is done; raises `Leak` where the eye can tell them apart."""
    refusals = [made if isinstance(made, Refusal) else None for made in decided]
    if refusals[0] != refusals[1]:
        if branch.eye.moderates:
            raise Leak(f"{name}: {refusals[0]} in one world, {refusals[1]} in the other")
        raise Diverged(f"{name}: {refusals}")
    if refusals[0] is not None:
        raise Diverged(f"{name}: {refusals[0]}")
    for world, made in zip(branch.worlds, decided, strict=True):
        assert not isinstance(made, Refusal)
        _do(branch, world, name, made)
    branch.compare()


def _do(branch: Lockstep, world: World, name: str, events: tuple[Event, ...]) -> None:
    table = branch.table(world)
    record = Record(table.version + 1, branch.now, name, None, events)
    table = evolve(table, record, {branch.game.id: branch.game})
    assert table.game is not None
    world.table, world.state = table, table.game.state
    world.count, world.public = table.version, table.public_version
    world.silenced = list(table.silenced)
    world.mind.note(world.state)
