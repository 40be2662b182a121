"""The story of a campaign."""

from __future__ import annotations

from companion.core.panel import Panel
from companion.games.jrc.state import JrcState


def recap(state: JrcState) -> tuple[Panel, ...]:
    """The panels of the story."""
    return ()
