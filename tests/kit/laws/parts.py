"""The parts of the pictures of a pair, for the law that compares them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.kit.laws.lockstep import Lockstep


def parts(pair: Lockstep) -> Iterator[tuple[str, list[Any]]]:
    """By name, what each world says: the public view and the cues of all seats, which everybody
    might read, and the slip of the eye."""
    game, moment, states = pair.game, pair.moment, [world.state for world in pair.worlds]
    yield "public view", [game.public(state, moment) for state in states]
    yield "cues", [[game.cue(state, seat, moment) for seat in state.ring] for state in states]
    yield "slip", [game.slip(state, pair.eye, moment) for state in states]
