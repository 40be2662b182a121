"""Refusals that several rules share, or that say it in words of this game."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.core import Param, Refusal, refuse
from companion.games.jrc.commands import Whole


def too_few(**params: Param) -> Refusal:
    """E_PLAYER_COUNT, in this game's words."""
    return Refusal("E_PLAYER_COUNT", params, "jrc-player-count")


def wrong_number(
    numbers: Mapping[str, Whole], known: Collection[str], unknown: str
) -> Refusal | None:
    """`unknown` for a key that is not `known`; E_NOT_INTEGER or E_NEGATIVE for what is no count."""
    if not numbers.keys() <= set(known):
        return refuse(unknown)
    if any(isinstance(one, bool) or not isinstance(one, int) for one in numbers.values()):
        return refuse("E_NOT_INTEGER")
    return refuse("E_NEGATIVE") if any(one < 0 for one in numbers.values()) else None
