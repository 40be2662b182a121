"""The clock of a game that is played without a table."""

from collections.abc import Callable
from typing import Any


def ring_until(one: Any, until: float, ring: Callable[[], object]) -> None:
    """Move the clock of `one` (a scene, a play) to `until`; call `ring` for each alarm."""
    while (at := one.game.wakes_at(one.state)) is not None and at <= until:
        one.now = max(one.now, at)
        ring()
        assert one.game.wakes_at(one.state) != at, "an alarm rings for ever"
    one.now = until
