"""What a new game takes over from the last one at the same table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core import replace
from companion.games.lupus.cast import cast
from companion.games.lupus.phases.lobby.answers import is_card
from companion.games.lupus.state import Custom, LupusState


def with_kept_deck(state: LupusState, kept: Mapping[str, int]) -> LupusState:
    """The same deck as last time, if as many people play and all its cards still exist."""
    if not kept or sum(kept.values()) != len(state.ring) or not set(kept) <= set(cast(state)):
        return state
    return replace(state, deck=dict(kept), deck_by_hand=True)


def card_kept(kept: Any) -> Custom | None:
    """An invented card of `keep`, if it still is one."""
    names = Custom.__struct_fields__
    if not isinstance(kept, Mapping) or set(kept) != set(names):
        return None
    card = Custom(**kept)
    return card if is_card(card) else None
