"""The parts of the pictures of a pair, for the law that compares them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from companion.core.event import Event
from companion.core.eye import PUBLIC, seat_eye
from companion.core.game import Game, Moment
from companion.core.view import View
from companion.table.screens.documents import Layer, ViewSplitter
from companion.table.screens.picture import TableShape
from companion.table.screens.present import Showing

HEADS_EVERY = 8
"""At one of so many looks the head of the picture is put together: it follows from little."""

if TYPE_CHECKING:
    from tests.kit.laws.lockstep import Lockstep, World


def parts(pair: Lockstep) -> Iterator[tuple[str, list[Any]]]:
    """By name, what each world says: the wall's view and the known documents of all seats, which
    everybody might read, the past, help in play, and what every device is told of the table."""
    game, moment, states = pair.game, pair.moment, [world.state for world in pair.worlds]
    walls = [game.view(state, PUBLIC, moment) for state in states]
    yield "wall's view", walls
    yield (
        "known documents",
        [
            known_documents(game, state, moment, wall)
            for state, wall in zip(states, walls, strict=True)
        ],
    )
    yield "history", [game.history(state) for state in states]
    yield "reference", [game.reference(state) for state in states]
    if pair.compared % HEADS_EVERY == 0:
        yield "head", [_head(pair, world) for world in pair.worlds]


def known_documents(game: Game[Any], state: Any, moment: Moment, wall: View) -> list[Layer]:
    """What everybody might read of the view of each seat."""
    views = [game.view(state, seat_eye(seat), moment, wall) for seat in state.ring]
    splitter = ViewSplitter(wall)
    return [splitter.split(view, {})[0] for view in views]


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
