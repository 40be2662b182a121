"""A player's deck: the sizes that are declared, and the list that may be written (§2)."""

import re
from collections import Counter
from collections.abc import Iterable

from companion.core import Frozen
from companion.games.cities.character_cards import LONG_NAME

MAIN_AT_LEAST, SIDE_AT_MOST, COPIES_AT_MOST = 45, 10, 3
DECK_AT_MOST = 500
LINES_AT_MOST = 60
LIST_AT_MOST = 1500
"""Characters of a typed deck list."""
SPLIT = re.compile(r"[,;\n]")
LINE = re.compile(
    r"(?:(?P<main>\d{1,2})(?:\+(?P<side>\d{1,2}))?\s*[x×]?\s+)?(?P<name>[^*]+?)\s*(?P<free>\*)?"
)

DeckLine = tuple[str, int, int, bool]
"""A line of a deck list: name, copies in the main deck, in the side deck, mercenary."""


class Deck(Frozen):
    """The deck that a player has declared."""

    main: int
    side: int
    cards: tuple[DeckLine, ...] = ()
    """The list; only its owner may see it."""


USUAL = Deck(MAIN_AT_LEAST, SIDE_AT_MOST)
"""The deck of a player who has declared nothing else."""


def read_cards(text: str) -> tuple[DeckLine, ...] | None:
    """The lines of a typed deck list; None: it cannot be read."""
    cards = []
    for line in filter(None, (part.strip() for part in SPLIT.split(text))):
        found = LINE.fullmatch(line)
        if found is None or len(found["name"].strip()) > LONG_NAME:
            return None
        main, side = int(found["main"] or 1), int(found["side"] or 0)
        cards.append((found["name"].strip(), main, side, bool(found["free"])))
    return None if len(cards) > LINES_AT_MOST else tuple(cards)


def written(cards: Iterable[DeckLine]) -> str:
    """The cards as they are typed: «3 Drago, 2+1 Arciere, 9 Fante*»."""
    return ", ".join(
        f"{main}{f'+{side}' if side else ''} {name}{'*' if free else ''}"
        for name, main, side, free in cards
    )


def sizes_of(cards: Iterable[DeckLine]) -> tuple[int, int]:
    """How many cards a list names, in the main deck and in the side deck."""
    sizes = [(main, side) for _, main, side, _ in cards]
    return sum(main for main, _ in sizes), sum(side for _, side in sizes)


def too_many(cards: Iterable[DeckLine], *, both: bool) -> str | None:
    """The first card with more than three copies; mercenaries are not counted (§2, C19)."""
    copies, names = Counter[str](), dict[str, str]()
    for name, main, side, mercenary in cards:
        key = name.casefold()
        names.setdefault(key, name)
        copies[key] += 0 if mercenary else main + (side if both else 0)
    return next((names[key] for key, n in copies.items() if n > COPIES_AT_MOST), None)
