"""Refusals by the limits of a turn, and parts of the prompts for card texts (§6)."""

from collections.abc import Mapping
from typing import Any

from companion.core import Field, Refusal, Weight, refuse, text
from companion.games.sancta.state import SanctaState
from companion.games.sancta.typed_words import LONG_NOTE

TOLL = 2
EFFECT: Mapping[str, Any] = {"weight": Weight.QUIET, "group": "effects"}
"""How prompts on the text of a card are drawn."""


def note_field() -> Field:
    """The text of the card, typed by the table."""
    return Field("note", "words", text("sancta-note"), high=LONG_NOTE)


def hand_refusal(state: SanctaState, seat: int) -> Refusal | None:
    """Why no card can be played: where hands are counted, this one is counted empty."""
    empty = state.options.track_hands and state.players[seat].hand == 0
    return refuse("E_HAND_EMPTY") if empty else None


def source_refusal(state: SanctaState, seat: int) -> Refusal | None:
    """Why there is no beatitude and no die now."""
    if state.turn.source is not None:
        return refuse("E_SOURCE_USED")
    return _no_saint(state, seat)


def task_refusal(state: SanctaState, seat: int) -> Refusal | None:
    """Why there is no trial and no suffrage now."""
    if state.turn.task is not None:
        return refuse("E_TASK_USED")
    return _no_saint(state, seat) or hand_refusal(state, seat)


def _no_saint(state: SanctaState, seat: int) -> Refusal | None:
    return refuse("E_NO_ACTIVE_SAINT") if state.players[seat].active is None else None


def substitution_refusal(state: SanctaState, seat: int) -> Refusal | None:
    """Why no saint can be substituted now (N-6)."""
    player = state.players[seat]
    if state.turn.substituted:
        return refuse("E_SUBSTITUTION_USED")
    if player.active is None:
        return refuse("E_NO_ACTIVE_SAINT")
    if player.active.points < TOLL:
        return refuse("E_TOLL", points=player.active.points)
    return None if player.sanctuary else refuse("E_SANCTUARY_EMPTY")


def place_refusal(state: SanctaState, seat: int) -> Refusal | None:
    """Why no saint can be placed now (`place_limit`, an empty hand)."""
    limited = state.options.place_limit == "1" and state.turn.placed > 0
    return refuse("E_PLACE_LIMIT") if limited else hand_refusal(state, seat)


def needs_saint(state: SanctaState, seat: int) -> bool:
    """Whether no saint can gain points before one is placed."""
    player = state.players[seat]
    empty = player.active is None and not player.sanctuary
    return empty and place_refusal(state, seat) is None
