"""What people have learned of the answers to a window."""

from collections.abc import Hashable, Iterator
from typing import Any

from companion.core.event import Event
from companion.games.sancta.facts.window import CancelledBy, WindowClosed


def learned(state: Any, event: Event) -> Iterator[tuple[Hashable, Hashable]]:
    """Who has cancelled, or that nobody has."""
    window = state.window
    if window is None or not isinstance(event, CancelledBy | WindowClosed):
        return
    about = (window.by, window.saint, window.what, window.points, tuple(window.asked))
    turn = repr((state.number, state.turn, state.players[window.by].active))
    yield (turn, *about), getattr(event, "seat", None)
