"""Refusals that say it in words of this game, and what a button says of one."""

from __future__ import annotations

from companion.core.refusal import Refusal
from companion.core.text import Text


def too_few(players: int) -> Refusal:
    """E_PLAYER_COUNT, in this game's words."""
    return Refusal("E_PLAYER_COUNT", {"players": players}, "sancta-player-count")


def why_not(refusal: Refusal | None) -> Text | None:
    """Why something is not allowed, as its button says it."""
    return None if refusal is None else refusal.text
