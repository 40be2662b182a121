"""Typed input: names of saints, levels, notes, places, and the fields for a saint."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from companion.core import Field, Known, Refusal, refuse, text
from companion.games.sancta.state import SanctaState

LONG_NAME, LONG_NOTE = 40, 80
REMEMBERED = 40
"""Saints that the table remembers."""
HIGH_LEVEL = 20
"""Highest level that the screens offer; a card may have more."""
MOST_LEVEL = 99


def wrong_name(words: str) -> Refusal | None:
    """Why this is no name, if it is none."""
    return None if 0 < len(words.strip()) <= LONG_NAME else refuse("E_SAINT_NAME")


def wrong_level(level: int) -> Refusal | None:
    """Levels and difficulties are at least 1 (N-1)."""
    return None if 1 <= level <= MOST_LEVEL else refuse("E_LEVEL_RANGE")


def wrong_saint(name: str, level: int) -> Refusal | None:
    """Why this cannot be a saint, if it cannot. Its name may be left out (N16)."""
    return wrong_level(level) or (wrong_name(name) if name.strip() else None)


def read_names(kept: Iterable[Any]) -> tuple[tuple[str, int], ...]:
    """The known saints and levels of `keep`, without invalid ones."""
    pairs = (one for one in kept if isinstance(one, list | tuple) and len(one) == 2)
    legal = (
        (name, level)
        for name, level in pairs
        if isinstance(name, str) and type(level) is int
        if wrong_level(level) is None and wrong_name(name) is None and name.isprintable()
    )
    return tuple(legal)[:REMEMBERED]


def place_of(words: str, count: int) -> int | None:
    """The place, if it is one of `count`; else None."""
    return next((n for n in range(count) if words == str(n)), None)


SUGGESTED = 12
"""Names of saints that are offered while one is typed."""


def saint_fields(state: SanctaState) -> tuple[Field, Field]:
    """A name, with those the table remembers, and a level."""
    seen = names_on_table(state)
    unseen = (one for one in state.names if one[0] not in seen)
    known = tuple(
        Known(name, {"level": level}, str(level)) for name, level in islice(unseen, SUGGESTED)
    )
    return (
        Field("called", "words", text("sancta-name-of"), high=LONG_NAME, known=known),
        Field("level", "number", text("sancta-level"), low=1, high=HIGH_LEVEL, value=2),
    )


def names_on_table(state: SanctaState) -> frozenset[str]:
    """The names of saints on the table, which cannot be drawn now."""
    covered = state.options.sanctuary_hidden
    return frozenset(
        saint.name
        for player in state.players.values()
        for saint in player.saints
        if not (covered and saint in player.sanctuary)
    )
