"""The parts of the pictures of a pair, for the law that compares them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.table.screens.picture import TableShape
from companion.table.screens.present import Showing

HEADS_EVERY = 8
"""At one of so many looks the head of the picture is put together: it follows from little."""

if TYPE_CHECKING:
    from tests.kit.laws.lockstep import Lockstep, World


def parts(pair: Lockstep) -> Iterator[tuple[str, list[Any]]]:
    """By name, what each world says: the public view and the cues of all seats, which everybody
    might read, the slip of the eye, the past, help in play, and what every device is told of the
    table."""
    game, moment, states = pair.game, pair.moment, [world.state for world in pair.worlds]
    yield "public view", [game.public(state, moment) for state in states]
    yield "cues", [[game.cue(state, seat, moment) for seat in state.ring] for state in states]
    yield "slip", [game.slip(state, pair.eye, moment) for state in states]
    yield "history", [game.history(state) for state in states]
    yield "reference", [game.reference(state) for state in states]
    if pair.compared % HEADS_EVERY == 0:
        yield "head", [_head(pair, world) for world in pair.worlds]


def _head(pair: Lockstep, world: World) -> TableShape:
    """As on a table whose host keeps its evenings."""
    games = {pair.game.id: pair.game}
    return Showing(pair.table(world), pair.now, games, kept=world.kept).head
