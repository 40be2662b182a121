"""Cards that the table has typed in: names and effects."""

from collections.abc import Iterable
from typing import Any

LONG_NAME, LONG_EFFECT = 40, 160
MANY = 60
"""Number of remembered cards, newest first: a whole deck."""

CardWords = tuple[str, str]
"""A card's name, and its effect in the table's words ("": unknown)."""


def is_card(name: str, effect: str) -> bool:
    """Whether these may be the words of a card."""
    right = 0 < len(name) <= LONG_NAME and len(effect) <= LONG_EFFECT
    return right and (name + effect).isprintable()


def with_card(known: tuple[CardWords, ...], name: str, effect: str) -> tuple[CardWords, ...]:
    """The known cards with this one first; an empty `effect` keeps the one written before."""
    before = next((one for one in known if one[0].casefold() == name.casefold()), None)
    words = effect or (before[1] if before else "")
    return ((name, words), *(one for one in known if one is not before))[:MANY]


def read_cards(kept: Iterable[Any]) -> tuple[CardWords, ...]:
    """The cards that a table or device has kept; of two with one name the first counts."""
    found: dict[str, CardWords] = {}
    for row in kept:
        if isinstance(row, list | tuple) and len(row) == 2:
            name, effect = row
            if isinstance(name, str) and isinstance(effect, str) and is_card(name, effect):
                found.setdefault(name.casefold(), (name, effect))
    return tuple(found.values())[:MANY]
