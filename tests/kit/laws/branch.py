"""A pair that is gone on with, and then forgotten."""

from __future__ import annotations

import copy
from dataclasses import replace

from companion.table.screens.view_cache import Kept
from tests.kit.laws.lockstep import Lockstep
from tests.kit.laws.world import World


def forked(steps: Lockstep) -> Lockstep:
    """The same pair, to be gone on with and forgotten."""
    a, b = (_twin(world) for world in steps.worlds)
    return replace(steps, worlds=(a, b), unoffered=None)


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
