"""Fields for a saint: its name, with the names that the table remembers, and its level."""

from __future__ import annotations

from itertools import islice

from companion.core import Field, Known, text
from companion.games.sancta.state import SanctaState
from companion.games.sancta.typed_words import HIGH_LEVEL, LONG_NAME

SUGGESTED = 12
"""Names of saints that are offered while one is typed."""


def saint_fields(state: SanctaState) -> tuple[Field, Field]:
    """A name, with those the table remembers, and a level."""
    seen = in_sight(state)
    unseen = (one for one in state.names if one[0] not in seen)
    known = tuple(
        Known(name, {"level": level}, str(level)) for name, level in islice(unseen, SUGGESTED)
    )
    return (
        Field("called", "words", text("sancta-name-of"), high=LONG_NAME, known=known),
        Field("level", "number", text("sancta-level"), low=1, high=HIGH_LEVEL, value=2),
    )


def in_sight(state: SanctaState) -> frozenset[str]:
    """The names of saints on the table, which cannot be drawn now."""
    covered = state.options.sanctuary_hidden
    return frozenset(
        saint.name
        for player in state.players.values()
        for saint in player.saints
        if not (covered and saint in player.sanctuary)
    )
