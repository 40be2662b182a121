"""A table for a game that was played without one."""

from collections.abc import Sequence
from typing import Any

from companion.table.state import Running, Seat, Table
from tests.kit.playbook import Scene
from tests.kit.random_play import Play

NAME = "Éléonore d’Órleáns Żółć"
"""With the number of the seat about 24 letters, many of them two bytes long."""


def table_of(play: Play | Scene, names: Sequence[str] = (), **more: Any) -> Table:
    """A table with this game and its phones. `names`: of the ring in order; by default long ones.
    `more`: other fields of the table."""
    steps, ring = tuple(play.steps), play.ring
    called = zip(ring, names or [f"{NAME[:21]} {seat}" for seat in ring], strict=False)
    people = [Seat(seat, name, seat in play.phones) for seat, name in called]
    running = Running(
        *(play.game.id, play.opening, ring, play.state, ring, steps, steps),
        hushed_since=play.now if play.game.hushed(play.state) else None,
    )
    usual = {
        "code": "veglia-2048",
        "name": "Capodanno",
        "people": {one.id: one for one in people},
        "ring": ring,
        "holders": {seat: f"phone {seat}" for seat in play.phones},
        "tablet": "tablet",
        "game": running,
        "version": len(steps),
        "public_version": len(steps),
    }
    return Table(**{**usual, **more})
