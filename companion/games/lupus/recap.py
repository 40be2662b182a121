"""The story of a finished game."""

from __future__ import annotations

from companion.core.log import Step
from companion.core.panel import Panel
from companion.games.lupus.state import LupusState


def recap(state: LupusState, steps: tuple[Step, ...]) -> tuple[Panel, ...]:
    """The panels of the story."""
    return ()
