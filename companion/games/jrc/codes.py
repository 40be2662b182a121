"""Refusals that say it in words of this game."""

from __future__ import annotations

from companion.core.refusal import Refusal
from companion.core.text import Param


def too_few(**params: Param) -> Refusal:
    """E_PLAYER_COUNT, in this game's words."""
    return Refusal("E_PLAYER_COUNT", params, "jrc-player-count")
