"""Character cards that were typed in, kept to be offered again."""

from collections.abc import Iterable
from typing import Any

from companion.core import Frozen, Value

MANY = 60
"""The most cards that are kept."""
NOBODY = 0
"""The owner of a card from an earlier match; no seat has this number."""
LONG_NAME = 24
"""The most characters of a name."""
HIGHEST = (30, 30, 9)
"""The most power, hit points and range that a form asks for."""


class CharacterCard(Frozen):
    """The printed values of a character card, and its last owner."""

    name: str
    """The typed name, or ""."""
    power: int
    hp: int
    range: int
    quick: bool
    owner: int

    @property
    def stats(self) -> tuple[int, int, int]:
        return self.power, self.hp, self.range

    @property
    def values(self) -> str:
        """«2/3», with a range «2/3 r1»; a Quick card has a star."""
        far = f" r{self.range}" if self.range else ""
        return f"{self.power}/{self.hp}{far}" + ("*" if self.quick else "")

    @property
    def word(self) -> str:
        """The card without its owner, as the value of a choice item."""
        quick = "quick" if self.quick else "plain"
        return f"{self.power}/{self.hp}/{self.range}/{quick}/{self.name}"


def card_rows(known: tuple[CharacterCard, ...]) -> list[list[Value]]:
    """The named cards without their owners, one row each, newest first."""
    rows = ((one.name, *one.stats, one.quick) for one in known if one.name)
    return [list(row) for row in dict.fromkeys(rows)]


def read_rows(kept: Iterable[Any]) -> tuple[CharacterCard, ...]:
    """The cards in these rows; a row that is no card is left out."""
    return tuple(CharacterCard(*(*row, NOBODY)) for row in kept if _is_card(row))[:MANY]


def _is_card(row: Any) -> bool:
    if not isinstance(row, list | tuple) or len(row) != 5:
        return False
    name, *stats, quick = row
    if not isinstance(name, str) or not name or len(name) > LONG_NAME or not name.isprintable():
        return False
    limits = zip(stats, (0, 1, 0), HIGHEST, strict=True)
    right = all(type(n) is int and low <= n <= high for n, low, high in limits)
    return right and type(quick) is bool


def with_card(known: tuple[CharacterCard, ...], new: CharacterCard) -> tuple[CharacterCard, ...]:
    """The known cards with `new` first; a card is kept once for each owner."""
    key = (new.owner, new.word.casefold())
    rest = (one for one in known if (one.owner, one.word.casefold()) != key)
    return (new, *rest)[:MANY]


def cards_for(known: tuple[CharacterCard, ...], seat: int) -> tuple[CharacterCard, ...]:
    """The cards to offer to `seat`: its own first, each list with the last used first."""
    found: dict[str, CharacterCard] = {}
    for one in sorted(known, key=lambda card: card.owner != seat):
        found.setdefault(one.word.casefold(), one)
    return tuple(found.values())
