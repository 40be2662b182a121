"""Checks that the first posting and the action `reassign` share (D-S3, §6)."""

from __future__ import annotations

from companion.core import Refusal, refuse
from companion.games.final_decrees.state import DecreesState


def misposted(state: DecreesState, places: tuple[tuple[int, str], ...]) -> Refusal | None:
    """Why these places are refused. `places`: (seat, ministry or "")."""
    if any(at and at not in state.ministries for _, at in places):
        return refuse("E_UNKNOWN_MINISTRY")
    if any(seat not in state.ring for seat, _ in places):
        return refuse("E_NO_SUCH_SEAT")
    taken = [at for _, at in places if at]
    if len(set(taken)) < len(taken) or len(dict(places)) < len(places):
        return refuse("E_POSTING_DUPLICATE")
    return None
