"""The parts of the pictures of a pair, for the law that compares them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.core.event import Event
from companion.core.eye import seat_eye
from companion.core.game import Game
from companion.core.view import View
from companion.table.screens.documents import ViewSplitter
from companion.table.screens.picture import TableShape
from companion.table.screens.present import Showing

HEADS_EVERY = 8
"""At one of so many looks the head of the picture is put together: it follows from little."""
LATER_EVERY = 4
"""At one of so many looks after which only the clock has moved, the views of all seats are built:
what everybody may read in them does not follow from the clock alone."""

if TYPE_CHECKING:
    from tests.kit.laws.lockstep import Lockstep, World


def parts(pair: Lockstep, walls: list[View]) -> Iterator[tuple[str, list[Any]]]:
    """By name, what each world says: the wall's view and what everybody might read of the view of
    each seat, the past, help in play, and what every device is told of the table. `walls`: the
    walls' views."""
    game, states = pair.game, [world.state for world in pair.worlds]
    yield "wall's view", walls
    yield "ring", [state.ring for state in states]
    if not pair.only_later or pair.compared % LATER_EVERY == 0:
        for seat in states[0].ring:
            views = [
                game.view(state, seat_eye(seat), pair.moment, wall)
                for state, wall in zip(states, walls, strict=True)
            ]
            # Equal views over equal walls have equal documents.
            if views[0] != views[1]:
                split = zip(map(ViewSplitter, walls), views, strict=True)
                yield (
                    f"known document of seat {seat}",
                    [one.split(view, {})[0] for one, view in split],
                )
    yield "history", [game.history(state) for state in states]
    yield "reference", [game.reference(state) for state in states]
    if pair.compared % HEADS_EVERY == 0:
        yield "head", [_head(pair, world) for world in pair.worlds]


def opens(game: Game[Any], state: Any, events: tuple[Event, ...]) -> bool:
    """Whether something that lay sealed is opened to all by these events."""
    for event in events:
        if any(question.public for question, _ in game.shows(state, event)):
            return True
        state = game.evolve(state, event)
    return False


def _head(pair: Lockstep, world: World) -> TableShape:
    """As on a table whose host keeps its evenings."""
    games = {pair.game.id: pair.game}
    return Showing(pair.table(world), pair.now, games, kept=world.kept).head
